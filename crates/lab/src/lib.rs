//! The laboratory: whole games among bots, line-ups that change seats, what is noted of many
//! games, and the report with its plots. Names no game, reads no clock, writes nothing and
//! spawns nothing.

#![warn(missing_docs)]

mod lineup;
mod play;

mod statistics;
mod wilson;

mod arena;
pub mod selfplay;
mod study;

mod findings;
mod plot;
mod report;
mod results;

#[cfg(test)]
mod tests;

pub use arena::{ArenaTally, BotResult, Game as ArenaGame};
pub use lineup::{LineUp, LineUpError};
pub use play::{Opening, Played, Players, Watch, play, play_watched};
pub use report::page as report_page;
pub use results::{
    Change, Experiment, KindResult, Measure, Results, SeatRate, SubjectResult, TableResult,
};
pub use statistics::{Moments, discoveries, two_sided};
pub use study::{
    DECISION_COLUMNS, Decision, Ending, Export, GAME_COLUMNS, GameLine, HadTally, Histogram, Note,
    Observer, Part, STAGES, SeatTally, StudyTally, Table, plan,
};
pub use wilson::{Interval, wilson};
