//! Information-set Monte Carlo tree search for any number of seats, with a single observer
//! (SO-ISMCTS): every iteration determinizes the hidden part anew, and all iterations share one
//! tree, whose nodes are sequences of actions. So within an iteration opponents play by the cards
//! that they hold in its determinization.
//!
//! An iteration selects by PUCT with availability counts, expands by progressive widening in the
//! order of the advice's scores, rolls out greedily for a number of turns, evaluates the position
//! for every seat, and backpropagates (max-n: each seat maximises its own value). It leaves the
//! tree after the first node that had no children. Several threads grow independent trees whose
//! root statistics are added up.
//!
//! A plan keeps the tree: the child of what was chosen becomes the root, as long as the seat goes
//! on and nothing is revealed to it.

mod budget;
mod config;
mod evaluation;
mod plan;
mod rollout;
mod root_parallel;
mod search;
mod statistics;
mod timing;
mod tree;

use std::fmt;
use std::sync::Arc;

use kernel::{Advice, BySeat, Observed, Rng};

use crate::Player;
use crate::learned::Weights;
use root_parallel::Workers;

pub use budget::Budget;
pub use config::{SearchConfig, ValueSource};
pub(crate) use evaluation::{win_probabilities, win_share, worth};
pub use timing::{Clock, Timing};

/// A player that searches. Buffers are reused from one search to the next, the tree only within a
/// plan. The same configuration, iterations, decision and stream give the same choice.
pub struct Mcts<G: Advice> {
    budget: Budget,
    workers: Workers<G>,
}

impl<G: Advice> fmt::Debug for Mcts<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Mcts({:?})", self.budget)
    }
}

impl<G: Advice> Mcts<G> {
    /// Searches for so long, with these parameters and the game's advice.
    pub fn new(budget: Budget, config: SearchConfig) -> Mcts<G> {
        Mcts::with_weights(budget, config, None)
    }

    /// Searches for so long, with these parameters and what was learned, if anything was.
    pub fn with_weights(
        budget: Budget,
        config: SearchConfig,
        weights: Option<&Arc<Weights>>,
    ) -> Mcts<G> {
        Mcts {
            budget,
            workers: Workers::new(config, weights),
        }
    }

    /// Iterations of the latest decision that had a choice.
    pub fn iterations(&self) -> u32 {
        self.workers.iterations()
    }
}

impl<G: Advice> Player<G> for Mcts<G> {
    fn choose(&mut self, observed: &Observed<G>, rng: &mut Rng) -> G::Action {
        self.workers.begin();
        plan::choose(&mut self.workers, observed, self.budget.start(), rng)
    }

    fn plan(&mut self, observed: &Observed<G>, rng: &mut Rng) -> Vec<G::Action> {
        self.workers.begin();
        plan::plan(&mut self.workers, observed, self.budget.start_plan(), rng)
    }

    fn found(&self) -> Option<BySeat<f32>> {
        self.workers.found()
    }
}

#[cfg(test)]
pub(crate) mod tests;
