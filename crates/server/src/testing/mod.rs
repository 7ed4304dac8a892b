//! A client for tests and measurements: HTTP and live connections as a program speaks them; and
//! what is fuzzed. Not for production: it panics where a test should fail.

mod desk;
mod http;
mod live;
mod play;
mod texts;

pub use desk::{Desk, protocol};
pub use http::{Answered, Client};
pub use live::{Live, submission};
pub use play::{Player, play_out};
pub use texts::{notation, record};
