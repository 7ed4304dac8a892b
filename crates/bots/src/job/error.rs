//! Why something that was read is no job for this program.

use std::fmt;

use kernel::{DumpError, OptionError, OtherRules, ParseHexError, Seat, Seats};

use crate::BotSpecError;

/// What was read is no job.
#[derive(Clone, PartialEq, Debug)]
pub enum JobError {
    /// It has not the form of one: a field is missing, or of another type.
    Form(String),
    /// It is of another game.
    OtherGame {
        /// The job's game.
        found: String,
        /// The one it was read for.
        expected: &'static str,
    },
    /// It is by other rules than this program's.
    OtherRules(OtherRules),
    /// The table cannot be set up like this.
    Setup(OptionError),
    /// An option is not named.
    MissingOption(&'static str),
    /// The table has no such seat.
    NoSeat {
        /// The job's seat.
        seat: Seat,
        /// The table's size.
        seats: Seats,
    },
    /// The view describes no position of the table.
    View(DumpError),
    /// A text is no action of the game.
    Notation {
        /// The text.
        action: String,
        /// Why.
        reason: String,
    },
    /// The legal actions are not those of the view, or there are none.
    Legal,
    /// The key is none.
    Key(ParseHexError),
    /// There is no such bot.
    Bot(BotSpecError),
}

impl fmt::Display for JobError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JobError::Form(reason) => write!(f, "not a job: {reason}"),
            JobError::OtherGame { found, expected } => {
                write!(f, "a job of {found:?}, not of {expected}")
            }
            JobError::OtherRules(other) => other.fmt(f),
            JobError::Setup(error) => error.fmt(f),
            JobError::MissingOption(key) => write!(f, "option {key} is missing"),
            JobError::NoSeat { seat, seats } => {
                write!(f, "there is no seat {seat} at a table of {seats}")
            }
            JobError::View(error) => write!(f, "the view describes no position: {error}"),
            JobError::Notation { action, reason } => write!(f, "{action:?} is no action: {reason}"),
            JobError::Legal => f.write_str("the legal actions are not those of the view"),
            JobError::Key(error) => write!(f, "the key: {error}"),
            JobError::Bot(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for JobError {}
