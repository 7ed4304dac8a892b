//! F-28, F-28a: composing a trade, and the partner's answer.

use kernel::{Seat, Sink};

use super::out_of_phase;
use crate::trade::rank;
use crate::{Event, Foundations, Item, Phase, Player, Side, Trade};

impl Foundations {
    pub(crate) fn begin_trade(&mut self, partner: Seat) {
        self.open.turn.proposals += 1;
        let trade = Trade {
            partner,
            ..Trade::default()
        };
        self.open.phase = Phase::Trade(trade);
    }

    pub(crate) fn add_item(&mut self, partners: bool, item: Item) {
        let Phase::Trade(trade) = &mut self.open.phase else {
            out_of_phase();
        };
        let side = if partners {
            &mut trade.take
        } else {
            &mut trade.give
        };
        side.add(item);
        trade.rank = rank(partners, item) + 1;
    }

    pub(crate) fn offer_trade(&mut self, sink: &mut impl Sink<Event>) {
        let Phase::Trade(trade) = self.open.phase else {
            out_of_phase();
        };
        self.open.phase = Phase::Answer(trade);
        sink.emit(Event::Offered {
            seat: self.open.turn.seat,
            partner: trade.partner,
            give: trade.give.into(),
            take: trade.take.into(),
        });
    }

    pub(crate) fn decline_trade(&mut self, partner: Seat, sink: &mut impl Sink<Event>) {
        sink.emit(Event::Declined {
            seat: self.open.turn.seat,
            partner,
        });
        self.resume_turn(sink);
    }

    pub(crate) fn accept_trade(&mut self, sink: &mut impl Sink<Event>) {
        let Phase::Answer(trade) = self.open.phase else {
            out_of_phase();
        };
        let seat = self.open.turn.seat;
        self.swap_sides(seat, trade.partner, &trade.give, &trade.take);
        sink.emit(Event::Traded {
            seat,
            partner: trade.partner,
            give: trade.give.into(),
            take: trade.take.into(),
        });
        self.resume_turn(sink);
    }

    /// All items change hands at once.
    pub(crate) fn swap_sides(&mut self, seat: Seat, partner: Seat, give: &Side, take: &Side) {
        self.open.players[seat].hand_over(give);
        self.open.players[partner].hand_over(take);
        self.open.players[seat].receive(take);
        self.open.players[partner].receive(give);
    }
}

impl Player {
    fn hand_over(&mut self, side: &Side) {
        self.estate.lose(side.lots);
        self.silver -= i32::from(side.silver);
        self.favor -= side.favor;
        self.flipped -= side.flipped;
        self.invocations -= side.invocations;
    }

    fn receive(&mut self, side: &Side) {
        self.estate.gain(side.lots);
        self.silver += i32::from(side.silver);
        self.favor += side.favor;
        self.flipped += side.flipped;
        self.invocations |= side.invocations;
    }
}
