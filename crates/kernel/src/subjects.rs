//! What a player can have had in a game, for those who study many games.

use crate::{Game, Provenance, Seat};

/// A card, building, role, place: whatever one player has and another has not.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Subject {
    /// What it is, in words and plural: things of one kind are compared with each other.
    pub kind: &'static str,
    /// Its place in the rulebook's order of its kind.
    pub rank: u16,
    /// Its word.
    pub name: &'static str,
    /// The family of words it is named by: `card` for `card-arena`. Empty if its word is its name.
    pub family: &'static str,
    /// How well its values are known.
    pub provenance: Provenance,
}

/// A game that tells what a player had in it.
pub trait Subjects: Game {
    /// Tells everything that the seat had when the game ended, once for each piece.
    fn had_by(&self, seat: Seat, tell: &mut dyn FnMut(Subject));
}
