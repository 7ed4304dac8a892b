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

    /// What the latest decision's position is worth to each seat, if that was looked into.
    fn found(&self) -> Option<BySeat<f32>> {
        None
    }
}
