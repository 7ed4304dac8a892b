//! The kernel's traits: the game, and its views.

use kernel::{
    DumpError, Full, Imbalance, Meta, Rng, Scores, Seat, SeatSet, Seats, Seed, Setup, Sink,
    Standing, Viewer,
};

use crate::legal::require;
use crate::position::{Dealt, Hidden};
use crate::{
    Action, Category, Dump, Event, Foundations, Illegal, Options, Order, Phase, Position, View,
};

impl kernel::Game for Foundations {
    const META: Meta = Meta {
        id: "foundations",
        title: "Foundations of Rome",
        min_seats: 2,
        max_seats: 5,
        rules_version: 1,
        max_decisions: MAX_DECISIONS,
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
        self.open.to_act()
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.open.to_act().contains(seat) {
            return;
        }
        let secrets = &self.hidden.players[seat];
        match &self.phase {
            Phase::Draft(_) => {
                let hand = secrets.hand.as_slice().iter();
                out.extend(hand.copied().map(Action::Draft));
            }
            Phase::Roles(_) => out.extend(secrets.roles.cards().map(Action::Role)),
            Phase::Objectives(_) | Phase::NewPurpose => {
                out.extend(secrets.dealt.cards().map(Action::Objective));
            }
            Phase::Turn => self.legal_turn(seat, out),
            Phase::Trade(trade) => self.legal_trade(seat, trade, out),
            Phase::Answer(_) => out.extend([Action::Accept, Action::Decline]),
            Phase::Foresight => out.extend(Order::all(self.looked_at()).map(Action::Order)),
            Phase::Offer(offer) => self.legal_offer(offer, out),
            Phase::Consul(placing) => out.extend(self.token_places(placing).map(Action::Place)),
            Phase::Over => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let acts = self.open.to_act().contains(seat);
        require(acts, Illegal::NotYourDecision)?;
        let secrets = &self.hidden.players[seat];
        match (&self.phase, action) {
            (Phase::Draft(_), Action::Draft(lot)) => {
                require(secrets.hand.as_slice().contains(&lot), Illegal::NotInHand)
            }
            (Phase::Roles(_), Action::Role(role)) => require(
                secrets.roles.cards().any(|card| card == role),
                Illegal::RoleNotDealt,
            ),
            (Phase::Objectives(_) | Phase::NewPurpose, Action::Objective(objective)) => require(
                secrets.dealt.cards().any(|card| card == objective),
                Illegal::ObjectiveNotDealt,
            ),
            (Phase::Turn, _) => self.check_turn(seat, action),
            (Phase::Trade(trade), _) => self.check_trade(seat, trade, action),
            (Phase::Answer(_), Action::Accept | Action::Decline) => Ok(()),
            (Phase::Foresight, Action::Order(order)) => {
                require(order.cards() == self.looked_at(), Illegal::WrongOrder)
            }
            (Phase::Offer(offer), _) => self.check_offer(offer, action),
            (Phase::Consul(placing), Action::Place(placement)) => {
                self.check_token_place(placing, placement)
            }
            _ => Err(Illegal::OtherDecision),
        }
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
        Position {
            open: self.open.clone(),
            hidden: self.hidden.seen_by(viewer, &self.open),
        }
    }

    fn scores(&self) -> Scores<Category> {
        self.open.scores()
    }

    fn standing(&self) -> Option<Standing> {
        self.open.standing()
    }

    fn audit(&self) -> Result<(), Imbalance> {
        self.audit_components()
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
        let mut game = Position {
            open: self.open.clone(),
            hidden: Hidden::new(self.seats),
        };
        self.determinize_hidden(&mut game.hidden, rng);
        game
    }

    fn dump(&self) -> Dump {
        self.to_dump()
    }

    fn from_dump(
        setup: &Setup<Foundations>,
        viewer: Viewer,
        dump: &Dump,
    ) -> Result<View, DumpError> {
        dump.view(setup, viewer)
    }
}

impl<T: kernel::Plain + Ord> Dealt<Full, T> {
    /// The two cards, ascending; none where nothing is offered.
    fn cards(&self) -> impl Iterator<Item = T> {
        let mut pair = self.offered;
        if let Some(pair) = &mut pair {
            pair.sort_unstable();
        }
        pair.into_iter().flatten()
    }
}

/// A bound from above. No more than some 5,000 turns buy, build or follow the Consul: there are
/// at most 79 cards, and a building leaves the board only for a larger one (F-14). Between two
/// of them lie at most fifteen idle turns, and a turn has at most eight trades of 45 decisions.
const MAX_DECISIONS: u32 = 5_000 * 16 * 400;
