//! The kernel's traits: the game, and its views.

use kernel::{
    DumpError, Imbalance, Meta, Rng, Scores, Seat, SeatSet, Seats, Seed, Setup, Sink, Standing,
    Viewer,
};

use crate::{Action, Category, Dump, Event, Foundations, Illegal, Options, View};
use crate::{audit, determinize, dump, setup, view};

impl kernel::Game for Foundations {
    const META: Meta = Meta {
        id: "foundations",
        title: "Foundations of Rome",
        min_seats: 2,
        max_seats: 5,
        rules_version: 2,
        oldest_rules: 1,
        max_decisions: MAX_DECISIONS,
    };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type Category = Category;

    fn new(setup: &Setup<Foundations>, seed: &Seed) -> Foundations {
        setup::deal(setup, seed)
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn to_act(&self) -> SeatSet {
        self.open.to_act()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        self.legal(seat, out);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.check(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        match action {
            Action::Draft(lot) => self.draft(seat, lot, sink),
            Action::Role(role) => self.keep_role(seat, role, sink),
            Action::Objective(objective) => self.keep_objective(seat, objective, sink),
            Action::Steal(lot) => self.steal(seat, lot, sink),
            Action::Trade(partner) => self.begin_trade(partner),
            Action::Give(item) => self.add_item(false, item),
            Action::Take(item) => self.add_item(true, item),
            Action::Offer => self.offer_trade(sink),
            Action::Withdraw => self.resume_turn(sink),
            Action::Accept => self.accept_trade(sink),
            Action::Decline => self.decline_trade(seat, sink),
            Action::Use(invocation) => self.use_plain(seat, invocation, sink),
            Action::Bargain(slot) => self.bargain(seat, slot, sink),
            Action::Exchange(lot, slot) => self.exchange(seat, lot, slot, sink),
            Action::Clearance(lot) => self.clearance(seat, lot, sink),
            Action::Order(order) => self.put_back(order, sink),
            Action::Festival(lot) => self.festival(seat, lot, sink),
            Action::Census => self.census(seat, sink),
            Action::Keep => self.next_offer(sink),
            Action::Place(placement) => self.place_token(placement, sink),
            Action::Income => self.take_income(seat, sink),
            Action::Buy(slot) => self.buy(seat, slot, sink),
            Action::Build(building, at) => self.build(seat, building, at, sink),
            Action::End => self.end_turn(sink),
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
    type Game = Foundations;
    type Dump = Dump;

    fn viewer(&self) -> Viewer {
        self.hidden.viewer
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    /// Every point is open once it is gained: hidden objectives score only at the end.
    fn scores(&self) -> Scores<Category> {
        self.open.scores()
    }

    fn determinize(&self, rng: &mut Rng) -> Foundations {
        determinize::determinize(self, rng)
    }

    fn dump(&self) -> Dump {
        dump::dump(self)
    }

    fn from_dump(
        setup: &Setup<Foundations>,
        viewer: Viewer,
        dump: &Dump,
    ) -> Result<View, DumpError> {
        dump::from_dump(setup, viewer, dump)
    }
}

/// A bound from above. No more than some 5,000 turns buy, build or follow the Consul: there are
/// at most 79 cards, and a building leaves the board only for a larger one (F-14). Between two
/// of them lie at most fifteen idle turns, and a turn has at most eight trades of 45 decisions.
const MAX_DECISIONS: u32 = 5_000 * 16 * 400;
