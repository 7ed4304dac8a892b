//! What the market offers a seat.

use kernel::{Describe, Seat};

use super::survey::Holding;
use crate::data::{Building, OWN_BUILDINGS, SLOTS};
use crate::spots::{OWN_SHAPES, OwnSpots, own_shapes};
use crate::{Foundations, Lots, Neighbors as _, Slot};

/// For each slot: whether the seat can buy it now, the group of own lots that its deed would make,
/// and the own empty lots beside it.
pub(super) fn buys(game: &Foundations, own: &Holding, out: &mut impl Describe) {
    for slot in Slot::first(SLOTS) {
        let number = slot.index() + 1;
        out.flag(format_args!("buy.{number}"), own.can_buy[slot.index()]);
        let beside = deed_in(game, slot).beside();
        let joined = own.groups.iter().filter(|group| group.intersects(beside));
        let group: usize = joined.map(|group| group.len()).sum();
        out.count(format_args!("buy.{number}.joins"), group, 12.0);
        let empty = (beside & own.estate.empty).len();
        out.count(format_args!("buy.{number}.empty-beside"), empty, 4.0);
    }
}

/// The lot of the deed in the slot, if one lies there.
fn deed_in(game: &Foundations, slot: Slot) -> Lots {
    let lot = game.card_in(slot).and_then(|card| card.lot());
    lot.map_or(Lots::EMPTY, |lot| lot.alone())
}

/// How many deeds that the seat can buy now would give a shape of its tray a new place.
pub(super) fn completes(game: &Foundations, seat: Seat, own: &Holding, out: &mut impl Describe) {
    let mut counts = [0; OWN_SHAPES];
    for slot in Slot::first(SLOTS).filter(|slot| own.can_buy[slot.index()]) {
        let lot = deed_in(game, slot);
        if lot.beside().intersects(own.estate.lots) {
            let with_it = OwnSpots::within(&own.ground.by_size.map(|lots| lots | lot));
            for shape in own_shapes() {
                let more = with_it.differs(&own.places, *shape);
                counts[shape.index()] += usize::from(more);
            }
        }
    }
    let wanted = shapes_in_tray(&game.players[seat].tray);
    for shape in &own_shapes()[1..] {
        let index = shape.index();
        let count = if wanted[index] { counts[index] } else { 0 };
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
