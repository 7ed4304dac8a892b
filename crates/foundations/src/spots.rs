//! F-5: where shapes may stand: sets of placements of one shape, or of all of a player's shapes.

mod own;

pub(crate) use own::{OWN_SHAPES, OwnSpots, own_shapes};

use kernel::Id as _;

use crate::shape::{CELLS, RANGES};
use crate::{Lot, Lots, Placement, Shape};

/// Placements of one shape: for each of its rotations the corners where it may stand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spots {
    first: usize,
    corners: [Lots; MAX_ROTATIONS],
}

/// The most rotations of one shape.
const MAX_ROTATIONS: usize = 4;

impl Spots {
    /// Every placement of the shape that lies within `lots`.
    #[inline(always)]
    pub(crate) fn within(shape: Shape, lots: Lots) -> Spots {
        Spots::corners(shape, lots, u128::MAX, |all, cell| all & cell)
    }

    /// Every corner at which the shape would cover one of `lots`, be the rest where it may.
    #[inline]
    pub(crate) fn meeting(shape: Shape, lots: Lots) -> Spots {
        Spots::corners(shape, lots, 0, |all, cell| all | cell)
    }

    /// What the cells of each rotation say together.
    #[inline(always)]
    fn corners(shape: Shape, lots: Lots, start: u128, join: impl Fn(u128, u128) -> u128) -> Spots {
        let corners = match shape {
            Shape::One => corners_of::<1, 1>(0, lots, start, join),
            Shape::I2 => corners_of::<2, 2>(const { RANGES[1].0 }, lots, start, join),
            Shape::I3 => corners_of::<3, 2>(const { RANGES[2].0 }, lots, start, join),
            Shape::L3 => corners_of::<3, 4>(const { RANGES[3].0 }, lots, start, join),
            Shape::I4 => corners_of::<4, 2>(const { RANGES[4].0 }, lots, start, join),
            Shape::O4 => corners_of::<4, 1>(const { RANGES[5].0 }, lots, start, join),
            Shape::T4 => corners_of::<4, 4>(const { RANGES[6].0 }, lots, start, join),
            Shape::U5 => corners_of::<5, 4>(const { RANGES[7].0 }, lots, start, join),
            Shape::R6 => corners_of::<6, 2>(const { RANGES[8].0 }, lots, start, join),
        };
        Spots {
            first: shape.rotations().0,
            corners,
        }
    }

    /// The placements of both.
    pub(crate) fn and(&self, other: &Spots) -> Spots {
        let corners = std::array::from_fn(|turn| self.corners[turn] & other.corners[turn]);
        Spots {
            first: self.first,
            corners,
        }
    }

    /// The placements, ascending.
    #[inline]
    pub(crate) fn iter(&self) -> impl Iterator<Item = Placement> + use<> {
        let first = self.first;
        self.corners
            .into_iter()
            .enumerate()
            .flat_map(move |(index, corners)| {
                corners
                    .iter()
                    .map(move |corner| Placement::new(first + index, corner.index()))
            })
    }

    /// Hands over each placement, ascending: the fast way for long lists.
    #[inline]
    pub(crate) fn each(&self, mut take: impl FnMut(Placement)) {
        for (index, corners) in self.corners.iter().enumerate() {
            each_bit(*corners, |corner| {
                take(Placement::new(self.first + index, corner));
            });
        }
    }

    /// Of the placements that are also in `doubtful` leaves only those that `keep` keeps.
    #[inline]
    pub(crate) fn retain_where(&mut self, doubtful: &Spots, keep: impl Fn(Placement) -> bool) {
        self.and(doubtful).each(|at| {
            if !keep(at) {
                let (rotation, corner) = at.parts();
                self.corners[rotation - self.first].remove(Lot::from_index(corner));
            }
        });
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.corners.iter().all(|corners| corners.is_empty())
    }
}

/// Goes through a set word by word, which is faster than bit by bit.
#[inline]
fn each_bit(lots: Lots, mut take: impl FnMut(usize)) {
    let bits = lots.bits();
    for (mut word, base) in [(bits as u64, 0), ((bits >> 64) as u64, 64)] {
        while word != 0 {
            take(base + word.trailing_zeros() as usize);
            word &= word - 1;
        }
    }
}

/// For each corner what the cells of a rotation of `SIZE` lots say together: all corners at once,
/// as the cells of a shape never leave a column without touching the gap between columns. The
/// numbers are known when this is compiled, so that every shift is by a constant.
#[inline(always)]
fn corners_of<const SIZE: usize, const TURNS: usize>(
    first: usize,
    lots: Lots,
    start: u128,
    join: impl Fn(u128, u128) -> u128,
) -> [Lots; MAX_ROTATIONS] {
    let mut corners = [Lots::EMPTY; MAX_ROTATIONS];
    for (own, cells) in corners[..TURNS].iter_mut().zip(&CELLS[first..]) {
        let cells = cells[..SIZE].iter().map(|cell| lots.bits() >> cell);
        *own = Lots::from_bits(cells.fold(start, &join));
    }
    corners
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Ground;
    use kernel::Seats;

    #[test]
    fn f5_placements_of_each_area_are_counted() {
        let count = |seats, shape| {
            let area = Ground::of(Seats::new(seats).unwrap());
            Spots::within(shape, area.lots()).iter().count()
        };
        let per_area = |seats| {
            Shape::ALL
                .iter()
                .map(|shape| count(seats, *shape))
                .collect::<Vec<_>>()
        };
        assert_eq!(per_area(2), [49, 84, 70, 144, 56, 36, 120, 120, 60]);
        assert_eq!(per_area(5), [100, 180, 160, 324, 140, 81, 288, 288, 144]);
    }

    #[test]
    fn f5_a_placement_is_its_set_of_lots() {
        let area = Ground::of(Seats::new(5).unwrap());
        for shape in Shape::ALL {
            let mut last = None;
            for placement in Spots::within(*shape, area.lots()).iter() {
                let lots = placement.footprint();
                assert_eq!(lots.len(), shape.size());
                assert!(lots.is_subset(area.lots()));
                assert_eq!(Placement::covering(lots), Some(placement));
                assert_eq!(placement.shape(), *shape);
                assert!(last < Some(placement), "ascending and unique");
                last = Some(placement);
            }
        }
        assert_eq!(Placement::covering("A1+B2".parse().unwrap()), None);
        assert_eq!(Placement::covering(Lots::EMPTY), None);
    }
}
