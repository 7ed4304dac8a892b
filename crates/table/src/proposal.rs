//! What is asked of a table, by whom, and what it would add to the log. Proposing changes nothing;
//! what was proposed is installed as it is.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use bots::Bot;
use kernel::{Advice, BySeat, Game, RecordResult, Seat, SeatSet, Share};
use log::{
    Append, Driver, Entry, Note, Occupant, Payload, PlayerId, Right, Sequence, SubmissionId,
    TableId, TokenHash, UnixMillis,
};
use scene::Show;
use serde::Deserialize;

use crate::branch::{Branch, Growth, LogFault};
use crate::{BotAnswer, Table};

/// Who asks for something, when, and what they call it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Author {
    /// The player; nobody for the table itself.
    pub player: Option<PlayerId>,
    /// What the player calls it, so that asking again does not do it twice.
    pub submission: Option<SubmissionId>,
    /// Now.
    pub at: UnixMillis,
    /// What the player is called, for who is told of it later.
    pub name: Option<Arc<str>>,
}

impl Author {
    /// The table itself, or a bot.
    pub fn table(at: UnixMillis) -> Author {
        Author {
            at,
            ..Author::default()
        }
    }

    /// A player.
    pub fn player(player: PlayerId, at: UnixMillis) -> Author {
        Author {
            player: Some(player),
            ..Author::table(at)
        }
    }

    /// The same, called so.
    #[must_use]
    pub fn called(self, name: &str) -> Author {
        Author {
            name: Some(name.into()),
            ..self
        }
    }
}

/// What the people at a table are asked about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Topic {
    /// Taking back.
    #[default]
    Undo,
    /// A new link to a seat.
    Link,
}

/// What somebody brings who sits down.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Arrival {
    /// What they add to the deal; of no use once the game is dealt.
    pub share: Option<Share>,
    /// Whether they know that somebody may know the deal.
    pub knows_deal: bool,
}

/// A seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// Whose it is.
    pub occupant: Occupant,
    /// What they add to the deal.
    pub share: Option<Share>,
    /// The link by which it can be taken.
    pub link: Option<TokenHash>,
}

/// Something to be done at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Fills the seats of a new table.
    Found {
        /// Who sits where, and the links to open seats.
        seats: Box<BySeat<Place>>,
        /// The first decisions of another game of the same deal, to go on from.
        beginning: Vec<(Seat, String)>,
    },
    /// Begins the game of a full table that still waits.
    Begin,
    /// Sits down on an open seat.
    Take(Seat, Arrival),
    /// Sits down by a link.
    Claim(Seat, TokenHash, Arrival),
    /// Stands up: in a running game a bot goes on.
    Leave(Seat),
    /// The owner puts a bot on an open seat.
    Seat(Seat, Bot),
    /// The owner makes a new link to a seat; in a running game once the others agreed.
    Invite(Seat, TokenHash),
    /// The owner asks the others for a new link to a seat of the running game.
    AskLink(Seat),
    /// The owner gives up a table that has not begun.
    Close,
    /// The table is given up because nothing happens at it: for the table itself.
    Expire,
    /// The seat decides: all of the actions or none.
    Submit {
        /// The seat.
        seat: Seat,
        /// The sequence it answers.
        answered: Sequence,
        /// In the game's notation.
        actions: Vec<String>,
    },
    /// Takes back, or asks the others.
    Undo {
        /// The seat.
        seat: Seat,
        /// The sequence it answers.
        answered: Sequence,
        /// The entry to take back, with everything after it.
        point: Sequence,
    },
    /// Says yes to a question; the last yes to an undo takes back.
    Agree {
        /// The seat.
        seat: Seat,
        /// The sequence it answers; of no matter for a link, which changes nothing in the game.
        answered: Sequence,
        /// Which question.
        about: Topic,
    },
    /// Says no to a question, or withdraws it.
    Decline {
        /// The seat.
        seat: Seat,
        /// The sequence it answers; of no matter for a link.
        answered: Sequence,
        /// Which question.
        about: Topic,
    },
    /// Gives the decisions of a seat into other hands.
    HandOver {
        /// The player's own seat.
        by: Seat,
        /// Which seat.
        seat: Seat,
        /// Into whose.
        driver: Driver,
    },
    /// What a bot decided.
    Answer(BotAnswer),
}

impl Topic {
    fn yes(self) -> Note {
        match self {
            Topic::Undo => Note::Agree,
            Topic::Link => Note::AgreeLink,
        }
    }

    fn no(self) -> Note {
        match self {
            Topic::Undo => Note::Decline,
            Topic::Link => Note::DeclineLink,
        }
    }
}

impl Command {
    /// The sequence that it answers; nothing where it has no name to be known again by.
    pub(crate) fn answered(&self) -> Option<Sequence> {
        match self {
            Command::Submit { answered, .. }
            | Command::Undo { answered, .. }
            | Command::Agree { answered, .. }
            | Command::Decline { answered, .. } => Some(*answered),
            Command::HandOver { .. } | Command::AskLink(_) => Some(Sequence(0)),
            _ => None,
        }
    }

