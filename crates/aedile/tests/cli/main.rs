//! The real program, run as a user runs it.

#![allow(
    clippy::disallowed_methods,
    clippy::unwrap_used,
    reason = "tests of the program run it, read its files, and fail where they stumble"
)]

mod admin;
mod arena;
mod bad_input;
mod data;
mod deals;
mod drawing;
mod kept;
mod lab;
mod measuring;
mod program;
mod records;
mod searches;
mod simulating;
