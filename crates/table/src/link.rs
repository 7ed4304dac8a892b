//! A new link to a seat of a running game: whoever uses it sees that hand. So its owner asks, and
//! everybody else at the table agrees; who says nothing and does nothing is waited for as long as
//! the table waits for a turn. One no ends it, and so does the seat's own player by playing on.

use std::time::Duration;

use kernel::{Advice, Seat, SeatSet};
use log::{Driver, Entry, Note, Occupant, Pace, Payload, Right, TokenHash, UnixMillis};
use scene::Show;
use serde::Serialize;

use crate::live::Now;
use crate::proposal::Draft;
use crate::table::Playing as _;
use crate::{Author, Proposed, Refusal, Table};

/// Even where turns are short, somebody may look away for so long.
const LEAST_PATIENCE: Duration = Duration::from_secs(10 * 60);
/// Where a turn may take as long as it takes.
const USUAL_PATIENCE: Duration = Duration::from_secs(24 * 3600);

/// The owner's question about a new link, as the log tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LinkAsked {
    /// To which seat.
    pub seat: Seat,
    pub at: UnixMillis,
    pub agreed: SeatSet,
    /// Whose players did something at the table since.
    pub present: SeatSet,
}

/// The owner asks for a new link to a seat of the running game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct LinkQuestion {
    /// To which seat.
    #[cfg_attr(feature = "types", ts(type = "number"))]
    pub seat: Seat,
    /// Who has not agreed yet.
    #[serde(serialize_with = "crate::update::seat_list")]
    #[cfg_attr(feature = "types", ts(type = "number[]"))]
    pub awaited: SeatSet,
    /// Those of them who did nothing at the table since: they are waited for until `until`.
    #[serde(serialize_with = "crate::update::seat_list")]
    #[cfg_attr(feature = "types", ts(type = "number[]"))]
    pub silent: SeatSet,
    /// When the silent ones are waited for no longer.
    pub until: UnixMillis,
}

impl<G> Now<G> {
    /// What an entry means for the question about a link.
    pub(crate) fn follow_link<A>(&mut self, entry: &Entry<A>) {
        let Some(seat) = entry.seat else {
            return;
        };
        if matches!(entry.payload, Payload::Note(Note::AskLink)) {
            self.link = Some(LinkAsked {
                seat,
                at: entry.at,
                agreed: SeatSet::EMPTY,
                present: SeatSet::EMPTY,
            });
        }
        let Some(asked) = &mut self.link else {
            return;
        };
        let about_it = seat == asked.seat;
        match &entry.payload {
            Payload::Note(Note::AgreeLink) => asked.agreed = asked.agreed.with(seat),
            Payload::Note(Note::DeclineLink) => self.link = None,
            Payload::Link(_) | Payload::Sit(_) if about_it => self.link = None,
            // Whoever sits there now was not asked yet.
            Payload::Sit(_) => asked.agreed = asked.agreed.without(seat),
            // Who plays on has not lost the seat.
            _ if about_it && is_play(entry) && !asked.agreed.contains(seat) => self.link = None,
            _ => {}
        }
        let own = |occupant: &Occupant| entry.player.is_some() && occupant.player() == entry.player;
        if let Some(asked) = &mut self.link {
            let seats = self.occupants.iter();
            let seats = seats.filter(|(_, occupant)| own(occupant));
            asked.present = seats.fold(asked.present, |present, (seat, _)| present.with(seat));
        }
    }
}

/// Whether a person plays by it, who must be there.
fn is_play<A>(entry: &Entry<A>) -> bool {
    let plays = matches!(
        entry.payload,
        Payload::Action(_) | Payload::HandOver(Driver::Person)
    );
    plays && entry.player.is_some()
}

impl<G: Advice + Show> Table<G> {
    /// The owner asks for a new link to a person's seat.
    pub(crate) fn ask_link(&self, seat: Seat, author: &Author) -> Result<Proposed, Refusal> {
        let right = self.check_link(seat, author)?;
        self.check_open()?;
        if self.live.now.link.is_some() {
            return Err(Refusal::AlreadyAsked);
        }
        self.check_link_questions(author)?;
        self.put_note(seat, Note::AskLink, author, right)
    }

    /// Says yes to a new link. A player who has several seats speaks for all of them.
    pub(crate) fn agree_link(&self, seat: Seat, author: &Author) -> Result<Proposed, Refusal> {
        self.check_open()?;
        let right = self.own_seat(author, seat)?;
        let awaited = self.live.now.link.map(|asked| self.link_awaited(&asked));
        match awaited {
            Some(awaited) if awaited.contains(seat) => {
                self.put_note(seat, Note::AgreeLink, author, right)
            }
            _ => Err(Refusal::NotAsked),
        }
    }

