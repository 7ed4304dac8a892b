//! Any legal action, all equally likely.

use kernel::{Game, Observed, Rng};

use crate::Player;

/// Any legal action.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl<G: Game> Player<G> for Random {
    fn choose(&mut self, observed: &Observed<G>, rng: &mut Rng) -> G::Action {
        let legal = observed.legal();
        legal[rng.below(legal.len())]
    }
}
