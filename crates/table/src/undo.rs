//! Taking back: free over own actions since which nothing was revealed and nobody else acted (what
//! the table played by itself is nobody's act); a choice at the same time as others until all have
//! chosen; further only when everybody agrees. A bot agrees, but one that stands in for a person
//! only to what happened since it came. What was revealed stays known.

use kernel::{Advice, Game, Seat, SeatSet};
use log::{Driver, Note, Occupant, Payload, Right, Sequence};
use scene::Show;
use serde::Serialize;

use crate::live::{Live, Played};
use crate::proposal::Draft;
use crate::{Author, Proposed, Refusal, Table};

/// A question that waits for answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Asked {
    /// Who asks.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub seat: Seat,
    /// From which entry on everything would be taken back.
    pub point: Sequence,
    /// Who agreed.
    #[serde(serialize_with = "crate::update::seat_list")]
    #[cfg_attr(feature = "types", ts(type = "number[]"))]
    pub agreed: SeatSet,
    /// Whether something was revealed since: whoever saw it goes on knowing it.
    pub reveals: bool,
}

impl Asked {
    pub(crate) fn new(seat: Seat, point: Sequence, reveals: bool) -> Asked {
        Asked {
            seat,
            point,
            agreed: SeatSet::EMPTY,
            reveals,
        }
    }
}

/// What a viewer may take back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct UndoState {
    /// Own actions that can be taken back at once, the latest first. Taking one back takes back
    /// the later ones as well.
    pub free: Vec<Sequence>,
    /// The action that the first of them is, in the game's notation: who takes it back may submit
    /// it again.
    pub last: Option<String>,
    /// The latest own action that the others would have to agree about.
    pub ask: Option<Sequence>,
    /// Who would have to agree about it; nobody where it is taken back at once.
    #[serde(serialize_with = "crate::update::seat_list")]
    #[cfg_attr(feature = "types", ts(type = "number[]"))]
    pub ask_of: SeatSet,
    /// The open question.
    pub asked: Option<Asked>,
    /// Whose answer it waits for.
    #[serde(serialize_with = "crate::update::seat_list")]
    #[cfg_attr(feature = "types", ts(type = "number[]"))]
    pub awaited: SeatSet,
}

impl<G: Game> Live<G> {
    /// The actions from this one on.
    fn tail_from(&self, seat: Seat, point: Sequence) -> Option<&[Played<G::Action>]> {
        let own = |one: &Played<_>| one.sequence == point && one.seat == seat && !one.automatic;
        let index = self.played.iter().position(own)?;
        Some(&self.played[index..])
    }

    /// Whether the seat may take back the first of these actions without asking.
    fn is_free(&self, seat: Seat, tail: &[Played<G::Action>]) -> bool {
        let together = tail.first().is_some_and(|first| first.together);
        let after = tail.iter().skip(1).map(|next| next.before);
        let after = after.chain([self.now.game.to_act()]);
        tail.iter().zip(after).all(|(one, after)| {
            let whose = one.seat == seat || one.automatic || (together && one.together);
            whose && !one.reveals(after)
        })
    }

    /// The entries that a free undo takes back: everything from the point on, but of choices at
    /// the same time only the seat's own.
    fn free_from(&self, seat: Seat, point: Sequence) -> Option<Vec<Sequence>> {
        let tail = self.tail_from(seat, point)?;
        let together = tail.first().is_some_and(|first| first.together);
        let gone = tail.iter().filter(|one| one.seat == seat || !together);
        self.is_free(seat, tail)
            .then(|| gone.map(|one| one.sequence).collect())
    }

    /// Whose consent the asker needs to take back everything from a point on.
    fn consent(&self, asker: Seat, point: Sequence) -> SeatSet {
        let seats = self.now.drivers.seats().iter();
        let others = seats.filter(|seat| *seat != asker);
        others.filter(|seat| self.has_a_say(*seat, point)).collect()
    }

    /// Whether a person must be asked for the seat. A bot that stands in for one speaks only of
    /// what it saw itself.
    fn has_a_say(&self, seat: Seat, point: Sequence) -> bool {
        match (&self.now.occupants[seat], self.now.drivers[seat]) {
            (_, Driver::Person) => true,
            (Occupant::Person { .. }, Driver::Bot(_)) => point < self.now.handed[seat],
            (Occupant::Open | Occupant::Bot { .. }, Driver::Bot(_)) | (_, Driver::Open) => false,
        }
    }

    /// Whether nobody is left who could agree to take back what happened before: a person's seat is
    /// a bot's for good since then.
    fn is_settled(&self, point: Sequence) -> bool {
        let mut seats = self.now.occupants.iter();
        let bots = |occupant: &Occupant| matches!(occupant, Occupant::Bot { .. });
        seats.any(|(seat, occupant)| bots(occupant) && point < self.now.handed[seat])
    }

    /// Whose answer the question waits for.
    fn awaited(&self, asked: &Asked) -> SeatSet {
        let consent = self.consent(asked.seat, asked.point).iter();
        consent
            .filter(|seat| !asked.agreed.contains(*seat))
            .collect()
    }
}

