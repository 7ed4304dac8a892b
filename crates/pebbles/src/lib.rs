//! Pebbles, the smallest game of Aedile.

#![warn(missing_docs)]

mod options;
mod position;
mod setup;

mod action;
mod event;
mod refusal;

mod apply;
mod legal;
mod score;

mod audit;
mod determinize;
mod dump;
mod view;

mod advice;
mod subjects;

mod game;

#[cfg(feature = "show")]
mod show;

#[cfg(test)]
mod tests;

pub use kernel;

pub use action::Action;
pub use dump::Dump;
pub use event::{Choice, Event};
pub use options::Options;
pub use position::{Open, Pebbles, Phase, Position, View};
pub use refusal::Illegal;
pub use score::Category;
#[cfg(feature = "show")]
pub use show::{Hit, Part};
