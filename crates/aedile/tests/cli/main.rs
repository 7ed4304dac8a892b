//! The real program, run as a user runs it.

#![allow(
    clippy::disallowed_methods,
    reason = "tests of the program run it and read its files"
)]

mod bad_input;
mod measuring;
mod program;
mod records;
mod simulating;
