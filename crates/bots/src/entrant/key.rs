//! The keys of a search: the fields of its manner as text, each with its bounds.

use std::ops::RangeInclusive;
use std::str::FromStr;

use kernel::vocabulary;

use super::fault::SearcherError;
use crate::mcts::Manner;

vocabulary! {
    /// The fields of [`Manner`].
    pub enum Key: "key of a search" {
        /// How much the advice's favour counts.
        Trust = "trust",
        /// How much the advice's favour falls with its opinion.
        Warmth = "warmth",
        /// Turns played by glance.
        Turns = "turns",
        /// Choices at a glance.
        Glance = "glance",
        /// Choices from the beginning.
        Width = "width",
        /// Choices for each doubling.
        Widening = "widening",
        /// Threads side by side.
        Threads = "threads",
    }
}

impl Key {
    /// Its value as text; none if it is left to the game.
    pub(super) fn of(self, manner: &Manner) -> Option<String> {
        match self {
            Key::Trust => Some(manner.trust.to_string()),
            Key::Warmth => Some(manner.warmth.to_string()),
            Key::Turns => manner.turns.map(|turns| turns.to_string()),
            Key::Glance => Some(manner.glance.to_string()),
            Key::Width => Some(manner.width.to_string()),
            Key::Widening => Some(manner.widening.to_string()),
            Key::Threads => Some(manner.threads.to_string()),
        }
    }

    /// The least and the most it can be. A glance needs a choice to take, and a decision one to
    /// look at; what is far above all use would only be a slip of the finger.
    pub fn range(self) -> RangeInclusive<f32> {
        match self {
            Key::Trust => 0.0..=1000.0,
            Key::Warmth => 0.001..=1000.0,
            Key::Turns | Key::Widening => 0.0..=1000.0,
            Key::Glance | Key::Width => 1.0..=1000.0,
            Key::Threads => 1.0..=64.0,
        }
    }

    /// Sets it, if the value is within the bounds.
    pub(super) fn set(self, manner: &mut Manner, value: &str) -> Result<(), SearcherError> {
        match self {
            Key::Trust => manner.trust = self.number(value)?,
            Key::Warmth => manner.warmth = self.number(value)?,
            Key::Turns => manner.turns = Some(self.whole(value)?.into()),
            Key::Glance => manner.glance = self.whole(value)?.into(),
            Key::Width => manner.width = self.whole(value)?.into(),
            Key::Widening => manner.widening = self.whole(value)?.into(),
            Key::Threads => manner.threads = self.whole(value)?.into(),
        }
        Ok(())
    }

    fn number(self, value: &str) -> Result<f32, SearcherError> {
        self.within("a number", value)
    }

    fn whole(self, value: &str) -> Result<u16, SearcherError> {
        self.within("a whole number", value)
    }

    /// Also `-0` is refused: it would be written back as it came.
    fn within<T: FromStr + Copy + Into<f32>>(
        self,
        kind: &'static str,
        value: &str,
    ) -> Result<T, SearcherError> {
        let range = self.range();
        let number = value.parse().ok();
        let number = number.filter(|number: &T| range.contains(&(*number).into()));
        let number = number.filter(|_| !value.starts_with('-'));
        number.ok_or_else(|| SearcherError::Value {
            key: self,
            value: value.to_string(),
            kind,
            least: *range.start(),
            most: *range.end(),
        })
    }
}
