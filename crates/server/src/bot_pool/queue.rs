//! Whose bot thinks next. People who wait come first, then those who watch; quick bots before slow
//! ones; else owners take turns, however many tables each has, and the tables of an owner too.
//! Pure: threads are the pool's.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::fmt;

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
    /// Who waits for it.
    pub urgency: Urgency,
}

impl Ticket {
    fn is_long(&self) -> bool {
        self.effort == Effort::Long
    }

    /// What a turn costs its owner: about the microseconds it takes.
    fn cost(&self) -> u64 {
        match self.effort {
            Effort::Glance => 10,
            Effort::Short => 3_000,
            Effort::Long => 50_000,
        }
    }
}

/// How many may think at a time. A thought cannot be interrupted, so one place is kept for those
/// that are over soon: whatever else is thought about, they wait for nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Places {
    all: usize,
    long: usize,
    long_of_one_owner: usize,
}

impl Places {
    /// With so many workers; two at least.
    pub fn of(workers: usize) -> Places {
        let all = workers.max(2);
        let long = all - 1;
        Places {
            all,
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
    thinking: usize,
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
    pub fn start_next(&mut self) -> Option<(Ticket, J)> {
        let rank = self.next()?;
        let (ticket, job) = self.waiting(rank.effort).remove(&rank)?;
        self.ranks.remove(&ticket.table);
        self.now = self.now.max(rank.turn);
        self.thinking += 1;
        if ticket.is_long() {
            *self.thinking_long.entry(ticket.owner).or_default() += 1;
        }
        Some((ticket, job))
    }

    /// A thought is over.
    pub fn finish(&mut self, ticket: &Ticket) {
        self.thinking -= 1;
        if ticket.is_long()
            && let Some(own) = self.thinking_long.get_mut(&ticket.owner)
        {
            *own -= 1;
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
        if self.thinking >= self.places.all {
            return None;
        }
        let quick = self.quick.keys().next().copied();
        [quick, self.next_long()].into_iter().flatten().min()
    }

    fn next_long(&self) -> Option<Rank> {
        let thinking: usize = self.thinking_long.values().sum();
        if thinking >= self.places.long {
            return None;
        }
        let own = |owner| self.thinking_long.get(owner).copied().unwrap_or_default();
        let mut waiting = self.long.iter();
        let next =
            waiting.find(|(_, (ticket, _))| own(&ticket.owner) < self.places.long_of_one_owner)?;
        Some(*next.0)
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
