//! Words between the people at a table, and about them: questions and their answers, and who took
//! a seat over. No part of the game.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use crate::Sequence;

/// A word between the people at a table, or about them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// May everything from this entry on be taken back?
    AskUndo(Sequence),
    /// The seat agrees to the undo that was asked for.
    Agree,
    /// No; or the question is withdrawn.
    Decline,
    /// May the owner make a new link to the entry's seat?
    AskLink,
    /// The seat agrees to the link that was asked for.
    AgreeLink,
    /// No new link; or the question is withdrawn.
    DeclineLink,
    /// Somebody of this name took the seat of a running game by its link. Names change later; what
    /// the others were told stays.
    TookOver(Arc<str>),
}

impl Note {
    /// Whether it is about who sits where, and no news to who decides.
    pub const fn is_seating(&self) -> bool {
        match self {
            Note::AskUndo(_) | Note::Agree | Note::Decline => false,
            Note::AskLink | Note::AgreeLink | Note::DeclineLink | Note::TookOver(_) => true,
        }
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::AskUndo(point) => write!(f, "ask-undo {point}"),
            Note::Agree => f.write_str("agree"),
            Note::Decline => f.write_str("decline"),
            Note::AskLink => f.write_str("ask-link"),
            Note::AgreeLink => f.write_str("agree-link"),
            Note::DeclineLink => f.write_str("decline-link"),
            Note::TookOver(name) => write!(f, "took-over {name}"),
        }
    }
}

/// Text that is no note.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseNoteError;

impl fmt::Display for ParseNoteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a note is `ask-undo N`, `ask-link`, an answer to one, or `took-over NAME`")
    }
}

impl std::error::Error for ParseNoteError {}

impl FromStr for Note {
    type Err = ParseNoteError;

    fn from_str(text: &str) -> Result<Note, ParseNoteError> {
        match text {
            "agree" => return Ok(Note::Agree),
            "decline" => return Ok(Note::Decline),
            "ask-link" => return Ok(Note::AskLink),
            "agree-link" => return Ok(Note::AgreeLink),
            "decline-link" => return Ok(Note::DeclineLink),
            _ => {}
        }
        match text.split_once(' ') {
            Some(("ask-undo", point)) => {
                let point = point.parse().map_err(|_| ParseNoteError)?;
                Ok(Note::AskUndo(Sequence(point)))
            }
            Some(("took-over", name)) if !name.is_empty() => Ok(Note::TookOver(name.into())),
            _ => Err(ParseNoteError),
        }
    }
}
