//! C-8: the first hand card.

use kernel::{Seat, Sink};

use crate::data::Card;
use crate::event::Event;
use crate::memory::Keep;
use crate::position::City;

impl City {
    /// Keeps a card and passes the others to the right; after the last one the first round begins.
    pub(crate) fn draft(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        self.keep_secretly(seat, card, None);
        let passed = self.choice_len() as u8;
        sink.emit(Event::Drafted {
            seat,
            card: Some(card),
            passed,
        });
        if passed == 0 {
            self.begin_round(sink);
        }
    }

    /// Takes one of the cards that only this seat sees into the hand.
    pub(super) fn keep_secretly(&mut self, seat: Seat, card: Card, visit: Option<u8>) {
        self.hidden.choice.remove(card);
        self.hidden.kept[self.keeps.len()] = card;
        self.open.keeps.push(Keep { seat, visit });
    }
}
