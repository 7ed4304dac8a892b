//! M-13, M-21, M-23, M-27: pieces of aqueducts, at springs and later.

use kernel::Sink;

use crate::data::Aqueduct;
use crate::event::Event;
use crate::grid::{Edge, TilePosition, Vertex};
use crate::position::{Marble, Phase};

impl Marble {
    /// Lays the piece, then asks for the next one while it is due and fits.
    pub(crate) fn lay_piece(&mut self, edge: Edge, sink: &mut impl Sink<Event>) {
        let (aqueduct, far) = self.map.continuation(edge).expect("the piece fits");
        let seat = self.active;
        let connected = self.map.connected_by(aqueduct, far);
        self.open.map.extend(aqueduct, far);
        sink.emit(Event::Piece {
            seat,
            aqueduct,
            edge,
        });
        connected.for_each(|fountain| self.gain_coin(fountain, sink));
        match self.phase {
            Phase::Expand { left } => self.ask_next_piece(left - 1, sink),
            Phase::Begin {
                aqueduct,
                left,
                tile,
            } => {
                self.ask_first_piece(aqueduct, left - 1, tile, sink);
            }
            _ => unreachable!("pieces are laid in these phases"),
        }
    }

    /// M-27: a coin for the active player.
    pub(super) fn gain_coin(&mut self, fountain: Vertex, sink: &mut impl Sink<Event>) {
        let seat = self.active;
        self.open.active_player_mut().coins += 1;
        sink.emit(Event::Coin { seat, fountain });
    }

    /// M-13: a second piece is compulsory if any fits then.
    fn ask_next_piece(&mut self, left: u8, sink: &mut impl Sink<Event>) {
        if left > 0 && !self.map.all_extensions().is_empty() {
            self.open.phase = Phase::Expand { left };
        } else {
            self.finish_action(sink);
        }
    }

    /// M-21: each next piece is compulsory while one fits; then the sites (M-19).
    pub(super) fn ask_first_piece(
        &mut self,
        aqueduct: Aqueduct,
        left: u8,
        tile: TilePosition,
        sink: &mut impl Sink<Event>,
    ) {
        if left > 0 && !self.map.extensions(aqueduct).is_empty() {
            self.open.phase = Phase::Begin {
                aqueduct,
                left,
                tile,
            };
        } else {
            self.complete_sites(tile, sink);
        }
    }
}
