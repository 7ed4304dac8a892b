//! The server's promises, asked of a running server over HTTP and WebSocket.

#![allow(
    clippy::disallowed_methods,
    clippy::unwrap_used,
    reason = "tests of the server start it, look at its file, and fail where they stumble"
)]

mod deals;
mod fair_play;
mod floods;
mod games;
mod growth;
mod https;
mod learn;
mod misuse;
mod operator;
mod page;
mod players;
mod records;
mod seats;
mod sessions;
mod silence;
mod sites;
mod store_failures;
mod test_server;
mod thinking;
mod watching;
