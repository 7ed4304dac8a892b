//! Which connections are open, and which of them ask for nothing. Where there is no room for one
//! more, the one that has been silent longest gives way: who only holds connections keeps nobody
//! out.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use crate::rate_limit::{Allowed, Counts, Full, Permit};

/// One that gives way is gone a moment later: until then there are a few more than allowed.
const GIVING_WAY: usize = 64;

/// The open connections.
#[derive(Debug)]
pub struct Sockets {
    counts: Arc<Counts>,
    allowed: usize,
    silent: Mutex<Silent>,
}

/// Those that ask for nothing, in the order in which they fell silent.
#[derive(Debug, Default)]
struct Silent {
    since: BTreeMap<u64, Arc<Notify>>,
    next: u64,
}

/// The part of an open connection that may be told to give way; counted elsewhere, by its
/// [`Permit`].
#[derive(Debug)]
pub struct Socket {
    sockets: Arc<Sockets>,
    give_way: Arc<Notify>,
    state: Mutex<State>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct State {
    /// Its place among the silent ones; none while it is answered.
    silent: Option<u64>,
    /// Whether it ever asked for something.
    has_asked: bool,
}

/// A request that is being answered, until this is dropped.
#[derive(Debug)]
pub struct Asking(Arc<Socket>);

impl Sockets {
    /// None is open.
    pub fn new(allowed: Allowed) -> Sockets {
        Sockets {
            counts: Arc::new(Counts::new(allowed)),
            allowed: allowed.in_all,
            silent: Mutex::default(),
        }
    }

    /// Lets one more in, perhaps in the place of a silent one.
    ///
    /// # Errors
    /// There are too many from there, or in all and none of them is silent.
    pub fn admit(self: &Arc<Self>, ip: IpAddr) -> Result<(Permit, Arc<Socket>), Full> {
        let permit = self.counts.add(ip, GIVING_WAY)?;
        if self.counts.in_all() > self.allowed && !self.one_gives_way() {
            return Err(Full::InAll);
        }
        let socket = Arc::new(Socket {
            sockets: self.clone(),
            give_way: Arc::default(),
            state: Mutex::new(State {
                silent: None,
                has_asked: false,
            }),
        });
        socket.fall_silent();
        Ok((permit, socket))
    }

    /// How many are open, live connections among them.
    pub fn open(&self) -> usize {
        self.counts.in_all()
    }

    /// Whether nobody more can be let in before those that give way are gone.
    pub fn is_crowded(&self) -> bool {
        self.open() >= self.allowed.saturating_add(GIVING_WAY)
    }

    fn one_gives_way(&self) -> bool {
        let first = lock(&self.silent).since.pop_first();
        first.inspect(|(_, silent)| silent.notify_one()).is_some()
    }
}

impl Socket {
    /// A request has begun to be answered.
    pub fn ask(self: &Arc<Self>) -> Asking {
        let mut state = lock(&self.state);
        state.has_asked = true;
        if let Some(since) = state.silent.take() {
            lock(&self.sockets.silent).since.remove(&since);
        }
        Asking(self.clone())
    }

    /// Whether nothing is being answered.
    pub fn is_silent(&self) -> bool {
        lock(&self.state).silent.is_some()
    }

    /// Whether it ever asked for something.
    pub fn has_asked(&self) -> bool {
        lock(&self.state).has_asked
    }

    /// Returns when it has to give way to another.
    pub async fn gives_way(&self) {
        self.give_way.notified().await;
    }

    fn fall_silent(&self) {
        let mut state = lock(&self.state);
        let mut silent = lock(&self.sockets.silent);
        let since = silent.next;
        silent.next += 1;
        silent.since.insert(since, self.give_way.clone());
        state.silent = Some(since);
    }
}

impl Drop for Asking {
    fn drop(&mut self) {
        self.0.fall_silent();
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        if let Some(since) = lock(&self.state).silent {
            lock(&self.sockets.silent).since.remove(&since);
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sockets(in_all: usize, of_address: usize) -> Arc<Sockets> {
        Arc::new(Sockets::new(Allowed { in_all, of_address }))
    }

    fn ip(number: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, number])
    }

    #[tokio::test]
    async fn the_longest_silent_one_gives_way() {
        let sockets = sockets(3, 3);
        let (_first, asked) = sockets.admit(ip(1)).unwrap();
        let (_second, oldest) = sockets.admit(ip(1)).unwrap();
        let (_third, younger) = sockets.admit(ip(1)).unwrap();
        drop(asked.ask());
        let (_fourth, _newcomer) = sockets.admit(ip(2)).unwrap();
        oldest.gives_way().await;
        assert!(younger.is_silent() && asked.is_silent());
    }

    #[test]
    fn who_is_answered_gives_way_to_nobody() {
        let sockets = sockets(2, 2);
        let (_first, one) = sockets.admit(ip(1)).unwrap();
        let (_second, two) = sockets.admit(ip(1)).unwrap();
        let asking = (one.ask(), two.ask());
        assert_eq!(sockets.admit(ip(2)).unwrap_err(), Full::InAll);
        drop(asking);
        assert!(sockets.admit(ip(2)).is_ok());
    }

    #[test]
    fn one_address_has_its_share_and_no_more() {
        let sockets = sockets(10, 2);
        let held: Vec<_> = (0..2).map(|_| sockets.admit(ip(1)).unwrap()).collect();
        assert_eq!(sockets.admit(ip(1)).unwrap_err(), Full::OfAddress);
        assert!(sockets.admit(ip(2)).is_ok());
        drop(held);
        assert!(sockets.admit(ip(1)).is_ok());
        assert!(
            lock(&sockets.silent).since.is_empty(),
            "nothing is left behind"
        );
    }
}
