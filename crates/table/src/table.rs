//! The table itself: the deal, the log with what follows from it, and the two steps of writing: a
//! proposal is pure, committing installs it.

use kernel::{Advice, Commitment, Game, Header, Record, Seat, SeatSet, Seats, Setup, Viewer};
use log::{Driver, Entry, Occupant, PlayerId, Right, Sequence, Status};
use scene::Show;

use crate::areas::Gallery;
use crate::branch::{Branch, LogFault};
use crate::live::{Live, Played};
use crate::proposal::Draft;
use crate::{
    AnyTable, Author, BotJob, Command, Deal, LogError, OpenError, Proposal, Proposed, Refusal,
    Topic, bot,
};

/// A running match.
#[derive(Clone, Debug)]
pub struct Table<G: Game> {
    pub(crate) deal: Deal,
    pub(crate) setup: Setup<G>,
    pub(crate) commitment: Commitment,
    pub(crate) live: Live<G>,
    pub(crate) gallery: Gallery,
    /// How it stood in between, where bots did several things at once: for who is told of it.
    pub(crate) past: Vec<Table<G>>,
}

/// How a table stands and how it goes on, without naming its game.
pub trait Playing {
    /// The number of entries of the log.
    fn sequence(&self) -> Sequence;

    /// Whether anything happened since, but that somebody sat down or made a link.
    fn has_news(&self, since: Sequence) -> bool;

    /// How far it is.
    fn status(&self) -> Status;

    /// What is shown in place of the secret of the deal.
    fn commitment(&self) -> Commitment;

    /// Whose decision it is; nobody's unless the game is on.
    fn to_act(&self) -> SeatSet;

    /// Whose the seat is; nothing beyond the table.
    fn occupant(&self, seat: Seat) -> Option<&Occupant>;

    /// The seats for which a person decides now.
    fn people(&self) -> SeatSet;

    /// The seats of a player.
    fn seats_of(&self, player: PlayerId) -> SeatSet;

    /// With whose eyes a player looks who asks for a seat's.
    fn viewer(&self, player: Option<PlayerId>, seat: Option<Seat>) -> Viewer;

    /// What a command would add to the log. Nothing changes.
    ///
    /// # Errors
    /// Nothing is to be done, and why.
    fn propose(&self, command: &Command, author: &Author) -> Result<Proposed, Refusal>;

    /// Installs what was proposed; the log holds it from now on.
    ///
    /// # Errors
    /// The table has moved on since: nothing changes.
    fn commit(&mut self, proposal: Proposal) -> Result<(), Refusal>;

    /// Whether a bot is to act.
    fn awaits_bot(&self) -> bool;

    /// The next decisions of a bot, if one is to act.
    fn bot_job(&self) -> Option<BotJob>;

    /// The same table once more, for whoever looks at it for long while it goes on.
    fn copy(&self) -> Box<dyn AnyTable>;

    /// The game as text, once it is over. Choices at the same time stand in seat order.
    fn record(&self) -> Option<Record>;
}

impl<G: Advice + Show> Table<G> {
    /// Opens a table: a new one has an empty log.
    ///
    /// # Errors
    /// The deal or the log does not hold.
    pub fn open(deal: Deal, log: &[Entry<String>]) -> Result<Table<G>, OpenError> {
        let setup = deal.setup::<G>()?;
        let mut table = Table {
            live: Live::new(&setup, &deal),
            commitment: deal.commitment(&setup),
            deal,
            setup,
            gallery: Gallery::default(),
            past: Vec::new(),
        };
        table.follow(log).map_err(OpenError::Log)?;
        table.check_bots()?;
        Ok(table)
    }

    /// Adds the entries of a log.
    fn follow(&mut self, entries: &[Entry<String>]) -> Result<(), LogError> {
        let mut branch = self.branch();
        for entry in entries {
            let sequence = branch.sequence();
            let fail = |fault| LogError { sequence, fault };
            let typed = typed::<G>(entry).map_err(fail)?;
            branch.install(typed).map_err(fail)?;
        }
        let growth = branch.into_growth();
        self.live.grow(growth);
        self.forget_drawn();
        Ok(())
    }

