//! What may be done now. Only open things matter, so it is the same for the game and its views.

use kernel::Seat;

use crate::{Action, Illegal, Open, Phase};

impl Open {
    /// Replaces `out` by everything the seat may do now.
    pub fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        out.extend(
            Action::ALL
                .iter()
                .filter(|action| self.check(seat, **action).is_ok()),
        );
    }

    /// Whether the seat may do this now.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.to_act().contains(seat) {
            return Err(Illegal::NotYou);
        }
        match (self.phase, action) {
            (Phase::Choose { .. }, Action::Keep | Action::Swap) => Ok(()),
            (Phase::Take { .. }, Action::Take(1..=3)) if action <= Action::Take(self.pile) => {
                Ok(())
            }
            (Phase::Take { .. }, Action::Take(_)) => Err(Illegal::BadCount),
            _ => Err(Illegal::WrongPhase),
        }
    }
}