    /// Says no to a new link, also after a yes; the owner withdraws the question.
    pub(crate) fn decline_link(&self, seat: Seat, author: &Author) -> Result<Proposed, Refusal> {
        self.check_open()?;
        let asked = self.live.now.link.ok_or(Refusal::NotAsked)?;
        let (seat, right) = match self.own_table(author) {
            Ok(right) => (asked.seat, right),
            Err(_) => (seat, self.own_seat(author, seat)?),
        };
        self.put_note(seat, Note::DeclineLink, author, right)
    }

    /// The owner makes a new link to a seat. Who sits there stays until it is used: so the owner
    /// helps a player who lost a browser.
    pub(crate) fn invite(
        &self,
        seat: Seat,
        link: TokenHash,
        author: &Author,
    ) -> Result<Proposed, Refusal> {
        let right = self.check_link(seat, author)?;
        self.check_unfinished()?;
        if self.check_open().is_ok() {
            self.check_consent(seat, author.at)?;
        }
        self.check_links(seat, author)?;
        let mut draft = Draft::new(self, author, right);
        draft.put(Some(seat), Payload::Link(link))?;
        Ok(draft.proposed())
    }

    /// Links are the owner's to make, to any seat but a bot's.
    fn check_link(&self, seat: Seat, author: &Author) -> Result<Right, Refusal> {
        let occupant = self.occupant(seat).ok_or(Refusal::NoSeat)?;
        let right = self.own_table(author)?;
        match occupant {
            Occupant::Bot { .. } => Err(Refusal::SeatTaken),
            Occupant::Open | Occupant::Person { .. } => Ok(right),
        }
    }

    /// That everybody but the owner agreed to a new link to the seat, or is waited for no longer.
    fn check_consent(&self, seat: Seat, now: UnixMillis) -> Result<(), Refusal> {
        if self.other_people().is_empty() {
            return Ok(());
        }
        let asked = self.live.now.link.filter(|asked| asked.seat == seat);
        let asked = asked.ok_or(Refusal::NeedsConsent)?;
        let waits_for = |seat: &Seat| asked.present.contains(*seat) || now < self.patience(&asked);
        let mut awaited = self.link_awaited(&asked).iter();
        match awaited.find(waits_for) {
            Some(_) => Err(Refusal::NeedsConsent),
            None => Ok(()),
        }
    }

    /// That a link still holds in a running game: it was not kept from before the start, when
    /// nobody was asked, and the seat's own player has not played since it was made. What no entry
    /// tells of (links of the oldest tables) is for the store to know.
    pub(crate) fn check_link_holds(&self, seat: Seat, link: TokenHash) -> Result<(), Refusal> {
        let log = &self.live.log;
        let made = |entry: &Entry<_>| entry.seat == Some(seat) && entry.payload.is_link(link);
        let Some(made) = log.iter().rposition(made) else {
            return Ok(());
        };
        let early = made < self.live.now.started.index();
        let back = |entry: &Entry<_>| entry.seat == Some(seat) && is_play(entry);
        match early || log[made..].iter().any(back) {
            true => Err(Refusal::NeedsConsent),
            false => Ok(()),
        }
    }

    /// The seats of people who are not the owner, also those that a bot plays on for.
    fn other_people(&self) -> SeatSet {
        let seats = self.live.now.occupants.iter();
        let others = seats.filter(|(_, occupant)| {
            let player = occupant.player();
            player.is_some() && player != self.deal.owner
        });
        others.map(|(seat, _)| seat).collect()
    }

    /// The seats whose players have not agreed.
    fn link_awaited(&self, asked: &LinkAsked) -> SeatSet {
        let player = |seat: Seat| self.live.now.occupants[seat].player();
        let agreed = |seat: Seat| asked.agreed.iter().any(|one| player(one) == player(seat));
        let others = self.other_people();
        others.iter().filter(|seat| !agreed(*seat)).collect()
    }

    /// Until when silence keeps a link from being made.
    fn patience(&self, asked: &LinkAsked) -> UnixMillis {
        asked.at.after(match self.deal.pace {
            Pace::Unlimited => USUAL_PATIENCE,
            Pace::PerTurn(limit) => limit.max(LEAST_PATIENCE),
        })
    }

    /// The question as everybody is told it.
    pub(crate) fn link_question(&self) -> Option<LinkQuestion> {
        let asked = self.live.now.link.filter(|_| self.check_open().is_ok())?;
        let awaited = self.link_awaited(&asked);
        Some(LinkQuestion {
            seat: asked.seat,
            awaited,
            silent: awaited
                .iter()
                .filter(|seat| !asked.present.contains(*seat))
                .collect(),
            until: self.patience(&asked),
        })
    }
}