    /// Gives back all pictures.
    pub(crate) fn forget_drawn(&mut self) {
        self.gallery.clear();
        self.past.clear();
    }

    fn check_bots(&self) -> Result<(), OpenError> {
        let unknown = |driver: &&Driver| bot::of(**driver).is_none() && is_bot(**driver);
        let drivers = self.live.now.drivers.as_slice();
        match drivers.iter().find(unknown) {
            Some(Driver::Bot(level)) => Err(OpenError::UnknownBot(*level)),
            _ => Ok(()),
        }
    }

    /// The table as it is, to let it grow.
    pub(crate) fn branch(&self) -> Branch<'_, G> {
        Branch::new(&self.live, &self.setup, &self.deal)
    }

    pub(crate) fn game(&self) -> &G {
        &self.live.now.game
    }

    /// How many play.
    pub fn seats(&self) -> Seats {
        self.setup.seats()
    }

    /// Who decides for the seat now.
    pub fn driver(&self, seat: Seat) -> Option<Driver> {
        let there = self.seats().contains(seat);
        there.then(|| self.live.now.drivers[seat])
    }

    /// Whether nobody has anything left to decide.
    pub fn is_over(&self) -> bool {
        self.game().is_over()
    }

    /// A table plays while it is running and the game is not over.
    pub(crate) fn check_open(&self) -> Result<(), Refusal> {
        match self.status() {
            Status::Running => Ok(()),
            status => Err(Refusal::of_status(status)),
        }
    }

    /// The seat is a person's, who decides for it.
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
        let fresh = answered <= current && !self.has_news(answered);
        fresh.then_some(()).ok_or(Refusal::Stale { current })
    }

    /// The sequence that a submission led to, if it was carried out since the one it answers.
    fn done_before(&self, author: &Author, command: &Command) -> Option<Sequence> {
        let (submission, answered) = (author.submission.as_ref()?, command.answered()?);
        let log = &self.live.log;
        let same = |entry: &Entry<_>| {
            entry.submission.as_ref() == Some(submission) && entry.player == author.player
        };
        let since = log.get(answered.index()..)?;
        let first = since
            .iter()
            .position(|entry| same(entry) && command.begins_with(entry))?;
        // What the table played by itself thereupon belongs to it.
        let automatic = |entry: &Entry<_>| matches!(entry.payload, log::Payload::Automatic(_));
        let own = since[first..].iter();
        let own = own.take_while(|entry| same(entry) || automatic(entry));
        Some(Sequence((answered.index() + first + own.count()) as u32))
    }

    /// Plays what the first players cannot choose; to be proposed once when a full table waits.
    fn begin(&self, author: &Author) -> Result<Proposed, Refusal> {
        let mut draft = Draft::new(self, author, Right::Table);
        draft.start().map_err(|_| Refusal::Waiting)?;
        Ok(draft.proposed())
    }
}

impl<G: Advice + Show> Playing for Table<G> {
    fn sequence(&self) -> Sequence {
        self.live.sequence()
    }

    fn has_news(&self, since: Sequence) -> bool {
        let news = self.live.log.get(since.index()..).unwrap_or_default();
        news.iter().any(|entry| !entry.payload.is_seating())
    }

    fn status(&self) -> Status {
        match self.live.now.status {
            Status::Running if self.is_over() => Status::Finished,
            status => status,
        }
    }

    fn commitment(&self) -> Commitment {
        self.commitment
    }

    fn to_act(&self) -> SeatSet {
        match self.live.now.status {
            Status::Running => self.game().to_act(),
            Status::Waiting | Status::Finished | Status::Closed => SeatSet::EMPTY,
        }
    }

    fn occupant(&self, seat: Seat) -> Option<&Occupant> {
        let there = self.seats().contains(seat);
        there.then(|| &self.live.now.occupants[seat])
    }

