//! What a log leads to: the log, what happened by it, and how the table stands now. It grows by
//! whole branches (`branch`), which were judged before; nothing else changes it.

use kernel::{BySeat, Game, Seat, SeatSet};
use log::{Driver, Entry, Occupant, Origin, Sequence, Status, UnixMillis};

use crate::Asked;
use crate::branch::Growth;
use crate::link::LinkAsked;

/// The log and everything that follows from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Live<G: Game> {
    pub log: Vec<Entry<G::Action>>,
    pub played: Vec<Played<G::Action>>,
    pub told: Vec<LoggedEvent<G::Event>>,
    pub now: Now<G>,
}

/// How the table stands. Small: a branch has its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Now<G> {
    pub game: G,
    pub status: Status,
    pub occupants: BySeat<Occupant>,
    pub drivers: BySeat<Driver>,
    /// Since when the table waits for a seat that is to act.
    pub since: BySeat<UnixMillis>,
    /// The entry by which the seat last changed hands.
    pub handed: BySeat<Sequence>,
    /// Where the game began.
    pub started: Sequence,
    pub asked: Option<Asked>,
    pub link: Option<LinkAsked>,
}

impl<G> Now<G> {
    /// Whether no seat is open.
    pub fn is_full(&self) -> bool {
        !self.drivers.as_slice().contains(&Driver::Open)
    }
}

/// An action in force.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Played<A> {
    pub sequence: Sequence,
    pub seat: Seat,
    pub action: A,
    pub automatic: bool,
    /// Who was to act before it.
    pub before: SeatSet,
    /// Whether it is one of several choices made at the same time.
    pub together: bool,
    /// Whether an event of it revealed something.
    pub told_secrets: bool,
    /// Since when the table had waited for the seat.
    pub since: UnixMillis,
}

impl<A> Played<A> {
    /// Whether somebody knows more by it. The last of several choices at the same time shows all
    /// of them, whatever its events say.
    pub fn reveals(&self, after: SeatSet) -> bool {
        self.told_secrets || (self.together && self.is_settled(after))
    }

    /// Whether a choice at the same time was the last one: until then those who are to act only
    /// become fewer.
    fn is_settled(&self, after: SeatSet) -> bool {
        let chosen = after == self.before.without(self.seat);
        let goes_on = after == self.before && after.len() > 1;
        after.is_empty() || !(chosen || goes_on)
    }
}

/// Something that happened by an entry, whether or not it was taken back later.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct LoggedEvent<E> {
    pub sequence: Sequence,
    pub event: E,
}

impl<G: Game> Live<G> {
    /// Before the first entry.
    pub fn new(opening: G, origin: &Origin) -> Live<G> {
        let started_at = origin.started_at.unwrap_or_default();
        Live {
            log: Vec::new(),
            played: Vec::new(),
            told: Vec::new(),
            now: Now {
                game: opening,
                status: origin.status,
                drivers: BySeat::from_fn(origin.seats.seats(), |seat| origin.seats[seat].driver()),
                since: BySeat::from_fn(origin.seats.seats(), |_| started_at),
                occupants: origin.seats.clone(),
                handed: BySeat::from_fn(origin.seats.seats(), |_| Sequence(0)),
                started: Sequence(0),
                asked: None,
                link: None,
            },
        }
    }

    pub fn sequence(&self) -> Sequence {
        Sequence(self.log.len() as u32)
    }

    /// Takes over what a branch of it added.
    pub fn grow(&mut self, growth: Growth<G>) {
        self.played.truncate(growth.kept);
        self.played.extend(growth.played);
        self.log.extend(growth.log);
        self.told.extend(growth.told);
        self.now = growth.now;
    }
}
