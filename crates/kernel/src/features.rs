//! A position as numbers, for whatever learns from positions: the same named numbers in the same
//! order for every option and table size.

use std::fmt;

use crate::{BySeat, Game};

/// Takes the numbers of a description, one after the other.
pub trait Describe {
    /// The next number. Names are words of the rules with dots between them, `hand.temple`; values
    /// are scaled so that most lie between -1 and 1, and are 0 for what is not there.
    fn put(&mut self, name: fmt::Arguments<'_>, value: f32);

    /// 1 if it is so, else 0.
    #[inline]
    fn flag(&mut self, name: fmt::Arguments<'_>, holds: bool) {
        self.put(name, if holds { 1.0 } else { 0.0 });
    }

    /// A count out of about so many.
    #[inline]
    fn count(&mut self, name: fmt::Arguments<'_>, count: usize, about: f32) {
        self.put(name, count as f32 / about);
    }
}

/// The numbers alone. Names are not even put together.
impl Describe for Vec<f32> {
    #[inline]
    fn put(&mut self, _: fmt::Arguments<'_>, value: f32) {
        self.push(value);
    }
}

/// The names alone.
impl Describe for Vec<String> {
    fn put(&mut self, name: fmt::Arguments<'_>, _: f32) {
        self.push(name.to_string());
    }
}

/// What a learned evaluation, an observation or an explanation is made of. Like
/// [`Advice`](crate::Advice) it is asked of determinized states only, so it may look at everything.
pub trait Features: Game {
    /// Raised whenever a number is added, moved or means something else: what was learned from
    /// another version is not used.
    const FEATURES_VERSION: u32;

    /// What was learned from such descriptions, as `learn/` writes it; empty for a game of which
    /// nothing was learned.
    const WEIGHTS: &'static [u8] = &[];

    /// Describes the position: what concerns everybody to `table`, what concerns one seat to its
    /// own, with the same names for all seats. Who sits where is told by how many turns a seat is
    /// away from acting, never by its number.
    fn describe<D: Describe>(&self, table: &mut D, seats: &mut BySeat<D>);
}

/// The names of all numbers of a game, in their order.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct FeatureNames {
    /// Of the table.
    pub table: Vec<String>,
    /// Of each seat.
    pub seat: Vec<String>,
}

impl FeatureNames {
    /// As the position describes itself; all positions of a game have the same.
    pub fn of<G: Features>(game: &G) -> FeatureNames {
        let mut table: Vec<String> = Vec::new();
        let mut seats: BySeat<Vec<String>> = BySeat::new(game.seats());
        game.describe(&mut table, &mut seats);
        let seat = seats.iter().next().map(|(_, names)| names.clone());
        FeatureNames {
            table,
            seat: seat.unwrap_or_default(),
        }
    }
}
