//! What the search knows of one action at the root.

use std::cmp::Ordering;
use std::iter::Sum;

/// Visits and total value of an action.
#[derive(Clone, Copy, Default)]
pub(super) struct Statistics {
    pub visits: u32,
    pub total_value: f64,
}

impl Statistics {
    /// By visits, then by value: the most visited action is the robust choice.
    pub fn compare(&self, other: &Statistics) -> Ordering {
        let by_value = self.total_value.total_cmp(&other.total_value);
        self.visits.cmp(&other.visits).then(by_value)
    }
}

/// The trees' statistics of an action together.
impl Sum for Statistics {
    fn sum<I: Iterator<Item = Statistics>>(trees: I) -> Statistics {
        trees.fold(Statistics::default(), |sum, tree| Statistics {
            visits: sum.visits + tree.visits,
            total_value: sum.total_value + tree.total_value,
        })
    }
}
