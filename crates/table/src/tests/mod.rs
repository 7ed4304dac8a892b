//! Tests of the table: with City of Rome, and with Pebbles, whose seats choose at the same time.

mod bots;
mod life;
mod past;
mod redaction;
mod stage;
mod submit;

mod undo;
mod words;

use kernel::{Advice, BySeat, Options, Rng, Seat, Seats, Seed, Viewer};
use scene::{Cast, Format, Lang, Show};

use crate::{
    Deal, Driver, Entry, Millis, Onlooker, Pace, Proposal, Refusal, Sequence, Shown, Speech, Table,
    Update,
};

/// A table with somebody who reads English beside it.
struct Room<G: Advice + Show> {
    table: Table<G>,
    speech: Speech,
    cast: Cast,
    now: Millis,
}

fn seat(number: usize) -> Seat {
    Seat::from_number(number).unwrap()
}

/// People only.
fn people(count: usize) -> BySeat<Driver> {
    BySeat::from_fn(Seats::new(count).unwrap(), |_| Driver::Person)
}

fn deal<G: Advice>(index: u64, drivers: BySeat<Driver>) -> Deal {
    let mut options = G::Options::default();
    options.set("first", "1").unwrap();
    let owned = |(key, value): (&str, &str)| (key.to_string(), value.to_string());
    Deal {
        rules_version: G::META.rules_version,
        options: options.entries().into_iter().map(owned).collect(),
        drivers,
        seed: Seed::of_series(kernel::testing::seed(), index),
        pace: Pace::Unlimited,
        hide_scores: false,
        started_at: Millis(1000),
    }
}

impl<G: Advice + Show> Room<G> {
    fn new(deal: Deal) -> Room<G> {
        let speech = Speech::new::<G>(Lang::En);
        let mut room = Room {
            cast: Cast::unnamed(deal.drivers.seats(), speech.words()),
            table: Table::open(deal, &[]).unwrap(),
            speech,
            now: Millis(2000),
        };
        if let Ok(proposal) = room.table.begin(room.now) {
            room.commit(&proposal);
        }
        room
    }

    fn people(index: u64, count: usize) -> Room<G> {
        Room::new(deal::<G>(index, people(count)))
    }

    fn onlooker(&self, viewer: Viewer) -> Onlooker<'_> {
        Onlooker {
            speech: &self.speech,
            cast: &self.cast,
            viewer,
            format: Format::Wide,
            points: true,
        }
    }

    /// Commits, and sees to it that the log only grows.
    fn commit(&mut self, proposal: &Proposal) {
        let before = self.log();
        self.table.commit(proposal).unwrap();
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
        let onlooker = self.onlooker(Viewer::Seat(seat));
        self.table
            .submit(seat, answered, actions, self.now, &onlooker.reader())
    }

    fn act(&mut self, seat: Seat, actions: &[&str]) {
        let actions: Vec<String> = actions.iter().map(ToString::to_string).collect();
        let proposal = self.submit_at(seat, self.table.sequence(), &actions);
        self.commit(&proposal.unwrap());
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        self.table.live.game.legal(seat, &mut legal);
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
        let onlooker = Onlooker {
            speech: &self.speech,
            cast: &self.cast,
            viewer,
            format: Format::Wide,
            points: true,
        };
        self.table.update(&onlooker, shown)
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
