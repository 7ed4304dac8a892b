//! What happened out of sight: who looked into which deck and kept a card in secret. That it
//! happened is seen by all (C-27); which cards it was about is hidden.

use std::ops::Range;

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::data::{Card, Deck};

/// First cards (C-8, C-8a) and those kept from schools (C-25): at most four and four.
pub(crate) const MAX_KEEPS: usize = 8;
/// School and university cards in the decks.
pub(crate) const MAX_VISITS: usize = 4;
/// Deck II with all cards that four schools could put under it: 22, and 3 + 3 + 3 + 4.
pub(crate) const SLOTS: usize = 35;

/// A deck as a line of slots. Cards leave at the head and are put under at the end; slots that
/// were left stay, because somebody may remember what lay there (C-27).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stack {
    /// The top card's slot; also how many cards were turned up or drawn so far.
    pub(crate) head: u8,
    /// The slot after the bottom card, where the next card will be put under.
    pub(crate) end: u8,
    /// Slots filled at set-up; the later ones were put under.
    pub(crate) dealt: u8,
}

impl Stack {
    /// A deck of so many cards.
    pub(crate) fn of(dealt: usize) -> Stack {
        Stack {
            head: 0,
            end: dealt as u8,
            dealt: dealt as u8,
        }
    }

    /// Cards left.
    #[inline]
    pub fn len(&self) -> usize {
        self.slots().len()
    }

    /// Whether no card is left.
    pub fn is_empty(&self) -> bool {
        self.head == self.end
    }

    /// The slots of the cards left, the top one first.
    #[inline]
    pub(crate) fn slots(&self) -> Range<usize> {
        self.head.into()..self.end.into()
    }
}

/// A card that a player took into the hand without showing it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// Who kept it.
    pub seat: Seat,
    /// The school visit it comes from (an index into the visits); `None` for a first card.
    pub visit: Option<u8>,
}

/// A look into a deck (C-25).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Visit {
    /// Who looked.
    pub seat: Seat,
    /// The deck.
    pub deck: Deck,
    /// The slot of the first card drawn.
    pub(crate) from: u8,
    /// How many were drawn.
    pub drawn: u8,
    /// The slot where the first card was put under.
    pub(crate) under: u8,
    /// How many were put under.
    pub returned: u8,
}

impl Visit {
    /// The slots of the cards drawn.
    pub(crate) fn drawn_slots(&self) -> Range<usize> {
        self.from.into()..(self.from + self.drawn).into()
    }

    /// The slots of the cards put under.
    pub(crate) fn returned_slots(&self) -> Range<usize> {
        self.under.into()..(self.under + self.returned).into()
    }
}

/// A card that nobody saw in the hand before it was built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UnseenBuild {
    /// Who built it.
    pub seat: Seat,
    /// What it was.
    pub card: Card,
    /// How many cards had been kept by all players before it was built: it is one of those.
    pub after_keeps: u8,
}
