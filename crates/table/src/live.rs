//! What a log leads to: the state of the game and all that is needed to judge the next entry. Made
//! by installing one entry after the other; nothing else changes it.

use std::fmt;

use kernel::{BySeat, Event as _, Game, Illegal as _, Seat, SeatSet};

use crate::{Asked, Driver, Entry, Millis, Note, Payload, Sequence, Stop};

/// The log and everything that follows from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Live<G: Game> {
    pub log: Vec<Entry<G::Action>>,
    pub game: G,
    pub played: Vec<Played<G::Action>>,
    pub told: Vec<Told<G::Event>>,
    pub drivers: BySeat<Driver>,
    /// Since when the table waits for a seat that is to act.
    pub since: BySeat<Millis>,
    pub asked: Option<Asked>,
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
pub(crate) struct Told<E> {
    pub sequence: Sequence,
    pub event: E,
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
    /// The table has no such seat.
    NoSeat,
    /// The text is no action of this game.
    Notation(String),
    /// The rule that forbids the action.
    Illegal(&'static str),
    /// An undo names an entry that is no action in force.
    NotInForce(Sequence),
    /// Nobody asked for an undo.
    NotAsked,
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
        }
    }
}

impl std::error::Error for LogError {}

impl<G: Game> Live<G> {
    /// Before the first entry.
    pub fn new(opening: G, drivers: BySeat<Driver>, started_at: Millis) -> Live<G> {
        Live {
            since: drivers.map(|_| started_at),
            log: Vec::new(),
            game: opening,
            played: Vec::new(),
            told: Vec::new(),
            drivers,
            asked: None,
        }
    }

    pub fn sequence(&self) -> Sequence {
        Sequence(self.log.len() as u32)
    }

    /// Adds an entry. After a fault `self` is of no use: install on a clone.
    pub fn install(
        &mut self,
        opening: &dyn Fn() -> G,
        entry: Entry<G::Action>,
    ) -> Result<(), LogFault> {
        if !self.game.seats().contains(entry.seat) {
            return Err(LogFault::NoSeat);
        }
        let before = self.game.to_act();
        match &entry.payload {
            Payload::Action(action) => self.act(entry.seat, *action, false)?,
            Payload::Automatic(action) => self.act(entry.seat, *action, true)?,
            Payload::Undo(entries) => self.take_back(opening(), entries)?,
            Payload::HandOver(driver) => {
                self.drivers[entry.seat] = *driver;
                self.since[entry.seat] = entry.at;
            }
            Payload::Note(note) => self.hear(entry.seat, *note)?,
        }
        // A question lapses as soon as anything happens.
        if !matches!(entry.payload, Payload::Note(_)) {
            self.asked = None;
        }
        for seat in self
            .game
            .to_act()
            .iter()
            .filter(|seat| !before.contains(*seat))
        {
            self.since[seat] = entry.at;
        }
        self.log.push(entry);
        Ok(())
    }

    fn act(&mut self, seat: Seat, action: G::Action, automatic: bool) -> Result<(), LogFault> {
        let sequence = self.sequence();
        let events = self.play(sequence, seat, action, automatic)?;
        let told = |event| Told { sequence, event };
        self.told.extend(events.into_iter().map(told));
        Ok(())
    }

    fn play(
        &mut self,
        sequence: Sequence,
        seat: Seat,
        action: G::Action,
        automatic: bool,
    ) -> Result<Vec<G::Event>, LogFault> {
        let (before, together) = (self.game.to_act(), self.is_together());
        let mut events = Vec::new();
        self.game
            .try_apply(seat, action, &mut events)
            .map_err(|illegal| LogFault::Illegal(illegal.rule()))?;
        self.played.push(Played {
            sequence,
            seat,
            action,
            automatic,
            before,
            together,
            told_secrets: events.iter().any(G::Event::reveals),
        });
        Ok(events)
    }

    /// Whether the next choice is one of several at the same time: others are to act as well, or
    /// all others have just chosen.
    fn is_together(&self) -> bool {
        let now = self.game.to_act();
        let last_of_all = |last: &Played<_>| {
            last.together && last.before.len() > 1 && now == last.before.without(last.seat)
        };
        now.len() > 1 || self.played.last().is_some_and(last_of_all)
    }

    /// Takes back these actions; the others are played again, which tells nothing new.
    pub fn take_back(&mut self, opening: G, entries: &[Sequence]) -> Result<(), LogFault> {
        let in_force = |entry: &&Sequence| self.played.iter().any(|one| one.sequence == **entry);
        if let Some(bad) = entries.iter().find(|entry| !in_force(entry)) {
            return Err(LogFault::NotInForce(*bad));
        }
        self.game = opening;
        for one in std::mem::take(&mut self.played) {
            if !entries.contains(&one.sequence) {
                self.play(one.sequence, one.seat, one.action, one.automatic)?;
            }
        }
        Ok(())
    }

    /// What a legal action of the seat would lead to, unless nobody may know that beforehand.
    pub fn ahead(&self, seat: Seat, action: G::Action) -> Result<Live<G>, Stop> {
        let mut next = self.clone();
        let played = next.play(self.sequence(), seat, action, false);
        played.expect("the caller offers legal actions");
        match (next.game.is_over(), next.has_just_revealed()) {
            (true, _) => Err(Stop::Over),
            (false, true) => Err(Stop::Reveals),
            (false, false) => Ok(next),
        }
    }

    /// Whether the last action revealed something.
    pub fn has_just_revealed(&self) -> bool {
        let after = self.game.to_act();
        self.played.last().is_some_and(|last| last.reveals(after))
    }

    fn hear(&mut self, seat: Seat, note: Note) -> Result<(), LogFault> {
        match note {
            Note::AskUndo(point) => self.asked = Some(Asked::new(seat, point)),
            Note::Decline => self.asked = None,
            Note::Agree => {
                let asked = self.asked.as_mut().ok_or(LogFault::NotAsked)?;
                asked.agreed = asked.agreed.with(seat);
            }
        }
        Ok(())
    }
}
