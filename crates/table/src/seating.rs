//! Who sits where: a new table's seats, sitting down on an open one or by a link, standing up,
//! bots, links, and giving a table up. The last seat that is taken begins the game.

use bots::Bot;
use kernel::{Advice, BySeat, Seat, Share};
use log::{Driver, Entry, Level, Occupant, Payload, Right, Status, TokenHash, Visibility};
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
        self.welcome(seat, arrival, author, right)
    }

    /// Sits down by a link, which the store knows. Who plays already may not look into another
    /// player's hand by that player's link.
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
        let (own, running) = (self.seats_of(player), self.status() == Status::Running);
        if running && !own.is_empty() && !own.contains(seat) {
            return Err(Refusal::Forbidden);
        }
        self.welcome(seat, arrival, author, Right::Link(seat, link))
    }

    /// A person sits down, who knows what there is to know of the deal.
    fn welcome(
        &self,
        seat: Seat,
        arrival: &Arrival,
        author: &Author,
        right: Right,
    ) -> Result<Proposed, Refusal> {
        let player = author.player.ok_or(Refusal::Forbidden)?;
        if self.deal.known_deal && !arrival.knows_deal {
            return Err(Refusal::KnownDeal);
        }
        self.seated(seat, Occupant::person(player), arrival.share, author, right)
    }

    /// Stands up. In a running game a bot goes on, and the seat can be taken back.
    pub(crate) fn leave(&self, seat: Seat, author: &Author) -> Result<Proposed, Refusal> {
        let right = self.own_seat(author, seat)?;
        self.check_unfinished()?;
        if self.status() == Status::Running {
            return self.hand_over(seat, seat, Driver::Bot(level(SUBSTITUTE)), author);
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

    /// The owner makes a new link to a seat. Who sits there stays until it is used: so the owner
    /// helps a player who lost a browser.
    pub(crate) fn invite(
        &self,
        seat: Seat,
        link: TokenHash,
        author: &Author,
    ) -> Result<Proposed, Refusal> {
        let occupant = self.occupant(seat).ok_or(Refusal::NoSeat)?;
        let right = self.own_table(author)?;
        self.check_unfinished()?;
        if let Occupant::Bot { .. } = occupant {
            return Err(Refusal::SeatTaken);
        }
        let mut draft = Draft::new(self, author, right);
        draft.put(Some(seat), Payload::Link(link))?;
        Ok(draft.proposed())
    }

    /// The owner gives up a table that has not begun.
    pub(crate) fn close(&self, author: &Author) -> Result<Proposed, Refusal> {
        let right = self.own_table(author)?;
        self.check_waiting()?;
        let mut draft = Draft::new(self, author, right);
        draft.put(None, Payload::Close)?;
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

    fn check_unfinished(&self) -> Result<(), Refusal> {
        match self.status() {
            Status::Waiting | Status::Running => Ok(()),
            status => Err(Refusal::of_status(status)),
        }
    }
}

impl<G: Advice + Show> Draft<'_, G> {
    /// Adds what the caller has checked.
    fn put(&mut self, seat: Option<Seat>, payload: Payload<G::Action>) -> Result<(), Refusal> {
        self.add(seat, payload).map_err(|_| Refusal::NoSeat)
    }
}

fn check_free(occupant: &Occupant) -> Result<(), Refusal> {
    match occupant {
        Occupant::Open => Ok(()),
        Occupant::Person { .. } | Occupant::Bot { .. } => Err(Refusal::SeatTaken),
    }
}

/// A bot's level as the log has it.
pub fn level(bot: Bot) -> Level {
    bot.as_str().parse().expect("levels are short words")
}
