//! The laboratory: whole games among bots, line-ups that change seats, and what follows from
//! the counts. Names no game, reads no clock, writes nothing and spawns nothing.

#![warn(missing_docs)]

mod lineup;
mod play;

mod wilson;

mod arena;

pub use arena::{ArenaTally, BotResult, Game as ArenaGame};
pub use lineup::{LineUp, LineUpError};
pub use play::{Played, Watch, play, play_watched};
pub use wilson::{Interval, wilson};
