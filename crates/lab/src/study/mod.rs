//! The laboratory's study of a game: which tables are played, what is noted of each game, what
//! the notes add up to, and how they are handed on as text.

mod export;
mod note;
mod plan;
mod tally;

pub use export::{DECISION_COLUMNS, Export, GAME_COLUMNS, GameLine};
pub use note::{Decision, Note, Observer};
pub use plan::{Part, Table, plan};
pub use tally::{Ending, HadTally, Histogram, STAGES, SeatTally, StudyTally};
