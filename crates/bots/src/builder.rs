//! The action that the game's own advice likes best, at a glance: no search.

use kernel::{Advice, Game, Observed, Rng};

use crate::Player;

/// The lists are kept to be filled again.
pub(crate) struct Builder<G: Game> {
    legal: Vec<G::Action>,
    best: Vec<G::Action>,
}

impl<G: Advice> Builder<G> {
    pub(crate) fn new() -> Builder<G> {
        Builder {
            legal: Vec::new(),
            best: Vec::new(),
        }
    }

    /// Keeps in `best` the actions that no other one beats.
    fn compare(&mut self, game: &G, side: &Observed<'_, G>) {
        let mut highest = f32::NEG_INFINITY;
        self.best.clear();
        for action in &self.legal {
            let prior = game.prior(side.seat(), *action);
            if prior > highest {
                highest = prior;
                self.best.clear();
            }
            if prior == highest {
                self.best.push(*action);
            }
        }
    }
}

impl<G: Advice> Player<G> for Builder<G> {
    fn choose(&mut self, side: &Observed<'_, G>, rng: &mut Rng) -> G::Action {
        side.legal(&mut self.legal);
        if let [only] = self.legal[..] {
            return only;
        }
        let imagined = side.determinize(rng);
        self.compare(&imagined, side);
        // An opinion that is no number beats nothing: then any action is as good.
        let candidates = if self.best.is_empty() {
            &self.legal
        } else {
            &self.best
        };
        candidates[rng.below(candidates.len())]
    }
}
