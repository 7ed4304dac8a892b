//! Whose bot thinks next. People who wait come first, then those who watch; quick bots before slow
//! ones; else owners take turns, however many tables each has, and the tables of an owner too.
//! Pure: threads are the pool's.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use log::{PlayerId, TableId};
use table::Effort;

/// How much somebody waits for a bot; whoever waits most comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Urgency {
    /// A player is at the table and waits.
    PersonWaits,
    /// Somebody looks on.
    Watched,
    /// People play there, but nobody is looking.
    Unattended,
}

/// A bot's turn to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ticket {
    /// Of which table; it has one turn at a time.
    pub table: TableId,
    /// Who made the table.
    pub owner: Option<PlayerId>,
    /// How long it will take.
    pub effort: Effort,
    /// Its time, if time is its budget: then it thinks on as many threads as it is given.
    pub time: Option<Duration>,
    /// Who waits for it.
    pub urgency: Urgency,
}

impl Ticket {
    fn is_long(&self) -> bool {
        self.effort == Effort::Long
    }

    fn is_timed(&self) -> bool {
        self.time.is_some()
    }

    /// What a turn costs its owner on one thread: about the microseconds it takes.
    fn cost(&self) -> u64 {
        match (self.time, self.effort) {
            (Some(time), _) => time.as_micros() as u64,
            (None, Effort::Glance) => 10,
            (None, Effort::Short) => 3_000,
            (None, Effort::Long) => 50_000,
        }
    }
}

/// A bot that begins to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn<J> {
    /// Whose it is.
    pub ticket: Ticket,
    /// How many threads it has until it is finished.
    pub threads: usize,
    /// What is to be thought about.
    pub job: J,
}

/// How many threads may think at a time. A thought cannot be interrupted, so one is kept for those
/// that are over soon: whatever else is thought about, they wait for nobody. And one is added for a
/// long thought that counts iterations while all long ones think by the clock, for seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Places {
    all: usize,
    long: usize,
    long_of_one_owner: usize,
}

impl Places {
    /// With so many threads for long thoughts; one at least.
    pub fn of(long: usize) -> Places {
        let long = long.max(1);
        Places {
            all: long + 1,
            long,
            long_of_one_owner: long.div_ceil(2),
        }
    }
}

/// The order of those who wait.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Rank {
    urgency: Urgency,
    effort: Effort,
    /// When it is the owner's turn, on a clock that counts what was spent (start-time fair
    /// queuing): who has spent much stands behind who has spent nothing.
    turn: u64,
    arrival: u64,
}

/// Those who wait and those who think.
pub struct FairQueue<J> {
    places: Places,
    /// Those that are over soon, and long thoughts: they need different places.
    quick: BTreeMap<Rank, (Ticket, J)>,
    long: BTreeMap<Rank, (Ticket, J)>,
    ranks: BTreeMap<TableId, Rank>,
    /// When an owner's next turn is, of those for whom it is later than now.
    turns: BTreeMap<Option<PlayerId>, u64>,
    now: u64,
    arrivals: u64,
    /// Threads that think, those of them that do by the clock, and by owner those that do at
    /// length.
    thinking: usize,
    thinking_timed: usize,
    thinking_long: BTreeMap<Option<PlayerId>, usize>,
}

impl<J> fmt::Debug for FairQueue<J> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let waiting = self.quick.len() + self.long.len();
        write!(f, "FairQueue({waiting} wait, {} think)", self.thinking)
    }
}

impl<J> FairQueue<J> {
    /// Nobody waits.
    pub fn new(places: Places) -> FairQueue<J> {
        FairQueue {
            places,
            quick: BTreeMap::new(),
            long: BTreeMap::new(),
            ranks: BTreeMap::new(),
            turns: BTreeMap::new(),
            now: 0,
            arrivals: 0,
            thinking: 0,
            thinking_timed: 0,
            thinking_long: BTreeMap::new(),
        }
    }

    /// One more waits.
    pub fn push(&mut self, ticket: Ticket, job: J) {
        let next = self.turns.entry(ticket.owner).or_default();
        let turn = self.now.max(*next);
        *next = turn + ticket.cost();
        self.arrivals += 1;
        let rank = Rank {
            urgency: ticket.urgency,
            effort: ticket.effort,
            turn,
            arrival: self.arrivals,
        };
        self.ranks.insert(ticket.table, rank);
        self.waiting(ticket.effort).insert(rank, (ticket, job));
    }

    /// Nobody begins to think any more.
    pub fn stop(&mut self) {
        self.places.all = 0;
    }

