//! F-7 to F-12a: the own turn.

use kernel::{Seat, Sight};

use super::{Check, require};
use crate::data::SLOTS;
use crate::{Action, Card, Illegal, Position, Slot};

impl<S: Sight> Position<S> {
    pub(super) fn legal_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        self.legal_free(seat, out);
        if self.turn.actions > 0 {
            out.push(Action::Income);
            let ground = self.ground(seat);
            self.legal_buys(seat, ground.markers > 0, out);
            self.legal_builds(seat, &ground, out);
        } else {
            out.push(Action::End);
        }
    }

    pub(super) fn check_turn(&self, seat: Seat, action: Action) -> Check {
        match action {
            Action::Income => self.check_action_left(),
            Action::Buy(slot) => {
                self.check_action_left()?;
                self.check_purchase(seat, slot, self.price(seat, slot))
            }
            Action::Build(building, at) => {
                self.check_action_left()?;
                self.check_build(seat, building, at)
            }
            Action::End => require(self.turn.actions == 0, Illegal::ActionLeft),
            Action::Steal(lot) => self.check_steal(seat, lot),
            Action::Trade(partner) => self.check_partner(seat, partner),
            Action::Use(_) | Action::Bargain(_) | Action::Exchange(..) | Action::Clearance(_) => {
                self.check_use(seat, action)
            }
            _ => Err(Illegal::OtherDecision),
        }
    }

    fn check_action_left(&self) -> Check {
        require(self.turn.actions > 0, Illegal::NoActionLeft)
    }

    fn legal_buys(&self, seat: Seat, has_marker: bool, out: &mut Vec<Action>) {
        self.buyable(seat, has_marker, |slot| out.push(Action::Buy(slot)));
    }

    /// F-8: hands over the slots whose card the seat could buy in its turn.
    #[inline]
    pub(crate) fn buyable(&self, seat: Seat, has_marker: bool, mut take: impl FnMut(Slot)) {
        let (prices, silver) = (self.prices(seat), self.players[seat].silver);
        for (slot, card) in Slot::first(SLOTS).zip(self.market.as_slice()) {
            if check_card(*card, prices.of(slot), silver, has_marker).is_ok() {
                take(slot);
            }
        }
    }

    /// F-8: a card in the slot, its price, and for a deed a free lot marker.
    pub(super) fn check_purchase(&self, seat: Seat, slot: Slot, price: i32) -> Check {
        let card = self.card_in(slot).ok_or(Illegal::EmptySlot)?;
        let player = &self.players[seat];
        check_card(card, price, player.silver, player.free_markers() > 0)
    }

    /// F-12a: the free actions, in canonical order.
    fn legal_free(&self, seat: Seat, out: &mut Vec<Action>) {
        if !self.options.free_actions() {
            return;
        }
        out.extend(self.partners(seat).map(Action::Trade));
        out.extend(self.steals(seat).map(Action::Steal));
        self.legal_uses(seat, out);
    }

    /// F-12a: whether the turn goes on after its last action.
    pub(crate) fn has_free_action(&self, seat: Seat) -> bool {
        self.options.free_actions()
            && (self.partners(seat).next().is_some()
                || self.can_use(seat)
                || self.steals(seat).next().is_some())
    }
}

/// F-8, F-33: the price, and for a deed a free lot marker.
fn check_card(card: Card, price: i32, silver: i32, has_marker: bool) -> Check {
    require(silver >= price, Illegal::TooDear)?;
    match card {
        Card::Deed(_) => require(has_marker, Illegal::NoLotMarker),
        Card::Invocation(_) => Ok(()),
    }
}
