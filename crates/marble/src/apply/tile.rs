//! M-15 to M-20: laying a tile, and the order of what it sets off.

use kernel::Sink;

use crate::data::{BOARD, FIRST_PIECES};
use crate::event::Event;
use crate::grid::TilePosition;
use crate::position::{Marble, Phase};

impl Marble {
    /// M-15: the tile lies; a magistrate is asked for only if the hand has one.
    pub(crate) fn lay(&mut self, position: TilePosition, sink: &mut impl Sink<Event>) {
        let Phase::Position { color } = self.phase else {
            unreachable!("a tile is laid after its color was chosen");
        };
        let seat = self.active;
        self.open.active_player_mut().hand[color] -= 1;
        self.open.map.lay(color, position);
        sink.emit(Event::Laid {
            seat,
            color,
            position,
        });
        if self.active_player().magistrates > 0 {
            self.open.phase = Phase::Magistrate { tile: position };
        } else {
            self.settle(position, sink);
        }
    }

    /// M-15: a magistrate from the hand goes on the tile, or none.
    pub(crate) fn post(&mut self, with: bool, sink: &mut impl Sink<Event>) {
        let Phase::Magistrate { tile: position } = self.phase else {
            unreachable!("a magistrate is asked for after a tile was laid");
        };
        if with {
            let seat = self.active;
            let player = self.open.active_player_mut();
            player.magistrates -= 1;
            player.posted.insert(position);
            sink.emit(Event::Posted { seat, position });
        }
        self.settle(position, sink);
    }

    /// M-19: after tile and magistrate come bridge, new aqueduct, then sites.
    fn settle(&mut self, tile: TilePosition, sink: &mut impl Sink<Event>) {
        self.take_bridge(tile, sink);
        match self.spring_at(tile) {
            Some(aqueduct) => {
                let seat = self.active;
                self.open.map.extend(aqueduct, aqueduct.spring());
                sink.emit(Event::Began { seat, aqueduct });
                self.ask_first_piece(aqueduct, FIRST_PIECES, tile, sink);
            }
            None => self.complete_sites(tile, sink),
        }
    }

    /// M-20: the bridge tile of a covered place goes to the active player.
    fn take_bridge(&mut self, tile: TilePosition, sink: &mut impl Sink<Event>) {
        if let Some(index) = self.bridge_under(tile) {
            let (seat, value) = (self.active, Some(self.hidden.bridges[index]));
            let place = BOARD.bridges[index].triangle;
            self.open.bridge_owners[index] = Some(seat);
            sink.emit(Event::Bridge { seat, place, value });
        }
    }
}
