//! What may be done: the lists of choices, and the checks of single ones. Both use the same
//! predicates; this file is the map from phases to them.

mod build;
mod consul;
mod invocation;
mod steal;
mod trade;
mod turn;

pub(crate) use invocation::BARGAIN_PRICE;
pub(crate) use trade::check_sides;

use kernel::Seat;

use crate::action::{Action, Order};
use crate::illegal::Illegal;
use crate::set::Numbered;
use crate::state::{Choices, Draft, Foundations, Offer, Phase};

type Check = Result<(), Illegal>;

/// `Ok` if the condition holds.
fn require(condition: bool, otherwise: Illegal) -> Check {
    if condition { Ok(()) } else { Err(otherwise) }
}

impl Foundations {
    pub(crate) fn list(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.acting().contains(seat) {
            return;
        }
        match &self.phase {
            Phase::Draft(draft) => {
                out.extend(
                    draft.hands[seat]
                        .as_slice()
                        .iter()
                        .map(|lot| Action::Draft(*lot)),
                );
            }
            Phase::Roles(choices) => choices.list(seat, Action::Role, out),
            Phase::Objectives(choices) => choices.list(seat, Action::Objective, out),
            Phase::Turn => self.list_turn(seat, out),
            Phase::Trade(trade) => self.list_trade(seat, trade, out),
            Phase::Answer(_) => out.extend([Action::Accept, Action::Decline]),
            Phase::Foresight => out.extend(Order::all(self.looked_at()).map(Action::Order)),
            Phase::NewPurpose(pair) => {
                out.extend(pair.map(Action::Objective));
                out.sort_unstable();
            }
            Phase::Offer(offer) => self.list_offer(offer, out),
            Phase::Consul(placing) => out.extend(self.token_places(placing).map(Action::Place)),
            Phase::Over => {}
        }
    }

    pub(crate) fn examine(&self, seat: Seat, action: Action) -> Check {
        require(self.acting().contains(seat), Illegal::NotYourDecision)?;
        match (&self.phase, action) {
            (Phase::Draft(draft), Action::Draft(lot)) => draft.check(seat, lot),
            (Phase::Roles(choices), Action::Role(role)) => {
                choices.check(seat, role, Illegal::RoleNotDealt)
            }
            (Phase::Objectives(choices), Action::Objective(card)) => {
                choices.check(seat, card, Illegal::ObjectiveNotDealt)
            }
            (Phase::Turn, _) => self.check_turn(seat, action),
            (Phase::Trade(trade), _) => self.check_trade(seat, trade, action),
            (Phase::Answer(_), Action::Accept | Action::Decline) => Ok(()),
            (Phase::Foresight, Action::Order(order)) => {
                require(order.cards() == self.looked_at(), Illegal::WrongOrder)
            }
            (Phase::NewPurpose(pair), Action::Objective(card)) => {
                require(pair.contains(&card), Illegal::ObjectiveNotDealt)
            }
            (Phase::Offer(offer), _) => self.check_offer(offer, action),
            (Phase::Consul(placing), Action::Place(placement)) => {
                self.check_token_place(placing, placement)
            }
            (
                Phase::Draft(_)
                | Phase::Roles(_)
                | Phase::Objectives(_)
                | Phase::Answer(_)
                | Phase::Foresight
                | Phase::NewPurpose(_)
                | Phase::Consul(_)
                | Phase::Over,
                _,
            ) => Err(Illegal::OtherDecision),
        }
    }

    /// I5: how many cards the holder looks at.
    pub(crate) fn looked_at(&self) -> usize {
        self.stack().len().min(Order::MOST)
    }

    fn list_offer(&self, offer: &Offer, out: &mut Vec<Action>) {
        out.extend(self.festivals(offer).map(Action::Festival));
        if self.census_offered(offer) {
            out.push(Action::Census);
        }
        out.push(Action::Keep);
    }

    fn check_offer(&self, offer: &Offer, action: Action) -> Check {
        match action {
            Action::Keep => Ok(()),
            Action::Census => require(self.census_offered(offer), Illegal::OtherDecision),
            Action::Festival(lot) => require(
                self.festivals(offer).any(|own| own == lot),
                Illegal::NotCivic,
            ),
            _ => Err(Illegal::OtherDecision),
        }
    }
}

impl Draft {
    fn check(&self, seat: Seat, lot: crate::board::Lot) -> Check {
        require(
            self.hands[seat].as_slice().contains(&lot),
            Illegal::NotInHand,
        )
    }
}

impl<T: Numbered> Choices<T> {
    fn list(&self, seat: Seat, action: fn(T) -> Action, out: &mut Vec<Action>) {
        let mut pair = self.offered[seat]
            .into_iter()
            .flatten()
            .collect::<arrayvec::ArrayVec<_, 2>>();
        pair.sort_unstable();
        out.extend(pair.into_iter().map(action));
    }

    fn check(&self, seat: Seat, card: T, otherwise: Illegal) -> Check {
        let offered = self.offered[seat].is_some_and(|pair| pair.contains(&card));
        require(offered, otherwise)
    }
}
