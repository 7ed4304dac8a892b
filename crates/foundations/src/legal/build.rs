//! F-9 to F-11: what may be built where.

use arrayvec::ArrayVec;
use kernel::Seat;

use super::{Check, require};
use crate::data::{Ability, Building, Buildings, OWN_BUILDINGS};
use crate::shape::MAX_SIZE;
use crate::spots::{OWN_SHAPES, OwnSpots, Spots, own_shapes};
use crate::{Action, Illegal, Lots, Open, Placement, Shape};

/// Where a seat may build.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Buildable {
    /// F-10: the own lots that a building of each size may use.
    pub by_size: [Lots; MAX_SIZE + 1],
    /// The lots of own buildings that can leave lots over: those of more than one.
    large: Lots,
    /// F-10: how much smaller covered buildings must be: by 1, or not at all.
    smaller_by: usize,
    /// F-11: free lot markers.
    pub markers: usize,
}

impl Open {
    pub(super) fn legal_builds(&self, seat: Seat, ground: &Buildable, out: &mut Vec<Action>) {
        let mut spots = OwnSpots::within(&ground.by_size);
        self.leave_coverable(ground, &mut spots);
        let kinds = placeable(&self.players[seat].tray, &spots);
        // The placements of each shape are looked up once, for all buildings that have it.
        let mut places = ArrayVec::<Placement, MAX_PLACES>::new();
        let mut of_shape = [(0, 0); OWN_SHAPES];
        for shape in own_shapes() {
            if kinds.intersects(SHAPED[shape.index()]) {
                let start = places.len();
                spots.each(*shape, |at| places.push(at));
                of_shape[shape.index()] = (start, places.len());
            }
        }
        for building in kinds {
            let (start, end) = of_shape[building.shape().index()];
            for at in &places[start..end] {
                out.push(Action::Build(building, *at));
            }
        }
        self.each_monument(seat, ground, |monument, spots| {
            spots.each(|at| out.push(Action::Build(monument, at)));
        });
    }

    /// F-11: takes out what leaves too many lots over.
    #[inline]
    pub(crate) fn leave_coverable(&self, ground: &Buildable, spots: &mut OwnSpots) {
        let mut leave = |size: usize, shapes: &[Shape]| {
            if let Some(most) = ground.limit(size) {
                self.retain_coverable(shapes, most, spots);
            }
        };
        if ground.smaller_by == 0 {
            leave(2, &[Shape::I2]);
        }
        leave(3, &[Shape::I3, Shape::L3]);
        leave(4, &[Shape::I4, Shape::O4]);
    }

    /// Leaves the placements of these shapes that cover no more.
    fn retain_coverable(&self, shapes: &[Shape], most: usize, spots: &mut OwnSpots) {
        for shape in shapes {
            spots.retain(*shape, |at| self.covered_size(at.footprint()) <= most);
        }
    }

    /// F-9 to F-11: where this shape may be built.
    pub(super) fn spots(&self, shape: Shape, ground: &Buildable) -> Spots {
        let mut spots = Spots::within(shape, ground.by_size[shape.size()]);
        if let Some(most) = ground.limit(shape.size()) {
            let doubtful = Spots::meeting(shape, ground.large);
            let enough = |at: Placement| self.covered_size(at.footprint()) <= most;
            spots.retain_where(&doubtful, enough);
        }
        spots
    }

    pub(super) fn check_build(&self, seat: Seat, building: Building, at: Placement) -> Check {
        let lots = at.footprint();
        if building.is_monument() {
            require(self.pool.contains(building), Illegal::NotInPool)?;
        } else {
            require(
                self.players[seat].tray[building.index()] > 0,
                Illegal::NotInTray,
            )?;
        }
        require(
            lots.is_subset(self.players[seat].estate.lots),
            Illegal::NotOwned,
        )?;
        let ground = self.ground(seat);
        let usable = ground.by_size[building.size()];
        require(lots.is_subset(usable), Illegal::CoversTooLarge)?;
        require(
            self.covered_size(lots) <= ground.most_covered(building.size()),
            Illegal::TooManyLeftOver,
        )?;
        if building.is_monument() {
            self.check_monument(seat, building, at)?;
        }
        Ok(())
    }

    /// F-10, I7, R11: covered buildings are smaller, or of equal size where that is allowed.
    #[inline]
    pub(crate) fn ground(&self, seat: Seat) -> Buildable {
        let player = &self.players[seat];
        let (lots, equal) = (player.estate.lots, self.may_cover_equal(seat));
        let without = |least: usize| lots - self.city.at_least(least);
        Buildable {
            by_size: if equal {
                std::array::from_fn(|size| without(size + 1))
            } else {
                std::array::from_fn(without)
            },
            large: lots & self.city.at_least(2),
            smaller_by: usize::from(!equal),
            markers: player.free_markers(),
        }
    }

