//! Who sits where: a new table's seats, sitting down on an open one or by a link, standing up,
//! bots, and giving a table up. The last seat that is taken begins the game. Making links is in
//! `link`.

use bots::Bot;
use kernel::{Advice, BySeat, Seat, Share};
use log::{Closing, Driver, Entry, Level, Note, Occupant, Payload, PlayerId, Right, Status};
use log::{TokenHash, Visibility};
use scene::Show;

use crate::branch::LogFault;
use crate::proposal::Draft;
use crate::table::Playing as _;
use crate::{Arrival, Author, Place, Proposed, Refusal, Table, submit};

/// Who goes on for a person who leaves.
const SUBSTITUTE: Bot = Bot::Builder;

impl<G: Advice + Show> Draft<'_, G> {
    /// Begins the game, if every seat is taken.
    pub fn start(&mut self) -> Result<(), LogFault> {
        self.add(None, Payload::Start)?;
        self.settle();
        Ok(())
    }

    /// Somebody sits down, and adds to the deal where that counts.
    fn place(
        &mut self,
        seat: Seat,
        occupant: Occupant,
        share: Option<Share>,
    ) -> Result<(), LogFault> {
        self.add(Some(seat), Payload::Sit(occupant))?;
        let counts = self.takes_shares && self.branch.now().status == Status::Waiting;
        match share.filter(|_| counts) {
            Some(share) => self.add(Some(seat), Payload::Share(share)),
            None => Ok(()),
        }
    }

    /// Somebody sits down; with the last one of a waiting table the game begins.
    fn sit(
        &mut self,
        seat: Seat,
        occupant: Occupant,
        share: Option<Share>,
    ) -> Result<(), LogFault> {
        self.place(seat, occupant, share)?;
        match self.branch.now().status {
            Status::Waiting if self.branch.now().is_full() => self.start()?,
            Status::Running => self.settle(),
            _ => {}
        }
        Ok(())
    }
}

impl<G: Advice + Show> Table<G> {
    /// Fills a new table, which may go on from the first decisions of another game.
    pub(crate) fn found(
        &self,
        seats: &BySeat<Place>,
        beginning: &[(Seat, String)],
        author: &Author,
    ) -> Result<Proposed, Refusal> {
        self.check_waiting()?;
        let mut draft = Draft::new(self, author, Right::Table);
        for (seat, place) in seats.iter() {
            if let Some(link) = place.link {
                draft.put(Some(seat), Payload::Link(link))?;
            }
            if place.occupant != Occupant::Open {
                let placed = draft.place(seat, place.occupant.clone(), place.share);
                placed.map_err(|_| Refusal::NoSeat)?;
            }
        }
        if draft.branch.now().is_full() {
            draft.put(None, Payload::Start)?;
            for (index, (seat, text)) in beginning.iter().enumerate() {
                let action = submit::legal_action(draft.branch.game(), *seat, index, text)?;
                // Others took these decisions, in another game.
                let entry = Entry::of_seat(*seat, Payload::Action(action), author.at);
                draft.branch.add(entry).map_err(|_| Refusal::NoSeat)?;
            }
            draft.settle();
        }
        Ok(draft.proposed())
    }

    /// Sits down on an open seat of a table that everybody finds, or that is the player's own.
    pub(crate) fn take(
        &self,
        seat: Seat,
        arrival: &Arrival,
        author: &Author,
    ) -> Result<Proposed, Refusal> {
        let occupant = self.occupant(seat).ok_or(Refusal::NoSeat)?;
        let player = author.player.ok_or(Refusal::Forbidden)?;
        let right = match (self.deal.visibility, self.deal.owner == author.player) {
            (_, true) => Right::Owner(player),
            (Visibility::Open, false) => Right::OpenSeat(seat),
            (Visibility::Private, false) => return Err(Refusal::NotOwner),
        };
        self.check_waiting()?;
        check_free(occupant)?;
        // The seats of a private table are its owner's to give.
        if self.deal.visibility == Visibility::Open || self.deal.owner != author.player {
            self.check_one_seat(player, seat)?;
        }
        self.check_arrivals(seat, author)?;
        self.check_knows_deal(arrival)?;
        self.seated(seat, Occupant::person(player), arrival.share, author, right)
    }

    /// That a player who sits down has no other seat. Several people at one device are seated when
    /// the table is made, where everybody sees it.
    fn check_one_seat(&self, player: PlayerId, seat: Seat) -> Result<(), Refusal> {
        let own = self.seats_of(player);
        let free = own.is_empty() || own.contains(seat);
        free.then_some(()).ok_or(Refusal::SeatedAlready)
    }