    /// Who waits for the bot of a table is another now.
    pub fn set_urgency(&mut self, table: TableId, urgency: Urgency) {
        let Some(rank) = self.ranks.get_mut(&table) else {
            return;
        };
        let old = *rank;
        rank.urgency = urgency;
        let new = *rank;
        let waiting = self.waiting(old.effort);
        if let Some((ticket, job)) = waiting.remove(&old) {
            waiting.insert(new, (Ticket { urgency, ..ticket }, job));
        }
    }

    /// The next one that has a place; it thinks until it is [finished](FairQueue::finish).
    pub fn start_next(&mut self) -> Option<Turn<J>> {
        let rank = self.next()?;
        let (ticket, job) = self.waiting(rank.effort).remove(&rank)?;
        self.ranks.remove(&ticket.table);
        self.now = self.now.max(rank.turn);
        let threads = self.threads_for(&ticket);
        if let Some(turn) = self.turns.get_mut(&ticket.owner) {
            *turn += (threads as u64 - 1) * ticket.cost();
        }
        self.thinking += threads;
        if ticket.is_timed() {
            self.thinking_timed += threads;
        }
        if ticket.is_long() {
            *self.thinking_long.entry(ticket.owner).or_default() += threads;
        }
        Some(Turn {
            ticket,
            threads,
            job,
        })
    }

    /// As many threads as are free, if the thought can use them: shared with those who wait for
    /// one, and never all of them for one owner where there are several.
    fn threads_for(&self, ticket: &Ticket) -> usize {
        if !ticket.is_timed() {
            return 1;
        }
        let free =
            (self.places.long - self.all_thinking_long()).min(self.places.all - self.thinking);
        let own = self.places.long_of_one_owner - self.thinking_long_of(&ticket.owner);
        let shared = free / (1 + self.long.len());
        shared.min(own).max(1)
    }

    fn all_thinking_long(&self) -> usize {
        self.thinking_long.values().sum()
    }

    fn thinking_long_of(&self, owner: &Option<PlayerId>) -> usize {
        self.thinking_long.get(owner).copied().unwrap_or_default()
    }

    /// A thought is over that had so many threads.
    pub fn finish(&mut self, ticket: &Ticket, threads: usize) {
        self.thinking -= threads;
        if ticket.is_timed() {
            self.thinking_timed -= threads;
        }
        if ticket.is_long()
            && let Some(own) = self.thinking_long.get_mut(&ticket.owner)
        {
            *own -= threads;
            if *own == 0 {
                self.thinking_long.remove(&ticket.owner);
            }
        }
        self.forget_turns();
    }

    fn waiting(&mut self, effort: Effort) -> &mut BTreeMap<Rank, (Ticket, J)> {
        match effort {
            Effort::Glance | Effort::Short => &mut self.quick,
            Effort::Long => &mut self.long,
        }
    }

    fn next(&self) -> Option<Rank> {
        [self.next_quick(), self.next_long()]
            .into_iter()
            .flatten()
            .min()
    }

    fn next_quick(&self) -> Option<Rank> {
        let added = usize::from(self.all_thinking_long() > self.places.long);
        let first = self.quick.keys().next()?;
        (self.thinking < self.places.all + added).then_some(*first)
    }

    fn next_long(&self) -> Option<Rank> {
        let most = self.places.long_of_one_owner;
        let mut waiting = self.long.iter();
        let next = waiting.find(|(_, (ticket, _))| {
            self.has_long_place(ticket) && self.thinking_long_of(&ticket.owner) < most
        })?;
        Some(*next.0)
    }

    fn has_long_place(&self, ticket: &Ticket) -> bool {
        let thinking = self.all_thinking_long();
        if thinking < self.places.long {
            return self.thinking < self.places.all;
        }
        let all_timed = thinking == self.places.long && self.thinking_timed == thinking;
        all_timed && !ticket.is_timed() && self.thinking < self.places.all + 1
    }

    /// Owners whose turn has come have nothing to wait for. Now and then, so that it costs little.
    fn forget_turns(&mut self) {
        let waiting = self.quick.len() + self.long.len();
        if self.turns.len() > 2 * waiting + 64 {
            let now = self.now;
            self.turns.retain(|_, turn| *turn > now);
        }
        if waiting == 0 && self.thinking == 0 {
            self.turns.clear();
        }
    }

    #[cfg(test)]
    pub fn places(&self) -> (usize, usize) {
        (self.places.all, self.places.long)
    }
}
