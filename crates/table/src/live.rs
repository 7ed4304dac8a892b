//! What a log leads to: the log, what happened by it, and how the table stands now. It grows by
//! whole branches (`branch`), which were judged before; nothing else changes it.

use kernel::{BySeat, Game, Seat, SeatSet, Seed, Setup, Share};
use log::{Driver, Entry, Occupant, Origin, Sequence, Status, UnixMillis};

use crate::branch::Growth;
use crate::link::LinkAsked;
use crate::{Asked, Deal};

/// In place of the seed of a game that is not dealt yet: nothing can be learned from it.
const UNDEALT: Seed = Seed::from_bytes([0; 32]);

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
    /// Of a table that waits: some game of its kind, of which nothing is true.
    pub game: G,
    /// What the game was dealt from.
    pub seed: Seed,
    /// What the players added to the deal.
    pub shares: BySeat<Option<Share>>,
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
    /// Before the first entry. What is not dealt yet depends on who will sit down.
    pub fn new(setup: &Setup<G>, deal: &Deal) -> Live<G> {
        let origin = &deal.origin;
        let seed = match origin.status {
            Status::Waiting | Status::Closed => UNDEALT,
            Status::Running | Status::Finished => deal.seed(setup, &origin.shares),
        };
        Live::dealt(G::new(setup, &seed), seed, origin)
    }

    /// Before the first entry, dealt from this seed.
    pub fn dealt(opening: G, seed: Seed, origin: &Origin) -> Live<G> {
        let started_at = origin.started_at.unwrap_or_default();
        Live {
            log: Vec::new(),
            played: Vec::new(),
            told: Vec::new(),
            now: Now {
                game: opening,
                seed,
                shares: origin.shares,
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
