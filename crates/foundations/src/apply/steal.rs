//! F-29: stealing an empty lot.

use kernel::{Seat, Sink};

use crate::legal::PIECES;
use crate::{Event, Foundations, Lot};

impl Foundations {
    pub(crate) fn steal(&mut self, seat: Seat, lot: Lot, sink: &mut impl Sink<Event>) {
        let victim = self
            .holder_of_empty(lot)
            .expect("a legal steal has a victim");
        if self.pieces_beside(seat, lot) < PIECES {
            // I17: the one steal with a single piece.
            self.open.turn.bold_claim = false;
        }
        let thief = &mut self.open.players[seat];
        thief.favor -= 1;
        thief.estate.gain(lot.alone());
        let robbed = &mut self.open.players[victim];
        robbed.flipped += 1;
        robbed.estate.lose(lot.alone());
        sink.emit(Event::Stolen { seat, victim, lot });
        self.resume_turn(sink);
    }
}
