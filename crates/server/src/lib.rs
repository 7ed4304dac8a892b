//! Pages, JSON and WebSockets for tables that never lose a move: axum on top of `table` (the
//! match) and `store` (the log). What can be said without sockets, store and time is in `protocol`.

#![warn(missing_docs)]
#![allow(
    clippy::disallowed_methods,
    reason = "the server faces the outside world: files, clock, tasks"
)]

mod admin_token;
mod config;
mod serve;
mod upkeep;

mod bot_metrics;
mod bot_pool;
mod clock;
mod log_addresses;
mod metrics;
mod net;
mod panics;
mod process;
mod rate_limit;
mod services;
mod sockets;
mod state;
mod workers;

mod room;
mod rooms;

mod error;
mod extract;
mod http;
mod live;
mod operator;
mod rematch;
mod session;
mod unplayable;

mod assets;
mod pictures;
mod thumbnails;

#[cfg(feature = "testing")]
pub mod testing;
#[cfg(test)]
#[cfg(feature = "testing")]
mod tests;

pub use admin_token::{AdminToken, ShortToken};
pub use config::{Config, Expiry, Limits, Timeouts};
pub use log_addresses::{LogAddresses, UnknownLogAddresses};
pub use net::{Tls, TlsError};
pub use panics::note_panic;
pub use serve::{Stopped, serve};
