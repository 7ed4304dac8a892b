//! An entry of a log: who did what when. Actions are typed by the game, or text.

use std::borrow::Cow;
use std::fmt;

use kernel::{Seat, Share};

use crate::{
    Closing, Driver, Note, Occupant, PlayerId, Sequence, SubmissionId, TokenHash, UnixMillis,
};

/// An entry of a log; `A` is the game's action, or its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry<A> {
    /// The seat it is about; nothing where it is about the whole table.
    pub seat: Option<Seat>,
    /// Who made it; nobody where a bot or the table did, or where it is not known any more.
    pub player: Option<PlayerId>,
    /// The submission it belongs to.
    pub submission: Option<SubmissionId>,
    /// What it says.
    pub payload: Payload<A>,
    /// When it was proposed.
    pub at: UnixMillis,
}

impl<A> Entry<A> {
    /// An entry that nobody made: a bot's, the table's own, or one of a record.
    pub fn of_seat(seat: Seat, payload: Payload<A>, at: UnixMillis) -> Entry<A> {
        Entry {
            seat: Some(seat),
            player: None,
            submission: None,
            payload,
            at,
        }
    }

    /// The same about the whole table.
    pub fn of_table(payload: Payload<A>, at: UnixMillis) -> Entry<A> {
        Entry {
            seat: None,
            player: None,
            submission: None,
            payload,
            at,
        }
    }

    /// The same with other actions.
    ///
    /// # Errors
    /// What `map` says of the action.
    pub fn try_map<B, E>(&self, map: impl FnOnce(&A) -> Result<B, E>) -> Result<Entry<B>, E> {
        Ok(Entry {
            seat: self.seat,
            player: self.player,
            submission: self.submission.clone(),
            payload: self.payload.try_map(map)?,
            at: self.at,
        })
    }
}

impl<A: fmt::Display> Entry<A> {
    /// The same with the action as text.
    pub fn spelled(&self) -> Entry<String> {
        let text = |action: &A| Ok::<_, std::convert::Infallible>(action.to_string());
        let Ok(entry) = self.try_map(text);
        entry
    }
}

/// What an entry says. Texts are one line each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Payload<A> {
    /// From here on the seat is this one's. A link to it becomes invalid.
    Sit(Occupant),
    /// What who sits here adds to the deal, which counts unless another sits down before the start.
    Share(Share),
    /// From here on this is the link by which the seat can be taken.
    Link(TokenHash),
    /// The game begins.
    Start,
    /// The table is given up: by its owner before the game begins, or later where nobody can or
    /// will play on.
    Close(Closing),
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
    /// The word for this kind of entry.
    pub const fn kind(&self) -> &'static str {
        match self {
            Payload::Sit(_) => "sit",
            Payload::Share(_) => "share",
            Payload::Link(_) => "link",
            Payload::Start => "start",
            Payload::Close(_) => "close",
            Payload::Action(_) => "action",
            Payload::Automatic(_) => "automatic",
            Payload::Undo(_) => "undo",
            Payload::HandOver(_) => "hand-over",
            Payload::Note(_) => "note",
        }
    }

    /// The action, if it is one.
    pub const fn action(&self) -> Option<&A> {
        match self {
            Payload::Action(action) | Payload::Automatic(action) => Some(action),
            _ => None,
        }
    }

    /// The entries that it takes back.
    pub fn takes_back(&self) -> &[Sequence] {
        match self {
            Payload::Undo(entries) => entries,
            _ => &[],
        }
    }

    /// Whether it makes this very link.
    pub fn is_link(&self, link: TokenHash) -> bool {
        matches!(self, Payload::Link(made) if *made == link)
    }

    /// Whether it is about who sits where: no part of the game, and no news to who decides.
    pub const fn is_seating(&self) -> bool {
        match self {
            Payload::Sit(_) | Payload::Share(_) | Payload::Link(_) => true,
            Payload::Note(note) => note.is_seating(),
            _ => false,
        }
    }

    /// Whether it changes what is known of the table beside its game.
    pub const fn is_about_table(&self) -> bool {
        self.is_seating() || matches!(self, Payload::Start | Payload::Close(_))
    }

    fn try_map<B, E>(&self, map: impl FnOnce(&A) -> Result<B, E>) -> Result<Payload<B>, E> {
        Ok(match self {
            Payload::Sit(occupant) => Payload::Sit(occupant.clone()),
            Payload::Share(share) => Payload::Share(*share),
            Payload::Link(hash) => Payload::Link(*hash),
            Payload::Start => Payload::Start,
            Payload::Close(closing) => Payload::Close(closing.clone()),
            Payload::Action(action) => Payload::Action(map(action)?),
            Payload::Automatic(action) => Payload::Automatic(map(action)?),
            Payload::Undo(list) => Payload::Undo(list.clone()),
            Payload::HandOver(driver) => Payload::HandOver(*driver),
            Payload::Note(note) => Payload::Note(note.clone()),
        })
    }
}

