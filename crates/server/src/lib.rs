//! Pages, JSON and WebSockets for tables that never lose a move: axum on top of `table` (the
//! match) and `store` (the log). What travels is in [`wire`] and in `docs/protocol.md`.

#![warn(missing_docs)]
#![allow(
    clippy::disallowed_methods,
    reason = "the server faces the outside world: files, clock, tasks"
)]

mod config;
mod serve;
pub mod wire;

mod app;
mod base;
mod clock;
mod limit;
mod metrics;
mod names;
mod pool;
mod speech;

mod room;
mod rooms;

mod ask;
mod card;
mod error;
mod guide;
mod http;
mod live;
mod plan;
mod play;
mod rematch;

mod assets;
mod page_words;
mod pictures;
mod rules;

#[cfg(feature = "testing")]
pub mod testing;
#[cfg(test)]
#[cfg(feature = "testing")]
mod tests;

pub use config::{Config, Limits};
pub use room::record_of;
pub use serve::{Stopped, serve};
