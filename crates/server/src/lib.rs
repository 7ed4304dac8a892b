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

mod bot_pool;
mod clock;
mod metrics;
mod names;
mod rate_limit;
mod services;
mod state;
mod translations;

mod room;
mod rooms;

mod error;
mod extract;
mod guide;
mod http;
mod live;
mod rematch;
mod requests;
mod table_info;
mod table_spec;

mod assets;
mod page_words;
mod pictures;
mod rules;
mod thumbnails;

#[cfg(feature = "testing")]
pub mod testing;
#[cfg(test)]
#[cfg(feature = "testing")]
mod tests;

pub use config::{Config, Limits};
pub use room::record_of;
pub use serve::{Stopped, serve};
