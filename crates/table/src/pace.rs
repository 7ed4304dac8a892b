//! How long a turn may take. The time is passed in; the clock of a turn is kept by the log.

use kernel::{Advice, Seat, SeatSet};
use scene::Show;
use serde::Serialize;

use crate::{Driver, Table};

/// Milliseconds since the beginning of 1970, UTC.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct Millis(pub i64);

/// How long a turn may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// As long as it takes.
    #[default]
    Unlimited,
    /// So many milliseconds; afterwards the others may hand the seat to a bot.
    PerTurn(i64),
}

impl<G: Advice + Show> Table<G> {
    /// When the seat's turn runs out; nothing for a seat that nobody waits for.
    pub fn deadline(&self, seat: Seat) -> Option<Millis> {
        let Pace::PerTurn(limit) = self.deal.pace else {
            return None;
        };
        let awaited = self.live.game.to_act().contains(seat)
            && self.live.drivers[seat] == Driver::Person
            && self.is_started();
        awaited.then(|| Millis(self.live.since[seat].0.saturating_add(limit)))
    }

    /// The seats whose turn has run out.
    pub fn late(&self, now: Millis) -> SeatSet {
        let late = |seat: &Seat| self.deadline(*seat).is_some_and(|deadline| deadline <= now);
        self.seats().iter().filter(late).collect()
    }
}
