//! How a game ended, in words.

use kernel::{BySeat, Game, Standing};
use scene::words::common;
use scene::{Reader, Show};
use serde::Serialize;

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Outcome {
    /// Places, or the team's result.
    #[cfg_attr(
        feature = "types",
        ts(type = "{ places: number[] } | { team: { won: boolean } }")
    )]
    pub standing: Standing,
    /// "Livia wins with 61 points".
    pub sentence: String,
    /// How a tie was decided.
    pub verdict: Option<String>,
}

/// The outcome, once the game is over.
pub(crate) fn outcome<G: Show>(game: &G, view: &G::View, reader: &Reader<'_>) -> Option<Outcome> {
    let standing = Game::standing(game)?;
    let totals = game.scores().totals();
    let sentence = match &standing {
        Standing::Places(places) => winners(places, &totals, reader),
        Standing::Team { won } => {
            let all: Vec<&str> = game.seats().iter().map(|seat| reader.name(seat)).collect();
            let all = common::list(reader.words, &all);
            let say = if *won {
                common::team_won
            } else {
                common::team_lost
            };
            say(reader.words, &all)
        }
    };
    Some(Outcome {
        verdict: G::verdict(view, &standing, reader),
        standing,
        sentence,
    })
}

fn winners(places: &BySeat<u8>, totals: &BySeat<i32>, reader: &Reader<'_>) -> String {
    let first: Vec<_> = places.iter().filter(|(_, place)| **place == 1).collect();
    let points = first.first().map_or(0, |(seat, _)| totals[*seat]);
    let names: Vec<&str> = first.iter().map(|(seat, _)| reader.name(*seat)).collect();
    match names[..] {
        [only] => common::wins(reader.words, only, points),
        _ => common::share_win(reader.words, &common::list(reader.words, &names), points),
    }
}
