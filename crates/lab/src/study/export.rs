//! Games and decisions as rows for other programs: CSV by columns, and one serializable line a
//! game. docs/lab.md describes every column.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use bots::BotSpec;
use kernel::{BySeat, Game, Options, Seat, Seed, Setup, Standing, Vocabulary};
use serde::{Serialize, Serializer};

use super::Note;
use crate::Opening;

/// The columns of `games.csv`, one row a player; after them one `points-CATEGORY` for each
/// category of the game.
pub const GAME_COLUMNS: [&str; 15] = [
    "table",
    "game",
    "seed",
    "seats",
    "options",
    "opening",
    "seat",
    "bot",
    "score",
    "place",
    "win",
    "rival",
    "decisions",
    "turns",
    "lead-changes",
];

/// The columns of `decisions.csv`, one row a decision.
pub const DECISION_COLUMNS: [&str; 6] = ["table", "game", "step", "seat", "legal", "action"];

/// A game on its way out.
#[derive(Clone, Copy, Debug)]
pub struct Export<'a, G: Game> {
    /// Which table of the study, counted from 1.
    pub table: usize,
    /// That table.
    pub setup: &'a Setup<G>,
    /// Who decided before the first turn.
    pub opening: Opening,
    /// Who sat where.
    pub bots: &'a [BotSpec],
    /// The game.
    pub note: &'a Note<G>,
}

impl<G: Game> Export<'_, G> {
    /// The first row of `games.csv`.
    pub fn game_header() -> String {
        let categories = G::Category::ALL.iter();
        let points = categories.map(|category| format!("points-{}", category.as_str()));
        let columns = GAME_COLUMNS.iter().map(|column| column.to_string());
        let columns: Vec<String> = columns.chain(points).collect();
        columns.join(",") + "\n"
    }

    /// The first row of `decisions.csv`.
    pub fn decision_header() -> String {
        DECISION_COLUMNS.join(",") + "\n"
    }

    /// One row a player.
    pub fn game_rows(&self) -> String {
        let seats = self.setup.seats().iter();
        seats.map(|seat| self.game_row(seat)).collect()
    }

    fn game_row(&self, seat: Seat) -> String {
        let note = self.note;
        let number = |number: Option<i32>| number.map_or(String::new(), |value| value.to_string());
        let (place, win) = outcome(&note.standing, seat);
        let mut row = [
            self.table.to_string(),
            (note.index + 1).to_string(),
            note.seed.to_string(),
            self.setup.seats().to_string(),
            options_text(self.setup),
            self.opening.to_string(),
            seat.to_string(),
            self.bots[seat.index()].to_string(),
            note.scores[seat].to_string(),
            place.map_or(String::new(), |place| place.to_string()),
            win.to_string(),
            number(note.rival),
            note.decisions.len().to_string(),
            note.turns.to_string(),
            note.lead_changes.to_string(),
        ]
        .join(",");
        for points in &note.items[seat] {
            let _ = write!(row, ",{points}");
        }
        row + "\n"
    }

    /// One row a decision.
    pub fn decision_rows(&self) -> String {
        let mut rows = String::new();
        for (decision, step) in self.note.decisions.iter().zip(1..) {
            let (table, game) = (self.table, self.note.index + 1);
            let (seat, legal) = (decision.seat, decision.legal);
            let action = quoted(&decision.action.to_string());
            let _ = writeln!(rows, "{table},{game},{step},{seat},{legal},{action}");
        }
        rows
    }

    /// The game as one object.
    pub fn line(&self) -> GameLine<'_> {
        let note = self.note;
        GameLine {
            table: self.table,
            game: note.index + 1,
            seed: Text(note.seed),
            seats: self.setup.seats().count(),
            options: self.setup.options().entries().into_iter().collect(),
            opening: self.opening.as_str(),
            bots: self.bots,
            scores: note.scores,
            rival: note.rival,
            standing: note.standing,
            points: note.items.map(|points| by_category::<G>(points)),
            decisions: note.decisions.len(),
            turns: note.turns,
            lead_changes: note.lead_changes,
            had: BySeat::from_fn(self.setup.seats(), |seat| self.had(seat)),
        }
    }

    fn had(&self, seat: Seat) -> BTreeMap<&'static str, BTreeMap<&'static str, u32>> {
        let mut had = BTreeMap::<_, BTreeMap<_, u32>>::new();
        let own = self.note.had.iter().filter(|(owner, _)| *owner == seat);
        for (_, subject) in own {
            let kind = had.entry(subject.kind).or_default();
            *kind.entry(subject.name).or_default() += 1;
        }
        had
    }
}

/// The seat's place, where there are places, and its part of the win.
fn outcome(standing: &Standing, seat: Seat) -> (Option<u8>, f64) {
    match (standing, standing.win_shares()) {
        (Standing::Places(places), Some(shares)) => {
            (Some(places[seat]), f64::from(shares[seat]) / 60.0)
        }
        (Standing::Places(_), None) => unreachable!("places give shares"),
        (Standing::Team { won }, _) => (None, f64::from(u8::from(*won))),
    }
}

fn options_text<G: Game>(setup: &Setup<G>) -> String {
    let entries = setup.options().entries().into_iter();
    let words: Vec<String> = entries
        .map(|(key, value)| format!("{key}={value}"))
        .collect();
    words.join(" ")
}

/// A field that may hold commas.
fn quoted(text: &str) -> String {
    if text.contains([',', '"']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_string()
    }
}

fn by_category<G: Game>(points: &[i32]) -> BTreeMap<&'static str, i32> {
    let words = G::Category::ALL.iter().map(|category| category.as_str());
    words.zip(points.iter().copied()).collect()
}

/// A game as one object of `games.jsonl`.
#[derive(Serialize, Debug)]
pub struct GameLine<'a> {
    table: usize,
    game: u64,
    seed: Text,
    seats: usize,
    options: BTreeMap<&'static str, &'static str>,
    opening: &'static str,
    bots: &'a [BotSpec],
    scores: BySeat<i32>,
    rival: Option<i32>,
    standing: Standing,
    points: BySeat<BTreeMap<&'static str, i32>>,
    decisions: usize,
    turns: u32,
    lead_changes: u32,
    had: BySeat<BTreeMap<&'static str, BTreeMap<&'static str, u32>>>,
}

/// A seed is told once its game is over.
#[derive(Debug)]
struct Text(Seed);

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}
