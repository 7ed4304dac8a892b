//! F-33a, F-34: what each invocation does when it is used. Those that work by themselves are in
//! `effects`.

use kernel::{Seat, Sink};

use super::out_of_phase;
use crate::data::Invocation;
use crate::legal::BARGAIN_PRICE;
use crate::{Card, Category, Event, Foundations, Known, Lot, Order, Party, Phase, Slot};

/// I3: silver gained.
const WINDFALL: i32 = 12;

impl Foundations {
    /// The cards that need nothing named.
    pub(crate) fn use_plain(&mut self, seat: Seat, card: Invocation, sink: &mut impl Sink<Event>) {
        self.spend(seat, card, sink);
        match card {
            Invocation::Haste => self.open.turn.actions += 2,
            Invocation::Windfall => self.open.gain_silver(seat, WINDFALL, sink),
            Invocation::Foresight => return self.look(seat, sink),
            Invocation::FreshMarket => self.renew_market(sink),
            Invocation::Rebuild => self.open.turn.rebuild = true,
            Invocation::Tribute => {
                let silver = 2 * self.silver_on(&self.open.players[seat].estate);
                self.open.gain_silver(seat, silver, sink);
            }
            Invocation::BoldClaim => self.open.turn.bold_claim = true,
            Invocation::Dispensation => self.open.turn.dispensation = true,
            Invocation::Revelation => self.show_monument(sink),
            Invocation::NewPurpose => {
                self.offer_objectives(seat, sink);
                self.open.phase = Phase::NewPurpose;
                return;
            }
            _ => {}
        }
        self.resume_turn(sink);
    }

    fn spend(&mut self, seat: Seat, invocation: Invocation, sink: &mut impl Sink<Event>) {
        let player = &mut self.open.players[seat];
        player.invocations.remove(invocation);
        player.spent.insert(invocation);
        sink.emit(Event::Used { seat, invocation });
    }

    /// I2.
    pub(crate) fn bargain(&mut self, seat: Seat, slot: Slot, sink: &mut impl Sink<Event>) {
        self.spend(seat, Invocation::Bargain, sink);
        self.purchase(seat, slot, BARGAIN_PRICE, sink);
        self.resume_turn(sink);
    }

    /// I4: the two deeds change places, the lot marker moves.
    pub(crate) fn exchange(
        &mut self,
        seat: Seat,
        lot: Lot,
        slot: Slot,
        sink: &mut impl Sink<Event>,
    ) {
        self.spend(seat, Invocation::Exchange, sink);
        let card = &mut self.open.market.as_mut_slice()[slot.index()];
        if let Card::Deed(taken) = std::mem::replace(card, Card::Deed(lot)) {
            let estate = &mut self.open.players[seat].estate;
            estate.lose(lot.alone());
            estate.gain(taken.alone());
            sink.emit(Event::Exchanged {
                seat,
                given: lot,
                taken,
            });
        }
        self.resume_turn(sink);
    }

    /// I5: the holder looks at the top cards; in which order they will lie, only he knows.
    fn look(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let count = self.looked_at();
        let mut top = self.stack().top_down();
        let cards = std::array::from_fn(|_| top.next());
        sink.emit(Event::Looked {
            seat,
            cards: Some(cards),
        });
        self.open.known.foresight = Some((seat, count as u8));
        self.open.phase = Phase::Foresight;
    }

    pub(crate) fn put_back(&mut self, order: Order, sink: &mut impl Sink<Event>) {
        let stack = self.hidden.stacks[self.open.era as usize].as_mut_slice();
        let top = stack.len();
        let mut old = [Card::default(); Order::MAX];
        for (place, card) in stack.iter().rev().take(Order::MAX).enumerate() {
            old[place] = *card;
        }
        for (depth, place) in order.places().enumerate() {
            stack[top - 1 - depth] = old[usize::from(place) - 1];
        }
        self.resume_turn(sink);
    }

    /// I6: the market goes under the stack, the leftmost card uppermost.
    fn renew_market(&mut self, sink: &mut impl Sink<Event>) {
        self.open.known.put_under = self.open.market;
        self.open.known.put_under.as_mut_slice().sort_unstable();
        for index in 0..self.open.market.len() {
            let card = self.open.market.as_slice()[index];
            self.hidden.stacks[self.open.era as usize].insert(0, card);
        }
        self.open.market = Default::default();
        sink.emit(Event::PutUnder);
        self.refill(sink);
    }

    /// I8: its lots become empty lots.
    pub(crate) fn clearance(&mut self, seat: Seat, lot: Lot, sink: &mut impl Sink<Event>) {
        self.spend(seat, Invocation::Clearance, sink);
        self.open.take_off(Party::Seat(seat), lot.alone(), sink);
        self.resume_turn(sink);
    }

    /// I9: one own civic building scores again.
    pub(crate) fn festival(&mut self, seat: Seat, lot: Lot, sink: &mut impl Sink<Event>) {
        self.spend(seat, Invocation::Festival, sink);
        let points = self.festival_points(lot);
        self.open
            .gain(Party::Seat(seat), Category::Invocations, points, sink);
        self.next_offer(sink);
    }

    /// I10: three more citizens in this scoring.
    pub(crate) fn census(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.spend(seat, Invocation::Census, sink);
        let Phase::Offer(offer) = &mut self.open.phase else {
            out_of_phase();
        };
        offer.census = Some(seat);
        self.next_offer(sink);
    }
}

impl Known {
    /// F-47: a card left the top of the stack.
    pub(crate) fn drawn(&mut self, card: Card) {
        if let Some((seat, count)) = self.foresight {
            self.foresight = (count > 1).then_some((seat, count - 1));
        }
        if let Some(index) = self
            .put_under
            .as_slice()
            .iter()
            .position(|own| *own == card)
        {
            self.put_under.remove(index);
        }
    }
}
