//! Doing what was decided. One file per part of the round, in the order of the rulebook.

mod build;
mod round;
mod secrets;
mod turn;

use crate::data::{Card, Deck};
use crate::phase::Turn;
use crate::position::City;

impl City {
    /// The turn under way.
    #[inline]
    fn turn(&self) -> Turn {
        self.phase.turn().unwrap_or_else(|| unchecked())
    }

    /// Takes the top card of a deck; `None` if there is none.
    #[inline]
    fn draw(&mut self, deck: Deck) -> Option<Card> {
        let slot = self.stack(deck).slots().next()?;
        self.open.stacks[deck.index()].head += 1;
        Some(self.hidden.slots[deck.index()][slot])
    }

    /// Puts a card under all others of a deck.
    #[inline]
    pub(crate) fn put_under(&mut self, deck: Deck, card: Card) {
        let end = &mut self.open.stacks[deck.index()].end;
        self.hidden.slots[deck.index()][usize::from(*end)] = card;
        *end += 1;
    }
}

/// `apply` is only called with actions that are legal.
#[cold]
fn unchecked() -> ! {
    unreachable!("the action was checked before it was applied")
}
