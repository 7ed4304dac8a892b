//! Does what was decided. One file per part of the rules, in the rulebook's order; this one
//! hands each action to its part.

mod build;
mod choices;
mod consul;
mod era;
mod invocation;
mod setup;
mod stacks;
mod steal;
mod trade;
mod turn;

pub(crate) use setup::{invocations_in_play, roles_in_play};

use kernel::{Seat, Sink};

use crate::action::Action;
use crate::event::Event;
use crate::state::Foundations;

impl Foundations {
    pub(crate) fn perform(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Draft(lot) => self.draft(seat, lot, sink),
            Action::Role(role) => self.keep_role(seat, role, sink),
            Action::Objective(objective) => self.keep_objective(seat, objective, sink),
            Action::Steal(lot) => self.steal(seat, lot, sink),
            Action::Trade(partner) => self.begin_trade(partner),
            Action::Give(item) => self.add_item(false, item),
            Action::Take(item) => self.add_item(true, item),
            Action::Offer => self.offer_trade(sink),
            Action::Withdraw => self.resume_turn(sink),
            Action::Accept => self.accept_trade(sink),
            Action::Decline => self.decline_trade(seat, sink),
            Action::Use(invocation) => self.use_plain(seat, invocation, sink),
            Action::Bargain(slot) => self.bargain(seat, slot, sink),
            Action::Exchange(lot, slot) => self.exchange(seat, lot, slot, sink),
            Action::Clearance(lot) => self.clearance(seat, lot, sink),
            Action::Order(order) => self.put_back(order, sink),
            Action::Festival(lot) => self.festival(seat, lot, sink),
            Action::Census => self.census(seat, sink),
            Action::Keep => self.next_offer(sink),
            Action::Place(placement) => self.place_token(placement, sink),
            Action::Income => self.take_income(seat, sink),
            Action::Buy(slot) => self.buy(seat, slot, sink),
            Action::Build(building, at) => self.build(seat, building, at, sink),
            Action::End => self.end_turn(sink),
        }
    }
}

/// Where an action comes in a phase that `legal` does not offer it in: a bug of the caller.
#[cold]
fn out_of_phase() -> ! {
    unreachable!("only legal actions are applied")
}
