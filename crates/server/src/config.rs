//! What a host can set.

use std::path::PathBuf;
use std::time::Duration;

use store::Quota;

use crate::AdminToken;
use crate::log_addresses::LogAddresses;
use crate::net::Tls;

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
    /// By what it is served over https; plainly without it.
    pub tls: Option<Tls>,
    /// How much one address, and everybody together, may ask for.
    pub limits: Limits,
    /// How long the other side may take.
    pub timeouts: Timeouts,
    /// When tables at which nothing happens are closed.
    pub expiry: Expiry,
    /// On how many threads bots search at length; on all cores but one if nothing is said.
    pub bot_threads: Option<usize>,
    /// How much of a client's address the log tells.
    pub log_addresses: LogAddresses,
}

/// When tables at which nothing happens are closed; never, where nothing is said. Their players
/// are warned before.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Expiry {
    /// Of those that wait for players.
    pub waiting: Option<Duration>,
    /// Of those whose games are on.
    pub abandoned: Option<Duration>,
}

/// How much one address, and everybody together, may ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Requests a second from one address; a burst may be five times that.
    pub requests_per_second: u32,
    /// Messages a second on one connection; a burst may be five times that.
    pub messages_per_second: u32,
    /// How often one connection may look ahead in a second; a page asks five times, and clicks.
    pub looks_per_second: u32,
    /// Connections of any kind from one address; behind a proxy, of the proxy, and not counted.
    pub sockets_per_address: usize,
    /// Connections of any kind in all; fewer where the process may not have so many files open.
    pub sockets: usize,
    /// Live connections from one address.
    pub connections_per_address: usize,
    /// Live connections in all.
    pub connections: usize,
    /// Tables and players made in an hour by one address.
    pub made_per_hour: u32,
    /// What one player may hold at a time.
    pub quota: Quota,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests_per_second: 40,
            messages_per_second: 20,
            looks_per_second: 10,
            sockets_per_address: 256,
            sockets: 20_000,
            connections_per_address: 64,
            connections: 10_000,
            made_per_hour: 300,
            quota: Quota {
                waiting: 50,
                running: 200,
                records: 500,
            },
        }
    }
}

impl Limits {
    /// So wide that a test or a measurement never meets them.
    pub const WIDE: Limits = Limits {
        requests_per_second: 1_000_000,
        messages_per_second: 1_000_000,
        looks_per_second: 1_000_000,
        sockets_per_address: 100_000,
        sockets: 100_000,
        connections_per_address: 100_000,
        connections: 100_000,
        made_per_hour: 10_000_000,
        quota: Quota::NONE,
    };

    /// The same where so many connections can be open: live ones stay, so they leave some of them
    /// to those who come to ask.
    pub(crate) fn within(self, sockets: usize) -> Limits {
        let sockets = self.sockets.min(sockets);
        Limits {
            sockets,
            connections: self.connections.min(sockets - sockets / 4),
            ..self
        }
    }
}

/// How long the other side may take before it is given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timeouts {
    /// From connecting to the end of the first request's headers.
    pub head: Duration,
    /// From the end of an answer to the end of the next request's headers.
    pub idle: Duration,
    /// From the end of the headers to the end of the body.
    pub body: Duration,
    /// Until something that is sent is read.
    pub write: Duration,
    /// Between two pings on a live connection.
    pub ping: Duration,
    /// On a live connection, without a message or the answer to a ping.
    pub silence: Duration,
    /// What is being answered when the server is told to stop.
    pub stop: Duration,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts {
            head: Duration::from_secs(10),
            // Longer than proxies keep theirs: who closes first must be the one who asks.
            idle: Duration::from_secs(75),
            body: Duration::from_secs(30),
            write: Duration::from_secs(20),
            ping: Duration::from_secs(20),
            silence: Duration::from_secs(60),
            // A service manager, or a person, waits for it.
            stop: Duration::from_millis(1500),
        }
    }
}
