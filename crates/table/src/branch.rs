//! A log that grows without changing the table it grows from: entries are installed on top of a
//! live table, whose own log is neither copied nor touched. What came of it is installed by moving
//! it over.

use std::fmt;

use kernel::{BySeat, Event as _, Game, Illegal as _, Seat, Setup};
use log::{Driver, Entry, Note, Payload, Sequence, Status, UnixMillis};

use crate::live::{Live, LoggedEvent, Now, Played};
use crate::{Asked, Deal, Stop};

/// A live table and what was added to it.
pub(crate) struct Branch<'a, G: Game> {
    base: &'a Live<G>,
    /// Where the game comes from, for the start and for taking back.
    setup: &'a Setup<G>,
    deal: &'a Deal,
    growth: Growth<G>,
}

/// What a branch added to its table.
#[derive(Clone, Debug)]
pub(crate) struct Growth<G: Game> {
    pub now: Now<G>,
    /// How many of the table's actions are still in force.
    pub kept: usize,
    /// The actions in force after those.
    pub played: Vec<Played<G::Action>>,
    pub log: Vec<Entry<G::Action>>,
    pub told: Vec<LoggedEvent<G::Event>>,
}

/// A log that does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogError {
    /// The first bad entry.
    pub sequence: Sequence,
    /// What is wrong with it.
    pub fault: LogFault,
}

/// What can be wrong with an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LogFault {
    /// The table has no such seat, or the entry names none.
    NoSeat,
    /// The text is no action of this game.
    Notation(String),
    /// The rule that forbids the action.
    Illegal(&'static str),
    /// An undo names an entry that is no action in force.
    NotInForce(Sequence),
    /// Nobody asked for an undo.
    NotAsked,
    /// The table is in no state for it.
    WrongStatus(Status),
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "log entry {}: ", self.sequence)?;
        match &self.fault {
            LogFault::NoSeat => f.write_str("there is no such seat"),
            LogFault::Notation(reason) => write!(f, "no action: {reason}"),
            LogFault::Illegal(rule) => write!(f, "the action is not allowed ({rule})"),
            LogFault::NotInForce(entry) => write!(f, "entry {entry} cannot be taken back"),
            LogFault::NotAsked => f.write_str("nobody asked for an undo"),
            LogFault::WrongStatus(status) => write!(f, "the table is {status}"),
        }
    }
}

impl std::error::Error for LogError {}

impl<G: Game> Clone for Branch<'_, G> {
    fn clone(&self) -> Self {
        Branch {
            growth: self.growth.clone(),
            ..*self
        }
    }
}

