//! F-33a, F-34: what each invocation does when it is used. Those that work by themselves are in
//! `effects`.

use kernel::{Seat, Sink};

use super::out_of_phase;
use crate::action::{Order, Slot};
use crate::board::Lot;
use crate::card::Card;
use crate::data::Invocation;
use crate::event::Event;
use crate::legal::BARGAIN_PRICE;
use crate::player::{Category, Party};
use crate::state::{Foundations, Known, Phase};

/// I3: silver gained.
const WINDFALL: i32 = 12;
/// I9: the most that a building scores again.
const FESTIVAL: i16 = 6;

impl Foundations {
    /// The cards that need nothing named.
    pub(super) fn use_plain(&mut self, seat: Seat, card: Invocation, sink: &mut impl Sink<Event>) {
        self.spend(seat, card, sink);
        match card {
            Invocation::Haste => self.turn.actions += 2,
            Invocation::Windfall => self.gain_silver(seat, WINDFALL, sink),
            Invocation::Foresight => return self.look(seat, sink),
            Invocation::FreshMarket => self.renew_market(sink),
            Invocation::Rebuild => self.turn.rebuild = true,
            Invocation::Tribute => {
                let silver = 2 * self.silver_on(&self.players[seat].estate);
                self.gain_silver(seat, silver, sink);
            }
            Invocation::BoldClaim => self.turn.bold_claim = true,
            Invocation::Dispensation => self.turn.dispensation = true,
            Invocation::Revelation => self.show_monument(sink),
            Invocation::NewPurpose => return self.offer_purpose(seat, sink),
            Invocation::Bargain
            | Invocation::Exchange
            | Invocation::Clearance
            | Invocation::Festival
            | Invocation::Census
            | Invocation::Abundance
            | Invocation::Connections
            | Invocation::Surveyor
            | Invocation::Prosperity
            | Invocation::SafeConduct => {}
        }
        self.resume_turn(sink);
    }

    fn spend(&mut self, seat: Seat, invocation: Invocation, sink: &mut impl Sink<Event>) {
        let player = &mut self.players[seat];
        player.invocations.take(invocation);
        player.spent.put(invocation);
        sink.emit(Event::Used { seat, invocation });
    }

    /// I2.
    pub(super) fn bargain(&mut self, seat: Seat, slot: Slot, sink: &mut impl Sink<Event>) {
        self.spend(seat, Invocation::Bargain, sink);
        self.purchase(seat, slot, BARGAIN_PRICE, sink);
        self.resume_turn(sink);
    }

    /// I4: the two deeds change places, the lot marker moves.
    pub(super) fn exchange(
        &mut self,
        seat: Seat,
        lot: Lot,
        slot: Slot,
        sink: &mut impl Sink<Event>,
    ) {
        self.spend(seat, Invocation::Exchange, sink);
        let card = &mut self.market.as_mut_slice()[slot.index()];
        if let Card::Deed(taken) = std::mem::replace(card, Card::Deed(lot)) {
            let estate = &mut self.players[seat].estate;
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
        self.known.foresight = Some((seat, count as u8));
        self.phase = Phase::Foresight;
    }

    pub(super) fn put_back(&mut self, order: Order, sink: &mut impl Sink<Event>) {
        let stack = self.stacks[self.era as usize].as_mut_slice();
        let top = stack.len();
        let mut old = [Card::default(); Order::MOST];
        for (place, card) in stack.iter().rev().take(Order::MOST).enumerate() {
            old[place] = *card;
        }
        for (depth, place) in order.places().enumerate() {
            stack[top - 1 - depth] = old[usize::from(place) - 1];
        }
        self.resume_turn(sink);
    }

    /// I6: the market goes under the stack, the leftmost card uppermost.
    fn renew_market(&mut self, sink: &mut impl Sink<Event>) {
        self.known.put_under = self.market;
        self.known.put_under.as_mut_slice().sort_unstable();
        for index in 0..self.market.len() {
            let card = self.market.as_slice()[index];
            self.stacks[self.era as usize].insert(0, card);
        }
        self.market = Default::default();
        sink.emit(Event::PutUnder);
        self.refill(sink);
    }

    /// I8: its lots become empty lots.
    pub(super) fn clearance(&mut self, seat: Seat, lot: Lot, sink: &mut impl Sink<Event>) {
        self.spend(seat, Invocation::Clearance, sink);
        self.take_off(seat, lot.alone(), sink);
        self.resume_turn(sink);
    }

    /// I20: two objectives, one of which is kept.
    fn offer_purpose(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let pair = self
            .next_objectives()
            .expect("I20 is used once and at least eight are left");
        sink.emit(Event::ObjectivesOffered {
            seat,
            pair: Some(pair),
        });
        self.phase = Phase::NewPurpose(pair);
    }

    /// I9: one own civic building scores again.
    pub(super) fn festival(&mut self, seat: Seat, lot: Lot, sink: &mut impl Sink<Event>) {
        self.spend(seat, Invocation::Festival, sink);
        if let Some(building) = self.city.building(lot) {
            let points = self
                .city
                .civic_points(building, self.city.footprint(lot))
                .min(FESTIVAL);
            self.gain(Party::Seat(seat), Category::Invocations, points, sink);
        }
        self.next_offer(sink);
    }

    /// I10: three more citizens in this scoring.
    pub(super) fn census(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.spend(seat, Invocation::Census, sink);
        let Phase::Offer(offer) = &mut self.phase else {
            out_of_phase();
        };
        offer.census = Some(seat);
        self.next_offer(sink);
    }
}

impl Known {
    /// F-47: a card left the top of the stack.
    pub(super) fn drawn(&mut self, card: Card) {
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
