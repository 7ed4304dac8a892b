//! A choice at a glance: of a few the one that the game's advice likes best. No search.

use kernel::{Advice, Observed, Rng, Seat};

use crate::Player;

/// Everything there is to choose.
pub(crate) const ALL: usize = usize::MAX;

/// Somebody who decides at a glance. The lists are kept to be filled again.
pub(crate) struct Glance<G: Advice> {
    /// So many choices come to mind; any, where there are more.
    choices: usize,
    legal: Vec<G::Action>,
    priors: Vec<f32>,
    best: Vec<G::Action>,
}

impl<G: Advice> Glance<G> {
    pub(crate) fn of(choices: usize) -> Glance<G> {
        Glance {
            choices,
            legal: Vec::new(),
            priors: Vec::new(),
            best: Vec::new(),
        }
    }

    /// The seat's choice in a game that it imagines.
    pub(crate) fn decide(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> G::Action {
        game.legal(seat, &mut self.legal);
        if let [only] = self.legal[..] {
            return only;
        }
        self.forget_some(rng);
        game.priors(seat, &self.legal, &mut self.priors);
        if self.compare() == f32::NEG_INFINITY {
            // Only what nobody should do came to mind: think again.
            game.legal(seat, &mut self.legal);
            game.priors(seat, &self.legal, &mut self.priors);
            self.compare();
        }
        // An opinion that is no number beats nothing: then any action is as good.
        let candidates = if self.best.is_empty() {
            &self.legal
        } else {
            &self.best
        };
        candidates[rng.below(candidates.len())]
    }

    fn forget_some(&mut self, rng: &mut Rng) {
        if self.legal.len() <= self.choices {
            return;
        }
        for index in 0..self.choices {
            let other = index + rng.below(self.legal.len() - index);
            self.legal.swap(index, other);
        }
        self.legal.truncate(self.choices);
    }

    /// Keeps in `best` the actions that no other one beats; how good they are.
    fn compare(&mut self) -> f32 {
        let mut highest = f32::NEG_INFINITY;
        self.best.clear();
        for (action, prior) in self.legal.iter().zip(&self.priors) {
            if *prior > highest {
                highest = *prior;
                self.best.clear();
            }
            if *prior == highest {
                self.best.push(*action);
            }
        }
        highest
    }
}

impl<G: Advice> Player<G> for Glance<G> {
    fn choose(&mut self, side: &Observed<'_, G>, rng: &mut Rng) -> G::Action {
        let imagined = side.determinize(rng);
        self.decide(&imagined, side.seat(), rng)
    }
}
