//! How often something may be done at a table, counted in its log. A limit binds who does it and
//! nobody else: leaving a seat to a bot, handing a late one to a bot, answering a question and
//! standing up are never counted, and each of them needs something that is.

use std::time::Duration;

use kernel::{Advice, Seat};
use log::{Entry, Note, Occupant, Payload};
use scene::Show;

use crate::{Author, Refusal, Table};

const SOON: Duration = Duration::from_secs(10 * 60);
const DAY: Duration = Duration::from_secs(24 * 3600);

/// So often within ten minutes, within a day, and as long as the table lasts.
#[derive(Clone, Copy, Debug)]
struct Rate {
    soon: usize,
    day: usize,
    ever: usize,
}

/// Hand-overs of a seat by its own player, both ways counted: five times there and back.
const HAND_OVERS: Rate = Rate {
    soon: 10,
    day: 60,
    ever: 2000,
};
/// Taking back. Who tries moves out looks ahead instead, which is not logged.
const UNDOS: Rate = Rate {
    soon: 120,
    day: 1000,
    ever: 4000,
};
/// Questions to take back: each of them interrupts the others.
const UNDO_QUESTIONS: Rate = Rate {
    soon: 10,
    day: 60,
    ever: 1000,
};
/// Questions about a new link.
const LINK_QUESTIONS: Rate = Rate {
    soon: 3,
    day: 10,
    ever: 200,
};
/// New links to a seat.
const LINKS: Rate = Rate {
    soon: 30,
    day: 100,
    ever: 1000,
};
/// A player who sits down at a table from the lobby.
const ARRIVALS: Rate = Rate {
    soon: 5,
    day: 20,
    ever: 200,
};
/// Anybody who sits down on one seat from the lobby: who has a link still can, and the owner can
/// put a bot there.
const SITTINGS: Rate = Rate {
    soon: usize::MAX,
    day: usize::MAX,
    ever: 2000,
};

/// Actions that were taken back, of all seats: a log that is longer takes long to open.
const MOST_TAKEN_BACK: usize = 10_000;

impl<G: Advice + Show> Table<G> {
    /// The seat's player takes it back, or has another bot play.
    pub(crate) fn check_hand_overs(&self, seat: Seat, author: &Author) -> Result<(), Refusal> {
        self.check_rate(HAND_OVERS, author, |entry| {
            let handed = matches!(entry.payload, Payload::HandOver(_));
            handed && entry.seat == Some(seat) && entry.player == author.player
        })
    }

    /// The seat takes back.
    pub(crate) fn check_undos(&self, seat: Seat, author: &Author) -> Result<(), Refusal> {
        let log = self.live.log.iter();
        let taken_back: usize = log.map(|entry| entry.payload.takes_back().len()).sum();
        if taken_back >= MOST_TAKEN_BACK {
            return Err(Refusal::TooMany);
        }
        self.check_rate(UNDOS, author, |entry| {
            matches!(entry.payload, Payload::Undo(_)) && entry.seat == Some(seat)
        })
    }

    /// The seat asks to take back.
    pub(crate) fn check_undo_questions(&self, seat: Seat, author: &Author) -> Result<(), Refusal> {
        self.check_rate(UNDO_QUESTIONS, author, |entry| {
            let asks = matches!(entry.payload, Payload::Note(Note::AskUndo(_)));
            asks && entry.seat == Some(seat)
        })
    }

    /// The owner asks for a new link.
    pub(crate) fn check_link_questions(&self, author: &Author) -> Result<(), Refusal> {
        self.check_rate(LINK_QUESTIONS, author, |entry| {
            matches!(entry.payload, Payload::Note(Note::AskLink))
        })
    }

    /// The owner makes a new link to the seat.
    pub(crate) fn check_links(&self, seat: Seat, author: &Author) -> Result<(), Refusal> {
        self.check_rate(LINKS, author, |entry| {
            matches!(entry.payload, Payload::Link(_)) && entry.seat == Some(seat)
        })
    }

    /// A player sits down on the seat, who was not invited.
    pub(crate) fn check_arrivals(&self, seat: Seat, author: &Author) -> Result<(), Refusal> {
        let sits =
            |entry: &Entry<_>| matches!(entry.payload, Payload::Sit(Occupant::Person { .. }));
        self.check_rate(ARRIVALS, author, |entry| {
            sits(entry) && entry.player == author.player
        })?;
        self.check_rate(SITTINGS, author, |entry| {
            sits(entry) && entry.seat == Some(seat)
        })
    }

    fn check_rate(
        &self,
        rate: Rate,
        author: &Author,
        counts: impl Fn(&Entry<G::Action>) -> bool,
    ) -> Result<(), Refusal> {
        let within = |entry: &&Entry<_>, span| entry.at.after(span) > author.at;
        let all = || self.live.log.iter().filter(|entry| counts(entry));
        if all().count() >= rate.ever {
            return Err(Refusal::TooMany);
        }
        let recent = |span| all().filter(|entry| within(entry, span)).count();
        if recent(SOON) >= rate.soon || recent(DAY) >= rate.day {
            return Err(Refusal::TooOften);
        }
        Ok(())
    }
}
