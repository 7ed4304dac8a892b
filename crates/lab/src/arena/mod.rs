//! The arena: what one game of a seat-balanced match leaves behind, and the sums by bot.

mod game;
mod tally;

pub use game::Game;
pub use tally::{ArenaTally, BotResult};
