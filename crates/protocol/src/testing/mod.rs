//! What is fuzzed: messages to a table, notation, records. Not for production: it panics where a
//! test should fail.

mod fuzz_table;
mod fuzz_texts;
mod plausible;

pub use fuzz_table::{FuzzTable, messages};
pub use fuzz_texts::{notation, record};
pub use plausible::plausible;