impl<'a, G: Game> Branch<'a, G> {
    /// The table as it is.
    pub fn new(base: &'a Live<G>, setup: &'a Setup<G>, deal: &'a Deal) -> Branch<'a, G> {
        Branch {
            base,
            setup,
            deal,
            growth: Growth {
                now: base.now.clone(),
                kept: base.played.len(),
                played: Vec::new(),
                log: Vec::new(),
                told: Vec::new(),
            },
        }
    }

    pub fn now(&self) -> &Now<G> {
        &self.growth.now
    }

    pub fn game(&self) -> &G {
        &self.growth.now.game
    }

    /// What was added.
    pub fn into_growth(self) -> Growth<G> {
        self.growth
    }

    pub fn sequence(&self) -> Sequence {
        Sequence((self.base.log.len() + self.growth.log.len()) as u32)
    }

    /// The actions in force.
    fn played(&self) -> impl DoubleEndedIterator<Item = &Played<G::Action>> {
        let kept = &self.base.played[..self.growth.kept];
        kept.iter().chain(&self.growth.played)
    }

    /// Adds an entry of a log that may be anything. After a fault the branch is of no use.
    pub fn install(&mut self, entry: Entry<G::Action>) -> Result<(), LogFault> {
        if let (Some(seat), Some(action)) = (entry.seat, entry.payload.action()) {
            self.has_seat(seat)?;
            let allowed = self.game().check(seat, *action);
            allowed.map_err(|illegal| LogFault::Illegal(illegal.rule()))?;
        }
        self.add(entry)
    }

    /// Adds an entry whose action, if it has one, is legal.
    pub fn add(&mut self, entry: Entry<G::Action>) -> Result<(), LogFault> {
        let before = self.game().to_act();
        let clock = self.clock_of(&entry.payload);
        match (&entry.payload, entry.seat) {
            (Payload::Start, _) => self.start(entry.at)?,
            (Payload::Close(_), _) => self.close()?,
            (_, None) => return Err(LogFault::NoSeat),
            (payload, Some(seat)) => {
                self.has_seat(seat)?;
                self.add_of_seat(seat, payload, entry.at)?;
            }
        }
        // A question lapses as soon as anything happens in the game.
        if !matches!(entry.payload, Payload::Note(_)) && !entry.payload.is_seating() {
            self.growth.now.asked = None;
        }
        self.growth.now.follow_link(&entry);
        let awaited = self.game().to_act();
        for seat in awaited.iter().filter(|seat| !before.contains(*seat)) {
            let goes_on = clock.filter(|(whose, _)| *whose == seat);
            self.growth.now.since[seat] = goes_on.map_or(entry.at, |(_, since)| since);
        }
        self.growth.log.push(entry);
        Ok(())
    }

    /// Whose clock an undo lets go on, and since when: who takes back only what they did themselves
    /// has no new turn by it.
    fn clock_of(&self, payload: &Payload<G::Action>) -> Option<(Seat, UnixMillis)> {
        let gone = payload.takes_back();
        let mut undone = self.played().filter(|one| gone.contains(&one.sequence));
        let first = undone.next().filter(|_| !gone.is_empty())?;
        let own = undone.all(|one| one.seat == first.seat);
        own.then_some((first.seat, first.since))
    }

    fn has_seat(&self, seat: Seat) -> Result<(), LogFault> {
        let there = self.game().seats().contains(seat);
        there.then_some(()).ok_or(LogFault::NoSeat)
    }

    fn add_of_seat(
        &mut self,
        seat: Seat,
        payload: &Payload<G::Action>,
        at: UnixMillis,
    ) -> Result<(), LogFault> {
        let sequence = self.sequence();
        let now = &mut self.growth.now;
        match payload {
            Payload::Sit(occupant) => {
                now.drivers[seat] = occupant.driver();
                now.occupants[seat] = occupant.clone();
                now.since[seat] = at;
                if now.status == Status::Running {
                    now.handed[seat] = sequence;
                }
                // Whoever sits there now did not agree to anything yet.
                if let Some(asked) = &mut now.asked {
                    asked.agreed = asked.agreed.without(seat);
                }
                // What somebody added goes with them, unless it has been dealt.
                if now.status == Status::Waiting {
                    now.shares[seat] = None;
                }
                Ok(())
            }
            Payload::Share(share) => {
                if now.status != Status::Waiting {
                    return Err(LogFault::WrongStatus(now.status));
                }
                now.shares[seat] = Some(*share);
                Ok(())
            }
            Payload::Link(_) | Payload::Start | Payload::Close(_) => Ok(()),
            Payload::Action(action) => self.act(seat, *action, false),
            Payload::Automatic(action) => self.act(seat, *action, true),
            Payload::Undo(entries) => self.take_back(entries),
            Payload::HandOver(driver) => {
                self.check_running()?;
                self.growth.now.drivers[seat] = *driver;
                self.growth.now.handed[seat] = sequence;
                Ok(())
            }
            Payload::Note(note) => self.hear(seat, note),
        }
    }

    fn start(&mut self, at: UnixMillis) -> Result<(), LogFault> {
        let sequence = self.sequence();
        let now = &mut self.growth.now;
        if now.status != Status::Waiting || !now.is_full() {
            return Err(LogFault::WrongStatus(now.status));
        }
        now.status = Status::Running;
        now.started = sequence;
        now.seed = self.deal.seed(self.setup, &now.shares);
        now.game = G::new(self.setup, &now.seed);
        now.since = BySeat::from_fn(now.drivers.seats(), |_| at);
        Ok(())
    }

    fn close(&mut self) -> Result<(), LogFault> {
        let status = match self.growth.now.status {
            Status::Running if self.game().is_over() => Status::Finished,
            status => status,
        };
        match status {
            Status::Waiting | Status::Running => self.growth.now.status = Status::Closed,
            Status::Finished | Status::Closed => return Err(LogFault::WrongStatus(status)),
        }
        Ok(())
    }

    fn check_running(&self) -> Result<(), LogFault> {
        match self.growth.now.status {
            Status::Running => Ok(()),
            other => Err(LogFault::WrongStatus(other)),
        }
    }

    fn act(&mut self, seat: Seat, action: G::Action, automatic: bool) -> Result<(), LogFault> {
        self.check_running()?;
        let (sequence, since) = (self.sequence(), self.growth.now.since[seat]);
        let events = self.play(sequence, seat, action, automatic, since);
        let told = |event| LoggedEvent { sequence, event };
        self.growth.told.extend(events.into_iter().map(told));
        Ok(())
    }

    /// Plays a legal action.
    fn play(
        &mut self,
        sequence: Sequence,
        seat: Seat,
        action: G::Action,
        automatic: bool,
        since: UnixMillis,
    ) -> Vec<G::Event> {
        let (before, together) = (self.game().to_act(), self.is_together());
        let mut events = Vec::new();
        self.growth.now.game.apply(seat, action, &mut events);
        self.growth.played.push(Played {
            sequence,
            seat,
            action,
            automatic,
            before,
            together,
            told_secrets: events.iter().any(G::Event::reveals),
            since,
        });
        events
    }

    /// Whether the next choice is one of several at the same time: others are to act as well, or
    /// all others have just chosen.
    fn is_together(&self) -> bool {
        let now = self.game().to_act();
        let last_of_all = |last: &Played<_>| {
            last.together && last.before.len() > 1 && now == last.before.without(last.seat)
        };
        now.len() > 1 || self.played().next_back().is_some_and(last_of_all)
    }

    /// Takes back these actions; the others are played again, which tells nothing new.
    fn take_back(&mut self, entries: &[Sequence]) -> Result<(), LogFault> {
        self.check_running()?;
        let in_force = |entry: &&Sequence| self.played().any(|one| one.sequence == **entry);
        if let Some(bad) = entries.iter().find(|entry| !in_force(entry)) {
            return Err(LogFault::NotInForce(*bad));
        }
        let first = self
            .played()
            .position(|one| entries.contains(&one.sequence));
        let all: Vec<_> = self.played().copied().collect();
        self.growth.kept = first.unwrap_or(all.len()).min(self.growth.kept);
        self.growth.played.clear();
        self.growth.now.game = G::new(self.setup, &self.growth.now.seed);
        for (index, one) in all.into_iter().enumerate() {
            if index < self.growth.kept {
                self.growth.now.game.apply(one.seat, one.action, &mut ());
            } else if !entries.contains(&one.sequence) {
                let allowed = self.game().check(one.seat, one.action);
                allowed.map_err(|illegal| LogFault::Illegal(illegal.rule()))?;
                self.play(one.sequence, one.seat, one.action, one.automatic, one.since);
            }
        }
        Ok(())
    }

    fn hear(&mut self, seat: Seat, note: &Note) -> Result<(), LogFault> {
        self.check_running()?;
        let now = &mut self.growth.now;
        match note {
            Note::AskUndo(point) => {
                let reveals = self.has_revealed_since(*point);
                self.growth.now.asked = Some(Asked::new(seat, *point, reveals));
            }
            Note::Decline => now.asked = None,
            Note::Agree => {
                let asked = now.asked.as_mut().ok_or(LogFault::NotAsked)?;
                asked.agreed = asked.agreed.with(seat);
            }
            // `Now::follow_link` hears these.
            Note::AskLink | Note::AgreeLink | Note::DeclineLink | Note::TookOver(_) => {}
        }
        Ok(())
    }

    /// Whether an action in force revealed something, from this one on.
    fn has_revealed_since(&self, point: Sequence) -> bool {
        let tail = || self.played().filter(|one| one.sequence >= point);
        let after = tail().skip(1).map(|next| next.before);
        let after = after.chain([self.game().to_act()]);
        tail().zip(after).any(|(one, after)| one.reveals(after))
    }

    /// Whether the last action revealed something.
    pub fn has_just_revealed(&self) -> bool {
        let after = self.game().to_act();
        let last = self.played().next_back();
        last.is_some_and(|last| last.reveals(after))
    }

    /// The branch after a legal action of the seat, unless nobody may know that beforehand.
    pub fn ahead(&self, entry: Entry<G::Action>) -> Result<Branch<'a, G>, Stop> {
        let mut next = self.clone();
        next.add(entry).expect("the caller offers legal actions");
        match (next.game().is_over(), next.has_just_revealed()) {
            (true, _) => Err(Stop::Over),
            (false, true) => Err(Stop::Reveals),
            (false, false) => Ok(next),
        }
    }

