//! Messages of a live connection. A program may send the same requests over HTTP.

use std::collections::BTreeMap;
use std::fmt;

use kernel::Seat;
use log::{Sequence, SubmissionId};
use serde::{Deserialize, Serialize};
use table::{HelpShown, Picture, Pointed, Staged, Topic, Update};

use super::{ErrorBody, TableInfo};

/// From the client.
#[derive(Clone, Debug, Deserialize)]
#[serde(try_from = "Raw")]
#[cfg_attr(test, derive(ts_rs::TS), ts(untagged))]
pub enum ClientMessage {
    /// Whose eyes, and how.
    Hello {
        /// Who looks, in which language and format, and from which entry on.
        hello: Hello,
    },
    /// Whether anybody is there: answered at once with the same number.
    Ping {
        /// Comes back with the answer.
        ping: u32,
    },
    /// Something to be done or told.
    Request {
        /// Comes back with the answer.
        id: u32,
        /// What the client asks for.
        request: Request,
    },
}

/// A message as it is read, before it is clear which it is.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    hello: Option<Hello>,
    ping: Option<u32>,
    id: Option<u32>,
    request: Option<Request>,
}

/// A message that is neither a hello, nor a ping, nor a request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Neither;

impl fmt::Display for Neither {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a message has either `hello`, or `ping`, or `id` and `request`")
    }
}

impl TryFrom<Raw> for ClientMessage {
    type Error = Neither;

    fn try_from(raw: Raw) -> Result<ClientMessage, Neither> {
        match raw {
            Raw {
                hello: Some(hello),
                ping: None,
                id: None,
                request: None,
            } => Ok(ClientMessage::Hello { hello }),
            Raw {
                hello: None,
                ping: Some(ping),
                id: None,
                request: None,
            } => Ok(ClientMessage::Ping { ping }),
            Raw {
                hello: None,
                ping: None,
                id: Some(id),
                request: Some(request),
            } => Ok(ClientMessage::Request { id, request }),
            _ => Err(Neither),
        }
    }
}

/// Whose eyes, in which language, how much room, and what is there already.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Hello {
    /// One of the player's seats; without it the connection watches.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "number | null"))]
    pub seat: Option<Seat>,
    /// `wide`, `short`, `narrow` or `thumb`.
    #[serde(default)]
    #[cfg_attr(
        test,
        ts(optional, type = "\"wide\" | \"short\" | \"narrow\" | \"thumb\"")
    )]
    pub format: Option<String>,
    /// A language tag; the browser's if nothing is said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub lang: Option<String>,
    /// Up to where the log was told.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<u32>"))]
    pub sequence: Sequence,
    /// The pictures the client has: area to hash.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub areas: BTreeMap<String, String>,
    /// Whether to draw; a program says no.
    #[serde(default = "yes")]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub pictures: bool,
    /// Whether long messages may come compressed.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<bool>"))]
    pub deflate: bool,
}

fn yes() -> bool {
    true
}

/// Something to be done or told.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Request {
    /// Decides: all of the actions or none.
    Submit(Submission),
    /// What the actions would lead to.
    Stage(Submission),
    /// Takes back, or asks the others.
    Undo(UndoWanted),
    /// Says yes to a question.
    Agree(QuestionAnswer),
    /// Says no to a question, or withdraws it.
    Decline(QuestionAnswer),
    /// The owner asks the others for a new link to a seat of the running game.
    AskLink(LinkWanted),
    /// Gives a seat into other hands.
    HandOver(HandOver),
    /// What there is to know about a place or piece.
    Help(HelpWanted),
    /// What lies over the pictures now.
    Overlay(OverlayWanted),
}

impl Request {
    /// Whether it wants the table changed; what only asks waits for nobody.
    pub fn changes(&self) -> bool {
        match self {
            Request::Submit(_)
            | Request::Undo(_)
            | Request::Agree(_)
            | Request::Decline(_)
            | Request::AskLink(_)
            | Request::HandOver(_) => true,
            Request::Stage(_) | Request::Help(_) | Request::Overlay(_) => false,
        }
    }

    /// Whether it asks what would be after some actions: the game is played ahead for it.
    pub fn looks_ahead(&self) -> bool {
        match self {
            Request::Stage(_) => true,
            Request::Help(wanted) => !wanted.actions.is_empty(),
            Request::Overlay(wanted) => !wanted.actions.is_empty(),
            Request::Submit(_)
            | Request::Undo(_)
            | Request::Agree(_)
            | Request::Decline(_)
            | Request::AskLink(_)
            | Request::HandOver(_) => false,
        }
    }
}

