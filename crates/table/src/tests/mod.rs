//! Tests of the table: with City of Rome, and with Pebbles, whose seats choose at the same time.

mod bots;
mod consent;
mod course;
mod deals;
mod departure;
mod help;
mod hidden_points;
mod life;
mod limits;
mod links;
mod overlay;
mod past;
mod redaction;
mod stage;
mod steps;
mod submit;

mod undo;
mod words;

mod seating;

use ::bots::Bot;
use kernel::{Advice, BySeat, Dealing, Options, Rng, Seat, Seats, Seed, Viewer};
use log::{
    Driver, Entry, Occupant, Origin, Pace, PlayerId, Sequence, Status, UnixMillis, Visibility,
};
use scene::{Cast, Format, Lang, Show};

use crate::{
    Author, Command, Deal, Onlooker, Playing as _, Proposal, Refusal, Shown, Speech, Table,
    Telling as _, Topic, Update, level,
};

/// A table with somebody who reads English beside it.
struct Room<G: Advice + Show> {
    table: Table<G>,
    speech: Speech,
    cast: Cast,
    now: UnixMillis,
}

fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap()
}

/// The player who sits on this seat if a person does.
fn player(seat: Seat) -> PlayerId {
    PlayerId::from_random([seat.number() as u8; 16])
}

/// A bot that decides.
fn bot(bot: Bot) -> Driver {
    Driver::Bot(level(bot))
}

/// What went wrong, without its details.
fn name(refusal: &Refusal) -> String {
    let text = format!("{refusal:?}");
    let end = text.find(|sign: char| !sign.is_alphanumeric());
    text[..end.unwrap_or(text.len())].to_string()
}

/// When the game began.
const STARTED_AT: UnixMillis = UnixMillis(1000);

/// People only.
fn people(count: usize) -> BySeat<Driver> {
    BySeat::from_fn(Seats::new(count).unwrap(), |_| Driver::Person)
}

fn deal<G: Advice>(index: u64, drivers: BySeat<Driver>) -> Deal {
    let mut options = G::Options::default();
    options.set("first", "1").unwrap();
    let owned = |(key, value): (&str, &str)| (key.to_string(), value.to_string());
    let occupants = BySeat::from_fn(drivers.seats(), |seat| match drivers[seat] {
        Driver::Open => Occupant::Open,
        Driver::Person => Occupant::person(player(seat)),
        Driver::Bot(level) => Occupant::Bot { level },
    });
    let mut origin = Origin::running(occupants, STARTED_AT);
    if drivers.as_slice().contains(&Driver::Open) {
        origin.status = Status::Waiting;
    }
    Deal {
        rules_version: G::META.rules_version,
        options: options.entries().into_iter().map(owned).collect(),
        origin,
        owner: Some(player(seat(1))),
        visibility: Visibility::Open,
        dealing: Dealing::Seed,
        secret: Seed::of_series(kernel::testing::seed(), index).into(),
        known_deal: false,
        pace: Pace::Unlimited,
        hide_scores: false,
    }
}

impl<G: Advice + Show> Room<G> {
    fn new(deal: Deal) -> Room<G> {
        let speech = Speech::new::<G>(Lang::En);
        let mut room = Room {
            cast: Cast::unnamed(deal.origin.seats.seats(), speech.words()),
            table: Table::open(deal, &[]).unwrap(),
            speech,
            now: UnixMillis(2000),
        };
        let mut branch = room.table.branch();
        branch.settle(room.now);
        let growth = branch.into_growth();
        room.table.live.grow(growth);
        room
    }

    fn people(index: u64, count: usize) -> Room<G> {
        Room::new(deal::<G>(index, people(count)))
    }

