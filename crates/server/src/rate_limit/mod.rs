//! How much one address may ask for, and how many connections there may be. Bounded in memory.

mod counts;
mod network;
mod refusals;
mod spent;

#[cfg(test)]
mod tests;

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::middleware::NoOpMiddleware;
use governor::{DefaultDirectRateLimiter, Quota};

use protocol::Error;

use crate::config::Limits;
use crate::error::ApiError;
use crate::log_addresses::LogAddresses;
pub use counts::{Allowed, Counts, Full, Permit};
pub use refusals::{Limit, Refusals};
use spent::Spent;

/// So many networks are remembered for each limit.
const REMEMBERED: usize = 1 << 17;
/// What one address may ask of the operators' part in a second: nobody guesses their token.
const ADMIN_PER_SECOND: u32 = 5;
/// A burst may be so many seconds' worth.
const BURST_SECONDS: u32 = 5;
/// A connection may be wrong so often, and again after a while.
const MISTAKES: u32 = 20;
const MISTAKE_FORGIVEN_AFTER: Duration = Duration::from_secs(10);

fn at_least_one(count: u32) -> NonZeroU32 {
    NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN)
}

fn per_second(rate: u32) -> Quota {
    let burst = at_least_one(rate.saturating_mul(BURST_SECONDS));
    Quota::per_second(at_least_one(rate)).allow_burst(burst)
}

fn per_hour(rate: u32) -> Quota {
    Quota::per_hour(at_least_one(rate))
}

/// The limiter of one connection's messages.
pub fn message_limiter(limits: &Limits) -> DefaultDirectRateLimiter {
    DefaultDirectRateLimiter::direct(per_second(limits.messages_per_second))
}

/// The limiter of what one connection asks ahead.
pub fn look_limiter(limits: &Limits) -> DefaultDirectRateLimiter {
    DefaultDirectRateLimiter::direct(per_second(limits.looks_per_second))
}

/// The limiter of what one connection does wrong: beyond it, the connection ends.
pub fn mistake_limiter() -> DefaultDirectRateLimiter {
    let quota = Quota::with_period(MISTAKE_FORGIVEN_AFTER).expect("it is longer than nothing");
    DefaultDirectRateLimiter::direct(quota.allow_burst(at_least_one(MISTAKES)))
}

/// A limit for each address and the networks around it.
#[derive(Debug)]
struct PerNetwork<C: Clock = DefaultClock> {
    clock: C,
    levels: [Limiter<C>; network::LEVELS],
}

type Limiter<C> = governor::RateLimiter<IpAddr, Spent, C, NoOpMiddleware<<C as Clock>::Instant>>;

impl PerNetwork {
    /// One address may ask for `rate`, in terms of `quota`.
    fn new(rate: u32, quota: fn(u32) -> Quota) -> PerNetwork {
        PerNetwork::with(rate, quota, REMEMBERED, DefaultClock::default())
    }
}

impl<C: Clock + Clone> PerNetwork<C> {
    fn with(rate: u32, quota: fn(u32) -> Quota, remembered: usize, clock: C) -> PerNetwork<C> {
        PerNetwork {
            levels: std::array::from_fn(|level| {
                let quota = quota(rate.saturating_mul(network::shares(level)));
                let spent = Spent::with_capacity(remembered);
                Limiter::new(quota, spent, clock.clone())
            }),
            clock,
        }
    }

    /// Counts one more; if that is too much, how long to wait. What is refused to an address costs
    /// the wider networks nothing.
    fn check(&self, ip: IpAddr) -> Result<(), Duration> {
        for (level, network) in network::networks(ip) {
            let checked = self.levels[level].check_key(&network);
            checked.map_err(|until| until.wait_time_from(self.clock.now()))?;
        }
        Ok(())
    }

    fn forget_whole(&self) {
        for level in &self.levels {
            level.retain_recent();
        }
    }
}

/// Counts what every address asks for.
#[derive(Debug)]
pub struct RateLimiter {
    requests: PerNetwork,
    creations: PerNetwork,
    admin: PerNetwork,
    connections: Arc<Counts>,
    pub refusals: Refusals,
}

impl RateLimiter {
    /// Nobody has asked for anything.
    pub fn new(limits: Limits, addresses: LogAddresses) -> RateLimiter {
        RateLimiter {
            requests: PerNetwork::new(limits.requests_per_second, per_second),
            creations: PerNetwork::new(limits.made_per_hour, per_hour),
            admin: PerNetwork::new(ADMIN_PER_SECOND, per_second),
            connections: Arc::new(Counts::new(Allowed {
                in_all: limits.connections,
                of_address: limits.connections_per_address,
            })),
            refusals: Refusals::new(addresses),
        }
    }

    /// Counts a request.
    ///
    /// # Errors
    /// Too many came from there.
    pub fn check_request(&self, ip: IpAddr) -> Result<(), ApiError> {
        self.requests.check(ip).map_err(|wait| {
            self.refusals.note(Limit::Requests, ip);
            Error::RateLimited { wait }.into()
        })
    }

    /// Counts a request to the operators' part, whoever makes it.
    ///
    /// # Errors
    /// Too many came from there.
    pub fn check_admin(&self, ip: IpAddr) -> Result<(), ApiError> {
        self.admin.check(ip).map_err(|wait| {
            self.refusals.note(Limit::Requests, ip);
            Error::RateLimited { wait }.into()
        })
    }

    /// Counts a new table or player.
    ///
    /// # Errors
    /// Too many came from there.
    pub fn check_creation(&self, ip: IpAddr) -> Result<(), ApiError> {
        self.creations.check(ip).map_err(|wait| {
            self.refusals.note(Limit::Creations, ip);
            Error::TooManyCreated { wait }.into()
        })
    }

    /// Counts a live connection for as long as the permit lives.
    ///
    /// # Errors
    /// There are too many from there, or in all.
    pub fn connect(&self, ip: IpAddr) -> Result<Permit, ApiError> {
        self.connections.add(ip, 0).map_err(|_| {
            self.refusals.note(Limit::LiveConnections, ip);
            Error::TooManyConnections.into()
        })
    }

    /// Forgets the networks that have their whole share again.
    pub fn forget_quiet(&self) {
        self.requests.forget_whole();
        self.creations.forget_whole();
        self.admin.forget_whole();
    }

    /// How many live connections there are.
    pub fn connections(&self) -> usize {
        self.connections.in_all()
    }
}
