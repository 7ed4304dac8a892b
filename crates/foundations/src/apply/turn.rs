//! F-2, F-7, F-8, F-12a: income, buying, and when a turn ends.

use kernel::{Seat, Sink};

use crate::data::SLOTS;
use crate::{Card, Event, Foundations, Phase, Slot};

impl Foundations {
    pub(crate) fn take_income(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.open.gain_silver(seat, self.income(seat), sink);
        self.end_action(sink);
    }

    pub(crate) fn buy(&mut self, seat: Seat, slot: Slot, sink: &mut impl Sink<Event>) {
        self.purchase(seat, slot, self.price(seat, slot), sink);
        self.end_action(sink);
    }

    /// F-8: pays, takes the card, puts a marker on its lot; F-2: the row slides and refills.
    pub(crate) fn purchase(
        &mut self,
        seat: Seat,
        slot: Slot,
        price: i32,
        sink: &mut impl Sink<Event>,
    ) {
        let card = self.open.market.remove(slot.index());
        let player = &mut self.open.players[seat];
        player.silver -= price;
        match card {
            Card::Deed(lot) => player.estate.gain(lot.alone()),
            Card::Invocation(invocation) => player.invocations.insert(invocation),
        }
        self.open.turn.busy = true;
        sink.emit(Event::Bought {
            seat,
            slot,
            card,
            price,
        });
        self.refill(sink);
    }

    /// F-2: the free last slots are filled from the era's stack.
    pub(crate) fn refill(&mut self, sink: &mut impl Sink<Event>) {
        while self.open.market.len() < SLOTS
            && let Some(card) = self.hidden.stacks[self.open.era as usize].pop()
        {
            self.open.market.push(card);
            self.open.known.drawn(card);
            sink.emit(Event::TurnedUp { card });
        }
    }

    pub(crate) fn end_action(&mut self, sink: &mut impl Sink<Event>) {
        self.open.turn.actions -= 1;
        self.resume_turn(sink);
    }

    /// F-12a: back to the player in turn, unless nothing is left to do.
    pub(crate) fn resume_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.open.phase = Phase::Turn;
        if self.open.turn.actions == 0 && !self.has_free_action(self.open.turn.seat) {
            self.end_turn(sink);
        }
    }
}
