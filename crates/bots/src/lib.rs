//! Players that choose from what a seat can see, for any game: at random, at a glance, by search.
//!
//! No game is named here. A bot is given an [`kernel::Observed`] and never a state, so one that
//! looks at hidden things does not compile.

#![warn(missing_docs)]

mod player;

mod first;
mod glance;
mod random;

pub mod mcts;

mod bot;
mod entrant;

pub use bot::Bot;
pub use entrant::{Entrant, EntrantError, Key, Searcher, SearcherError};
pub use player::Player;
