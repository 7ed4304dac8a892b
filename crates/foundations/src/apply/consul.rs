//! F-38, F-39: the Consul's step.

use kernel::{Full, Sink};

use super::{PLAYS, out_of_phase};
use crate::consul::{TokenPile, face_down};
use crate::data::{Building, REFUSED_LOT};
use crate::{
    Card, Category, Consul, Event, Foundations, Lot, Party, Phase, Placement, TokenToPlace,
};

impl Foundations {
    fn his(&self) -> &Consul {
        self.open.consul.as_ref().expect(PLAYS)
    }

    fn his_mut(&mut self) -> &mut Consul {
        self.open.consul.as_mut().expect(PLAYS)
    }

    /// F-38: PLANNING turns to READY; READY acts if a card lies in the market.
    pub(crate) fn consul_step(&mut self, sink: &mut impl Sink<Event>) {
        if !self.his().ready {
            self.his_mut().ready = true;
            sink.emit(Event::ConsulReady);
            return self.close_turn(sink);
        }
        if self.open.market.is_empty() {
            return self.close_turn(sink);
        }
        self.his_mut().ready = false;
        self.open.turn.busy = true;
        let card = self.open.market.remove(0);
        self.refill(sink);
        match card {
            Card::Deed(lot) => self.consul_takes(lot, sink),
            // F-45: the Consul does not go with Invocations.
            Card::Invocation(_) => self.close_turn(sink),
        }
    }

    /// Steps 1 to 3.
    pub(crate) fn consul_takes(&mut self, lot: Lot, sink: &mut impl Sink<Event>) {
        self.his_mut().estate.gain(lot.alone());
        let size = self.largest_size(Some(lot));
        let size = size.expect("size 1 fits on the new lot alone");
        match self.draw_token(size, Some(lot)) {
            Some(token) => {
                sink.emit(Event::ConsulTook { lot });
                self.show_token(token, Some(lot), sink);
            }
            None => self.refuse_lot(lot, sink),
        }
    }

    /// Step 3: no token fits, so the card leaves the game.
    fn refuse_lot(&mut self, lot: Lot, sink: &mut impl Sink<Event>) {
        self.his_mut().estate.lose(lot.alone());
        self.open.gone.deeds |= lot.alone();
        sink.emit(Event::LotRefused { lot });
        self.open
            .gain(Party::Consul, Category::RefusedLots, REFUSED_LOT, sink);
        self.end_consul_step(sink);
    }

    fn show_token(&mut self, token: Building, new_lot: Option<Lot>, sink: &mut impl Sink<Event>) {
        self.open.phase = Phase::Consul(TokenToPlace { token, new_lot });
        sink.emit(Event::TokenDrawn { token });
    }

    /// Step 3: the topmost token of the size that fits, if need be after the discards were
    /// shuffled under the pile.
    fn draw_token(&mut self, size: usize, new_lot: Option<Lot>) -> Option<Building> {
        let found = self.find_token(size, new_lot).or_else(|| {
            self.shuffle_discards_under(size);
            self.find_token(size, new_lot)
        })?;
        Some(self.hidden.tokens[size - 1].remove(found).token)
    }

    /// Where in its pile the topmost fitting token lies. Those passed over are known by shape.
    fn find_token(&mut self, size: usize, new_lot: Option<Lot>) -> Option<usize> {
        for index in (0..self.hidden.tokens[size - 1].len()).rev() {
            let piled = &mut self.hidden.tokens[size - 1].as_mut_slice()[index];
            let shape = piled.token.shape();
            if self.open.token_fits(shape, new_lot) {
                return Some(index);
            }
            piled.shape = Some(shape);
        }
        None
    }

    /// Step 4.
    pub(crate) fn place_token(&mut self, at: Placement, sink: &mut impl Sink<Event>) {
        let Phase::Consul(TokenToPlace { token, .. }) = self.open.phase else {
            out_of_phase();
        };
        self.open.put_building(Party::Consul, token, at, sink);
        self.fill_bare_lots(sink);
    }

    /// Step 5: the largest size that fits on bare lots and of which a fitting token is left.
    fn fill_bare_lots(&mut self, sink: &mut impl Sink<Event>) {
        let largest = self.largest_size(None).unwrap_or(0);
        for size in (1..=largest).rev() {
            if let Some(token) = self.draw_token(size, None) {
                return self.show_token(token, None, sink);
            }
        }
        self.end_consul_step(sink);
    }

    fn end_consul_step(&mut self, sink: &mut impl Sink<Event>) {
        if self.in_setup() {
            self.deal_consul_deed(sink);
        } else {
            self.close_turn(sink);
        }
    }

    fn shuffle_discards_under(&mut self, size: usize) {
        let mut tokens = TokenPile::<Full>::default();
        for token in Building::own().iter().filter(|token| token.size() == size) {
            for _ in 0..std::mem::take(&mut self.his_mut().discards[token.index()]) {
                tokens.push(face_down(*token));
            }
        }
        if tokens.is_empty() {
            return;
        }
        self.hidden.later.shuffle(tokens.as_mut_slice());
        for token in tokens.top_down() {
            self.hidden.tokens[size - 1].insert(0, token);
        }
    }
}
