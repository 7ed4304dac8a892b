//! The greedy policy: of all actions, or of a random sample of them, the one that the game's
//! advice scores highest. It is a player by itself, and the rollout policy of the search.

use kernel::{Advice, Observed, Rng, Seat};

use crate::Player;

/// The best action by the game's advice. The buffers are kept from one decision to the next.
#[derive(Debug)]
pub struct GreedyPolicy<G: Advice> {
    /// Where there are more actions, so many of them are sampled.
    max_candidates: usize,
    candidates: Vec<G::Action>,
    priors: Vec<f32>,
    best: Vec<G::Action>,
}

impl<G: Advice> GreedyPolicy<G> {
    /// The best of all actions.
    pub fn of_all() -> GreedyPolicy<G> {
        GreedyPolicy::of_sample(usize::MAX)
    }

    /// The best of at most so many actions.
    pub fn of_sample(max_candidates: usize) -> GreedyPolicy<G> {
        GreedyPolicy {
            max_candidates,
            candidates: Vec::new(),
            priors: Vec::new(),
            best: Vec::new(),
        }
    }

    /// The seat's choice in a game of which everything is known.
    pub(crate) fn act(&mut self, game: &G, seat: Seat, rng: &mut Rng) -> G::Action {
        game.legal(seat, &mut self.candidates);
        if let [only] = self.candidates[..] {
            return only;
        }
        self.sample(rng);
        game.priors(seat, &self.candidates, &mut self.priors);
        if self.keep_best() == f32::NEG_INFINITY {
            // The sample holds only what nobody should do: look at everything.
            game.legal(seat, &mut self.candidates);
            game.priors(seat, &self.candidates, &mut self.priors);
            self.keep_best();
        }
        // A prior that is no number beats nothing: then any action is as good.
        let ties = if self.best.is_empty() {
            &self.candidates
        } else {
            &self.best
        };
        ties[rng.below(ties.len())]
    }

    /// Reduces the candidates to a random sample: the beginning of a Fisher–Yates shuffle.
    fn sample(&mut self, rng: &mut Rng) {
        if self.candidates.len() <= self.max_candidates {
            return;
        }
        for index in 0..self.max_candidates {
            let other = index + rng.below(self.candidates.len() - index);
            self.candidates.swap(index, other);
        }
        self.candidates.truncate(self.max_candidates);
    }

    /// Collects the candidates of the highest prior; that prior.
    fn keep_best(&mut self) -> f32 {
        let mut highest = f32::NEG_INFINITY;
        self.best.clear();
        for (action, prior) in self.candidates.iter().zip(&self.priors) {
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

impl<G: Advice> Player<G> for GreedyPolicy<G> {
    fn choose(&mut self, observed: &Observed<G>, rng: &mut Rng) -> G::Action {
        let imagined = observed.determinize(rng);
        self.act(&imagined, observed.seat(), rng)
    }
}