impl Payload<String> {
    /// All it says beside its kind, in one line.
    pub fn words(&self) -> Cow<'_, str> {
        match self {
            Payload::Action(text) | Payload::Automatic(text) => Cow::Borrowed(text),
            Payload::Start => Cow::Borrowed(""),
            Payload::Close(closing) => Cow::Owned(closing.to_string()),
            Payload::Sit(occupant) => Cow::Owned(occupant.to_string()),
            Payload::Share(share) => Cow::Owned(share.to_string()),
            Payload::Link(hash) => Cow::Owned(hash.to_string()),
            Payload::HandOver(driver) => Cow::Owned(driver.to_string()),
            Payload::Note(note) => Cow::Owned(note.to_string()),
            Payload::Undo(entries) => {
                let numbers: Vec<_> = entries.iter().map(Sequence::to_string).collect();
                Cow::Owned(numbers.join(" "))
            }
        }
    }

    /// The payload of this kind that says these words.
    pub fn from_words(kind: &str, words: String) -> Option<Payload<String>> {
        Some(match kind {
            "sit" => Payload::Sit(words.parse().ok()?),
            "share" => Payload::Share(words.parse().ok()?),
            "link" => Payload::Link(words.parse().ok()?),
            "start" => Payload::Start,
            "close" => Payload::Close(words.parse().ok()?),
            "action" => Payload::Action(words),
            "automatic" => Payload::Automatic(words),
            "hand-over" => Payload::HandOver(words.parse().ok()?),
            "note" => Payload::Note(words.parse().ok()?),
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
            Payload::Sit(Occupant::Open),
            Payload::Share("7".repeat(64).parse().unwrap()),
            Payload::Link("0".repeat(64).parse().unwrap()),
            Payload::Start,
            Payload::Close(Closing::GivenUp),
            Payload::Close(Closing::Operator("spam".into())),
            Payload::Close(Closing::Expired),
            Payload::Action("build D4".into()),
            Payload::Automatic("pass".into()),
            Payload::Undo(vec![Sequence(3), Sequence(14)]),
            Payload::Undo(vec![]),
            Payload::HandOver(Driver::Person),
            Payload::Note(Note::AskUndo(Sequence(7))),
            Payload::Note(Note::Agree),
            Payload::Note(Note::Decline),
            Payload::Note(Note::AskLink),
            Payload::Note(Note::AgreeLink),
            Payload::Note(Note::DeclineLink),
            Payload::Note(Note::TookOver("Julia the Elder".into())),
        ];
        for payload in payloads {
            let again = Payload::from_words(payload.kind(), payload.words().into_owned());
            assert_eq!(again, Some(payload));
        }
        for (kind, words) in [
            ("undo", "3 x"),
            ("swap", ""),
            ("note", "may I?"),
            ("note", "took-over "),
            ("sit", ""),
            ("share", "none"),
        ] {
            assert_eq!(Payload::from_words(kind, words.to_string()), None, "{kind}");
        }
    }
}
