//! How much one address may ask for, and how many connections there may be. Bounded in memory.

use std::collections::BTreeMap;
use std::hash::{BuildHasher, RandomState};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota};

use protocol::Error;

use crate::config::Limits;
use crate::error::ApiError;

/// Addresses are counted by so many slots, so that a flood from many of them takes no more memory
/// than that. Who shares a slot with whom is random, and cannot be chosen from outside.
const SLOTS: u64 = 1 << 18;
/// What one address may ask of the operators' part in a second: nobody guesses their token.
const ADMIN_PER_SECOND: u32 = 5;
/// A burst may be so many seconds' worth.
const BURST_SECONDS: u32 = 5;

fn at_least_one(count: u32) -> NonZeroU32 {
    NonZeroU32::new(count).unwrap_or(NonZeroU32::MIN)
}

fn per_second(rate: u32) -> Quota {
    let burst = at_least_one(rate.saturating_mul(BURST_SECONDS));
    Quota::per_second(at_least_one(rate)).allow_burst(burst)
}

/// The limiter of one connection's messages.
pub fn message_limiter(limits: &Limits) -> DefaultDirectRateLimiter {
    DefaultDirectRateLimiter::direct(per_second(limits.messages_per_second))
}

/// A limit for each address.
#[derive(Debug)]
struct PerAddress {
    slots: DefaultKeyedRateLimiter<u64>,
    hasher: RandomState,
}

impl PerAddress {
    fn new(quota: Quota) -> PerAddress {
        PerAddress {
            slots: DefaultKeyedRateLimiter::keyed(quota),
            hasher: RandomState::new(),
        }
    }

    fn check(&self, ip: IpAddr) -> bool {
        let slot = self.hasher.hash_one(network(ip)) % SLOTS;
        self.slots.check_key(&slot).is_ok()
    }
}

/// Counts what every address asks for.
#[derive(Debug)]
pub struct RateLimiter {
    limits: Limits,
    requests: PerAddress,
    creations: PerAddress,
    admin: PerAddress,
    connections: Mutex<Connections>,
}

#[derive(Debug, Default)]
struct Connections {
    by_address: BTreeMap<IpAddr, usize>,
    total: usize,
}

/// A connection that counts until it is dropped.
#[derive(Debug)]
pub struct ConnectionPermit {
    limiter: Arc<RateLimiter>,
    address: IpAddr,
}

impl RateLimiter {
    /// Nobody has asked for anything.
    pub fn new(limits: Limits) -> RateLimiter {
        let created = Quota::per_hour(at_least_one(limits.made_per_hour));
        RateLimiter {
            requests: PerAddress::new(per_second(limits.requests_per_second)),
            creations: PerAddress::new(created),
            admin: PerAddress::new(per_second(ADMIN_PER_SECOND)),
            connections: Mutex::default(),
            limits,
        }
    }

    /// Counts a request.
    ///
    /// # Errors
    /// Too many came from there.
    pub fn check_request(&self, ip: IpAddr) -> Result<(), ApiError> {
        let allowed = self.requests.check(ip);
        allowed.then_some(()).ok_or(ApiError(Error::RateLimited))
    }

    /// Counts a request to the operators' part, whoever makes it.
    ///
    /// # Errors
    /// Too many came from there.
    pub fn check_admin(&self, ip: IpAddr) -> Result<(), ApiError> {
        let allowed = self.admin.check(ip);
        allowed.then_some(()).ok_or(ApiError(Error::RateLimited))
    }

    /// Counts a new table or player.
    ///
    /// # Errors
    /// Too many came from there.
    pub fn check_creation(&self, ip: IpAddr) -> Result<(), ApiError> {
        let allowed = self.creations.check(ip);
        allowed.then_some(()).ok_or(ApiError(Error::TooManyCreated))
    }

    /// Counts a live connection for as long as the permit lives.
    ///
    /// # Errors
    /// There are too many from there, or in all.
    pub fn connect(self: &Arc<Self>, ip: IpAddr) -> Result<ConnectionPermit, ApiError> {
        let address = network(ip);
        let mut connections = lock(&self.connections);
        let here = connections.by_address.get(&address).copied();
        let here = here.unwrap_or_default();
        if connections.total >= self.limits.connections
            || here >= self.limits.connections_per_address
        {
            return Err(Error::TooManyConnections.into());
        }
        connections.by_address.insert(address, here + 1);
        connections.total += 1;
        Ok(ConnectionPermit {
            limiter: self.clone(),
            address,
        })
    }

