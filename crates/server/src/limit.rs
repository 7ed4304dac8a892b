//! How much one address may ask for: buckets that fill with time. Bounded in memory; addresses
//! that are quiet are forgotten.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::config::Limits;
use crate::error::Trouble;

/// More addresses than this are not told apart; the quiet ones are dropped first.
const MOST_ADDRESSES: usize = 50_000;
/// All addresses beyond that count as one.
const THE_REST: IpAddr = IpAddr::V6(std::net::Ipv6Addr::UNSPECIFIED);
const SWEEP_EVERY: Duration = Duration::from_secs(10);
/// A burst may be so many seconds' worth.
const BURST_SECONDS: f64 = 5.0;
const HOUR: f64 = 3600.0;

/// Something that is used up and comes back with time.
#[derive(Clone, Copy, Debug)]
pub struct Bucket {
    level: f64,
    full: f64,
    per_second: f64,
    at: Instant,
}

impl Bucket {
    /// A full one.
    pub fn new(full: f64, per_second: f64, at: Instant) -> Bucket {
        Bucket {
            level: full,
            full,
            per_second,
            at,
        }
    }

    /// So many a second, and five times that at once.
    pub fn per_second(rate: u32, at: Instant) -> Bucket {
        let rate = f64::from(rate);
        Bucket::new(rate * BURST_SECONDS, rate, at)
    }

    /// Takes one out, if there is one.
    pub fn take(&mut self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.level = (self.level + passed * self.per_second).min(self.full);
        self.at = now;
        let enough = self.level >= 1.0;
        if enough {
            self.level -= 1.0;
        }
        enough
    }
}

#[derive(Debug)]
struct Visitor {
    requests: Bucket,
    made: Bucket,
    connections: usize,
}

impl Visitor {
    fn new(limits: &Limits, now: Instant) -> Visitor {
        let made = f64::from(limits.made_per_hour);
        Visitor {
            requests: Bucket::per_second(limits.requests_per_second, now),
            made: Bucket::new(made, made / HOUR, now),
            connections: 0,
        }
    }

    fn is_quiet(&self, now: Instant) -> bool {
        let idle = now.saturating_duration_since(self.requests.at);
        self.connections == 0 && idle > Duration::from_secs(HOUR as u64)
    }
}

/// Who asked for how much.
#[derive(Debug)]
pub struct Limiter {
    limits: Limits,
    visitors: Mutex<Visitors>,
}

#[derive(Debug, Default)]
struct Visitors {
    known: BTreeMap<IpAddr, Visitor>,
    connections: usize,
    /// When the quiet ones were last dropped.
    swept: Option<Instant>,
}

/// A connection that counts until it is dropped.
#[derive(Debug)]
pub struct Counted {
    limiter: Arc<Limiter>,
    address: IpAddr,
}

impl Limiter {
    /// Nobody has asked for anything.
    pub fn new(limits: Limits) -> Limiter {
        Limiter {
            limits,
            visitors: Mutex::default(),
        }
    }

    /// Counts a request.
    ///
    /// # Errors
    /// Too many came from there.
    pub fn request(&self, address: IpAddr) -> Result<(), Trouble> {
        let fine = self.with(address, |visitor, now| visitor.requests.take(now));
        fine.then_some(()).ok_or(Trouble::TooFast)
    }

    /// Counts a new table or player.
    ///
    /// # Errors
    /// Too many came from there.
    pub fn make(&self, address: IpAddr) -> Result<(), Trouble> {
        let fine = self.with(address, |visitor, now| visitor.made.take(now));
        fine.then_some(()).ok_or(Trouble::TooManyMade)
    }

    /// Counts a live connection for as long as the answer lives.
    ///
    /// # Errors
    /// There are too many from there, or in all.
    pub fn connect(self: &Arc<Self>, address: IpAddr) -> Result<Counted, Trouble> {
        let now = Instant::now();
        let mut visitors = self.lock();
        if visitors.connections >= self.limits.connections {
            return Err(Trouble::TooMany);
        }
        let (address, visitor) = visitors.of(address, &self.limits, now);
        if visitor.connections >= self.limits.connections_per_address {
            return Err(Trouble::TooMany);
        }
        visitor.connections += 1;
        visitors.connections += 1;
        Ok(Counted {
            limiter: self.clone(),
            address,
        })
    }

