//! Information-set Monte Carlo tree search for any number of seats: every iteration looks at
//! another game that the seat cannot tell from the real one, and all share one tree of choices.

mod budget;
mod parallel;
mod rollout;
mod search;
mod tree;
mod utility;

use std::fmt;

use kernel::{Advice, Observed, Rng};

use crate::Player;
use parallel::Crew;

pub use budget::{Budget, Clock};

/// In which way to think; found by matches of variants (docs/bots.md).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Manner {
    /// How much the advice's favour counts against what was found.
    pub trust: f32,
    /// A choice that the advice likes by so many points less is favoured e times less.
    pub warmth: f32,
    /// Turns played by glance after the tree, the one under way included, before the advice
    /// judges; if nothing is said, as many as the game's advice wants.
    pub turns: Option<u32>,
    /// Of how many choices the glance takes the best.
    pub glance: usize,
    /// So many choices of a decision are looked at from the beginning.
    pub width: usize,
    /// So many more for each doubling of what was looked at.
    pub widening: usize,
    /// Threads that search side by side.
    pub threads: usize,
}

impl Manner {
    /// What was found best for all games together.
    pub const TUNED: Manner = Manner {
        trust: 0.3,
        warmth: 3.0,
        turns: None,
        glance: 100,
        width: 12,
        widening: 2,
        threads: 1,
    };
}

/// A player who searches. What it allocates it keeps for the next decision. The same manner,
/// iterations, side and stream give the same choice.
pub struct Mcts<G: Advice> {
    budget: Budget,
    crew: Crew<G>,
}

impl<G: Advice> fmt::Debug for Mcts<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Mcts({:?})", self.budget)
    }
}

impl<G: Advice> Mcts<G> {
    /// Searches for so long, in this manner.
    pub fn new(budget: Budget, manner: Manner) -> Mcts<G> {
        Mcts {
            budget,
            crew: Crew::new(manner),
        }
    }

    /// Iterations of the latest decision.
    pub fn iterations(&self) -> u32 {
        self.crew.iterations()
    }
}

impl<G: Advice> Player<G> for Mcts<G> {
    fn choose(&mut self, side: &Observed<'_, G>, rng: &mut Rng) -> G::Action {
        self.crew.choose(side, &self.budget, rng)
    }
}

#[cfg(test)]
pub(crate) mod tests;
