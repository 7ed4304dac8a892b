//! How long a turn may take. The time is passed in; the clock of a turn is kept by the log.

use kernel::{Advice, Seat, SeatSet};
use log::{Driver, Pace, UnixMillis};
use scene::Show;

use crate::Table;
use crate::table::Playing as _;

impl<G: Advice + Show> Table<G> {
    /// When the seat's turn runs out; nothing for a seat that nobody waits for.
    pub fn deadline(&self, seat: Seat) -> Option<UnixMillis> {
        let Pace::PerTurn(limit) = self.deal.pace else {
            return None;
        };
        let now = &self.live.now;
        let awaited = self.to_act().contains(seat) && now.drivers[seat] == Driver::Person;
        awaited.then(|| now.since[seat].after(limit))
    }

    /// The seats whose turn has run out.
    pub fn late(&self, now: UnixMillis) -> SeatSet {
        let late = |seat: &Seat| self.deadline(*seat).is_some_and(|deadline| deadline <= now);
        self.seats().iter().filter(late).collect()
    }
}
