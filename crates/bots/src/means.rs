//! What bots are given beside their names: a clock to think by, weights to judge by.

use std::fmt;
use std::sync::Arc;

use crate::learned::Weights;
use crate::mcts::Timing;

/// What bots are given beside their names. Nothing by default: whoever thinks by time needs a
/// clock, and who judges by given weights needs those.
#[derive(Clone, Default)]
pub struct Means {
    /// Who thinks by time has this clock.
    pub timing: Option<Timing>,
    /// Weights that come from elsewhere than the game, numbered from 1 by their order.
    pub weights: Vec<Arc<Weights>>,
}

impl fmt::Debug for Means {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (timing, weights) = (&self.timing, self.weights.len());
        write!(f, "Means({timing:?}, {weights} weights)")
    }
}

impl Means {
    /// A clock alone, or not even that.
    pub fn timed(timing: Option<Timing>) -> Means {
        Means {
            timing,
            weights: Vec::new(),
        }
    }

    /// The weights of this number, if they were given.
    pub fn weights(&self, number: u8) -> Option<&Arc<Weights>> {
        self.weights.get(usize::from(number).checked_sub(1)?)
    }
}