    /// Whether the entry is the first that such a command adds.
    pub(crate) fn begins_with<A>(&self, entry: &Entry<A>) -> bool {
        match (self, &entry.payload) {
            (Command::Submit { seat, .. }, Payload::Action(_))
            | (Command::Undo { seat, .. }, Payload::Undo(_) | Payload::Note(Note::AskUndo(_)))
            | (Command::AskLink(seat), Payload::Note(Note::AskLink)) => entry.seat == Some(*seat),
            (Command::Agree { seat, about, .. }, Payload::Note(note)) => {
                entry.seat == Some(*seat) && *note == about.yes()
            }
            // Who withdraws a question about a link says it of another seat.
            (Command::Decline { about, .. }, Payload::Note(note)) => *note == about.no(),
            (Command::HandOver { seat, driver, .. }, Payload::HandOver(given)) => {
                entry.seat == Some(*seat) && driver == given
            }
            _ => false,
        }
    }
}

/// What comes of a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proposed {
    /// Entries to be made durable and then committed.
    New(Box<Proposal>),
    /// It was done before: the sequence it led to.
    Done(Sequence),
}

impl Proposed {
    /// What is to be added; nothing where it was done before.
    pub fn into_new(self) -> Option<Proposal> {
        match self {
            Proposed::New(proposal) => Some(*proposal),
            Proposed::Done(_) => None,
        }
    }
}

/// Entries to be made durable and then committed, and what they lead to.
#[derive(Clone)]
pub struct Proposal {
    /// The number of entries it builds on.
    pub expected: Sequence,
    /// By what right; it must still hold when the entries are made durable.
    pub right: Right,
    /// What to add to the log.
    pub entries: Vec<Entry<String>>,
    /// Whose decision it is afterwards.
    pub to_act: SeatSet,
    /// How the game ends by it: the result of a record.
    pub result: Option<RecordResult>,
    /// The table as it is afterwards: a `Growth` of the table's game.
    growth: Arc<dyn Any + Send + Sync>,
}

impl Proposal {
    /// As the store is asked for it.
    pub fn append(&self, table: TableId) -> Append {
        Append {
            table,
            expected: self.expected,
            right: self.right,
            entries: self.entries.clone(),
            to_act: self.to_act,
            result: self.result.as_ref().map(ToString::to_string),
        }
    }

    /// What to install, if it is a proposal of such a table.
    pub(crate) fn growth<G: Game>(self) -> Option<Growth<G>> {
        let growth = self.growth.downcast::<Growth<G>>().ok()?;
        Some(Arc::unwrap_or_clone(growth))
    }
}

impl PartialEq for Proposal {
    /// What was proposed decides what it leads to.
    fn eq(&self, other: &Proposal) -> bool {
        let same = |one: &Proposal| (one.expected, one.right, one.to_act);
        same(self) == same(other) && self.entries == other.entries && self.result == other.result
    }
}

impl Eq for Proposal {}

impl fmt::Debug for Proposal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Proposal")
            .field("expected", &self.expected)
            .field("right", &self.right)
            .field("entries", &self.entries)
            .field("to_act", &self.to_act)
            .field("result", &self.result)
            .finish_non_exhaustive()
    }
}

/// A proposal in the making: a branch of the table, and who lets it grow by what right.
pub(crate) struct Draft<'a, G: Game> {
    pub branch: Branch<'a, G>,
    /// Whether what players add to the deal counts.
    pub takes_shares: bool,
    expected: Sequence,
    author: &'a Author,
    right: Right,
}

impl<'a, G: Advice + Show> Draft<'a, G> {
    pub fn new(table: &'a Table<G>, author: &'a Author, right: Right) -> Draft<'a, G> {
        Draft {
            branch: table.branch(),
            takes_shares: table.deal.takes_shares(),
            expected: table.live.sequence(),
            author,
            right,
        }
    }

    /// Adds what the author does at a seat, or at the whole table. An action must be legal.
    pub fn add(&mut self, seat: Option<Seat>, payload: Payload<G::Action>) -> Result<(), LogFault> {
        self.branch.add(Entry {
            seat,
            player: self.author.player,
            submission: self.author.submission.clone(),
            payload,
            at: self.author.at,
        })
    }

    /// Plays every forced choice of a person that there is now.
    pub fn settle(&mut self) {
        self.branch.settle(self.author.at);
    }

    pub fn proposed(self) -> Proposed {
        let growth = self.branch.into_growth();
        let game = &growth.now.game;
        let running = growth.now.status == log::Status::Running;
        let to_act = if running {
            game.to_act()
        } else {
            SeatSet::EMPTY
        };
        let standing = game.standing().filter(|_| running);
        Proposed::New(Box::new(Proposal {
            expected: self.expected,
            right: self.right,
            entries: growth.log.iter().map(Entry::spelled).collect(),
            to_act,
            result: standing.map(|standing| RecordResult::new(&game.scores(), standing)),
            growth: Arc::new(growth),
        }))
    }
}
