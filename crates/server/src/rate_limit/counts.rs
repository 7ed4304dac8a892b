//! How many connections there are, in all and by network. Whether one more is allowed is decided
//! here; what becomes of it is its holder's.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::network::{networks, shares};

/// How many there may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Allowed {
    pub in_all: usize,
    /// Of one address; networks have several times that.
    pub of_address: usize,
}

/// Why there is no room for one more.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Full {
    InAll,
    OfAddress,
}

/// Connections that are open.
#[derive(Debug)]
pub struct Counts {
    allowed: Allowed,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    in_all: usize,
    by_network: BTreeMap<(usize, IpAddr), usize>,
}

/// A connection that counts until it is dropped.
#[derive(Debug)]
pub struct Permit {
    counts: Arc<Counts>,
    ip: IpAddr,
}

impl Counts {
    /// None is open.
    pub fn new(allowed: Allowed) -> Counts {
        Counts {
            allowed,
            open: Mutex::default(),
        }
    }

    /// Counts one more for as long as the permit lives. `beyond` more than allowed are let in, for
    /// whoever makes room for them.
    ///
    /// # Errors
    /// There are too many from there, or in all.
    pub fn add(self: &Arc<Self>, ip: IpAddr, beyond: usize) -> Result<Permit, Full> {
        let mut open = self.lock();
        let here = |network| open.by_network.get(&network).copied().unwrap_or_default();
        let limit = |level| {
            self.allowed
                .of_address
                .saturating_mul(shares(level) as usize)
        };
        if networks(ip).any(|(level, network)| here((level, network)) >= limit(level)) {
            return Err(Full::OfAddress);
        }
        if open.in_all >= self.allowed.in_all.saturating_add(beyond) {
            return Err(Full::InAll);
        }
        open.in_all += 1;
        for network in networks(ip) {
            *open.by_network.entry(network).or_default() += 1;
        }
        Ok(Permit {
            counts: self.clone(),
            ip,
        })
    }

    /// How many there are.
    pub fn in_all(&self) -> usize {
        self.lock().in_all
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut open = self.counts.lock();
        open.in_all -= 1;
        for network in networks(self.ip) {
            let here = open.by_network.get_mut(&network);
            let here = here.expect("a permit is counted");
            *here -= 1;
            if *here == 0 {
                open.by_network.remove(&network);
            }
        }
    }
}
