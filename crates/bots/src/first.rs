//! The first legal action in canonical order: the plainest player that never needs chance.

use kernel::{Game, Observed, Rng};

use crate::Player;

/// The list is kept to be filled again.
pub(crate) struct First<G: Game> {
    legal: Vec<G::Action>,
}

impl<G: Game> First<G> {
    pub(crate) fn new() -> First<G> {
        First { legal: Vec::new() }
    }
}

impl<G: Game> Player<G> for First<G> {
    fn choose(&mut self, side: &Observed<'_, G>, _: &mut Rng) -> G::Action {
        side.legal(&mut self.legal);
        self.legal[0]
    }
}
