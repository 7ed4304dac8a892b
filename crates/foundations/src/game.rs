//! The kernel's trait, answered by the modules of this crate.

use kernel::{
    Imbalance, Meta, Rng, Scores, Seat, SeatSet, Seats, Seed, Setup, Sink, Standing, Viewer,
};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Options;
use crate::player::Category;
use crate::state::{Foundations, Phase};
use crate::view::View;

impl kernel::Game for Foundations {
    const META: Meta = Meta {
        id: "foundations",
        title: "Foundations of Rome",
        least_seats: 2,
        most_seats: 5,
        rules_version: 1,
        most_decisions: MOST_DECISIONS,
    };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type Category = Category;

    fn new(setup: &Setup<Foundations>, seed: &Seed) -> Foundations {
        Foundations::deal(setup, seed)
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn to_act(&self) -> SeatSet {
        self.acting()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.list(seat, out);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.examine(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        self.perform(seat, action, sink);
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn determinize(&self, seat: Seat, rng: &mut Rng) -> Foundations {
        self.as_known_to(seat, rng)
    }

    /// Every point is open once it is gained: hidden objectives score only at the end.
    fn scores(&self, _: Viewer) -> Scores<Category> {
        self.itemised()
    }

    fn standing(&self) -> Option<Standing> {
        matches!(self.phase, Phase::Over).then(|| self.result())
    }

    fn audit(&self) -> Result<(), Imbalance> {
        self.audit_all()
    }
}

/// A bound from above. No more than some 5,000 turns buy, build or follow the Consul: there are
/// at most 79 cards, and a building leaves the board only for a larger one (F-14). Between two
/// of them lie at most fifteen idle turns, and a turn has at most eight trades of 45 decisions.
const MOST_DECISIONS: u32 = 5_000 * 16 * 400;
