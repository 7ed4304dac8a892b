//! F-7 to F-12a: the own turn.

use kernel::Seat;

use super::{Check, require};
use crate::action::{Action, Slot};
use crate::card::Card;
use crate::illegal::Illegal;
use crate::state::Foundations;

impl Foundations {
    pub(super) fn list_turn(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_free(seat, out);
        if self.turn.actions > 0 {
            out.push(Action::Income);
            self.list_buys(seat, out);
            self.list_builds(seat, out);
        } else {
            out.push(Action::End);
        }
    }

    pub(super) fn check_turn(&self, seat: Seat, action: Action) -> Check {
        match action {
            Action::Income | Action::Buy(_) | Action::Build(..) => {
                require(self.turn.actions > 0, Illegal::NoActionLeft)?;
                self.check_action(seat, action)
            }
            Action::End => require(self.turn.actions == 0, Illegal::ActionLeft),
            Action::Steal(lot) => self.check_steal(seat, lot),
            Action::Trade(partner) => self.check_partner(seat, partner),
            Action::Use(_) | Action::Bargain(_) | Action::Exchange(..) | Action::Clearance(_) => {
                self.check_use(seat, action)
            }
            Action::Draft(_)
            | Action::Role(_)
            | Action::Objective(_)
            | Action::Give(_)
            | Action::Take(_)
            | Action::Offer
            | Action::Withdraw
            | Action::Accept
            | Action::Decline
            | Action::Order(_)
            | Action::Festival(_)
            | Action::Census
            | Action::Keep
            | Action::Place(_) => Err(Illegal::OtherDecision),
        }
    }

    fn check_action(&self, seat: Seat, action: Action) -> Check {
        match action {
            Action::Buy(slot) => self.check_buy(seat, slot),
            Action::Build(building, at) => self.check_build(seat, building, at),
            _ => Ok(()),
        }
    }

    fn list_buys(&self, seat: Seat, out: &mut Vec<Action>) {
        let least = self.least_price();
        let slots = Slot::first(self.market.len()).filter(|slot| {
            let price = self.price_from(least, seat, *slot);
            self.check_purchase(seat, *slot, price).is_ok()
        });
        out.extend(slots.map(Action::Buy));
    }

    fn check_buy(&self, seat: Seat, slot: Slot) -> Check {
        self.check_purchase(seat, slot, self.price(seat, slot))
    }

    /// F-8: a card in the slot, its price, and for a deed a free lot marker.
    pub(super) fn check_purchase(&self, seat: Seat, slot: Slot, price: i32) -> Check {
        let Some(card) = self.market.as_slice().get(slot.index()) else {
            return Err(Illegal::EmptySlot);
        };
        let player = &self.players[seat];
        require(player.silver >= price, Illegal::TooDear)?;
        match card {
            Card::Deed(_) => require(player.free_markers() > 0, Illegal::NoLotMarker),
            Card::Invocation(_) => Ok(()),
        }
    }

    /// F-12a: the free actions, in canonical order.
    fn list_free(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list_partners(seat, out);
        self.list_steals(seat, out);
        self.list_uses(seat, out);
    }

    /// F-12a: whether the turn goes on after its last action.
    pub(crate) fn has_free_action(&self, seat: Seat) -> bool {
        self.can_propose(seat) || self.can_use(seat) || self.can_steal(seat)
    }
}
