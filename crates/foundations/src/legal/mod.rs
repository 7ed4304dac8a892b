//! What may be done in each phase: the lists of choices, and the checks of single ones. Both use
//! the same predicates.

mod build;
mod consul;
mod invocation;
mod steal;
mod trade;
mod turn;

pub(crate) use invocation::BARGAIN_PRICE;
pub(crate) use trade::check_sides;

use kernel::Sight;

use crate::data::Invocation;
use crate::{Action, Illegal, Offer, Order, Position};

pub(crate) type Check = Result<(), Illegal>;

/// `Ok` if the condition holds.
pub(crate) fn require(condition: bool, otherwise: Illegal) -> Check {
    if condition { Ok(()) } else { Err(otherwise) }
}

impl<S: Sight> Position<S> {
    /// I5: how many cards the holder looks at.
    pub fn looked_at(&self) -> usize {
        self.stack().len().min(Order::MAX)
    }

    pub(crate) fn legal_offer(&self, offer: &Offer, out: &mut Vec<Action>) {
        out.extend(self.festivals(offer).map(Action::Festival));
        if offer.card == Invocation::Census {
            out.push(Action::Census);
        }
        out.push(Action::Keep);
    }

    pub(crate) fn check_offer(&self, offer: &Offer, action: Action) -> Check {
        match action {
            Action::Keep => Ok(()),
            Action::Census => require(offer.card == Invocation::Census, Illegal::OtherDecision),
            Action::Festival(lot) => require(
                self.festivals(offer).any(|own| own == lot),
                Illegal::NotCivic,
            ),
            _ => Err(Illegal::OtherDecision),
        }
    }
}
