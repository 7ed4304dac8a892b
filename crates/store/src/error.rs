//! What can go wrong: a [`Refusal`] is an answer to the caller, a [`Fault`] a trouble of the
//! machine. After either nothing of the request is kept, but for [`Fault::Unsure`].

use std::fmt;

use log::{Sequence, Status};

use crate::Held;

/// Why a request was not carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Error {
    /// The request does not fit what is stored.
    Refused(Refusal),
    /// The request could not be stored or read.
    Failed(Fault),
}

/// A request that does not fit what is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Nobody has this id, or this recovery link.
    NoSuchPlayer,
    /// No table has this id.
    NoSuchTable,
    /// The player has no such session.
    NoSuchSession,
    /// Nobody banned this one.
    NoSuchBan,
    /// The player is banned.
    Banned {
        /// Why.
        why: String,
    },
    /// The table has no such seat.
    NoSuchSeat,
    /// The link was used, renewed, or never made.
    NoSuchLink,
    /// The log has grown, or is not that long: the answer to a stale move.
    Stale {
        /// The number of entries there are.
        next: Sequence,
    },
    /// The table is in no state for this.
    WrongStatus {
        /// The state it is in.
        status: Status,
    },
    /// The right to this does not hold, or no longer: somebody else sits on the seat by now.
    NoRight,
    /// The game cannot begin while a seat is open.
    SeatsOpen,
    /// A text that must be one line (and, for an option, a key without `=`) is not.
    NotOneLine,
    /// A record without a result cannot be imported.
    NotOver,
    /// The player has as many of these as a player may have.
    Quota(Held),
    /// It contradicts what is stored (an unknown player, a token used twice) or itself (an append
    /// of nothing, an action of no seat).
    Contradiction,
}

/// A trouble of the machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The file was written by a newer program.
    Newer {
        /// The version of its schema.
        found: u32,
        /// The newest version this program knows.
        known: u32,
    },
    /// The file is something else than a database.
    NotADatabase,
    /// The file is a database of another program.
    Foreign,
    /// The file cannot be opened or made.
    CannotOpen,
    /// Another process keeps the file to itself.
    Locked,
    /// The disk is full.
    Full,
    /// The disk gave an error, in the words of the database.
    Disk(String),
    /// The disk gave an error while a change was made durable: it may have been kept.
    Unsure(String),
    /// The file may not be written to.
    ReadOnly,
    /// What is stored makes no sense; what, in words.
    Damaged(String),
    /// The target of a backup is already there.
    TargetExists,
    /// The store was closed.
    Stopped,
    /// Anything else, in the words of the database or the operating system.
    Other(String),
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Error {
        Error::Refused(refusal)
    }
}

impl From<Fault> for Error {
    fn from(fault: Fault) -> Error {
        Error::Failed(fault)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Refused(refusal) => refusal.fmt(f),
            Error::Failed(fault) => fault.fmt(f),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NoSuchPlayer => f.write_str("there is no such player"),
            Refusal::NoSuchTable => f.write_str("there is no such table"),
            Refusal::NoSuchSession => f.write_str("there is no such session"),
            Refusal::NoSuchBan => f.write_str("there is no such ban"),
            Refusal::Banned { why } => write!(f, "the player is banned: {why}"),
            Refusal::NoSuchSeat => f.write_str("the table has no such seat"),
            Refusal::NoSuchLink => f.write_str("this link is no longer valid"),
            Refusal::Stale { next } => write!(f, "the table has moved on to {next}"),
            Refusal::WrongStatus { status } => write!(f, "the table is {status}"),
            Refusal::NoRight => f.write_str("there is no right to this"),
            Refusal::SeatsOpen => f.write_str("a seat is still open"),
            Refusal::NotOneLine => f.write_str("the text must be a single line"),
            Refusal::Quota(held) => write!(f, "the player has too many {held}"),
            Refusal::NotOver => f.write_str("the game of this record is not over"),
            Refusal::Contradiction => f.write_str("this contradicts what is stored"),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Newer { found, known } => write!(
                f,
                "the data file has version {found}, this program knows versions up to {known}: \
                 use a newer program"
            ),
            Fault::NotADatabase => f.write_str("the data file is no database"),
            Fault::Foreign => f.write_str("the data file belongs to another program"),
            Fault::CannotOpen => f.write_str("the data file cannot be opened or made"),
            Fault::Locked => f.write_str("another process has locked the data file"),
            Fault::Full => f.write_str("the disk is full"),
            Fault::Disk(what) => write!(f, "the disk gives trouble: {what}"),
            Fault::Unsure(what) => write!(f, "a change may not have been kept: {what}"),
            Fault::ReadOnly => f.write_str("the data file may not be written to"),
            Fault::Damaged(what) => write!(f, "the data file is damaged: {what}"),
            Fault::TargetExists => f.write_str("the target of the backup is already there"),
            Fault::Stopped => f.write_str("the store was closed"),
            Fault::Other(what) => write!(f, "the data file gives trouble: {what}"),
        }
    }
}

impl std::error::Error for Error {}
impl std::error::Error for Refusal {}
impl std::error::Error for Fault {}
