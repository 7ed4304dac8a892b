//! What a host can set.

use std::path::PathBuf;

use crate::AdminToken;

/// How the server behaves.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// The address under which people reach it, without a final slash. Links begin with it, and
    /// only pages from there may change something. Without it, the address of the request counts.
    pub public_url: Option<String>,
    /// Whether the last address of `X-Forwarded-For` is the client's: only behind a proxy that
    /// sets it.
    pub trust_proxy: bool,
    /// Where to read the page's files from; the built-in ones if nothing is said.
    pub web: Option<PathBuf>,
    /// By what operators are let in; without it their page is not there.
    pub admin_token: Option<AdminToken>,
    /// How much one address, and everybody together, may ask for.
    pub limits: Limits,
}

/// How much one address, and everybody together, may ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Requests a second from one address; a burst may be five times that.
    pub requests_per_second: u32,
    /// Messages a second on one connection; a burst may be five times that.
    pub messages_per_second: u32,
    /// Live connections from one address.
    pub connections_per_address: usize,
    /// Live connections in all.
    pub connections: usize,
    /// Tables and players made in an hour by one address.
    pub made_per_hour: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests_per_second: 40,
            messages_per_second: 20,
            connections_per_address: 64,
            connections: 10_000,
            made_per_hour: 300,
        }
    }
}

impl Limits {
    /// So wide that a test or a measurement never meets them.
    pub const WIDE: Limits = Limits {
        requests_per_second: 1_000_000,
        messages_per_second: 1_000_000,
        connections_per_address: 100_000,
        connections: 100_000,
        made_per_hour: 10_000_000,
    };
}
