//! Produce, C-19.

use kernel::{Seat, Sink};

use super::{turn, unchecked};
use crate::data::Kind;
use crate::event::Event;
use crate::legal;
use crate::state::{City, Phase, Player, Turn};

/// Pays for missing cogs; then every production building works once.
pub fn produce(city: &mut City, seat: Seat, sink: &mut impl Sink<Event>) {
    let Phase::Act(turn) = city.phase else {
        unchecked()
    };
    let (_, free_cogs) = city.free_points(turn.space);
    let paid = legal::produce_price(free_cogs);
    let player = &mut city.players[seat];
    player.coins -= paid;
    let (coins, bricks, influence) = work(player);
    sink.emit(Event::Produced {
        seat,
        paid,
        coins,
        bricks,
        influence,
    });
    turn::go_on(
        city,
        seat,
        Turn {
            produce: false,
            ..turn
        },
        sink,
    );
}

/// Coins, brick tokens and influence tokens that the production buildings bring.
fn work(player: &mut Player) -> (u8, u8, u8) {
    let (mut coins, mut bricks, mut influence) = (0, 0, 0);
    let cells = player.town.occupied();
    for cell in cells.iter() {
        let Some(Kind::Production(gain)) = player.town.card(cell).map(|card| card.kind()) else {
            continue;
        };
        coins += gain.coins;
        influence += gain.influence;
        if gain.brick && player.town.add_brick(cell) {
            bricks += 1;
        }
    }
    player.coins += u16::from(coins);
    player.influence += u16::from(influence);
    (coins, bricks, influence)
}
