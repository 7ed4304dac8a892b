//! The table: which games can be played at it. The only crate that names them.

#![warn(missing_docs)]

mod any_game;

pub use any_game::{AnyGame, UnknownGame, Visitor};