    /// I7, or R11 not yet used in this era.
    #[inline]
    pub(crate) fn may_cover_equal(&self, seat: Seat) -> bool {
        self.turn.rebuild || self.has_once(seat, Ability::CoverEqual)
    }

    /// F-36: the role has this once-per-era ability, still fresh.
    #[inline]
    pub(crate) fn has_once(&self, seat: Seat, ability: Ability) -> bool {
        let player = &self.players[seat];
        !player.role_used && player.ability() == Some(ability)
    }

    /// The lots of all buildings that stand on one of `lots`.
    #[inline]
    fn covered_size(&self, lots: Lots) -> usize {
        let covered = self.city.buildings_on(lots);
        covered.map(|(building, _)| building.size()).sum()
    }

    /// All lots of the buildings that stand on one of `lots`.
    #[inline]
    pub(crate) fn covered_by(&self, lots: Lots) -> Lots {
        self.city
            .buildings_on(lots)
            .fold(Lots::EMPTY, |all, (_, covered)| all | covered)
    }
}

impl Buildable {
    /// F-11: how large the buildings may be together that a building of this size covers. Lots of
    /// theirs that are left over need lot markers; those that this build frees count. So all their
    /// lots must be no more than the free markers and the lots of the new building.
    fn most_covered(&self, size: usize) -> usize {
        self.markers + size
    }

    /// The same, if it could ever be too much: of what is covered of larger buildings at least one
    /// lot is not left over.
    #[inline]
    fn limit(&self, size: usize) -> Option<usize> {
        let (large, most) = (self.by_size[size] & self.large, self.most_covered(size));
        if large.is_empty() || size * (size - self.smaller_by) <= most {
            return None;
        }
        (large.len() > self.markers + 1).then_some(most)
    }
}

/// F-5: the most placements of all own shapes together, by somebody who owns the largest area.
const MAX_PLACES: usize = 100 + 180 + 160 + 324 + 140 + 81;

/// The kinds of buildings that have each of the own shapes.
const SHAPED: [Buildings; OWN_SHAPES] = {
    let mut shaped = [0; OWN_SHAPES];
    let mut index = 0;
    while index < OWN_BUILDINGS {
        shaped[Building::ALL[index].shape().index()] |= 1 << index;
        index += 1;
    }
    let mut sets = [Buildings::EMPTY; OWN_SHAPES];
    let mut shape = 0;
    while shape < OWN_SHAPES {
        sets[shape] = Buildings::from_bits(shaped[shape]);
        shape += 1;
    }
    sets
};

/// The kinds of a tray that have a place.
#[inline]
fn placeable(tray: &[u8; OWN_BUILDINGS], spots: &OwnSpots) -> Buildings {
    let without = own_shapes().iter().filter(|shape| !spots.has(**shape));
    without.fold(kinds_in(tray), |kinds, shape| kinds - SHAPED[shape.index()])
}

/// The kinds of which there is one.
#[inline]
fn kinds_in(tray: &[u8; OWN_BUILDINGS]) -> Buildings {
    let (eights, rest) = tray.as_chunks::<8>();
    let mut last = [0; 8];
    last[..rest.len()].copy_from_slice(rest);
    let masks = [eights[0], eights[1], last].map(mask_of);
    Buildings::from_bits(masks[0] | masks[1] << 8 | masks[2] << 16)
}

/// A bit for each of eight numbers below 128 that is not 0.
#[inline]
fn mask_of(numbers: [u8; 8]) -> u64 {
    const HIGHEST: u64 = 0x8080_8080_8080_8080;
    let carried = u64::from_le_bytes(numbers) + (HIGHEST - (HIGHEST >> 7));
    let not_zero = carried & HIGHEST;
    // Moves the highest bit of each byte to the last byte, in their order.
    (not_zero >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn f5_the_kinds_in_a_tray_are_those_of_which_there_is_one() {
        for pattern in 0..1_u64 << OWN_BUILDINGS {
            if pattern % 997 == 0 || pattern.count_ones() == 1 {
                let count = |index| {
                    if pattern >> index & 1 == 0 {
                        0
                    } else {
                        1 + index as u8 % 2
                    }
                };
                let tray = std::array::from_fn(count);
                assert_eq!(kinds_in(&tray).bits(), pattern);
            }
        }
    }
}
