//! Players that choose from what a seat can see, for any game: `random`, `first`, `builder`.
//!
//! No game is named here. A bot is given an [`kernel::Observed`] and never a state, so one that
//! looks at hidden things does not compile.

#![warn(missing_docs)]

mod player;

mod builder;
mod first;
mod random;

mod bot;

pub use bot::Bot;
pub use player::Player;
