//! Does what was decided. One file per concept, in the order of the rules; here the decision is
//! handed to the one that knows it.

mod aqueduct;
mod site;
mod tile;
mod turn;

use kernel::{Seat, Sink};

use crate::action::{Action, Kind};
use crate::data::NEXT_PIECES;
use crate::event::Event;
use crate::state::{Marble, Phase};

impl Marble {
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action, sink: &mut impl Sink<Event>) {
        debug_assert_eq!(self.check_action(seat, action), Ok(()), "{action}");
        match action {
            Action::Choose(kind) => self.begin_action(kind),
            Action::Pass => self.pass(sink),
            Action::Spend(color) => self.spend(color, sink),
            Action::End => self.end_turn(sink),
            Action::Take(tiles) => self.draw(tiles, sink),
            Action::Fetch(position) => self.recall(position, sink),
            Action::Tile(color) => self.phase = Phase::Position { color },
            Action::Lay(position) => self.lay(position, sink),
            Action::With => self.post(sink),
            Action::Without => self.settle(self.tile_in_question(), sink),
            Action::Piece(edge) => self.lay_piece(edge, sink),
            Action::Resolve(site) => self.resolve(site, self.waiting(), sink),
            Action::Move(position) => self.leave(position, sink),
            Action::Stay => self.ask_next(self.leaving(), sink),
        }
    }

    fn begin_action(&mut self, kind: Kind) {
        self.phase = match kind {
            Kind::Draw => Phase::Draw,
            Kind::Expand => Phase::Expand { left: NEXT_PIECES },
            Kind::Recall => Phase::Recall,
            Kind::Play => Phase::Color,
        };
    }
}
