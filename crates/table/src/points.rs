//! Points by category and open facts of each seat, as the page is told them.

use kernel::{Items, Scores, Seat, View as _, Vocabulary};
use scene::{Reader, Show, Words};
use serde::Serialize;

/// What everybody has.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ScoresShown {
    /// The players' points, in seat order.
    pub seats: Vec<SeatScore>,
    /// Points of the opponent that no person plays.
    pub rival: Option<SeatScore>,
}

/// Points of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeatScore {
    /// By category, in rulebook order.
    pub items: Vec<ItemShown>,
    /// Their sum.
    pub total: i32,
}

/// Points of one category.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct ItemShown {
    /// The category's word.
    pub category: &'static str,
    /// Its name.
    pub name: String,
    /// The points.
    pub points: i32,
}

/// What is open of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeatFacts {
    /// The seat, counted from 1.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub seat: Seat,
    /// The same things in the same order for every seat.
    pub facts: Vec<FactShown>,
}

/// Something open of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct FactShown {
    /// What is shown.
    pub glyph: &'static str,
    /// What it is called.
    pub name: String,
    /// How much.
    pub value: String,
}

impl ScoresShown {
    /// These points, in words.
    pub fn of<G: Show>(scores: &Scores<G::Category>, words: &Words) -> ScoresShown {
        let shown = |items: &Items<G::Category>| SeatScore::of::<G>(items, words);
        ScoresShown {
            seats: scores.seats.as_slice().iter().map(shown).collect(),
            rival: scores.rival.as_ref().map(shown),
        }
    }
}

impl SeatScore {
    fn of<G: Show>(items: &Items<G::Category>, words: &Words) -> SeatScore {
        let item = |(category, points): &(G::Category, i32)| ItemShown {
            category: category.as_str(),
            name: G::category(words, *category),
            points: *points,
        };
        SeatScore {
            items: items.iter().map(item).collect(),
            total: items.iter().map(|(_, points)| points).sum(),
        }
    }
}

/// The points as far as the reader may know them: all of them once the game is over.
pub(crate) fn scores<G: Show>(game: &G, view: &G::View, reader: &Reader<'_>) -> ScoresShown {
    let scores = match game.is_over() {
        true => game.scores(),
        false => view.scores(),
    };
    ScoresShown::of::<G>(&scores, reader.words)
}

/// What the opponent that no person plays is called; nobody where there is none.
pub(crate) fn rival<G: Show>(view: &G::View, reader: &Reader<'_>) -> Option<String> {
    let rival = view.scores().rival;
    rival.and_then(|_| G::rival(reader.words))
}

/// What is open of every seat.
pub(crate) fn facts<G: Show>(game: &G, view: &G::View, reader: &Reader<'_>) -> Vec<SeatFacts> {
    let shown = |fact: scene::Fact| FactShown {
        glyph: fact.glyph.as_str(),
        name: fact.name,
        value: fact.value,
    };
    let of = |seat| SeatFacts {
        seat,
        facts: G::facts(view, seat, reader)
            .into_iter()
            .map(shown)
            .collect(),
    };
    game.seats().iter().map(of).collect()
}
