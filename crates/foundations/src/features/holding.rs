//! What a seat has: silver, markers, buildings in the tray and on the board.

use kernel::{Describe, Seat};

use super::Scaled as _;
use super::survey::{Holding, SIZES};
use crate::Foundations;
use crate::data::{Building, BuildingType, MONUMENT_MARKERS};

pub(super) fn silver(game: &Foundations, seat: Seat, own: &Holding, out: &mut impl Describe) {
    let player = &game.players[seat];
    let others = game.players.iter().filter(|(other, _)| *other != seat);
    let most = others.map(|(_, other)| other.silver).max().unwrap_or(0);
    out.scaled(format_args!("silver"), player.silver, 20.0);
    out.scaled(
        format_args!("silver.first-ten"),
        player.silver.min(10),
        10.0,
    );
    out.scaled(format_args!("silver.lead"), player.silver - most, 20.0);
    out.scaled(format_args!("silver.on-buildings"), own.silver, 10.0);
    out.scaled(format_args!("income"), own.income, 15.0);
    out.count(format_args!("lot-markers"), player.free_markers(), 8.0);
}

/// F-5: the part of each kind that is still in the tray.
pub(super) fn supply(game: &Foundations, seat: Seat, out: &mut impl Describe) {
    let tray = &game.players[seat].tray;
    for (building, left) in Building::own().iter().zip(tray) {
        let all = building.row().count;
        out.count(format_args!("tray.{building}"), (*left).into(), all.into());
    }
}

/// Monuments count for their type and size.
pub(super) fn placed(own: &Holding, out: &mut impl Describe) {
    for building_type in BuildingType::ALL {
        let by_size = own.buildings[building_type.index()];
        for (index, count) in by_size.iter().enumerate().take(SIZES) {
            let size = index + 1;
            out.count(
                format_args!("built.{building_type}.{size}"),
                (*count).into(),
                3.0,
            );
        }
        let all = by_size.iter().sum::<u8>().into();
        out.count(format_args!("built.{building_type}"), all, 6.0);
    }
    let monuments = own.monuments.into();
    out.count(
        format_args!("built.monuments"),
        monuments,
        MONUMENT_MARKERS as f32,
    );
}
