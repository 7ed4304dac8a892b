//! The live connections by whose they are, so that one ends when its session does, when its player
//! is banned or forgotten, or when nobody may come from its network any more.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use log::{PlayerId, SessionId};
use protocol::wire::Bye;
use store::SignedIn;
use tokio::sync::watch;

/// Whose a connection is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holder {
    /// The player; nobody for a stranger.
    pub player: Option<PlayerId>,
    /// The session that it belongs to.
    pub session: Option<SessionId>,
    /// Where it comes from.
    pub address: IpAddr,
}

impl Holder {
    /// Somebody who is signed in, or a stranger.
    pub fn new(signed_in: Option<&SignedIn>, address: IpAddr) -> Holder {
        Holder {
            player: signed_in.map(|found| found.player.id),
            session: signed_in.map(|found| found.session.id),
            address,
        }
    }
}

/// The live connections.
#[derive(Debug, Default)]
pub struct Sockets {
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    next: u64,
    by_number: BTreeMap<u64, (Holder, watch::Sender<Option<Bye>>)>,
}

/// A connection that is known until this is dropped.
#[derive(Debug)]
pub struct Registered {
    sockets: Arc<Sockets>,
    number: u64,
    ended: watch::Receiver<Option<Bye>>,
}

impl Sockets {
    /// From now on the connection ends with whoever holds it. Whether that one may still come is to
    /// be asked afterwards: before, an end would be missed.
    pub fn register(self: &Arc<Self>, holder: Holder) -> Registered {
        let (end, ended) = watch::channel(None);
        let mut open = self.lock();
        let number = open.next;
        open.next += 1;
        open.by_number.insert(number, (holder, end));
        Registered {
            sockets: self.clone(),
            number,
            ended,
        }
    }

    /// Ends the connections of those.
    pub fn end(&self, whose: impl Fn(&Holder) -> bool, bye: Bye) {
        for (holder, end) in self.lock().by_number.values() {
            if whose(holder) {
                end.send_replace(Some(bye));
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Registered {
    /// Comes back when the connection has to end, with why.
    pub async fn ended(&mut self) -> Bye {
        let told = self.ended.wait_for(Option::is_some).await;
        let told = told.ok().and_then(|told| *told);
        told.expect("who ends it is registered as long as this is")
    }
}

impl Drop for Registered {
    fn drop(&mut self) {
        self.sockets.lock().by_number.remove(&self.number);
    }
}
