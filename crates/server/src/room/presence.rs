//! Who is connected to a room, and who looked at it just now.

use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use kernel::{BySeat, MAX_SEATS, Seat, Seats};
use tokio::sync::watch;

use super::Room;
use protocol::wire::People;

/// Who looks at a table without a connection looks for so long: programs ask again and again.
const LOOK_LASTS: Duration = Duration::from_secs(30);

/// Connections by seat, and without one.
#[derive(Debug)]
pub struct Presence {
    seats: BySeat<usize>,
    watching: usize,
    /// When somebody last looked who has no connection.
    looked_at: Option<Instant>,
}

impl Default for Presence {
    fn default() -> Presence {
        let seats = Seats::new(MAX_SEATS).expect("a table may be that large");
        Presence {
            seats: BySeat::from_fn(seats, |_| 0),
            watching: 0,
            looked_at: None,
        }
    }
}

impl Presence {
    fn count(&mut self, seat: Option<Seat>) -> &mut usize {
        match seat {
            Some(seat) => &mut self.seats[seat],
            None => &mut self.watching,
        }
    }

    /// The seats whose players are connected.
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> {
        let here = self.seats.iter().filter(|(_, count)| **count > 0);
        here.map(|(seat, _)| seat)
    }

    /// Whether anybody looks at the table.
    pub(super) fn is_watched(&self) -> bool {
        let looked = |at: Instant| at.elapsed() < LOOK_LASTS;
        self.watching > 0 || self.seats().next().is_some() || self.looked_at.is_some_and(looked)
    }

    fn people(&self) -> People {
        People {
            seats: self.seats().collect(),
            watching: self.watching,
        }
    }
}

/// A connection that counts until it is dropped.
#[derive(Debug)]
pub struct PresenceGuard {
    room: Arc<Room>,
    seat: Option<Seat>,
}

impl Room {
    /// Counts a connection, from a seat or without one.
    pub fn join(self: &Arc<Self>, seat: Option<Seat>) -> PresenceGuard {
        self.recount(|presence| *presence.count(seat) += 1);
        self.wake_bots();
        PresenceGuard {
            room: self.clone(),
            seat,
        }
    }

    /// Somebody looks who has no connection.
    pub fn look(self: &Arc<Self>) {
        self.recount(|presence| presence.looked_at = Some(Instant::now()));
        self.wake_bots();
    }

    /// Who is connected, and notified whenever that changes.
    pub fn subscribe_people(&self) -> watch::Receiver<People> {
        self.people.subscribe()
    }

    /// Reads who is there.
    pub(super) fn presence<T>(&self, read: impl FnOnce(&Presence) -> T) -> T {
        read(&self.presence.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn recount(&self, change: impl FnOnce(&mut Presence)) {
        {
            let mut presence = self.presence.lock().unwrap_or_else(PoisonError::into_inner);
            change(&mut presence);
            let people = presence.people();
            self.people.send_if_modified(|known| {
                let other = *known != people;
                *known = people;
                other
            });
        }
        self.renew_urgency();
    }
}

impl Drop for PresenceGuard {
    fn drop(&mut self) {
        let seat = self.seat;
        self.room.recount(|presence| *presence.count(seat) -= 1);
    }
}