    /// The same where it reveals something to others and nothing to the seat itself.
    pub fn known_to(&self, seat: Seat, entry: Entry<G::Action>) -> Option<Branch<'a, G>> {
        let (sequence, together) = (self.sequence(), self.is_together());
        let mut next = self.clone();
        next.add(entry).expect("the caller offers legal actions");
        let mut told = next.growth.told.iter().rev();
        let learns = told
            .by_ref()
            .take_while(|told| told.sequence == sequence)
            .any(|told| told.event.reveals_to(seat));
        (!together && !learns && !next.game().is_over()).then_some(next)
    }

    /// The branch after the only choice of a person, which the table plays: not where it ends a
    /// turn in which the person decided something (they may still look and take back) or reveals
    /// something (nobody could take back what led to it).
    pub fn forced(&self, seat: Seat, at: UnixMillis) -> Option<Branch<'a, G>> {
        let next = self.ahead(self.only_choice(seat, at)?).ok()?;
        let goes_on = next.game().to_act().contains(seat);
        (goes_on || !self.has_decided(seat)).then_some(next)
    }

    /// The branch after the only choice of a person who has decided nothing in this turn: whatever
    /// it reveals or ends, there is nothing to take back.
    fn unasked(&self, seat: Seat, at: UnixMillis) -> Option<Branch<'a, G>> {
        let entry = self
            .only_choice(seat, at)
            .filter(|_| !self.has_decided(seat))?;
        let mut next = self.clone();
        next.add(entry).expect("the only choice is legal");
        Some(next)
    }

    fn only_choice(&self, seat: Seat, at: UnixMillis) -> Option<Entry<G::Action>> {
        let mut legal = Vec::new();
        self.game().legal(seat, &mut legal);
        let [only] = legal[..] else {
            return None;
        };
        Some(Entry::of_seat(seat, Payload::Automatic(only), at))
    }

    /// Whether the seat took a decision in the turn under way.
    fn has_decided(&self, seat: Seat) -> bool {
        let turn = self.played().rev().take_while(|one| one.seat == seat);
        turn.into_iter().any(|one| !one.automatic)
    }

    /// Plays every forced choice of a person that there is now.
    pub fn settle(&mut self, at: UnixMillis) {
        let person = |branch: &Branch<'_, G>, seat: &Seat| {
            branch.growth.now.drivers[*seat] == Driver::Person
        };
        loop {
            let to_act = self.game().to_act();
            let mut people = to_act.iter().filter(|seat| person(self, seat));
            let played = |seat| self.forced(seat, at).or_else(|| self.unasked(seat, at));
            let Some(next) = people.find_map(played) else {
                return;
            };
            *self = next;
        }
    }
}
