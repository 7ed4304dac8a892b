//! Build, C-20 to C-26. The order is that of C-24: pay; remove a replaced card; lay; stars;
//! effect.

use kernel::{Seat, Sink};

use super::{turn, unchecked};
use crate::data::{Card, Color, Kind};
use crate::event::Event;
use crate::grid::Cell;
use crate::legal;
use crate::memory::UnseenBuild;
use crate::state::{City, Phase, Player, Turn};

/// Builds a card from the hand.
pub fn build(
    city: &mut City,
    seat: Seat,
    card: Card,
    cell: Cell,
    tokens: u8,
    sink: &mut impl Sink<Event>,
) {
    let Phase::Act(turn) = city.phase else {
        unchecked()
    };
    let turn = Turn {
        build: false,
        ..turn
    };
    let (free_bricks, _) = city.free_points(turn.space);
    let coins = legal::build_price(card, free_bricks, tokens);
    let unseen = leave_hand(city, seat, card);
    let player = &mut city.players[seat];
    player.coins -= coins;
    player.town.spend_bricks(tokens, cell);
    let replaced = player.town.card(cell);
    player.town.lay(card, cell);
    city.replaced += u8::from(replaced.is_some());
    sink.emit(Event::Built {
        seat,
        card,
        cell,
        replaced,
        tokens,
        coins,
        unseen,
    });
    take_stars(player, seat, card, cell, sink);
    match card.kind() {
        Kind::Public(Color::Yellow, extra) => {
            let draws = player.town.neighbors(cell) + extra;
            city.phase = Phase::SchoolDeck { turn, draws };
        }
        Kind::Public(color, extra) => {
            work(player, seat, color, extra, cell, sink);
            turn::go_on(city, seat, turn, sink);
        }
        Kind::Production(_) | Kind::Residence(_) | Kind::Aqueduct | Kind::Temple(_) => {
            turn::go_on(city, seat, turn, sink);
        }
    }
}

/// C-27: of two equal cards the one that was seen is built first. Tells whether nobody had seen
/// the card.
fn leave_hand(city: &mut City, seat: Seat, card: Card) -> bool {
    let keeps = city.keeps.len() as u8;
    let player = &mut city.players[seat];
    player.hand.remove(card);
    let unseen = !player.seen.remove(card);
    if unseen {
        city.unseen_builds.push(UnseenBuild { seat, card, keeps });
    }
    unseen
}

/// C-26.
fn take_stars(
    player: &mut Player,
    seat: Seat,
    card: Card,
    cell: Cell,
    sink: &mut impl Sink<Event>,
) {
    let influence = card.data().stars;
    if influence > 0 {
        player.influence += u16::from(influence);
        sink.emit(Event::Gained {
            seat,
            cell,
            coins: 0,
            influence,
            points: 0,
        });
    }
}

/// C-24: a public building works once, for each card beside it.
fn work(
    player: &mut Player,
    seat: Seat,
    color: Color,
    extra: u8,
    cell: Cell,
    sink: &mut impl Sink<Event>,
) {
    let amount = player.town.neighbors(cell) + extra;
    let (mut coins, mut influence, mut points) = (0, 0, 0);
    match color {
        Color::Green => {
            coins = amount;
            player.coins += u16::from(amount);
        }
        Color::Red => {
            influence = amount;
            player.influence += u16::from(amount);
        }
        Color::Blue => {
            points = amount;
            player.town.add_points(cell, amount);
        }
        // The school's work is a decision (C-25).
        Color::Yellow => return,
    }
    sink.emit(Event::Gained {
        seat,
        cell,
        coins,
        influence,
        points,
    });
}
