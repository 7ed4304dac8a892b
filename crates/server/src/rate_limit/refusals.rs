//! Says in the operator's log that somebody met a limit: often enough to notice it, and never so
//! often that the log is the next thing to fill up.

use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use governor::{DefaultDirectRateLimiter, Quota};
use tracing::field::display;

use crate::log_addresses::LogAddresses;

/// One line a limit in so long.
const EVERY: Duration = Duration::from_secs(10);

/// The limits there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// Requests of a network.
    Requests,
    /// Tables and players made from a network.
    Creations,
    /// Live connections of a network, or in all.
    LiveConnections,
    /// Messages of a live connection.
    Messages,
    /// Connections of a network.
    SocketsOfAddress,
    /// Connections in all.
    Sockets,
}

impl Limit {
    const ALL: [Limit; 6] = [
        Limit::Requests,
        Limit::Creations,
        Limit::LiveConnections,
        Limit::Messages,
        Limit::SocketsOfAddress,
        Limit::Sockets,
    ];

    fn name(self) -> &'static str {
        match self {
            Limit::Requests => "requests",
            Limit::Creations => "creations",
            Limit::LiveConnections => "live-connections",
            Limit::Messages => "messages",
            Limit::SocketsOfAddress => "connections-of-address",
            Limit::Sockets => "connections",
        }
    }
}

/// What was refused, and what was said of it.
#[derive(Debug)]
pub struct Refusals {
    counted: [Counted; Limit::ALL.len()],
    addresses: LogAddresses,
}

#[derive(Debug)]
struct Counted {
    refused: AtomicU64,
    lines: DefaultDirectRateLimiter,
}

impl Refusals {
    /// Nobody was refused anything. Of addresses so much is told.
    pub fn new(addresses: LogAddresses) -> Refusals {
        let quota = Quota::with_period(EVERY).expect("it is longer than nothing");
        let counted = Limit::ALL.map(|_| Counted {
            refused: AtomicU64::new(0),
            lines: DefaultDirectRateLimiter::direct(quota),
        });
        Refusals { counted, addresses }
    }

    /// Somebody from there met a limit.
    pub fn note(&self, limit: Limit, ip: IpAddr) {
        let counted = &self.counted[limit as usize];
        counted.refused.fetch_add(1, Ordering::Relaxed);
        if counted.lines.check().is_ok() {
            // Since the last line; the address is the last of them.
            let refused = counted.refused.swap(0, Ordering::Relaxed);
            let address = self.addresses.shown(ip).map(display);
            tracing::warn!(limit = limit.name(), address, refused, "refused by a limit");
        }
    }
}
