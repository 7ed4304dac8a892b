//! The keys of a search as text: the fields of its configuration, each with its bounds.

use std::ops::RangeInclusive;
use std::str::FromStr;

use kernel::vocabulary;

use super::error::MctsSpecError;
use crate::mcts::{SearchConfig, ValueSource};

vocabulary! {
    /// The fields of [`SearchConfig`].
    pub enum SearchKey: "key of a search" {
        /// The exploration constant.
        Exploration = "exploration",
        /// The temperature of the priors.
        PriorTemperature = "prior-temperature",
        /// Turns of a rollout.
        RolloutTurns = "rollout-turns",
        /// Actions that the rollout policy takes the best of.
        RolloutCandidates = "rollout-candidates",
        /// Children of a node at first.
        Width = "width",
        /// More children for each doubling of the visits.
        Widening = "widening",
        /// What judges positions.
        Value = "value",
        /// Trees side by side.
        Threads = "threads",
    }
}

/// Words of earlier versions: refused by a sentence that helps.
const RENAMED: [(&str, SearchKey); 4] = [
    ("trust", SearchKey::Exploration),
    ("warmth", SearchKey::PriorTemperature),
    ("turns", SearchKey::RolloutTurns),
    ("glance", SearchKey::RolloutCandidates),
];

impl SearchKey {
    /// The key of this word.
    pub(super) fn named(word: &str) -> Result<SearchKey, MctsSpecError> {
        match RENAMED.into_iter().find(|(old, _)| *old == word) {
            Some((old, new)) => Err(MctsSpecError::Renamed { old, new }),
            None => Ok(word.parse()?),
        }
    }

    /// Its value as text; none if it is left to the game.
    pub(super) fn get(self, config: &SearchConfig) -> Option<String> {
        match self {
            SearchKey::Exploration => Some(config.exploration.to_string()),
            SearchKey::PriorTemperature => Some(config.prior_temperature.to_string()),
            SearchKey::RolloutTurns => config.rollout_turns.map(|turns| turns.to_string()),
            SearchKey::RolloutCandidates => Some(config.rollout_candidates.to_string()),
            SearchKey::Width => Some(config.initial_width.to_string()),
            SearchKey::Widening => Some(config.widening.to_string()),
            SearchKey::Value => Some(config.value.to_string()),
            SearchKey::Threads => Some(config.threads.to_string()),
        }
    }

    /// The least and the most it can be. A rollout needs an action to take, and a node one to
    /// expand; what is far above all use would only be a slip of the finger.
    pub fn range(self) -> RangeInclusive<f32> {
        match self {
            SearchKey::Exploration => 0.0..=1000.0,
            SearchKey::PriorTemperature => 0.001..=1000.0,
            SearchKey::RolloutTurns | SearchKey::Widening => 0.0..=1000.0,
            SearchKey::RolloutCandidates | SearchKey::Width => 1.0..=1000.0,
            SearchKey::Value => 1.0..=9.0,
            SearchKey::Threads => 1.0..=64.0,
        }
    }

    /// Sets it, if the value is within the bounds.
    pub(super) fn set(self, config: &mut SearchConfig, value: &str) -> Result<(), MctsSpecError> {
        match self {
            SearchKey::Exploration => config.exploration = self.number(value)?,
            SearchKey::PriorTemperature => config.prior_temperature = self.number(value)?,
            SearchKey::RolloutTurns => config.rollout_turns = Some(self.whole(value)?.into()),
            SearchKey::RolloutCandidates => config.rollout_candidates = self.whole(value)?.into(),
            SearchKey::Width => config.initial_width = self.whole(value)?.into(),
            SearchKey::Widening => config.widening = self.whole(value)?.into(),
            SearchKey::Value => config.value = self.source(value)?,
            SearchKey::Threads => config.threads = self.whole(value)?.into(),
        }
        Ok(())
    }

    fn source(self, value: &str) -> Result<ValueSource, MctsSpecError> {
        value
            .parse()
            .map_err(|()| self.refused("hand, learned or a number", value))
    }

    fn number(self, value: &str) -> Result<f32, MctsSpecError> {
        self.within("a number", value)
    }

    fn whole(self, value: &str) -> Result<u16, MctsSpecError> {
        self.within("a whole number", value)
    }

    /// Also `-0` is refused: it would be written back as it came.
    fn within<T: FromStr + Copy + Into<f32>>(
        self,
        kind: &'static str,
        value: &str,
    ) -> Result<T, MctsSpecError> {
        let range = self.range();
        let number = value.parse().ok();
        let number = number.filter(|number: &T| range.contains(&(*number).into()));
        let number = number.filter(|_| !value.starts_with('-'));
        number.ok_or_else(|| self.refused(kind, value))
    }

    fn refused(self, kind: &'static str, value: &str) -> MctsSpecError {
        let range = self.range();
        MctsSpecError::Value {
            key: self,
            value: value.to_string(),
            kind,
            min: *range.start(),
            max: *range.end(),
        }
    }
}
