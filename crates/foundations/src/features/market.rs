//! What the market offers a seat.

use kernel::{Describe, Seat};

use super::survey::Holding;
use crate::data::{Building, OWN_BUILDINGS, SLOTS};
use crate::legal::own_shapes;
use crate::shape::{OWN_SHAPES, Spots};
use crate::{Foundations, Lots, Neighbors as _, Slot};

/// For each slot: whether the seat can buy it now, the group of own lots that its deed would make,
/// and the own empty lots beside it.
pub(super) fn buys(game: &Foundations, seat: Seat, own: &Holding, out: &mut impl Describe) {
    for slot in Slot::first(SLOTS) {
        let number = slot.index() + 1;
        out.flag(format_args!("buy.{number}"), can_buy(game, seat, slot));
        let beside = game.card_in(slot).and_then(|card| card.lot());
        let beside = beside.map_or(Lots::EMPTY, |lot| lot.alone().beside());
        let joined = own.groups.iter().filter(|group| group.intersects(beside));
        let group: usize = joined.map(|group| group.len()).sum();
        out.count(format_args!("buy.{number}.joins"), group, 12.0);
        let empty = (beside & own.estate.empty).len();
        out.count(format_args!("buy.{number}.empty-beside"), empty, 4.0);
    }
}

fn can_buy(game: &Foundations, seat: Seat, slot: Slot) -> bool {
    let price = game.price(seat, slot);
    game.check_purchase(seat, slot, price).is_ok()
}

/// How many deeds that the seat can buy now would give a shape of its tray a place.
pub(super) fn completes(game: &Foundations, seat: Seat, own: &Holding, out: &mut impl Describe) {
    let wanted = shapes_in_tray(&game.players[seat].tray);
    let mut counts = [0; OWN_SHAPES];
    for slot in Slot::first(SLOTS).filter(|slot| can_buy(game, seat, *slot)) {
        let Some(lot) = game.card_in(slot).and_then(|card| card.lot()) else {
            continue;
        };
        for shape in own_shapes().iter().filter(|shape| wanted[shape.index()]) {
            let ground = own.ground.by_size[shape.size()] | lot.alone();
            let places = Spots::within(*shape, ground);
            let with_it = places.and(&Spots::meeting(*shape, lot.alone()));
            counts[shape.index()] += usize::from(!with_it.is_empty());
        }
    }
    for shape in &own_shapes()[1..] {
        let count = counts[shape.index()];
        out.count(format_args!("completes.{shape}"), count, 3.0);
    }
}

fn shapes_in_tray(tray: &[u8; OWN_BUILDINGS]) -> [bool; OWN_SHAPES] {
    let mut wanted = [false; OWN_SHAPES];
    for (building, left) in Building::own().iter().zip(tray) {
        wanted[building.shape().index()] |= *left > 0;
    }
    wanted
}