    /// How many live connections there are.
    pub fn connections(&self) -> usize {
        self.lock().connections
    }

    fn with(&self, address: IpAddr, take: impl FnOnce(&mut Visitor, Instant) -> bool) -> bool {
        let now = Instant::now();
        take(self.lock().of(address, &self.limits, now).1, now)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Visitors> {
        self.visitors.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Visitors {
    /// The visitor of an address, and under which it is known.
    fn of(&mut self, address: IpAddr, limits: &Limits, now: Instant) -> (IpAddr, &mut Visitor) {
        let mut address = network(address);
        if self.known.len() >= MOST_ADDRESSES && !self.known.contains_key(&address) {
            if now.saturating_duration_since(self.swept.unwrap_or(now)) >= SWEEP_EVERY
                || self.swept.is_none()
            {
                self.known.retain(|_, visitor| !visitor.is_quiet(now));
                self.swept = Some(now);
            }
            if self.known.len() >= MOST_ADDRESSES {
                address = THE_REST;
            }
        }
        let fresh = || Visitor::new(limits, now);
        (address, self.known.entry(address).or_insert_with(fresh))
    }
}

/// One household has a whole /64 of addresses.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(v4) => IpAddr::V4(v4),
        IpAddr::V6(v6) => {
            let [a, b, c, d, ..] = v6.segments();
            IpAddr::from([a, b, c, d, 0, 0, 0, 0])
        }
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut visitors = self.limiter.lock();
        visitors.connections -= 1;
        if let Some(visitor) = visitors.known.get_mut(&self.address) {
            visitor.connections -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOME: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);

    fn limiter() -> Arc<Limiter> {
        Arc::new(Limiter::new(Limits {
            requests_per_second: 2,
            connections_per_address: 2,
            connections: 3,
            made_per_hour: 1,
            ..Limits::default()
        }))
    }

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let start = Instant::now();
        let mut bucket = Bucket::per_second(2, start);
        assert!((0..10).all(|_| bucket.take(start)));
        assert!(!bucket.take(start));
        let later = start + Duration::from_secs(1);
        assert!(bucket.take(later) && bucket.take(later) && !bucket.take(later));
    }

    #[test]
    fn one_address_does_not_spend_what_another_has() {
        let limiter = limiter();
        assert_eq!(limiter.make(HOME), Ok(()));
        assert_eq!(limiter.make(HOME), Err(Trouble::TooManyMade));
        assert_eq!(limiter.make(IpAddr::from([10, 0, 0, 1])), Ok(()));
    }

    #[test]
    fn connections_count_while_they_live() {
        let limiter = limiter();
        let first = limiter.connect(HOME).unwrap();
        let _second = limiter.connect(HOME).unwrap();
        assert!(matches!(limiter.connect(HOME), Err(Trouble::TooMany)));
        drop(first);
        assert_eq!(limiter.connections(), 1);
        let _third = limiter.connect(HOME).unwrap();
        let _elsewhere = limiter.connect(IpAddr::from([10, 0, 0, 1])).unwrap();
        let crowd = limiter.connect(IpAddr::from([10, 0, 0, 2]));
        assert!(matches!(crowd, Err(Trouble::TooMany)));
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
    fn however_many_come_the_memory_is_bounded() {
        let limiter = limiter();
        for index in 0..=MOST_ADDRESSES as u32 + 1000 {
            let _ = limiter.make(IpAddr::from((index + 1).to_be_bytes()));
        }
        assert!(limiter.lock().known.len() <= MOST_ADDRESSES + 1);
        let crowd = IpAddr::from([200, 0, 0, 1]);
        assert_eq!(limiter.make(crowd), Err(Trouble::TooManyMade));
    }
}
