//! Why a text describes nobody who could compete.

use std::fmt;

use kernel::UnknownWord;

use super::key::Key;
use super::searcher::{ITERATIONS, MILLIS};

/// A text that is no entrant.
#[derive(Clone, PartialEq, Debug)]
pub enum EntrantError {
    /// No bot has this name.
    Name(UnknownWord),
    /// It begins as a search.
    Searcher(SearcherError),
}

/// A text that is no search.
#[derive(Clone, PartialEq, Debug)]
pub enum SearcherError {
    /// It does not say how long.
    NoBudget,
    /// It says how long in a way that cannot be.
    Budget(String),
    /// What follows a colon is no pair.
    NoPair(String),
    /// There is no such key.
    Key(UnknownWord),
    /// The key was there before.
    Twice(Key),
    /// The key cannot have this value.
    Value {
        /// Which key.
        key: Key,
        /// What was given.
        value: String,
        /// What is expected, in words.
        kind: &'static str,
        /// The least it can be.
        least: f32,
        /// The most it can be.
        most: f32,
    },
}

impl fmt::Display for EntrantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EntrantError::Name(unknown) => unknown.fmt(f),
            EntrantError::Searcher(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for SearcherError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SearcherError::NoBudget => {
                f.write_str("a search needs a budget, as in mcts:100 or mcts:50ms")
            }
            SearcherError::Budget(budget) => write!(
                f,
                "the budget of a search cannot be {budget:?}: expected {} to {} iterations, \
                 as in mcts:100, or {} to {} milliseconds, as in mcts:50ms",
                ITERATIONS.start(),
                ITERATIONS.end(),
                MILLIS.start(),
                MILLIS.end(),
            ),
            SearcherError::NoPair(part) => {
                write!(f, "{part:?} is no key=value of a search")
            }
            SearcherError::Key(unknown) => {
                let keys: Vec<_> = Key::ALL.iter().map(|key| key.as_str()).collect();
                write!(f, "{unknown}; there is {}", keys.join(", "))
            }
            SearcherError::Twice(key) => write!(f, "{key} is given twice"),
            SearcherError::Value {
                key,
                value,
                kind,
                least,
                most,
            } => write!(
                f,
                "{key} cannot be {value:?}: expected {kind} from {least} to {most}"
            ),
        }
    }
}

impl std::error::Error for EntrantError {}

impl std::error::Error for SearcherError {}

impl From<UnknownWord> for EntrantError {
    fn from(unknown: UnknownWord) -> EntrantError {
        EntrantError::Name(unknown)
    }
}

impl From<SearcherError> for EntrantError {
    fn from(error: SearcherError) -> EntrantError {
        EntrantError::Searcher(error)
    }
}

impl From<UnknownWord> for SearcherError {
    fn from(unknown: UnknownWord) -> SearcherError {
        SearcherError::Key(unknown)
    }
}
