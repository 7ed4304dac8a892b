//! Produce, C-19.

use kernel::{Seat, Sink};

use crate::event::Event;
use crate::legal;
use crate::position::{City, Turn};

impl City {
    /// Pays for missing cogs; then every production building works once.
    pub(crate) fn produce(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        let mut turn: Turn = self.turn();
        let (_, free_cogs) = self.free_points(turn.space);
        let paid = legal::produce_price(free_cogs);
        let player = &mut self.open.players[seat];
        let gain = player.town.production();
        player.coins = player.coins - paid + u16::from(gain.coins);
        player.influence += u16::from(gain.influence);
        player.town.add_bricks(gain.bricks);
        sink.emit(Event::Produced {
            seat,
            paid,
            coins: gain.coins,
            bricks: gain.bricks.len() as u8,
            influence: gain.influence,
        });
        turn.produce = false;
        self.go_on(seat, turn, sink);
    }
}
