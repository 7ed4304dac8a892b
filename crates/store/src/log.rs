//! The log of a table: the one truth about its game. Entries are only ever added.

use std::borrow::Cow;
use std::fmt;

use kernel::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::{Occupant, TableId, UnixMillis};

/// A place in a table's log: the number of entries before it. The sequence of a table is the
/// number of its entries; it never falls.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Sequence(pub u32);

impl fmt::Display for Sequence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// What an entry says. Texts are one line each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Payload {
    /// A choice of a person or a bot, in the game's notation.
    Action(String),
    /// A choice that was the only one, played by the table.
    Automatic(String),
    /// Takes back exactly these entries.
    Undo(Vec<Sequence>),
    /// From here on somebody else decides for the seat; who, in the table's words.
    HandOver(String),
    /// Anything else the table wants to find again, such as a question about an undo. It is no
    /// part of the game.
    Note(String),
}

/// An entry of a log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// Its place.
    pub sequence: Sequence,
    /// Whose it is.
    pub seat: Seat,
    /// What it says.
    pub payload: Payload,
    /// When it was appended.
    pub at: UnixMillis,
}

/// An entry to be appended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewEntry {
    /// Whose it is.
    pub seat: Seat,
    /// What it says.
    pub payload: Payload,
}

/// A step of a table's life that happens together with an append.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// The game begins: waiting → running. No seat may be open.
    Start,
    /// The game is over: running → finished, with the result line of a record.
    Finish(String),
}

/// Something to be added to a table's log, all or none. Without a change of status the table
/// must be running.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// Which table.
    pub table: TableId,
    /// The number of entries the caller knows of. If there are more, the answer is
    /// [`Refusal::Stale`](crate::Refusal::Stale).
    pub expected: Sequence,
    /// The entries, in order; none to change only what follows.
    pub entries: Vec<NewEntry>,
    /// Seats that change hands with it: somebody leaves, a bot takes over for good. Links to
    /// these seats become invalid.
    pub seats: Vec<(Seat, Occupant)>,
    /// Whose decision it is afterwards.
    pub to_act: SeatSet,
    /// Start or end, if it is one.
    pub change: Option<Change>,
    /// Now.
    pub at: UnixMillis,
}

impl Payload {
    /// The word for this kind of entry.
    pub const fn kind(&self) -> &'static str {
        match self {
            Payload::Action(_) => "action",
            Payload::Automatic(_) => "automatic",
            Payload::Undo(_) => "undo",
            Payload::HandOver(_) => "hand-over",
            Payload::Note(_) => "note",
        }
    }

    /// All it says beside its kind, in one line.
    pub fn words(&self) -> Cow<'_, str> {
        match self {
            Payload::Action(text)
            | Payload::Automatic(text)
            | Payload::HandOver(text)
            | Payload::Note(text) => Cow::Borrowed(text),
            Payload::Undo(entries) => {
                let numbers: Vec<_> = entries.iter().map(Sequence::to_string).collect();
                Cow::Owned(numbers.join(" "))
            }
        }
    }

    /// The payload of this kind that says these words.
    pub(crate) fn from_words(kind: &str, words: String) -> Option<Payload> {
        Some(match kind {
            "action" => Payload::Action(words),
            "automatic" => Payload::Automatic(words),
            "hand-over" => Payload::HandOver(words),
            "note" => Payload::Note(words),
            "undo" => Payload::Undo(parse_sequences(&words)?),
            _ => return None,
        })
    }
}

fn parse_sequences(words: &str) -> Option<Vec<Sequence>> {
    let number = |word: &str| word.parse().ok().map(Sequence);
    words.split_whitespace().map(number).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payloads_go_there_and_back() {
        let payloads = [
            Payload::Action("build D4".into()),
            Payload::Automatic("pass".into()),
            Payload::Undo(vec![Sequence(3), Sequence(14)]),
            Payload::Undo(vec![]),
            Payload::HandOver("bot builder".into()),
            Payload::Note("may I?".into()),
        ];
        for payload in payloads {
            let again = Payload::from_words(payload.kind(), payload.words().into_owned());
            assert_eq!(again, Some(payload));
        }
        assert_eq!(Payload::from_words("undo", "3 x".into()), None);
        assert_eq!(Payload::from_words("swap", String::new()), None);
    }
}
