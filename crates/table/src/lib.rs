//! The table: a running match without I/O, and the list of games. The only crate that names them.
//!
//! The log is the truth; everything else is a cache rebuilt from it. Whoever holds a table asks it
//! for a [`Proposal`], makes the entries durable, and commits them. What people are told is made
//! from views. Time is passed in, nothing is read or written, nothing is spawned.

#![warn(missing_docs)]

#[macro_use]
mod any_game;

mod deal;
mod live;

mod branch;
mod proposal;
mod table;

mod bot;
mod hand_over;
mod limits;
mod link;
mod pace;
mod rights;
mod seating;
mod submit;
mod undo;

mod error;
mod speech;

mod areas;
mod choices;
mod course;
mod help;
mod lines;
mod outcome;
mod overlay;
mod past;
mod points;
mod sheet;
mod stage;
mod step;
mod tally;
mod update;

mod any_table;

#[cfg(any(test, feature = "testing"))]
mod double;
#[cfg(test)]
mod tests;

pub use any_game::{AnyGame, GameFacts, UnknownGame, types};
pub use any_table::AnyTable;
pub use areas::{Fingerprint, Picture, Shown};
pub use bot::{BotAnswer, BotJob, Effort};
pub use branch::{LogError, LogFault};
pub use choices::{AnswerShown, ChoiceShown, KindShown, PromptShown};
pub use course::CourseStep;
pub use deal::{Deal, OpenError};
#[cfg(any(test, feature = "testing"))]
pub use double::Double;
pub use error::Refusal;
pub use help::{HelpShown, Pointed, WhyNotShown};
pub use lines::{Line, MotionShown};
pub use link::LinkQuestion;
pub use outcome::Outcome;
pub use overlay::OverlayShown;
pub use past::Chapter;
pub use points::{FactShown, ItemShown, ScoresShown, SeatFacts, SeatScore};
pub use proposal::{Arrival, Author, Command, Place, Proposal, Proposed, Topic};
pub use seating::{level, substitute};
pub use sheet::{PageShown, SheetShown, SlotShown};
pub use speech::{Onlooker, Speech};
pub use stage::{Change, Staged, Stop};
pub use table::{Playing, Table};
pub use tally::TallyShown;
pub use undo::{Asked, UndoState};
pub use update::{ProgressShown, SeatShown, Telling, Update};