/// A list of actions.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Submission {
    /// The seat that acts.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// The sequence it answers.
    pub sequence: Sequence,
    /// In the game's notation.
    pub actions: Vec<String>,
    /// What the client calls it: asking again by the same name does nothing twice, and is answered
    /// with what came of it. Of no use to `stage`, which changes nothing.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "string"))]
    pub submission: Option<SubmissionId>,
}

/// Taking back.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct UndoWanted {
    /// Whose action.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// The sequence it answers.
    pub sequence: Sequence,
    /// The entry to take back, with everything after it: one of `undo.free`, or `undo.ask`.
    pub point: Sequence,
    /// What the client calls it: asking again by the same name does nothing twice, and is answered
    /// with what came of it.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "string"))]
    pub submission: Option<SubmissionId>,
}

/// Yes or no to a question.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct QuestionAnswer {
    /// Who answers.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// The sequence it answers.
    pub sequence: Sequence,
    /// Which question; about an undo if nothing is said.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Topic>"))]
    pub about: Topic,
    /// What the client calls it: asking again by the same name does nothing twice, and is answered
    /// with what came of it.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "string"))]
    pub submission: Option<SubmissionId>,
}

/// A seat into other hands.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HandOver {
    /// Which seat.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// The player's own seat.
    #[cfg_attr(test, ts(type = "number"))]
    pub by: Seat,
    /// `person` or `bot LEVEL`.
    pub to: String,
    /// What the client calls it: asking again by the same name does nothing twice, and is answered
    /// with what came of it.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "string"))]
    pub submission: Option<SubmissionId>,
}

/// A new link to a seat of the running game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LinkWanted {
    /// To which seat.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// What the client calls it: asking again by the same name does nothing twice, and is answered
    /// with what came of it.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, type = "string"))]
    pub submission: Option<SubmissionId>,
}

/// A question about a place or piece.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HelpWanted {
    /// The place or piece, `kind:name`.
    pub hit: String,
    /// What is staged, so that why it cannot be used is said of what would be then.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
    pub actions: Vec<String>,
    /// What was clicked since, towards the next action.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
    pub clicked: Vec<String>,
}

impl HelpWanted {
    /// As the table is asked.
    pub(crate) fn pointed(&self) -> Pointed<'_> {
        Pointed {
            hit: &self.hit,
            actions: &self.actions,
            clicked: &self.clicked,
        }
    }
}

/// Something to lay over the pictures.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OverlayWanted {
    /// Its key, of those that the sheet names.
    pub key: String,
    /// What is staged, so that it lies as it would then.
    #[serde(default)]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<String>>"))]
    pub actions: Vec<String>,
}

/// What lies over the pictures.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OverlayAreas {
    /// The table's sequence when it was made.
    pub sequence: Sequence,
    /// Over the areas of the same names.
    pub areas: Vec<Picture>,
}

/// From the server.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ServerMessage {
    /// The table has changed, not its game.
    Table(Box<TableInfo>),
    /// What the onlooker is told.
    Update(Box<Update>),
    /// Who is connected.
    People(People),
    /// A bot that takes its time has begun to think, or no bot thinks any more.
    Thinking(Option<Thinking>),
    /// The answer to a ping: its number.
    Pong(u32),
    /// The connection ends.
    Bye(Bye),
    /// The answer to a request.
    #[serde(untagged)]
    Reply(Box<Reply>),
}

/// The answer to a request.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Reply {
    /// The request's.
    pub id: Option<u32>,
    /// The answer.
    #[serde(flatten)]
    #[cfg_attr(test, ts(flatten))]
    pub answer: Answer,
}

/// What comes of a request.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Answer {
    /// It is done and durable.
    Done(Done),
    /// What would be.
    Staged(Box<Staged>),
    /// What there is to know.
    Help(HelpShown),
    /// What lies over the pictures.
    Overlay(OverlayAreas),
    /// It was refused.
    Error(ErrorBody),
}

/// Something was done.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Done {
    /// The table's sequence afterwards.
    pub sequence: Sequence,
}

/// Who is connected.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct People {
    /// The seats that somebody looks from.
    #[cfg_attr(test, ts(type = "number[]"))]
    pub seats: Vec<Seat>,
    /// How many look on without a seat.
    pub watching: usize,
}

/// A bot that takes its time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Thinking {
    /// Whose turn it thinks about.
    #[cfg_attr(test, ts(type = "number"))]
    pub seat: Seat,
    /// For how many milliseconds it has thought.
    pub for_ms: u32,
    /// How many it takes as a rule.
    pub usual_ms: u32,
}

/// Why the connection ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Bye {
    /// The server stops; come back soon.
    Stopping,
    /// The client sent what it should not.
    Misbehaved,
    /// The session ended: signed out, here or from elsewhere, or deleted.
    SignedOut,
    /// An operator does not let the player, or anybody from this network, play here.
    Banned,
}
