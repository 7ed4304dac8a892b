//! What happened out of sight: who kept a card in secret, and where it came from. Only the cards
//! named here and in the stacks are hidden; that something was kept is seen by all (C-27).

use kernel::Seat;

use crate::data::{Card, Deck};

/// Cards drafted (C-8) and kept from schools (C-25): at most four and four.
pub const MOST_KEEPS: usize = 8;
/// School and university cards in the decks.
pub const MOST_VISITS: usize = 4;

/// A card that a player took into the hand without showing it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Keep {
    /// Who kept it.
    pub seat: Seat,
    /// What it is: known to that seat.
    pub card: Card,
    /// The school visit it comes from (an index into the visits); `None` for a drafted card.
    pub visit: Option<u8>,
}

/// A look into a deck (C-25).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Visit {
    /// Who looked.
    pub seat: Seat,
    /// The deck.
    pub deck: Deck,
    /// The slot of the first card drawn.
    pub from: u8,
    /// How many were drawn.
    pub drawn: u8,
    /// The slot where the first card was put under.
    pub under: u8,
    /// How many were put under.
    pub returned: u8,
}

impl Visit {
    /// The slots of the cards drawn.
    pub fn drawn_slots(&self) -> std::ops::Range<usize> {
        self.from as usize..(self.from + self.drawn) as usize
    }

    /// The slots of the cards put under.
    pub fn returned_slots(&self) -> std::ops::Range<usize> {
        self.under as usize..(self.under + self.returned) as usize
    }
}

/// A card that nobody saw in the hand before it was built.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct UnseenBuild {
    /// Who built it.
    pub seat: Seat,
    /// What it was.
    pub card: Card,
    /// How many cards had been kept by all players before it was built: it is one of those.
    pub keeps: u8,
}
