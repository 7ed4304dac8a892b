//! A search as text: its budget, and the parameters that are not the defaults.

use std::fmt;
use std::sync::Arc;

use kernel::Advice;

use super::budget::BudgetSpec;
use super::error::MctsSpecError;
use super::key::SearchKey;
use crate::Means;
use crate::learned::Weights;
use crate::mcts::{Mcts, SearchConfig, ValueSource};

/// The word before the budget.
const WORD: &str = "mcts";

/// A search by its budget and parameters, all of them within their bounds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MctsSpec {
    pub(super) budget: BudgetSpec,
    pub(super) config: SearchConfig,
}

/// Numbers within their bounds are finite.
impl Eq for MctsSpec {}

impl MctsSpec {
    /// What follows the word, if the text begins with it: a budget and pairs.
    pub(super) fn description(text: &str) -> Option<&str> {
        let rest = text.strip_prefix(WORD)?;
        if rest.is_empty() {
            return Some(rest);
        }
        rest.strip_prefix(':')
    }

    /// A budget and pairs, each after a colon.
    pub(super) fn parse(description: &str) -> Result<MctsSpec, MctsSpecError> {
        let mut parts = description.split(':');
        let budget = parts.next().unwrap_or_default().parse()?;
        let mut config = SearchConfig::default();
        let mut given = Vec::new();
        for part in parts {
            let Some((key, value)) = part.split_once('=') else {
                return Err(MctsSpecError::NoPair(part.to_string()));
            };
            let key = SearchKey::named(key)?;
            if given.contains(&key) {
                return Err(MctsSpecError::Twice(key));
            }
            given.push(key);
            key.set(&mut config, value)?;
        }
        Ok(MctsSpec { budget, config })
    }

    pub(super) fn needs_clock(self) -> bool {
        matches!(self.budget, BudgetSpec::Millis(_))
    }

    pub(super) fn needs_weights(self) -> Option<u8> {
        match self.config.value {
            ValueSource::Given(number) => Some(number),
            ValueSource::Hand | ValueSource::Learned => None,
        }
    }

    /// None if it needs a clock or weights that are not there.
    pub(super) fn player<G: Advice>(self, means: &Means) -> Option<Mcts<G>> {
        let budget = self.budget.budget(means.timing.as_ref())?;
        let weights = match self.config.value {
            ValueSource::Hand => None,
            ValueSource::Learned => Weights::of::<G>().map(Arc::new),
            ValueSource::Given(number) => Some(means.weights(number)?.clone()),
        };
        Some(Mcts::with_weights(budget, self.config, weights.as_ref()))
    }
}

/// With the keys that differ from the defaults, in their order.
impl fmt::Display for MctsSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{WORD}:{}", self.budget)?;
        let default = SearchConfig::default();
        for key in SearchKey::ALL {
            let value = key.get(&self.config);
            if value != key.get(&default)
                && let Some(value) = value
            {
                write!(f, ":{key}={value}")?;
            }
        }
        Ok(())
    }
}
