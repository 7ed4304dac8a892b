//! What may be done now. Only open things matter, so it is the same for the game and its views.

use kernel::Seat;

use crate::{Action, Illegal, Open, Phase};

impl Open {
    /// Replaces `out` by everything the seat may do now.
    pub fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        let may = |action: &Action| self.check(seat, *action).is_ok();
        out.extend(Action::ALL.into_iter().filter(may));
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
            (Phase::Take { .. }, Action::Take(count)) => {
                let there = (1..=3.min(self.pile)).contains(&count);
                there.then_some(()).ok_or(Illegal::BadCount)
            }
            _ => Err(Illegal::WrongPhase),
        }
    }
}
