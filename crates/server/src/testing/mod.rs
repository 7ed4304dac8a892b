//! A client for tests and measurements: HTTP and live connections as a program speaks them. Not
//! for production: it panics where a test should fail.

mod http;
mod live;
mod play;

pub use http::{Client, Response};
pub use live::{Live, submission};
pub use play::{Player, play_out};
