//! The log of a table: what an entry says, typed by the game or as text. One to one with what is
//! stored.

use std::fmt;
use std::str::FromStr;

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::{Driver, Millis};

/// A place in the log: the number of entries before it. The sequence of a table is the number of
/// its entries; it never falls.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Sequence(pub u32);

impl fmt::Display for Sequence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// What an entry says; `A` is the game's action, or its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Payload<A> {
    /// A choice of a person or a bot.
    Action(A),
    /// A choice that was the only one, played by the table.
    Automatic(A),
    /// Takes back exactly these entries.
    Undo(Vec<Sequence>),
    /// From here on this driver decides for the seat.
    HandOver(Driver),
    /// A word between the players; no part of the game.
    Note(Note),
}

impl<A> Payload<A> {
    /// The same about another kind of action.
    pub(crate) fn try_map<B, E>(
        &self,
        map: impl FnOnce(&A) -> Result<B, E>,
    ) -> Result<Payload<B>, E> {
        Ok(match self {
            Payload::Action(action) => Payload::Action(map(action)?),
            Payload::Automatic(action) => Payload::Automatic(map(action)?),
            Payload::Undo(list) => Payload::Undo(list.clone()),
            Payload::HandOver(driver) => Payload::HandOver(*driver),
            Payload::Note(note) => Payload::Note(*note),
        })
    }
}

/// An entry of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<A> {
    /// Whose it is.
    pub seat: Seat,
    /// What it says.
    pub payload: Payload<A>,
    /// When it was proposed.
    pub at: Millis,
}

impl<A: fmt::Display> Entry<A> {
    /// The same with the action as text.
    pub(crate) fn spelled(&self) -> Entry<String> {
        let text = |action: &A| Ok::<_, std::convert::Infallible>(action.to_string());
        let Ok(payload) = self.payload.try_map(text);
        Entry {
            seat: self.seat,
            payload,
            at: self.at,
        }
    }
}

/// A word between the players about an undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// May everything from this entry on be taken back?
    AskUndo(Sequence),
    /// The seat agrees to the undo that was asked for.
    Agree,
    /// No; or the question is withdrawn.
    Decline,
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::AskUndo(point) => write!(f, "ask-undo {point}"),
            Note::Agree => f.write_str("agree"),
            Note::Decline => f.write_str("decline"),
        }
    }
}

/// Text that is no note.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseNoteError;

impl fmt::Display for ParseNoteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a note is `ask-undo N`, `agree` or `decline`")
    }
}

impl std::error::Error for ParseNoteError {}

impl FromStr for Note {
    type Err = ParseNoteError;

    fn from_str(text: &str) -> Result<Note, ParseNoteError> {
        match text {
            "agree" => Ok(Note::Agree),
            "decline" => Ok(Note::Decline),
            _ => {
                let point = text
                    .strip_prefix("ask-undo ")
                    .and_then(|point| point.parse().ok());
                point
                    .map(|point| Note::AskUndo(Sequence(point)))
                    .ok_or(ParseNoteError)
            }
        }
    }
}
