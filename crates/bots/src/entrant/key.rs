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
    /// Its value as text.
    pub(super) fn of(self, manner: &Manner) -> String {
        match self {
            Key::Trust => manner.trust.to_string(),
            Key::Warmth => manner.warmth.to_string(),
            Key::Turns => manner
                .turns
                .map_or(String::new(), |turns| turns.to_string()),
            Key::Glance => manner.glance.to_string(),
            Key::Width => manner.width.to_string(),
            Key::Widening => manner.widening.to_string(),
            Key::Threads => manner.threads.to_string(),
        }
    }

    /// Sets it, if the value is within the bounds. A glance needs a choice to take, and a decision
    /// one to look at; what is far above all use would only be a slip of the finger.
    pub(super) fn set(self, manner: &mut Manner, value: &str) -> Result<(), SearcherError> {
        match self {
            Key::Trust => manner.trust = self.number(value, 0.0..=1000.0)?,
            Key::Warmth => manner.warmth = self.number(value, 0.001..=1000.0)?,
            Key::Turns => manner.turns = Some(self.whole(value, 0..=1000)?.into()),
            Key::Glance => manner.glance = self.whole(value, 1..=1000)?.into(),
            Key::Width => manner.width = self.whole(value, 1..=1000)?.into(),
            Key::Widening => manner.widening = self.whole(value, 0..=1000)?.into(),
            Key::Threads => manner.threads = self.whole(value, 1..=64)?.into(),
        }
        Ok(())
    }

    fn number(self, value: &str, range: RangeInclusive<f32>) -> Result<f32, SearcherError> {
        self.within("a number", value, range)
    }

    fn whole(self, value: &str, range: RangeInclusive<u16>) -> Result<u16, SearcherError> {
        self.within("a whole number", value, range)
    }

    /// Also `-0` is refused: it would be a second way to write 0.
    fn within<T: FromStr + PartialOrd + Copy + Into<f32>>(
        self,
        kind: &'static str,
        value: &str,
        range: RangeInclusive<T>,
    ) -> Result<T, SearcherError> {
        let number = value.parse().ok().filter(|number| range.contains(number));
        let number = number.filter(|_| !value.starts_with('-'));
        number.ok_or_else(|| SearcherError::Value {
            key: self,
            value: value.to_string(),
            kind,
            least: (*range.start()).into(),
            most: (*range.end()).into(),
        })
    }
}
