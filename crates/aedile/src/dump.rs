//! `aedile dump`: a recorded game, step by step, as JSON Lines, so that an outside referee can
//! check every rule. The format is described in docs/dump.md.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use kernel::{
    BySeat, Commitment, Game, Items, Record, Replay, Scores, Seat, Standing, View, Viewer,
    Vocabulary,
};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use table::with_game;

use crate::failure::Failure;
use crate::file;
use crate::json;
use crate::options::Chosen;

/// Prints the record of a file. A record that does not hold is refused before the first line.
pub fn dump(path: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let (game, record) = file::read(path)?;
    with_game!(game, G => write::<G>(path, &record, out))
}

fn write<G: Game>(path: &Path, record: &Record, out: &mut dyn Write) -> Result<(), Failure> {
    let played = kernel::replay::<G>(record).map_err(|error| file::refuted(path, &error))?;
    json::line(out, &Opening::new(record, &played))?;
    let mut game = G::new(&played.setup, &played.seed);
    for (step, (seat, action)) in played.actions.iter().enumerate() {
        json::line(out, &Step::new(&game, step, *seat, *action))?;
        game.apply(*seat, *action, &mut ());
    }
    json::line(out, &Ending::new(&game, played.actions.len()))
}

/// The documented JSON of a game's view.
type State<G> = <<G as Game>::View as View>::Dump;

/// The first line: what was agreed.
#[derive(Serialize)]
struct Opening<'a> {
    game: &'a str,
    rules: u32,
    seats: usize,
    options: Chosen,
    commitment: Commitment,
    seed: String,
}

impl<'a> Opening<'a> {
    fn new<G: Game>(record: &'a Record, played: &Replay<G>) -> Opening<'a> {
        Opening {
            game: &record.header.game,
            rules: record.header.rules_version,
            seats: played.setup.seats().count(),
            options: Chosen::of(&played.setup),
            commitment: record.header.commitment,
            seed: played.seed.to_string(),
        }
    }
}

/// Everything as it is before the action.
#[derive(Serialize)]
#[serde(bound = "")]
struct Step<G: Game> {
    step: usize,
    to_act: Vec<Seat>,
    legal: BTreeMap<usize, Vec<String>>,
    state: State<G>,
    scores: Points<G::Category>,
    seat: Seat,
    action: String,
}

impl<G: Game> Step<G> {
    fn new(game: &G, step: usize, seat: Seat, action: G::Action) -> Step<G> {
        let to_act = game.to_act();
        let mut legal = BTreeMap::new();
        let mut list = Vec::new();
        for seat in to_act {
            game.legal(seat, &mut list);
            legal.insert(
                seat.number(),
                list.iter().map(G::Action::to_string).collect(),
            );
        }
        Step {
            step,
            to_act: to_act.iter().collect(),
            legal,
            state: game.view(Viewer::Everything).dump(),
            scores: Points::of(game),
            seat,
            action: action.to_string(),
        }
    }
}

/// The last line: how it ended.
#[derive(Serialize)]
#[serde(bound = "")]
struct Ending<G: Game> {
    step: usize,
    to_act: [Seat; 0],
    state: State<G>,
    scores: Points<G::Category>,
    standing: Option<Standing>,
}

impl<G: Game> Ending<G> {
    fn new(game: &G, step: usize) -> Ending<G> {
        Ending {
            step,
            to_act: [],
            state: game.view(Viewer::Everything).dump(),
            scores: Points::of(game),
            standing: game.standing(),
        }
    }
}

/// Points by category word.
#[derive(Serialize)]
#[serde(bound = "")]
struct Points<C: Vocabulary> {
    seats: BySeat<Account<C>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rival: Option<Account<C>>,
}

impl<C: Vocabulary> Points<C> {
    fn of<G: Game<Category = C>>(game: &G) -> Points<C> {
        let Scores { seats, rival } = game.scores();
        Points {
            seats: seats.map(|items| Account::new(items.clone())),
            rival: rival.map(Account::new),
        }
    }
}

/// One seat's points: the sum, and what it is made of in the order of the rulebook.
#[derive(Serialize)]
#[serde(bound = "")]
struct Account<C: Vocabulary> {
    total: i32,
    #[serde(serialize_with = "by_word")]
    items: Items<C>,
}

impl<C: Vocabulary> Account<C> {
    fn new(items: Items<C>) -> Account<C> {
        let total = items.iter().map(|(_, points)| points).sum();
        Account { total, items }
    }
}

impl<C: Vocabulary> Default for Account<C> {
    fn default() -> Account<C> {
        Account::new(Items::new())
    }
}

fn by_word<C: Vocabulary, S: Serializer>(items: &Items<C>, to: S) -> Result<S::Ok, S::Error> {
    let mut map = to.serialize_map(Some(items.len()))?;
    for (category, points) in items {
        map.serialize_entry(category.as_str(), points)?;
    }
    map.end()
}

#[cfg(test)]
mod tests {
    use bots::Random;
    use kernel::Seed;
    use kernel::testing::setup;
    use lab::play;
    use pebbles::Pebbles;
    use serde_json::{Value, json};

    use super::*;

    fn dumped(options: &[(&str, &str)]) -> Vec<Value> {
        let setup = setup::<Pebbles>(2, options);
        let seed = Seed::of_series(3, 0);
        let players = vec![Box::new(Random) as _, Box::new(Random) as _];
        let record = play(&setup, &seed, players).record(&setup, seed);
        let mut out = Vec::new();
        let path = Path::new("game.aedile");
        write::<Pebbles>(path, &record, &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        text.lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }

    #[test]
    fn the_first_line_tells_what_was_agreed() {
        let first = &dumped(&[("first", "2")])[0];
        assert_eq!(first["game"], "pebbles");
        assert_eq!(first["options"], json!({"first": "2", "team": "false"}));
        assert_eq!(first["seed"], Seed::of_series(3, 0).to_string());
    }

    #[test]
    fn a_step_shows_everything_before_its_action() {
        let lines = dumped(&[("first", "1")]);
        let (opening, second) = (&lines[1], &lines[2]);
        assert_eq!(opening["step"], 0);
        assert_eq!(opening["to_act"], json!([1, 2]));
        assert_eq!(
            opening["legal"],
            json!({"1": ["keep", "swap"], "2": ["keep", "swap"]})
        );
        assert_eq!(opening["state"]["chosen"], json!([null, null]));
        assert_eq!(second["to_act"], json!([2]));
        assert_eq!(second["state"]["chosen"][0], opening["action"]);
        let number = &opening["state"]["numbers"][0];
        let account = json!({"total": number, "items": {"pebbles": 0, "number": number}});
        assert_eq!(
            opening["scores"],
            json!({"seats": [account, opening["scores"]["seats"][1]]})
        );
    }

    #[test]
    fn the_last_line_tells_how_it_ended() {
        let lines = dumped(&[("team", "true")]);
        let last = &lines[lines.len() - 1];
        assert_eq!(last["step"], lines.len() - 2);
        assert_eq!(last["to_act"], json!([]));
        assert_eq!(
            last["scores"]["rival"],
            json!({"total": 24, "items": {"pebbles": 24}})
        );
        assert!(last["standing"]["team"]["won"].is_boolean());
        assert!(last.get("action").is_none());
    }
}
