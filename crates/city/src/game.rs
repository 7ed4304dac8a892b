//! City of Rome as a [`kernel::Game`] and what is known of it as a [`kernel::View`].

use kernel::{
    DumpError, Game, Imbalance, Meta, Rng, Scores, Seat, SeatSet, Seats, Seed, Setup, Sink,
    Standing, Viewer,
};

use crate::action::Action;
use crate::dump::Dump;
use crate::event::Event;
use crate::options::Options;
use crate::position::{City, View};
use crate::refusal::Illegal;
use crate::score::Category;
use crate::{audit, determinize, dump, setup, view};

impl Game for City {
    const META: Meta = Meta {
        id: "city",
        title: "City of Rome",
        min_seats: 2,
        max_seats: 4,
        rules_version: 2,
        oldest_rules: 1,
        // 4 drafts; 14 rounds of 4 turns with placing, taking, building, producing and ending;
        // 4 schools with a deck, a card kept and at most 4 put under.
        max_decisions: 4 + 14 * 4 * 5 + 4 * 6,
    };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type Category = Category;

    fn new(setup: &Setup<City>, seed: &Seed) -> City {
        setup::deal(setup, seed)
    }

    fn seats(&self) -> Seats {
        self.open.seats()
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.open.to_act()
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        City::legal(self, seat, out);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        City::check(self, seat, action)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Draft(card) => self.draft(seat, card, sink),
            Action::Place(space) => self.place(seat, space, sink),
            Action::Take(card) => self.take(seat, card, sink),
            Action::Build { card, cell, tokens } => self.build(seat, (card, cell, tokens), sink),
            Action::Produce => self.produce(seat, sink),
            Action::School(deck) => self.look_into(seat, deck, sink),
            Action::Keep(card) => self.keep(seat, card, sink),
            Action::Under(card) => self.return_card(seat, card, sink),
            Action::End => self.end_turn(seat, sink),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn scores(&self) -> Scores<Category> {
        self.open.scores()
    }

    fn standing(&self) -> Option<Standing> {
        self.open.standing()
    }

    fn audit(&self) -> Result<(), Imbalance> {
        audit::audit(self)
    }
}

impl kernel::View for View {
    type Game = City;
    type Dump = Dump;

    fn viewer(&self) -> Viewer {
        self.hidden.viewer
    }

    fn seats(&self) -> Seats {
        self.open.seats()
    }

    fn scores(&self) -> Scores<Category> {
        self.open.scores()
    }

    fn determinize(&self, rng: &mut Rng) -> City {
        determinize::determinize(self, rng)
    }

    fn dump(&self) -> Dump {
        dump::dump(self)
    }

    fn from_dump(setup: &Setup<City>, viewer: Viewer, dump: &Dump) -> Result<View, DumpError> {
        dump::from_dump(setup, viewer, dump)
    }
}

impl PartialEq for City {
    fn eq(&self, other: &City) -> bool {
        self.open == other.open && self.hidden == other.hidden
    }
}

impl Eq for City {}

/// Two views are the same if they show the same. Who sees everything need not remember when a card
/// went by, so that no dump of a whole game says it.
impl PartialEq for View {
    fn eq(&self, other: &View) -> bool {
        let viewer = self.hidden.viewer;
        match viewer == other.hidden.viewer {
            true if viewer == Viewer::Everything => dump::dump(self) == dump::dump(other),
            same => same && self.open == other.open && self.hidden == other.hidden,
        }
    }
}

impl Eq for View {}
