//! F-2, F-7, F-8, F-12a: income, buying, and when a turn ends.

use kernel::{Seat, Sink};

use crate::action::Slot;
use crate::card::Card;
use crate::data::SLOTS;
use crate::event::Event;
use crate::state::{Foundations, Phase};

impl Foundations {
    pub(super) fn take_income(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.gain_silver(seat, self.income(seat), sink);
        self.end_action(sink);
    }

    pub(super) fn gain_silver(&mut self, seat: Seat, silver: i32, sink: &mut impl Sink<Event>) {
        self.players[seat].silver += silver;
        sink.emit(Event::Silver { seat, silver });
    }

    pub(super) fn buy(&mut self, seat: Seat, slot: Slot, sink: &mut impl Sink<Event>) {
        self.purchase(seat, slot, self.price(seat, slot), sink);
        self.end_action(sink);
    }

    /// F-8: pays, takes the card, puts a marker on its lot; F-2: the row slides and refills.
    pub(super) fn purchase(
        &mut self,
        seat: Seat,
        slot: Slot,
        price: i32,
        sink: &mut impl Sink<Event>,
    ) {
        let card = self.market.remove(slot.index());
        let player = &mut self.players[seat];
        player.silver -= price;
        match card {
            Card::Deed(lot) => player.estate.gain(lot.alone()),
            Card::Invocation(invocation) => player.invocations.put(invocation),
        }
        self.turn.busy = true;
        sink.emit(Event::Bought {
            seat,
            slot,
            card,
            price,
        });
        self.refill(sink);
    }

    /// F-2: the free last slots are filled from the era's stack.
    pub(super) fn refill(&mut self, sink: &mut impl Sink<Event>) {
        while self.market.len() < SLOTS
            && let Some(card) = self.stacks[self.era as usize].pop()
        {
            self.market.push(card);
            self.known.drawn(card);
            sink.emit(Event::TurnedUp { card });
        }
    }

    pub(super) fn end_action(&mut self, sink: &mut impl Sink<Event>) {
        self.turn.actions -= 1;
        self.resume_turn(sink);
    }

    /// F-12a: back to the player in turn, unless nothing is left to do.
    pub(super) fn resume_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.phase = Phase::Turn;
        if self.turn.actions == 0 && !self.has_free_action(self.turn.seat) {
            self.end_turn(sink);
        }
    }
}
