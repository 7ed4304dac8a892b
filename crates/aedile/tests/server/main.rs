//! `aedile serve` as a process of its own: killed under load, stopped, and started wrongly.

#![allow(
    clippy::disallowed_methods,
    clippy::unwrap_used,
    reason = "tests of the program run it, read its files, and fail where they stumble"
)]

mod killed;
mod refused;
mod served;
mod stopped;
