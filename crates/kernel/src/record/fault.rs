//! What can be wrong with a text that should be a record.

use std::fmt;

use super::header::{FORMAT_1, FORMAT_2};

/// A text that is no record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The first bad line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: RecordFault,
}

/// What can be wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFault {
    /// The text is empty.
    Empty,
    /// The first line does not say that this is a record.
    NotARecord,
    /// A header line is missing; this one was expected.
    Expected(&'static str),
    /// The value of a header line makes no sense.
    BadValue(&'static str),
    /// A line that is neither an action nor the result.
    BadEntry,
    /// The result cannot be read.
    BadResult,
    /// Something stands after the result.
    AfterResult,
    /// The seed is told, so the game is over, but there is no result.
    Truncated,
    /// There is a result, but the seed is not told.
    ResultWithoutSeed,
    /// The line is written otherwise than a record writes it.
    NotCanonical,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            RecordFault::Empty => write!(f, "the record is empty"),
            RecordFault::NotARecord => {
                write!(
                    f,
                    "not a record: it must begin with {FORMAT_1:?} or {FORMAT_2:?}"
                )
            }
            RecordFault::Expected(key) => write!(f, "expected a line {key:?}"),
            RecordFault::BadValue(key) => write!(f, "the value of {key:?} makes no sense"),
            RecordFault::BadEntry => write!(f, "expected a seat and an action, or the result"),
            RecordFault::BadResult => write!(f, "the result cannot be read"),
            RecordFault::AfterResult => write!(f, "nothing may follow the result"),
            RecordFault::Truncated => {
                write!(
                    f,
                    "the record is cut short: it tells the seed but has no result"
                )
            }
            RecordFault::NotCanonical => {
                write!(f, "not written as a record writes it")
            }
            RecordFault::ResultWithoutSeed => {
                write!(f, "a finished game must tell its seed")
            }
        }
    }
}

impl std::error::Error for RecordError {}
