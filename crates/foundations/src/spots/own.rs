//! Placements of all shapes of the players' own buildings at once: most of what may be done in a
//! turn, and asked for all the time.

use kernel::Id as _;

use super::{Spots, each_bit};
use crate::shape::{MAX_SIZE, RANGES};
use crate::{Lot, Lots, Placement, Shape};

/// The shapes of the players' own buildings come first among all.
pub(crate) const OWN_SHAPES: usize = 6;
const OWN_ROTATIONS: usize = RANGES[OWN_SHAPES - 1].1;

/// Placements of the shapes of the players' own buildings: the same as [`Spots`] of each, at once.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct OwnSpots {
    corners: [Lots; OWN_ROTATIONS],
}

impl OwnSpots {
    /// Every placement that lies within the lots given for buildings of its size.
    #[inline(always)]
    pub(crate) fn within(by_size: &[Lots; MAX_SIZE + 1]) -> OwnSpots {
        let mut spots = OwnSpots::default();
        // One by one, so that each shape is known when this is compiled.
        spots.fit(Shape::One, by_size);
        spots.fit(Shape::I2, by_size);
        spots.fit(Shape::I3, by_size);
        spots.fit(Shape::L3, by_size);
        spots.fit(Shape::I4, by_size);
        spots.fit(Shape::O4, by_size);
        spots
    }

    #[inline(always)]
    fn fit(&mut self, shape: Shape, by_size: &[Lots; MAX_SIZE + 1]) {
        let (first, end) = shape.rotations();
        let found = Spots::within(shape, by_size[shape.size()]);
        self.corners[first..end].copy_from_slice(&found.corners[..end - first]);
    }

    /// Whether the shape has a placement.
    #[inline]
    pub(crate) fn has(&self, shape: Shape) -> bool {
        let (first, end) = shape.rotations();
        let corners = self.corners[first..end].iter();
        !corners.fold(Lots::EMPTY, |all, own| all | *own).is_empty()
    }

    /// Whether the placements of the shape are others.
    pub(crate) fn differs(&self, other: &OwnSpots, shape: Shape) -> bool {
        let (first, end) = shape.rotations();
        self.corners[first..end] != other.corners[first..end]
    }

    /// How many placements the shape has.
    pub(crate) fn count(&self, shape: Shape) -> usize {
        let (first, end) = shape.rotations();
        self.corners[first..end].iter().map(|own| own.len()).sum()
    }

    /// Hands over each placement of the shape, ascending.
    #[inline]
    pub(crate) fn each(&self, shape: Shape, mut take: impl FnMut(Placement)) {
        let (first, end) = shape.rotations();
        for (index, corners) in self.corners[first..end].iter().enumerate() {
            each_bit(*corners, |corner| {
                take(Placement::new(first + index, corner));
            });
        }
    }

    /// Of the shape's placements leaves only those that `keep` keeps.
    #[inline]
    pub(crate) fn retain(&mut self, shape: Shape, keep: impl Fn(Placement) -> bool) {
        let (first, end) = shape.rotations();
        for rotation in first..end {
            each_bit(self.corners[rotation], |corner| {
                if !keep(Placement::new(rotation, corner)) {
                    self.corners[rotation].remove(Lot::from_index(corner));
                }
            });
        }
    }
}

/// The shapes of the players' own buildings.
pub(crate) fn own_shapes() -> &'static [Shape] {
    &Shape::ALL[..OWN_SHAPES]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lots at random, some denser than others.
    fn random_lots(rng: &mut kernel::Rng) -> Lots {
        let rare = 1 + rng.below(4);
        let all = (0..100).filter_map(|index| Lot::at(index / 10, index % 10));
        all.filter(|_| rng.below(rare + 1) > 0).collect()
    }

    #[test]
    fn f5_all_shapes_at_once_have_the_placements_of_each() {
        let mut rng = kernel::Seed::of_series(5, 0).rng();
        for _ in 0..500 {
            let by_size = std::array::from_fn(|_| random_lots(&mut rng));
            let at_once = OwnSpots::within(&by_size);
            for shape in own_shapes() {
                let each: Vec<_> = Spots::within(*shape, by_size[shape.size()])
                    .iter()
                    .collect();
                let mut listed = Vec::new();
                at_once.each(*shape, |at| listed.push(at));
                assert_eq!(listed, each, "{shape}");
                assert_eq!(at_once.count(*shape), each.len());
                assert_eq!(at_once.has(*shape), !each.is_empty());
            }
        }
    }

    #[test]
    fn f5_what_is_not_kept_is_taken_out() {
        let by_size = [crate::Ground::of(kernel::Seats::new(2).unwrap()).lots(); MAX_SIZE + 1];
        let whole = OwnSpots::within(&by_size);
        let mut some = whole;
        let free = |at: Placement| !at.footprint().contains(Lot::default());
        some.retain(Shape::L3, free);
        assert!(some.differs(&whole, Shape::L3) && !some.differs(&whole, Shape::I3));
        // A corner lot is under three of the four turns of an L.
        assert_eq!(some.count(Shape::L3) + 3, whole.count(Shape::L3));
        some.each(Shape::L3, |at| assert!(free(at)));
    }
}
