//! What bots are given beside their names: a clock to think by, weights to judge by.

use std::fmt;
use std::sync::Arc;

use crate::learned::Weights;
use crate::mcts::Clock;

/// What bots are given beside their names. Nothing by default: whoever thinks by time needs a
/// clock, and who judges by given weights needs those.
#[derive(Clone, Default)]
pub struct Means {
    /// Who thinks by time has this clock.
    pub clock: Option<Arc<dyn Clock>>,
    /// Weights that come from elsewhere than the game, numbered from 1 by their order.
    pub weights: Vec<Arc<Weights>>,
}

impl fmt::Debug for Means {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (clock, weights) = (self.clock.is_some(), self.weights.len());
        write!(f, "Means(clock {clock}, {weights} weights)")
    }
}

impl Means {
    /// A clock alone.
    pub fn with_clock(clock: Arc<dyn Clock>) -> Means {
        Means {
            clock: Some(clock),
            weights: Vec::new(),
        }
    }

    /// The weights of this number, if they were given.
    pub fn weights(&self, number: u8) -> Option<&Arc<Weights>> {
        self.weights.get(usize::from(number).checked_sub(1)?)
    }
}
