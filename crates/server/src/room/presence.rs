//! Who is connected to a room.

use std::sync::{Arc, PoisonError};

use kernel::{BySeat, MAX_SEATS, Seat, Seats};
use tokio::sync::watch;

use super::Room;
use protocol::wire::People;

/// Connections by seat, and without one.
#[derive(Debug)]
pub struct Presence {
    seats: BySeat<usize>,
    watching: usize,
}

impl Default for Presence {
    fn default() -> Presence {
        let seats = Seats::new(MAX_SEATS).expect("a table may be that large");
        Presence {
            seats: BySeat::from_fn(seats, |_| 0),
            watching: 0,
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

    fn people(&self) -> People {
        let here = self.seats.iter().filter(|(_, count)| **count > 0);
        People {
            seats: here.map(|(seat, _)| seat).collect(),
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
        PresenceGuard {
            room: self.clone(),
            seat,
        }
    }

    /// Who is connected, and notified whenever that changes.
    pub fn subscribe_people(&self) -> watch::Receiver<People> {
        self.people.subscribe()
    }

    fn recount(&self, change: impl FnOnce(&mut Presence)) {
        let mut presence = self.presence.lock().unwrap_or_else(PoisonError::into_inner);
        change(&mut presence);
        let people = presence.people();
        self.people.send_if_modified(|known| {
            let other = *known != people;
            *known = people;
            other
        });
    }
}

impl Drop for PresenceGuard {
    fn drop(&mut self) {
        let seat = self.seat;
        self.room.recount(|presence| *presence.count(seat) -= 1);
    }
}
