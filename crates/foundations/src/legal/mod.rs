//! What may be done in each phase: the lists of choices, and the checks of single ones. Both use
//! the same predicates.

mod build;
mod consul;
mod invocation;
mod monument;
mod steal;
mod trade;
mod turn;

pub(crate) use build::Buildable;
pub(crate) use invocation::BARGAIN_PRICE;
pub(crate) use steal::PIECES;
pub(crate) use trade::check_sides;

use kernel::{Plain, Seat, Sight};

use crate::data::Invocation;
use crate::position::Dealt;
use crate::{Action, Illegal, Offer, Order, Phase, Position};

pub(crate) type Check = Result<(), Illegal>;

/// `Ok` if the condition holds.
pub(crate) fn require(condition: bool, otherwise: Illegal) -> Check {
    if condition { Ok(()) } else { Err(otherwise) }
}

impl<S: Sight> Position<S> {
    /// Replaces `out` by everything the seat may do now, as far as its cards are known.
    pub fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.open.to_act().contains(seat) {
            return;
        }
        let secrets = &self.hidden.players[seat];
        match &self.phase {
            Phase::Draft(_) => {
                let hand = secrets.hand.as_slice().iter().copied();
                out.extend(hand.filter_map(S::get).map(Action::Draft));
            }
            Phase::Roles(_) => out.extend(secrets.roles.cards().map(Action::Role)),
            Phase::Objectives(_) | Phase::NewPurpose => {
                out.extend(secrets.dealt.cards().map(Action::Objective));
            }
            Phase::Turn => self.legal_turn(seat, out),
            Phase::Trade(trade) => self.legal_trade(seat, trade, out),
            Phase::Answer(_) => out.extend([Action::Accept, Action::Decline]),
            Phase::Foresight => out.extend(Order::all(self.looked_at()).map(Action::Order)),
            Phase::Offer(offer) => self.legal_offer(offer, out),
            Phase::Consul(placing) => out.extend(self.token_places(placing).map(Action::Place)),
            Phase::Over => {}
        }
    }

    /// Whether the seat may do this now.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, seat: Seat, action: Action) -> Check {
        let acts = self.open.to_act().contains(seat);
        require(acts, Illegal::NotYourTurn)?;
        let secrets = &self.hidden.players[seat];
        match (&self.phase, action) {
            (Phase::Draft(_), Action::Draft(lot)) => {
                let mut hand = secrets.hand.as_slice().iter().copied();
                require(hand.any(|own| S::get(own) == Some(lot)), Illegal::NotInHand)
            }
            (Phase::Roles(_), Action::Role(role)) => require(
                secrets.roles.cards().any(|card| card == role),
                Illegal::RoleNotDealt,
            ),
            (Phase::Objectives(_) | Phase::NewPurpose, Action::Objective(objective)) => require(
                secrets.dealt.cards().any(|card| card == objective),
                Illegal::ObjectiveNotDealt,
            ),
            (Phase::Turn, _) => self.check_turn(seat, action),
            (Phase::Trade(trade), _) => self.check_trade(seat, trade, action),
            (Phase::Answer(_), Action::Accept | Action::Decline) => Ok(()),
            (Phase::Foresight, Action::Order(order)) => {
                require(order.cards() == self.looked_at(), Illegal::WrongOrder)
            }
            (Phase::Offer(offer), _) => self.check_offer(offer, action),
            (Phase::Consul(placing), Action::Place(placement)) => {
                self.check_token_place(placing, placement)
            }
            _ => Err(Illegal::OtherDecision),
        }
    }

    /// I5: how many cards the holder looks at.
    pub fn looked_at(&self) -> usize {
        self.stack().len().min(Order::MAX)
    }

    fn legal_offer(&self, offer: &Offer, out: &mut Vec<Action>) {
        match offer.card {
            Invocation::Festival => out.extend(self.festivals(offer.seat).map(Action::Festival)),
            _ => out.push(Action::Census),
        }
        out.push(Action::Keep);
    }

    fn check_offer(&self, offer: &Offer, action: Action) -> Check {
        match action {
            Action::Keep => Ok(()),
            Action::Census => require(offer.card == Invocation::Census, Illegal::OtherDecision),
            Action::Festival(lot) => require(
                offer.card == Invocation::Festival
                    && self.festivals(offer.seat).any(|own| own == lot),
                Illegal::NotCivic,
            ),
            _ => Err(Illegal::OtherDecision),
        }
    }
}

impl<S: Sight, T: Plain + Ord> Dealt<S, T> {
    /// The two cards, ascending; none where nothing is offered.
    fn cards(&self) -> impl Iterator<Item = T> + use<S, T> {
        let mut pair = S::get(self.offered).flatten();
        if let Some(pair) = &mut pair {
            pair.sort_unstable();
        }
        pair.into_iter().flatten()
    }
}
