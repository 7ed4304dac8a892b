//! Why a text is no bot.

use std::fmt;

use kernel::UnknownWord;

use super::budget::{ITERATIONS, MILLIS};
use super::key::SearchKey;

/// A text that is no bot.
#[derive(Clone, PartialEq, Debug)]
pub enum BotSpecError {
    /// No bot has this name.
    Name(UnknownWord),
    /// It begins as a search.
    Mcts(MctsSpecError),
}

/// A text that is no search.
#[derive(Clone, PartialEq, Debug)]
pub enum MctsSpecError {
    /// It does not say how long.
    NoBudget,
    /// It says how long in a way that cannot be.
    Budget(String),
    /// What follows a colon is no pair.
    NoPair(String),
    /// There is no such key.
    Key(UnknownWord),
    /// The key has another name now.
    Renamed {
        /// What it was called.
        old: &'static str,
        /// The same by its name.
        new: SearchKey,
    },
    /// The key was there before.
    Twice(SearchKey),
    /// The key cannot have this value.
    Value {
        /// Which key.
        key: SearchKey,
        /// What was given.
        value: String,
        /// What is expected, in words.
        kind: &'static str,
        /// The least it can be.
        min: f32,
        /// The most it can be.
        max: f32,
    },
}

impl fmt::Display for BotSpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpecError::Name(unknown) => unknown.fmt(f),
            BotSpecError::Mcts(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for MctsSpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MctsSpecError::NoBudget => {
                f.write_str("a search needs a budget, as in mcts:100 or mcts:50ms")
            }
            MctsSpecError::Budget(budget) => write!(
                f,
                "the budget of a search cannot be {budget:?}: expected {} to {} iterations, \
                 as in mcts:100, or {} to {} milliseconds, as in mcts:50ms",
                ITERATIONS.start(),
                ITERATIONS.end(),
                MILLIS.start(),
                MILLIS.end(),
            ),
            MctsSpecError::NoPair(part) => {
                write!(f, "{part:?} is no key=value of a search")
            }
            MctsSpecError::Key(unknown) => {
                let keys: Vec<_> = SearchKey::ALL.iter().map(|key| key.as_str()).collect();
                write!(f, "{unknown}; there is {}", keys.join(", "))
            }
            MctsSpecError::Renamed { old, new } => {
                write!(f, "the key {old:?} of a search is now called {new}")
            }
            MctsSpecError::Twice(key) => write!(f, "{key} is given twice"),
            MctsSpecError::Value {
                key,
                value,
                kind,
                min,
                max,
            } => write!(
                f,
                "{key} cannot be {value:?}: expected {kind} from {min} to {max}"
            ),
        }
    }
}

impl std::error::Error for BotSpecError {}

impl std::error::Error for MctsSpecError {}

impl From<UnknownWord> for BotSpecError {
    fn from(unknown: UnknownWord) -> BotSpecError {
        BotSpecError::Name(unknown)
    }
}

impl From<MctsSpecError> for BotSpecError {
    fn from(error: MctsSpecError) -> BotSpecError {
        BotSpecError::Mcts(error)
    }
}

impl From<UnknownWord> for MctsSpecError {
    fn from(unknown: UnknownWord) -> MctsSpecError {
        MctsSpecError::Key(unknown)
    }
}
