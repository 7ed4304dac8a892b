//! A search that is described: how long it thinks, and what differs from the tuned manner.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use kernel::Advice;

use super::fault::SearcherError;
use super::key::Key;
use crate::mcts::{Budget, Clock, Manner, Mcts};

/// The word before the budget.
const WORD: &str = "mcts";
/// What follows a budget that is time.
const UNIT: &str = "ms";
/// More would only be a slip of the finger.
pub(super) const ITERATIONS: RangeInclusive<u32> = 1..=1_000_000;
/// Up to ten minutes.
pub(super) const MILLIS: RangeInclusive<u32> = 1..=600_000;

/// How long a search thinks about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Patience {
    /// So many games are looked at.
    Iterations(u32),
    /// So many milliseconds.
    Millis(u32),
}

/// Somebody who searches, as described; everything is within its bounds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Searcher {
    pub(super) patience: Patience,
    pub(super) manner: Manner,
}

/// The numbers of a manner within its bounds are finite.
impl Eq for Searcher {}

impl Searcher {
    /// What follows the word, if the text begins with it: a budget and pairs.
    pub(super) fn description(text: &str) -> Option<&str> {
        let rest = text.strip_prefix(WORD)?;
        if rest.is_empty() {
            return Some(rest);
        }
        rest.strip_prefix(':')
    }

    /// A budget and pairs, each after a colon.
    pub(super) fn described(description: &str) -> Result<Searcher, SearcherError> {
        let mut parts = description.split(':');
        let patience = parts.next().unwrap_or_default().parse()?;
        let mut manner = Manner::TUNED;
        let mut given = Vec::new();
        for part in parts {
            let Some((key, value)) = part.split_once('=') else {
                return Err(SearcherError::NoPair(part.to_string()));
            };
            let key: Key = key.parse()?;
            if given.contains(&key) {
                return Err(SearcherError::Twice(key));
            }
            given.push(key);
            key.set(&mut manner, value)?;
        }
        Ok(Searcher { patience, manner })
    }

    /// Whether its budget is time.
    pub(super) fn needs_clock(self) -> bool {
        matches!(self.patience, Patience::Millis(_))
    }

    /// None if it needs a clock and there is none.
    pub(super) fn player<G: Advice>(self, clock: Option<&Arc<dyn Clock>>) -> Option<Mcts<G>> {
        let budget = match self.patience {
            Patience::Iterations(count) => Budget::Iterations(count),
            Patience::Millis(millis) => Budget::Time {
                span: Duration::from_millis(millis.into()),
                clock: clock?.clone(),
            },
        };
        Some(Mcts::new(budget, self.manner))
    }
}

impl fmt::Display for Patience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Patience::Iterations(count) => write!(f, "{count}"),
            Patience::Millis(millis) => write!(f, "{millis}{UNIT}"),
        }
    }
}

/// With the keys that differ from the tuned manner, in their order.
impl fmt::Display for Searcher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{WORD}:{}", self.patience)?;
        for key in Key::ALL {
            let value = key.of(&self.manner);
            if value != key.of(&Manner::TUNED)
                && let Some(value) = value
            {
                write!(f, ":{key}={value}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Patience {
    type Err = SearcherError;

    fn from_str(text: &str) -> Result<Patience, SearcherError> {
        if text.is_empty() {
            return Err(SearcherError::NoBudget);
        }
        let (digits, range, make): (_, _, fn(u32) -> Patience) = match text.strip_suffix(UNIT) {
            Some(digits) => (digits, MILLIS, Patience::Millis),
            None => (text, ITERATIONS, Patience::Iterations),
        };
        let count = digits.parse().ok().filter(|count| range.contains(count));
        let budget = || SearcherError::Budget(text.to_string());
        count.map(make).ok_or_else(budget)
    }
}