impl<G: Advice + Show> Table<G> {
    /// Takes back the seat's action `point` and what came after it: at once where that is free or
    /// only bots would have to agree; otherwise the others are asked.
    pub(crate) fn undo(
        &self,
        seat: Seat,
        answered: Sequence,
        point: Sequence,
        author: &Author,
    ) -> Result<Proposed, Refusal> {
        let right = self.check_undo(seat, answered, author)?;
        self.check_person(seat)?;
        let tail = self.live.tail_from(seat, point);
        let tail = tail.ok_or(Refusal::NothingToUndo)?;
        let all = tail.iter().map(|one| one.sequence).collect();
        self.check_undos(seat, author)?;
        if let Some(free) = self.live.free_from(seat, point)
            && let Some(proposed) = self.taken_back(seat, free, author, right)
        {
            return Ok(proposed);
        }
        if self.live.is_settled(point) {
            return Err(Refusal::NothingToUndo);
        }
        if self.live.now.asked.is_some() {
            return Err(Refusal::AlreadyAsked);
        }
        if self.live.consent(seat, point).is_empty() {
            let proposed = self.taken_back(seat, all, author, right);
            return proposed.ok_or(Refusal::NothingToUndo);
        }
        self.check_undo_questions(seat, author)?;
        self.put_note(seat, Note::AskUndo(point), author, right)
    }

    /// Says yes to the open question; the last yes takes back. A person answers for the seat also
    /// while a bot plays there.
    pub(crate) fn agree(
        &self,
        seat: Seat,
        answered: Sequence,
        author: &Author,
    ) -> Result<Proposed, Refusal> {
        let right = self.check_undo(seat, answered, author)?;
        let asked = self.live.now.asked.ok_or(Refusal::NotAsked)?;
        let awaited = self.live.awaited(&asked);
        if !awaited.contains(seat) {
            return Err(Refusal::NotAsked);
        }
        let mut draft = Draft::new(self, author, right);
        draft
            .add(Some(seat), Payload::Note(Note::Agree))
            .expect("a question is open");
        if awaited.without(seat).is_empty() {
            let tail = self.live.tail_from(asked.seat, asked.point);
            let tail = tail.ok_or(Refusal::NothingToUndo)?;
            let all = tail.iter().map(|one| one.sequence).collect();
            draft
                .add(Some(asked.seat), Payload::Undo(all))
                .expect("the end of a game can be cut off");
            draft.settle();
        }
        Ok(draft.proposed())
    }

    /// Says no to the open question, or withdraws it.
    pub(crate) fn decline(
        &self,
        seat: Seat,
        answered: Sequence,
        author: &Author,
    ) -> Result<Proposed, Refusal> {
        let right = self.check_undo(seat, answered, author)?;
        let asked = self.live.now.asked.ok_or(Refusal::NotAsked)?;
        if !self.live.awaited(&asked).contains(seat) {
            self.check_person(seat)?;
        }
        self.put_note(seat, Note::Decline, author, right)
    }

    fn check_undo(
        &self,
        seat: Seat,
        answered: Sequence,
        author: &Author,
    ) -> Result<Right, Refusal> {
        self.check_open()?;
        let right = self.own_seat(author, seat)?;
        self.check_sequence(answered)?;
        Ok(right)
    }

    /// `None` where the actions that stay cannot stand without these.
    fn taken_back(
        &self,
        seat: Seat,
        entries: Vec<Sequence>,
        author: &Author,
        right: Right,
    ) -> Option<Proposed> {
        let mut draft = Draft::new(self, author, right);
        draft.add(Some(seat), Payload::Undo(entries)).ok()?;
        draft.settle();
        Some(draft.proposed())
    }

    /// A word between the people.
    pub(crate) fn put_note(
        &self,
        seat: Seat,
        note: Note,
        author: &Author,
        right: Right,
    ) -> Result<Proposed, Refusal> {
        let mut draft = Draft::new(self, author, right);
        let added = draft.add(Some(seat), Payload::Note(note));
        added.map_err(|_| Refusal::NotAsked)?;
        Ok(draft.proposed())
    }

    /// What the seat may take back; a spectator only sees the question.
    pub(crate) fn undo_state(&self, seat: Option<Seat>) -> UndoState {
        let asked = self.live.now.asked;
        let mut state = UndoState {
            free: Vec::new(),
            last: None,
            ask: None,
            ask_of: SeatSet::EMPTY,
            asked,
            awaited: asked.map_or(SeatSet::EMPTY, |asked| self.live.awaited(&asked)),
        };
        let person = |seat: &Seat| self.check_open().and(self.check_person(*seat)).is_ok();
        let Some(seat) = seat.filter(person) else {
            return state;
        };
        let own = |one: &&Played<G::Action>| one.seat == seat && !one.automatic;
        for one in self.live.played.iter().rev().filter(own) {
            if self.live.free_from(seat, one.sequence).is_none() {
                if self.live.is_settled(one.sequence) {
                    break;
                }
                state.ask = Some(one.sequence);
                state.ask_of = self.live.consent(seat, one.sequence);
                break;
            }
            state.last.get_or_insert_with(|| one.action.to_string());
            state.free.push(one.sequence);
        }
        state
    }
}