    /// Forgets the addresses that have their whole share again.
    pub fn forget_quiet(&self) {
        self.requests.slots.retain_recent();
        self.creations.slots.retain_recent();
        self.admin.slots.retain_recent();
    }

    /// How many live connections there are.
    pub fn connections(&self) -> usize {
        lock(&self.connections).total
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// One household has a whole /64 of addresses.
fn network(ip: IpAddr) -> IpAddr {
    match ip.to_canonical() {
        IpAddr::V4(v4) => IpAddr::V4(v4),
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        let mut connections = lock(&self.limiter.connections);
        connections.total -= 1;
        let here = connections.by_address.get_mut(&self.address);
        let here = here.expect("a permit is counted");
        *here -= 1;
        if *here == 0 {
            connections.by_address.remove(&self.address);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use governor::clock::FakeRelativeClock;

    use super::*;

    const HOME: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    fn limiter() -> Arc<RateLimiter> {
        Arc::new(RateLimiter::new(Limits {
            requests_per_second: 2,
            connections_per_address: 2,
            connections: 3,
            made_per_hour: 1,
            ..Limits::default()
        }))
    }

    #[test]
    fn a_burst_is_five_seconds_worth_and_comes_back_with_time() {
        let clock = FakeRelativeClock::default();
        let limiter = governor::RateLimiter::direct_with_clock(per_second(2), clock.clone());
        let allowed = || (0..20).filter(|_| limiter.check().is_ok()).count();
        assert_eq!(allowed(), 10);
        clock.advance(Duration::from_secs(1));
        assert_eq!(allowed(), 2);
        clock.advance(Duration::from_secs(3600));
        assert_eq!(allowed(), 10);
    }

    #[test]
    fn one_address_does_not_spend_what_another_has() {
        let limiter = limiter();
        assert_eq!(limiter.check_creation(HOME), Ok(()));
        assert_eq!(
            limiter.check_creation(HOME),
            Err(ApiError(Error::TooManyCreated))
        );
        let other = IpAddr::from([10, 0, 0, 1]);
        assert_eq!(limiter.check_creation(other), Ok(()));
    }

    #[test]
    fn connections_count_while_they_live() {
        let limiter = limiter();
        let refused = |ip| {
            matches!(
                limiter.connect(ip),
                Err(ApiError(Error::TooManyConnections))
            )
        };
        let first = limiter.connect(HOME).unwrap();
        let _second = limiter.connect(HOME).unwrap();
        assert!(refused(HOME));
        drop(first);
        assert_eq!(limiter.connections(), 1);
        let _third = limiter.connect(HOME).unwrap();
        let _elsewhere = limiter.connect(IpAddr::from([10, 0, 0, 1])).unwrap();
        assert!(refused(IpAddr::from([10, 0, 0, 2])));
    }

    #[test]
    fn a_household_is_one_address() {
        let here: IpAddr = "2001:db8:1:2::5".parse().unwrap();
        let there: IpAddr = "2001:db8:1:2:aaaa::1".parse().unwrap();
        assert_eq!(network(here), network(there));
        let mapped: IpAddr = "::ffff:10.0.0.1".parse().unwrap();
        assert_eq!(network(mapped), IpAddr::from([10, 0, 0, 1]));
    }

    #[test]
    fn however_many_come_the_memory_is_bounded_and_given_back() {
        let limiter = limiter();
        for index in 0..2 * SLOTS as u32 {
            let _ = limiter.check_request(IpAddr::from(index.to_be_bytes()));
        }
        let slots = &limiter.requests.slots;
        assert!(slots.len() <= SLOTS as usize, "{}", slots.len());
        let created = limiter.check_creation(HOME);
        assert_eq!(created, Ok(()), "each limit has its own slots");
        limiter.forget_quiet();
        assert_eq!(limiter.creations.slots.len(), 1, "an hour has not passed");
    }
}
