//! City of Rome as a [`kernel::Game`]: where each question of the kernel is answered.

use kernel::{
    Game, Imbalance, Meta, Rng, Scores, Seat, SeatSet, Seats, Seed, Setup, Sink, Standing, Viewer,
};

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::options::Options;
use crate::score::Category;
use crate::state::{City, Phase};
use crate::view::View;
use crate::{apply, audit, determinize, legal, score, setup, view};

impl Game for City {
    const META: Meta = Meta {
        id: "city",
        title: "City of Rome",
        least_seats: 2,
        most_seats: 4,
        rules_version: 1,
        // 4 drafts; 14 rounds of 4 turns with placing, taking, building, producing and ending;
        // 4 schools with a deck, a card kept and at most 4 put under.
        most_decisions: 4 + 14 * 4 * 5 + 4 * 6,
    };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type Category = Category;

    fn new(table: &Setup<City>, seed: &Seed) -> City {
        setup::deal(table.seats(), table.options().first, &mut seed.rng())
    }

    fn seats(&self) -> Seats {
        self.players.seats()
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.actor().map_or(SeatSet::EMPTY, SeatSet::one)
    }

    #[inline]
    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::list(self, seat, out);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        legal::check(self, seat, action)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        apply::apply(self, seat, action, sink);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn determinize(&self, seat: Seat, rng: &mut Rng) -> City {
        determinize::determinize(self, seat, rng)
    }

    fn scores(&self, _: Viewer) -> Scores<Category> {
        score::scores(self)
    }

    fn standing(&self) -> Option<Standing> {
        matches!(self.phase, Phase::Over).then(|| score::standing(self))
    }

    fn audit(&self) -> Result<(), Imbalance> {
        audit::audit(self)
    }
}
