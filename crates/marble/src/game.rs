//! The rules as the kernel knows them.

use kernel::{
    Game, Imbalance, Meta, Rng, Scores, Seat, SeatSet, Seats, Seed, Setup, Sink, Standing, Viewer,
};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::MarbleOptions;
use crate::score::Category;
use crate::setup;
use crate::state::{Marble, Phase};
use crate::view::View;

impl Game for Marble {
    const META: Meta = Meta {
        id: "marble",
        title: "Rome: City of Marble",
        least_seats: 2,
        most_seats: 4,
        rules_version: 1,
        // M-35a: at most 60 draws, 60 tiles, 60 recalls and 39 pieces, each with the choices
        // around it, 72 sites with four seats to ask, and an extra action's question for each.
        most_decisions: 1500,
    };

    type Options = MarbleOptions;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type Category = Category;

    fn new(setup: &Setup<Marble>, seed: &Seed) -> Marble {
        setup::deal(setup, seed)
    }

    fn seats(&self) -> Seats {
        self.table()
    }

    fn to_act(&self) -> SeatSet {
        self.deciders()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.deciders().contains(seat) {
            self.list(out);
        } else {
            out.clear();
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check_action(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        self.carry_out(seat, action, sink);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(&self, seat: Seat, rng: &mut Rng) -> Marble {
        self.resample(seat, rng)
    }

    fn scores(&self, viewer: Viewer) -> Scores<Category> {
        self.scores_for(viewer)
    }

    fn standing(&self) -> Option<Standing> {
        (self.phase == Phase::Over).then(|| self.final_standing())
    }

    fn audit(&self) -> Result<(), Imbalance> {
        self.count_components()
    }
}
