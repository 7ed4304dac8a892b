//! The trait of everybody who decides for a seat.

use kernel::{BySeat, Game, Observed, Rng};

/// Somebody who decides for a seat. All chance comes from `rng`: the same decision and the same
/// stream give the same choice.
pub trait Player<G: Game>: Send {
    /// One of the seat's legal actions.
    ///
    /// # Panics
    /// If the seat has nothing to decide now.
    fn choose(&mut self, observed: &Observed<G>, rng: &mut Rng) -> G::Action;

    /// The seat's actions from here on, the first one at least and in their order: at most until
    /// something is revealed, somebody else is to act, or the game ends. Whoever looks ahead
    /// decides them together; the others one at a time.
    ///
    /// Whether something is revealed may itself be hidden. Whoever carries a plan out drops what is
    /// left of it after an action that revealed something.
    ///
    /// # Panics
    /// If the seat has nothing to decide now.
    fn plan(&mut self, observed: &Observed<G>, rng: &mut Rng) -> Vec<G::Action> {
        vec![self.choose(observed, rng)]
    }

    /// What the latest decision's position is worth to each seat, if that was looked into.
    fn found(&self) -> Option<BySeat<f32>> {
        None
    }
}
