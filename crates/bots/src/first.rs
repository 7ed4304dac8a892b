//! The first legal action in canonical order: the plainest player that never needs chance.

use kernel::{Game, Observed, Rng};

use crate::Player;

pub(crate) struct First;

impl<G: Game> Player<G> for First {
    fn choose(&mut self, observed: &Observed<G>, _: &mut Rng) -> G::Action {
        observed.legal()[0]
    }
}