    fn people(&self) -> SeatSet {
        let drivers = self.live.now.drivers.iter();
        let people = drivers.filter(|(_, driver)| **driver == Driver::Person);
        people.map(|(seat, _)| seat).collect()
    }

    fn seats_of(&self, player: PlayerId) -> SeatSet {
        let seats = self.live.now.occupants.iter();
        let own = seats.filter(|(_, occupant)| occupant.player() == Some(player));
        own.map(|(seat, _)| seat).collect()
    }

    fn viewer(&self, player: Option<PlayerId>, seat: Option<Seat>) -> Viewer {
        self.viewer_for(player, seat)
    }

    fn propose(&self, command: &Command, author: &Author) -> Result<Proposed, Refusal> {
        if let Some(sequence) = self.done_before(author, command) {
            return Ok(Proposed::Done(sequence));
        }
        match command {
            Command::Found { seats, beginning } => self.found(seats, beginning, author),
            Command::Begin => self.begin(author),
            Command::Take(seat, arrival) => self.take(*seat, arrival, author),
            Command::Claim(seat, link, arrival) => self.claim(*seat, *link, arrival, author),
            Command::Leave(seat) => self.leave(*seat, author),
            Command::Seat(seat, bot) => self.seat_bot(*seat, *bot, author),
            Command::Invite(seat, link) => self.invite(*seat, *link, author),
            Command::AskLink(seat) => self.ask_link(*seat, author),
            Command::Close => self.close(author),
            Command::Expire => self.expire(author),
            Command::Submit {
                seat,
                answered,
                actions,
            } => self.submit(*seat, *answered, actions, author),
            Command::Undo {
                seat,
                answered,
                point,
            } => self.undo(*seat, *answered, *point, author),
            Command::Agree {
                seat,
                answered,
                about,
            } => match about {
                Topic::Undo => self.agree(*seat, *answered, author),
                Topic::Link => self.agree_link(*seat, author),
            },
            Command::Decline {
                seat,
                answered,
                about,
            } => match about {
                Topic::Undo => self.decline(*seat, *answered, author),
                Topic::Link => self.decline_link(*seat, author),
            },
            Command::HandOver { by, seat, driver } => self.hand_over(*by, *seat, *driver, author),
            Command::Answer(answer) => self.answer(answer, author),
        }
    }

    fn commit(&mut self, proposal: Proposal) -> Result<(), Refusal> {
        let current = self.sequence();
        let stale = Refusal::Stale { current };
        if proposal.expected != current {
            return Err(stale);
        }
        self.live.grow(proposal.growth().ok_or(stale)?);
        self.forget_drawn();
        Ok(())
    }

    fn awaits_bot(&self) -> bool {
        self.next_bot().is_some()
    }

    fn bot_job(&self) -> Option<BotJob> {
        self.next_bot_job()
    }

    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn record(&self) -> Option<Record> {
        let played = &self.live.played;
        let mut actions = Vec::with_capacity(played.len());
        for group in played.chunk_by(is_same_moment) {
            let from = actions.len();
            actions.extend(group.iter().map(|one| (one.seat, one.action)));
            actions[from..].sort_by_key(|(seat, _)| *seat);
        }
        let Deal {
            dealing, secret, ..
        } = &self.deal;
        let header = Header::dealt(&self.setup, *dealing, secret);
        let header = header.told(*secret, self.live.now.shares);
        Record::over(header, &actions, self.game())
    }
}

fn is_bot(driver: Driver) -> bool {
    matches!(driver, Driver::Bot(_))
}

/// Whether both belong to one choice at the same time.
fn is_same_moment<A>(one: &Played<A>, next: &Played<A>) -> bool {
    let left = one.before.without(one.seat);
    one.together && next.together && (next.before == left || next.before == one.before)
}

fn typed<G: Game>(entry: &Entry<String>) -> Result<Entry<G::Action>, LogFault> {
    entry.try_map(|text| {
        let action = text.parse::<G::Action>();
        action.map_err(|error| LogFault::Notation(error.to_string()))
    })
}
