//! The budget of a search as text: `100` iterations, or `50ms`.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

use super::error::MctsSpecError;
use crate::mcts::{Budget, Timing};

/// What follows a budget that is time.
const UNIT: &str = "ms";
/// More would only be a slip of the finger.
pub(super) const ITERATIONS: RangeInclusive<u32> = 1..=1_000_000;
/// Up to ten minutes.
pub(super) const MILLIS: RangeInclusive<u32> = 1..=600_000;

/// A budget without its clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BudgetSpec {
    Iterations(u32),
    Millis(u32),
}

impl BudgetSpec {
    /// None if it needs a clock and there is none.
    pub fn budget(self, timing: Option<&Timing>) -> Option<Budget> {
        Some(match self {
            BudgetSpec::Iterations(count) => Budget::Iterations(count),
            BudgetSpec::Millis(millis) => Budget::Time {
                span: Duration::from_millis(millis.into()),
                clock: timing?.clock.clone(),
            },
        })
    }
}

impl fmt::Display for BudgetSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BudgetSpec::Iterations(count) => write!(f, "{count}"),
            BudgetSpec::Millis(millis) => write!(f, "{millis}{UNIT}"),
        }
    }
}

impl FromStr for BudgetSpec {
    type Err = MctsSpecError;

    fn from_str(text: &str) -> Result<BudgetSpec, MctsSpecError> {
        if text.is_empty() {
            return Err(MctsSpecError::NoBudget);
        }
        let (digits, range, make): (_, _, fn(u32) -> BudgetSpec) = match text.strip_suffix(UNIT) {
            Some(digits) => (digits, MILLIS, BudgetSpec::Millis),
            None => (text, ITERATIONS, BudgetSpec::Iterations),
        };
        let count = digits.parse().ok().filter(|count| range.contains(count));
        let refused = || MctsSpecError::Budget(text.to_string());
        count.map(make).ok_or_else(refused)
    }
}
