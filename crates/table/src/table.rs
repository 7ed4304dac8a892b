//! The table itself: the deal, the log with what follows from it, and the two steps of writing: a
//! proposal is pure, committing installs it.

use kernel::{Advice, Commitment, Game, Record, RecordResult, Seat, SeatSet, Seats, Setup};
use scene::Show;

use crate::areas::Gallery;
use crate::live::{Live, LogFault, Played};
use crate::{Deal, Driver, Entry, LogError, Millis, OpenError, Payload, Refusal, Sequence};

/// A running match.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    pub(crate) deal: Deal,
    pub(crate) setup: Setup<G>,
    pub(crate) commitment: Commitment,
    pub(crate) live: Live<G>,
    pub(crate) gallery: Gallery,
}

/// Entries to be made durable and then committed, and what they lead to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// The number of entries it builds on.
    pub expected: Sequence,
    /// What to add to the log; may be nothing.
    pub entries: Vec<Entry<String>>,
    /// Whose decision it is afterwards.
    pub to_act: SeatSet,
    /// How the game ends by it: the result of a record.
    pub result: Option<RecordResult>,
}

impl<G: Advice + Show> Table<G> {
    /// Opens a table: a new one has an empty log.
    ///
    /// # Errors
    /// The deal or the log does not hold.
    pub fn open(deal: Deal, log: &[Entry<String>]) -> Result<Table<G>, OpenError> {
        let setup = deal.setup::<G>()?;
        let opening = G::new(&setup, &deal.seed);
        let live = Live::new(opening, deal.drivers, deal.started_at);
        let mut table = Table {
            commitment: setup.commitment(&deal.seed),
            deal,
            setup,
            live,
            gallery: Gallery::default(),
        };
        table.live = table.extended(log).map_err(OpenError::Log)?;
        Ok(table)
    }

    /// The live state after these entries.
    fn extended(&self, entries: &[Entry<String>]) -> Result<Live<G>, LogError> {
        let mut live = self.live.clone();
        for entry in entries {
            let sequence = live.sequence();
            let fail = |fault| LogError { sequence, fault };
            let entry = typed::<G>(entry).map_err(fail)?;
            live.install(&|| self.opening(), entry).map_err(fail)?;
        }
        Ok(live)
    }

    /// Installs what was proposed; the log holds it from now on.
    ///
    /// # Errors
    /// The table has moved on since: nothing changes.
    pub fn commit(&mut self, proposal: &Proposal) -> Result<(), Refusal> {
        let current = self.sequence();
        let stale = Refusal::Stale { current };
        if proposal.expected != current {
            return Err(stale);
        }
        self.live = self.extended(&proposal.entries).map_err(|_| stale)?;
        if !proposal.entries.is_empty() {
            self.gallery.clear();
        }
        Ok(())
    }

    /// Plays what the first players cannot choose; to be proposed once when the game begins.
    ///
    /// # Errors
    /// A seat is still open.
    pub fn begin(&self, now: Millis) -> Result<Proposal, Refusal> {
        self.check_open()?;
        let mut draft = Draft::new(self, now);
        draft.settle();
        Ok(draft.proposal())
    }

    pub(crate) fn opening(&self) -> G {
        G::new(&self.setup, &self.deal.seed)
    }

    /// The number of entries of the log.
    pub fn sequence(&self) -> Sequence {
        self.live.sequence()
    }

    /// How many play.
    pub fn seats(&self) -> Seats {
        self.setup.seats()
    }

    /// Whose decision it is.
    pub fn to_act(&self) -> SeatSet {
        self.live.game.to_act()
    }

    /// Who decides for the seat now.
    pub fn driver(&self, seat: Seat) -> Option<Driver> {
        let there = self.seats().contains(seat);
        there.then(|| self.live.drivers[seat])
    }

    /// Whether every seat is taken.
    pub fn is_started(&self) -> bool {
        !self.live.drivers.as_slice().contains(&Driver::Open)
    }

    /// Whether nobody has anything left to decide.
    pub fn is_over(&self) -> bool {
        self.live.game.is_over()
    }

    /// The promise for the seed.
    pub fn commitment(&self) -> Commitment {
        self.commitment
    }

    /// The game as text, once it is over. Choices at the same time stand in seat order.
    pub fn record(&self) -> Option<Record> {
        let played = &self.live.played;
        let mut actions = Vec::with_capacity(played.len());
        for group in played.chunk_by(is_same_moment) {
            let from = actions.len();
            actions.extend(group.iter().map(|one| (one.seat, one.action)));
            actions[from..].sort_by_key(|(seat, _)| *seat);
        }
        Record::finished(&self.setup, self.deal.seed, &actions, &self.live.game)
    }

    /// A table plays while every seat is taken and the game is not over.
    pub(crate) fn check_open(&self) -> Result<(), Refusal> {
        match (self.is_started(), self.is_over()) {
            (false, _) => Err(Refusal::Waiting),
            (true, true) => Err(Refusal::Over),
            (true, false) => Ok(()),
        }
    }

    /// The seat is a person's.
    pub(crate) fn check_person(&self, seat: Seat) -> Result<(), Refusal> {
        match self.driver(seat) {
            None => Err(Refusal::NoSeat),
            Some(Driver::Person) => Ok(()),
            Some(Driver::Bot(_) | Driver::Open) => Err(Refusal::Forbidden),
        }
    }

    pub(crate) fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        let own = self.to_act().contains(seat);
        own.then_some(()).ok_or(Refusal::NotTurn)
    }

    pub(crate) fn check_sequence(&self, answered: Sequence) -> Result<(), Refusal> {
        let current = self.sequence();
        let fresh = answered == current;
        fresh.then_some(()).ok_or(Refusal::Stale { current })
    }
}

/// Whether both belong to one choice at the same time.
fn is_same_moment<A>(one: &Played<A>, next: &Played<A>) -> bool {
    let left = one.before.without(one.seat);
    one.together && next.together && (next.before == left || next.before == one.before)
}

fn typed<G: Game>(entry: &Entry<String>) -> Result<Entry<G::Action>, LogFault> {
    let parse = |text: &String| {
        text.parse::<G::Action>()
            .map_err(|error| LogFault::Notation(error.to_string()))
    };
    Ok(Entry {
        seat: entry.seat,
        payload: entry.payload.try_map(parse)?,
        at: entry.at,
    })
}

/// A proposal in the making: a clone of the live state that grows.
pub(crate) struct Draft<'a, G: Game> {
    table: &'a Table<G>,
    pub live: Live<G>,
    now: Millis,
}

impl<'a, G: Advice + Show> Draft<'a, G> {
    pub fn new(table: &'a Table<G>, now: Millis) -> Draft<'a, G> {
        Draft {
            live: table.live.clone(),
            table,
            now,
        }
    }

    pub fn add(&mut self, seat: Seat, payload: Payload<G::Action>) -> Result<(), LogFault> {
        let at = self.now;
        let entry = Entry { seat, payload, at };
        self.live.install(&|| self.table.opening(), entry)
    }

    pub fn proposal(&self) -> Proposal {
        let expected = self.table.sequence();
        let game = &self.live.game;
        let new = &self.live.log[expected.0 as usize..];
        Proposal {
            expected,
            entries: new.iter().map(Entry::spelled).collect(),
            to_act: game.to_act(),
            result: game
                .standing()
                .map(|standing| RecordResult::new(&game.scores(), standing)),
        }
    }
}
