//! The traits that make it a game.

use kernel::{
    DumpError, Game, Imbalance, Meta, Rng, Scores, Seat, SeatSet, Seats, Seed, Setup, Sink,
    Standing, Viewer,
};

use crate::action::{Action, Kind};
use crate::data::NEXT_PIECES;
use crate::dump::Dump;
use crate::event::Event;
use crate::options::Options;
use crate::position::{Marble, Phase, View};
use crate::refusal::Illegal;
use crate::score::Category;
use crate::{audit, determinize, dump, setup, view};

impl Game for Marble {
    const META: Meta = Meta {
        id: "marble",
        title: "Rome: City of Marble",
        min_seats: 2,
        max_seats: 4,
        rules_version: 2,
        oldest_rules: 1,
        // M-35a: at most 60 draws, 60 tiles, 60 recalls and 39 pieces, each with the choices
        // around it, 72 sites with four seats to ask, and an extra action's question for each.
        max_decisions: 1500,
    };

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type Illegal = Illegal;
    type View = View;
    type Category = Category;

    fn new(setup: &Setup<Marble>, seed: &Seed) -> Marble {
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
        self.open.legal(seat, out);
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.open.check(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        debug_assert_eq!(self.check(seat, action), Ok(()), "{action}");
        match action {
            Action::Choose(Kind::Draw) => self.open.phase = Phase::Draw,
            Action::Choose(Kind::Expand) => self.open.phase = Phase::Expand { left: NEXT_PIECES },
            Action::Choose(Kind::Recall) => self.open.phase = Phase::Recall,
            Action::Choose(Kind::Play) => self.open.phase = Phase::Color,
            Action::Pass => self.pass(sink),
            Action::Spend(color) => self.spend(color, sink),
            Action::End => self.end_turn(sink),
            Action::Take(tiles) => self.draw(tiles, sink),
            Action::Fetch(position) => self.recall(position, sink),
            Action::Tile(color) => self.open.phase = Phase::Position { color },
            Action::Lay(position) => self.lay(position, sink),
            Action::With => self.post(true, sink),
            Action::Without => self.post(false, sink),
            Action::Piece(edge) => self.lay_piece(edge, sink),
            Action::Resolve(site) => self.resolve(site, sink),
            Action::Move(position) => self.leave(Some(position), sink),
            Action::Stay => self.leave(None, sink),
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn scores(&self) -> Scores<Category> {
        self.scores(Viewer::Everything)
    }

    fn standing(&self) -> Option<Standing> {
        self.standing()
    }

    fn audit(&self) -> Result<(), Imbalance> {
        audit::audit(self)
    }
}

impl kernel::View for View {
    type Game = Marble;
    type Dump = Dump;

    fn viewer(&self) -> Viewer {
        self.hidden.viewer
    }

    fn seats(&self) -> Seats {
        self.open.seats()
    }

    fn scores(&self) -> Scores<Category> {
        self.scores(self.hidden.viewer)
    }

    fn determinize(&self, rng: &mut Rng) -> Marble {
        determinize::determinize(self, rng)
    }

    fn dump(&self) -> Dump {
        dump::dump(self)
    }

    fn from_dump(setup: &Setup<Marble>, viewer: Viewer, dump: &Dump) -> Result<View, DumpError> {
        dump::from_dump(setup, viewer, dump)
    }
}
