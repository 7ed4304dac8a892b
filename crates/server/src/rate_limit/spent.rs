//! What every network has spent of its share: `governor` reckons, this remembers, within bounds.
//! Where there is no room it forgets who is nearest to having the whole share again: a flood from
//! many networks gives some of them a little more than their share, and takes nothing from anybody.

use std::collections::{BTreeMap, BTreeSet};
use std::net::IpAddr;
use std::sync::{Mutex, MutexGuard, PoisonError};

use governor::nanos::Nanos;
use governor::state::StateStore;
use governor::state::keyed::ShrinkableKeyedStateStore;

/// What networks have spent.
#[derive(Debug)]
pub struct Spent {
    capacity: usize,
    networks: Mutex<Networks>,
}

/// Both hold the same: when a network has its whole share again.
#[derive(Debug, Default)]
struct Networks {
    whole_at: BTreeMap<IpAddr, Nanos>,
    in_order: BTreeSet<(Nanos, IpAddr)>,
}

impl Spent {
    /// At most so many are remembered.
    pub fn with_capacity(capacity: usize) -> Spent {
        Spent {
            capacity,
            networks: Mutex::default(),
        }
    }

    fn lock(&self) -> MutexGuard<'_, Networks> {
        self.networks.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Networks {
    fn insert(&mut self, network: IpAddr, whole_at: Nanos) {
        if let Some(old) = self.whole_at.insert(network, whole_at) {
            self.in_order.remove(&(old, network));
        }
        self.in_order.insert((whole_at, network));
    }

    fn forget_first(&mut self) {
        if let Some((_, network)) = self.in_order.pop_first() {
            self.whole_at.remove(&network);
        }
    }
}

impl StateStore for Spent {
    type Key = IpAddr;

    fn measure_and_replace<T, F, E>(&self, network: &IpAddr, measure: F) -> Result<T, E>
    where
        F: Fn(Option<Nanos>) -> Result<(T, Nanos), E>,
    {
        let mut networks = self.lock();
        let (outcome, whole_at) = measure(networks.whole_at.get(network).copied())?;
        networks.insert(*network, whole_at);
        if networks.whole_at.len() > self.capacity {
            networks.forget_first();
        }
        Ok(outcome)
    }
}

impl ShrinkableKeyedStateStore<IpAddr> for Spent {
    fn retain_recent(&self, drop_below: Nanos) {
        let mut networks = self.lock();
        while networks
            .in_order
            .first()
            .is_some_and(|(at, _)| *at <= drop_below)
        {
            networks.forget_first();
        }
    }

    fn len(&self) -> usize {
        self.lock().whole_at.len()
    }

    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
