//! `aedile serve` as a process of its own: killed under load, beset, stopped, started wrongly, and
//! with data of before.

#![allow(
    clippy::disallowed_methods,
    clippy::unwrap_used,
    reason = "tests of the program run it, read its files, and fail where they stumble"
)]

mod administered;
mod full_disk;
mod killed;
mod limited;
mod logged;
mod refused;
mod served;
mod stopped;
mod upgraded;
