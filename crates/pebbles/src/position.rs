//! The position: what lies open, and what is hidden. The game has it at full sight; a view is the
//! same position at partial sight.

use std::ops::{Deref, RangeInclusive};

use kernel::{BySeat, Full, Partial, Pile, Seat, SeatSet, Seats, Sight, Viewer};

/// The numbers, each there once (P-1).
pub const NUMBERS: RangeInclusive<u8> = 1..=12;

/// The game.
pub type Pebbles = Position<Full>;

/// What a viewer knows of it.
pub type View = Position<Partial>;

/// Up to all numbers, in order; the next one to be drawn is the last.
pub(crate) type Numbers = Pile<u8, 12>;

/// The game, as far as it is seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position<S: Sight> {
    /// What everybody knows. It can be read from the position itself: `game.pile`.
    pub open: Open,
    pub(crate) hidden: Hidden<S>,
}

/// What everybody knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Open {
    /// Whether all play together (P-5).
    pub team: bool,
    /// Pebbles left.
    pub pile: u8,
    /// The numbers given back, in that order.
    pub given_back: Pile<u8, 5>,
    /// Pebbles of each seat.
    pub taken: BySeat<u8>,
    /// What is going on.
    pub phase: Phase,
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// All choose at the same time (P-2).
    Choose {
        /// Who takes the first pebbles.
        first: Seat,
        /// Who has chosen.
        chosen: SeatSet,
    },
    /// One after the other takes pebbles (P-3).
    Take {
        /// Whose turn it is.
        turn: Seat,
    },
    /// The pile is gone (P-4).
    Over,
}

/// What is not known to everybody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hidden<S: Sight> {
    /// Whose view it is.
    pub viewer: S::Note<Viewer>,
    pub bag: S::Of<Numbers>,
    pub secrets: BySeat<S::Of<Secret>>,
}

/// What a seat keeps to itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Secret {
    pub number: u8,
    /// Whether it has chosen to swap, until all have chosen.
    pub swaps: bool,
}

impl Open {
    /// How many play.
    pub fn seats(&self) -> Seats {
        self.taken.seats()
    }

    /// Who must decide now.
    pub fn to_act(&self) -> SeatSet {
        match self.phase {
            Phase::Choose { chosen, .. } => SeatSet::all(self.seats()) - chosen,
            Phase::Take { turn } => SeatSet::one(turn),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    /// All pebbles there are (P-1).
    pub fn pebbles(&self) -> u8 {
        5 * self.seats().count() as u8
    }
}

impl<S: Sight> Position<S> {
    /// The seat's number, if it is known.
    pub fn number(&self, seat: Seat) -> Option<u8> {
        S::get(self.hidden.secrets[seat]).map(|secret| secret.number)
    }
}

impl<S: Sight> Deref for Position<S> {
    type Target = Open;

    fn deref(&self) -> &Open {
        &self.open
    }
}
