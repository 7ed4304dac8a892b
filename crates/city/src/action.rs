//! The decisions of a player.

use crate::data::{Card, Deck};
use crate::grid::Cell;
use crate::phase::Space;

/// One decision. The order is the canonical order of the legal list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// C-8: keep this card, pass the others on.
    Draft(Card),
    /// C-12: put the emissary here.
    Place(Space),
    /// C-14: take this card of the offer.
    Take(Card),
    /// C-20: build a card from the hand.
    Build {
        /// The card.
        card: Card,
        /// Where.
        cell: Cell,
        /// C-18: brick tokens spent.
        tokens: u8,
    },
    /// C-19: all production buildings work.
    Produce,
    /// C-25: look into this deck.
    School(Deck),
    /// C-25: keep this card.
    Keep(Card),
    /// C-25: put this card under the deck next.
    Under(Card),
    /// C-15: end the turn.
    End,
}
