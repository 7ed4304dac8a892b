//! A seat's lots: how they hang together, where they lie, and whose the land around them is.

use kernel::{Describe, Seat};

use super::Scaled as _;
use super::survey::{Holding, Survey};
use crate::{Foundations, Lots, Neighbors as _};

pub(super) fn lots(game: &Foundations, seat: Seat, own: &Holding, out: &mut impl Describe) {
    let (lots, empty) = (own.estate.lots, own.estate.empty);
    out.count(format_args!("lots"), lots.len(), 20.0);
    out.count(
        format_args!("lots.of-area"),
        lots.len(),
        game.area.lots().len() as f32,
    );
    out.count(format_args!("lots.empty"), empty.len(), 8.0);
    let mut sizes = [0; 3];
    for group in &own.groups {
        keep_largest(&mut sizes, group.len());
    }
    out.count(format_args!("groups"), own.groups.len(), 8.0);
    for (index, size) in sizes.iter().enumerate() {
        out.count(format_args!("group.{}", index + 1), *size, 12.0);
    }
    let mut free = [0; 2];
    for group in empty.groups() {
        keep_largest(&mut free, group.len());
    }
    for (index, size) in free.iter().enumerate() {
        out.count(format_args!("empty-group.{}", index + 1), *size, 6.0);
    }
    let alone = empty - lots_beside(lots);
    out.count(format_args!("lots.empty-alone"), alone.len(), 6.0);
    out.count(
        format_args!("lots.edge"),
        (lots & game.area.edge()).len(),
        8.0,
    );
    out.count(
        format_args!("lots.corners"),
        (lots & game.area.corners()).len(),
        4.0,
    );
    let others = game.players.iter().filter(|(other, _)| *other != seat);
    let most = others.map(|(_, other)| other.estate.lots.len()).max();
    let lead = lots.len() as i32 - most.unwrap_or(0) as i32;
    out.scaled(format_args!("lots.lead"), lead, 8.0);
}

/// The lots, of these too, that have one of these beside them.
fn lots_beside(lots: Lots) -> Lots {
    let bits = lots.bits();
    let stride = crate::board::STRIDE;
    Lots::from_bits(bits << 1 | bits >> 1 | bits << stride | bits >> stride)
}

/// Keeps the largest sizes, the largest first.
fn keep_largest(sizes: &mut [usize], mut size: usize) {
    for own in sizes {
        if size > *own {
            std::mem::swap(own, &mut size);
        }
    }
}

/// F-6: the lots beside own ones by who has them, and what could still come beside own civic
/// buildings.
pub(super) fn neighbors(survey: &Survey, own: &Holding, out: &mut impl Describe) {
    let beside = own.estate.lots.beside();
    let mut part = |name, lots: Lots| {
        out.count(format_args!("beside.{name}"), (beside & lots).len(), 10.0);
    };
    part("market", survey.market);
    part("unknown", survey.unknown);
    part("others-empty", survey.empty - own.estate.empty);
    part("others-built", survey.built - own.estate.built());
    let around = own.civic.beside();
    out.count(
        format_args!("civic.beside-built"),
        (around & survey.built).len(),
        12.0,
    );
    let empty = around & own.estate.empty;
    out.count(format_args!("civic.beside-own-empty"), empty.len(), 6.0);
    let others = (around & survey.empty) - own.estate.empty;
    out.count(format_args!("civic.beside-others-empty"), others.len(), 6.0);
}