    /// Sits down by a link, which the store knows. In a running game that is told to everybody, and
    /// who plays already may not look into another player's hand by that player's link.
    pub(crate) fn claim(
        &self,
        seat: Seat,
        link: TokenHash,
        arrival: &Arrival,
        author: &Author,
    ) -> Result<Proposed, Refusal> {
        self.check_unfinished()?;
        self.occupant(seat).ok_or(Refusal::NoSeat)?;
        let player = author.player.ok_or(Refusal::Forbidden)?;
        self.check_one_seat(player, seat)?;
        self.check_knows_deal(arrival)?;
        let mut draft = Draft::new(self, author, Right::Link(seat, link));
        if self.status() == Status::Running {
            self.check_link_holds(seat, link)?;
            let name = author.name.clone();
            let name = name.unwrap_or_else(|| player.as_str().into());
            draft.put(Some(seat), Payload::Note(Note::TookOver(name)))?;
        }
        let sat = draft.sit(seat, Occupant::person(player), arrival.share);
        sat.map_err(|_| Refusal::NoSeat)?;
        Ok(draft.proposed())
    }

    /// That a person who sits down knows what there is to know of the deal.
    fn check_knows_deal(&self, arrival: &Arrival) -> Result<(), Refusal> {
        let fair = !self.deal.known_deal || arrival.knows_deal;
        fair.then_some(()).ok_or(Refusal::KnownDeal)
    }

    /// Stands up. In a running game a bot goes on, and the seat can be taken back; the last person
    /// is waited for, so that no game is won or lost by bots among themselves.
    pub(crate) fn leave(&self, seat: Seat, author: &Author) -> Result<Proposed, Refusal> {
        let right = self.own_seat(author, seat)?;
        self.check_unfinished()?;
        if self.status() == Status::Running {
            let others = self.people().iter().any(|person| person != seat);
            if !others {
                return Ok(Proposed::Done(self.sequence()));
            }
            return self.hand_over(seat, seat, Driver::Bot(substitute()), author);
        }
        self.seated(seat, Occupant::Open, None, author, right)
    }

    /// The owner puts a bot on an open seat.
    pub(crate) fn seat_bot(
        &self,
        seat: Seat,
        bot: Bot,
        author: &Author,
    ) -> Result<Proposed, Refusal> {
        let occupant = self.occupant(seat).ok_or(Refusal::NoSeat)?;
        let right = self.own_table(author)?;
        self.check_waiting()?;
        check_free(occupant)?;
        let level = level(bot);
        self.seated(seat, Occupant::Bot { level }, None, author, right)
    }

    /// The owner gives up a table that has not begun.
    pub(crate) fn close(&self, author: &Author) -> Result<Proposed, Refusal> {
        let right = self.own_table(author)?;
        self.check_waiting()?;
        let mut draft = Draft::new(self, author, right);
        draft.put(None, Payload::Close(Closing::GivenUp))?;
        Ok(draft.proposed())
    }

    /// The table is given up because nothing happens at it any more, before or after it began.
    pub(crate) fn expire(&self, author: &Author) -> Result<Proposed, Refusal> {
        self.check_unfinished()?;
        let mut draft = Draft::new(self, author, Right::Table);
        draft.put(None, Payload::Close(Closing::Expired))?;
        Ok(draft.proposed())
    }

    fn seated(
        &self,
        seat: Seat,
        occupant: Occupant,
        share: Option<Share>,
        author: &Author,
        right: Right,
    ) -> Result<Proposed, Refusal> {
        let mut draft = Draft::new(self, author, right);
        draft
            .sit(seat, occupant, share)
            .map_err(|_| Refusal::NoSeat)?;
        Ok(draft.proposed())
    }

    fn check_waiting(&self) -> Result<(), Refusal> {
        match self.status() {
            Status::Waiting => Ok(()),
            status => Err(Refusal::of_status(status)),
        }
    }

    pub(crate) fn check_unfinished(&self) -> Result<(), Refusal> {
        match self.status() {
            Status::Waiting | Status::Running => Ok(()),
            status => Err(Refusal::of_status(status)),
        }
    }
}

impl<G: Advice + Show> Draft<'_, G> {
    /// Adds what the caller has checked.
    pub(crate) fn put(
        &mut self,
        seat: Option<Seat>,
        payload: Payload<G::Action>,
    ) -> Result<(), Refusal> {
        self.add(seat, payload).map_err(|_| Refusal::NoSeat)
    }
}

fn check_free(occupant: &Occupant) -> Result<(), Refusal> {
    match occupant {
        Occupant::Open => Ok(()),
        Occupant::Person { .. } | Occupant::Bot { .. } => Err(Refusal::SeatTaken),
    }
}

/// The level of the bot that goes on for somebody who leaves.
pub fn substitute() -> Level {
    level(SUBSTITUTE)
}

/// A bot's level as the log has it.
pub fn level(bot: Bot) -> Level {
    bot.as_str().parse().expect("levels are short words")
}
