//! A client for tests and measurements: HTTP and live connections as a program speaks them; and
//! what is fuzzed. Not for production: it panics where a test should fail.

mod fuzz_table;
mod fuzz_texts;
mod http;
mod live;
mod play;

pub use fuzz_table::{FuzzTable, protocol};
pub use fuzz_texts::{notation, record};
pub use http::{Client, Response};
pub use live::{Live, submission};
pub use play::{Player, play_out};