    fn onlooker(&self, viewer: Viewer) -> Onlooker<'_> {
        Onlooker::new(&self.speech, &self.cast, viewer, Format::Wide)
    }

    /// What the player on this seat would do to the table.
    fn propose_at(
        &self,
        who: Seat,
        command: &Command,
        at: UnixMillis,
    ) -> Result<Proposal, Refusal> {
        let proposed = self
            .table
            .propose(command, &Author::player(player(who), at));
        proposed.map(|proposed| proposed.into_new().expect("nothing has an id"))
    }

    fn propose(&self, who: Seat, command: &Command) -> Result<Proposal, Refusal> {
        self.propose_at(who, command, self.now)
    }

    fn undo_at(
        &self,
        seat: Seat,
        answered: Sequence,
        point: Sequence,
    ) -> Result<Proposal, Refusal> {
        let undo = Command::Undo {
            seat,
            answered,
            point,
        };
        self.propose(seat, &undo)
    }

    fn agree_at(&self, seat: Seat, answered: Sequence) -> Result<Proposal, Refusal> {
        let about = Topic::Undo;
        let agree = Command::Agree {
            seat,
            answered,
            about,
        };
        self.propose(seat, &agree)
    }

    fn decline_at(&self, seat: Seat, answered: Sequence) -> Result<Proposal, Refusal> {
        let about = Topic::Undo;
        let decline = Command::Decline {
            seat,
            answered,
            about,
        };
        self.propose(seat, &decline)
    }

    fn hand_over(&self, by: Seat, seat: Seat, driver: Driver) -> Result<Proposal, Refusal> {
        self.propose(by, &Command::HandOver { by, seat, driver })
    }

    fn answer(&self, answer: &crate::BotAnswer) -> Result<Proposal, Refusal> {
        let command = Command::Answer(answer.clone());
        let proposed = self.table.propose(&command, &Author::table(self.now));
        proposed.map(|proposed| proposed.into_new().expect("nothing has an id"))
    }

    /// Commits, and sees to it that the log only grows.
    fn commit(&mut self, proposal: &Proposal) {
        let before = self.log();
        self.table.commit(proposal.clone()).unwrap();
        let after = self.log();
        assert_eq!(after[..before.len()], before);
        assert_eq!(after[before.len()..], proposal.entries);
        assert_eq!(self.table.sequence(), Sequence(after.len() as u32));
        assert_eq!(self.table.to_act(), proposal.to_act);
        self.now.0 += 10;
    }

    fn log(&self) -> Vec<Entry<String>> {
        self.table.live.log.iter().map(Entry::spelled).collect()
    }

    fn submit_at(
        &self,
        seat: Seat,
        answered: Sequence,
        actions: &[String],
    ) -> Result<Proposal, Refusal> {
        let submit = Command::Submit {
            seat,
            answered,
            actions: actions.to_vec(),
        };
        self.propose(seat, &submit)
    }

    fn act(&mut self, seat: Seat, actions: &[&str]) {
        let actions: Vec<String> = actions.iter().map(ToString::to_string).collect();
        let proposal = self.submit_at(seat, self.table.sequence(), &actions);
        self.commit(&proposal.unwrap());
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        self.table.live.now.game.legal(seat, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    /// A random seat that is to act, and a random action of it.
    fn any_choice(&self, rng: &mut Rng) -> Option<(Seat, String)> {
        let to_act: Vec<Seat> = self.table.to_act().iter().collect();
        let seat = *rng.choose(&to_act)?;
        rng.choose(&self.legal(seat))
            .map(|action| (seat, action.clone()))
    }

    fn play_any(&mut self, rng: &mut Rng) -> bool {
        let Some((seat, action)) = self.any_choice(rng) else {
            return false;
        };
        self.act(seat, &[&action]);
        true
    }

    fn update(&mut self, viewer: Viewer, shown: &Shown) -> Update {
        let onlooker = Onlooker::new(&self.speech, &self.cast, viewer, Format::Wide);
        self.table.update(&onlooker, shown)
    }

    fn step(&mut self, viewer: Viewer, shown: &Shown) -> Option<Update> {
        let onlooker = Onlooker::new(&self.speech, &self.cast, viewer, Format::Wide);
        self.table.step(&onlooker, shown)
    }

    fn past(&self, decisions: usize, viewer: Viewer) -> Update {
        let onlooker = self.onlooker(viewer);
        self.table.past(decisions, &onlooker, &Shown::default())
    }

    fn chapters(&self) -> Vec<crate::Chapter> {
        self.table.chapters(&self.onlooker(Viewer::Spectator))
    }

    /// The same table opened again from its deal and its log.
    fn reopened(&self) -> Table<G> {
        Table::open(self.table.deal.clone(), &self.log()).unwrap()
    }
}

fn rng(index: u64) -> Rng {
    Seed::of_series(kernel::testing::seed(), index)
        .derive("table tests")
        .rng()
}

/// Everybody who may look at such a table.
fn viewers(seats: Seats) -> Vec<Viewer> {
    let mut viewers: Vec<Viewer> = seats.iter().map(Viewer::Seat).collect();
    viewers.push(Viewer::Spectator);
    viewers
}
