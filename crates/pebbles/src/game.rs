//! The traits that make it a game.

use kernel::{
    DumpError, Game, Imbalance, Meta, Rng, Scores, Seat, SeatSet, Seats, Seed, Setup, Sink,
    Standing, Viewer,
};

use crate::{Action, Category, Dump, Event, Illegal, Options, Pebbles, View};
use crate::{audit, determinize, dump, score, setup, view};

impl Game for Pebbles {
    const META: Meta = Meta {
        id: "pebbles",
        title: "Pebbles",
        min_seats: 2,
        max_seats: 5,
        rules_version: 1,
        oldest_rules: 1,
        max_decisions: 30,
    };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type Category = Category;

    fn new(setup: &Setup<Pebbles>, seed: &Seed) -> Pebbles {
        setup::deal(setup, seed)
    }

    fn seats(&self) -> Seats {
        self.open.seats()
    }

    fn to_act(&self) -> SeatSet {
        self.open.to_act()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.open.legal(seat, out);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.open.check(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Keep => self.choose(seat, false, sink),
            Action::Swap => self.choose(seat, true, sink),
            Action::Take(count) => self.take(seat, count, sink),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn scores(&self) -> Scores<Category> {
        score::score(self)
    }

    fn standing(&self) -> Option<Standing> {
        score::standing(self)
    }

    fn audit(&self) -> Result<(), Imbalance> {
        audit::audit(self)
    }
}

impl kernel::View for View {
    type Game = Pebbles;
    type Dump = Dump;

    fn viewer(&self) -> Viewer {
        self.hidden.viewer
    }

    fn seats(&self) -> Seats {
        self.open.seats()
    }

    fn scores(&self) -> Scores<Category> {
        score::score(self)
    }

    fn determinize(&self, rng: &mut Rng) -> Pebbles {
        determinize::determinize(self, rng)
    }

    fn dump(&self) -> Dump {
        dump::dump(self)
    }

    fn from_dump(setup: &Setup<Pebbles>, viewer: Viewer, dump: &Dump) -> Result<View, DumpError> {
        dump::from_dump(setup, viewer, dump)
    }
}
