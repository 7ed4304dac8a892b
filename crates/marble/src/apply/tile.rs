//! M-15 to M-20: laying a tile, and the order of what it sets off.

use kernel::Sink;

use crate::data::{Aqueduct, FIRST_PIECES, bridge_places};
use crate::event::Event;
use crate::grid::Position;
use crate::state::{Marble, Phase};

impl Marble {
    /// M-15: the tile lies; a magistrate is asked for only if the hand has one.
    pub(super) fn lay(&mut self, position: Position, sink: &mut impl Sink<Event>) {
        let Phase::Position { color } = self.phase else {
            unreachable!("a tile is laid after its color was chosen");
        };
        let seat = self.active;
        self.active_player_mut().hand[color] -= 1;
        self.map.lay(color, position);
        sink.emit(Event::Laid {
            seat,
            color,
            position,
        });
        if self.active_player().magistrates > 0 {
            self.phase = Phase::Magistrate { tile: position };
        } else {
            self.settle(position, sink);
        }
    }

    /// The tile that is asked about.
    pub(super) fn tile_in_question(&self) -> Position {
        let Phase::Magistrate { tile } = self.phase else {
            unreachable!("a magistrate is asked for after a tile was laid");
        };
        tile
    }

    /// M-15: a magistrate from the hand goes on the tile.
    pub(super) fn post(&mut self, sink: &mut impl Sink<Event>) {
        let (seat, position) = (self.active, self.tile_in_question());
        let player = self.active_player_mut();
        player.magistrates -= 1;
        player.posted.insert(position);
        sink.emit(Event::Posted { seat, position });
        self.settle(position, sink);
    }

    /// M-19: after tile and magistrate come bridge, new aqueduct, then sites.
    pub(super) fn settle(&mut self, tile: Position, sink: &mut impl Sink<Event>) {
        self.take_bridge(tile, sink);
        match self.spring_reached(tile) {
            Some(aqueduct) => {
                let seat = self.active;
                self.map.begin(aqueduct);
                sink.emit(Event::Began { seat, aqueduct });
                self.ask_first_piece(aqueduct, FIRST_PIECES, tile, sink);
            }
            None => self.complete_sites(tile, sink),
        }
    }

    /// M-20: the bridge tile of a covered place goes to the active player.
    fn take_bridge(&mut self, tile: Position, sink: &mut impl Sink<Event>) {
        let triangles = tile.triangles();
        for (index, place) in bridge_places().enumerate() {
            if triangles.contains(&place) {
                let (seat, value) = (self.active, Some(self.bridges.values[index]));
                self.bridges.owners[index] = Some(seat);
                sink.emit(Event::Bridge { seat, place, value });
            }
        }
    }

    /// M-21: the aqueduct not yet begun whose spring is a corner of the tile.
    fn spring_reached(&self, tile: Position) -> Option<Aqueduct> {
        let corners = tile.corners();
        let mut aqueducts = Aqueduct::ALL.iter().copied();
        aqueducts.find(|aqueduct| {
            corners.contains(&aqueduct.spring()) && !self.map.path(*aqueduct).has_begun()
        })
    }
}
