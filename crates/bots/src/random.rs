//! Any legal action, all equally likely.

use kernel::{Game, Observed, Rng};

use crate::Player;

/// The list is kept to be filled again.
pub(crate) struct Random<G: Game> {
    legal: Vec<G::Action>,
}

impl<G: Game> Random<G> {
    pub(crate) fn new() -> Random<G> {
        Random { legal: Vec::new() }
    }
}

impl<G: Game> Player<G> for Random<G> {
    fn choose(&mut self, side: &Observed<'_, G>, rng: &mut Rng) -> G::Action {
        side.legal(&mut self.legal);
        self.legal[rng.below(self.legal.len())]
    }
}
