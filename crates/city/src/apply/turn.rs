//! A turn: the compulsory card (C-14), and when it ends (C-15).

use kernel::{Seat, Sink};

use super::unchecked;
use crate::data::Card;
use crate::event::Event;
use crate::position::{City, Phase, Turn};

impl City {
    /// C-14: takes a card of the offer into the hand, seen by all (C-27).
    pub(crate) fn take(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        let mut offer = (1..).zip(&mut self.open.offer);
        let wanted = offer.find(|(_, offered)| offered.is_free(card));
        let (Phase::Take(space), Some((slot, offered))) = (self.open.phase, wanted) else {
            unchecked()
        };
        offered.taken_by = Some(seat);
        let deck = offered.deck;
        sink.emit(Event::Took {
            seat,
            card,
            deck,
            slot,
        });
        self.open.players[seat].seen.add(card);
        self.open.phase = Phase::Act(Turn {
            space,
            build: true,
            produce: true,
        });
    }

    /// C-15: the turn goes on with what is still open, and ends when nothing is.
    pub(super) fn go_on(&mut self, seat: Seat, turn: Turn, sink: &mut impl Sink<Event>) {
        self.open.phase = Phase::Act(turn);
        if !turn.build && !turn.produce {
            self.end_turn(seat, sink);
        }
    }

    /// C-15: the player ends the turn.
    pub(crate) fn end_turn(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        sink.emit(Event::TurnEnded { seat });
        self.next_turn(Some(self.turn().space), sink);
    }
}
