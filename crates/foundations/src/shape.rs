//! F-5: the shapes of buildings, their rotations, and placements: a rotation at a spot.
//! A placement is a set of lots; rotations that cover the same lots are one.

use kernel::{Id as _, vocabulary};

use crate::board::STRIDE;
use crate::{Lot, Lots};

vocabulary! {
    /// The outline of a building.
    pub enum Shape: "shape" {
        /// One lot.
        One = "1",
        /// Two in a line.
        I2 = "I2",
        /// Three in a line.
        I3 = "I3",
        /// A corner of three.
        L3 = "L3",
        /// Four in a line.
        I4 = "I4",
        /// Two by two.
        O4 = "O4",
        /// Three in a line and one at the middle.
        T4 = "T4",
        /// Two by three without the middle of a long side.
        U5 = "U5",
        /// Two by three.
        R6 = "R6",
    }
}

/// The most lots of any shape.
pub(crate) const MAX_SIZE: usize = 6;
const ROTATIONS: usize = 22;

impl Shape {
    /// How many lots it covers.
    #[inline]
    pub const fn size(self) -> usize {
        match self {
            Shape::One => 1,
            Shape::I2 => 2,
            Shape::I3 | Shape::L3 => 3,
            Shape::I4 | Shape::O4 | Shape::T4 => 4,
            Shape::U5 => 5,
            Shape::R6 => 6,
        }
    }

    /// The lots of each rotation, the corner of its box at A1.
    pub fn turns(self) -> impl Iterator<Item = Lots> + Clone {
        let (first, end) = self.rotations();
        PATTERNS[first..end]
            .iter()
            .map(|rotation| Lots::from_bits(rotation.pattern))
    }

    /// Its different rotations, as numbers over all shapes.
    const fn rotations(self) -> (usize, usize) {
        RANGES[self.index()]
    }
}

/// The lots of one rotation of each shape, as (column, row) from a corner of its box.
const OUTLINES: [&[(usize, usize)]; 9] = [
    &[(0, 0)],
    &[(0, 0), (0, 1)],
    &[(0, 0), (0, 1), (0, 2)],
    &[(0, 0), (0, 1), (1, 0)],
    &[(0, 0), (0, 1), (0, 2), (0, 3)],
    &[(0, 0), (0, 1), (1, 0), (1, 1)],
    &[(0, 0), (0, 1), (0, 2), (1, 1)],
    &[(0, 0), (0, 1), (0, 2), (1, 0), (1, 2)],
    &[(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2)],
];

/// One rotation: the set of lots with its box in the corner A1.
#[derive(Clone, Copy)]
struct Rotation {
    pattern: u128,
    shape: Shape,
}

const TABLE: ([Rotation; ROTATIONS], [(usize, usize); 9]) = table();
static PATTERNS: [Rotation; ROTATIONS] = TABLE.0;
const RANGES: [(usize, usize); 9] = TABLE.1;

const fn table() -> ([Rotation; ROTATIONS], [(usize, usize); 9]) {
    let mut rotations = [Rotation {
        pattern: 0,
        shape: Shape::One,
    }; ROTATIONS];
    let mut ranges = [(0, 0); 9];
    let mut count = 0;
    let mut shape = 0;
    while shape < 9 {
        let first = count;
        let mut turns = 0;
        while turns < 4 {
            let pattern = turned(OUTLINES[shape], turns);
            if !among(&rotations, first, count, pattern) {
                rotations[count] = Rotation {
                    pattern,
                    shape: Shape::ALL[shape],
                };
                count += 1;
            }
            turns += 1;
        }
        ranges[shape] = (first, count);
        shape += 1;
    }
    assert!(count == ROTATIONS);
    (rotations, ranges)
}

const fn among(rotations: &[Rotation; ROTATIONS], from: usize, to: usize, pattern: u128) -> bool {
    let mut index = from;
    while index < to {
        if rotations[index].pattern == pattern {
            return true;
        }
        index += 1;
    }
    false
}

/// The outline after quarter turns, its box moved to the corner A1.
const fn turned(outline: &[(usize, usize)], turns: usize) -> u128 {
    const FAR: usize = 5;
    let mut cells = [(0, 0); MAX_SIZE];
    let (mut left, mut top) = (usize::MAX, usize::MAX);
    let mut index = 0;
    while index < outline.len() {
        let (column, row) = outline[index];
        let cell = match turns {
            0 => (column, row),
            1 => (FAR - row, column),
            2 => (FAR - column, FAR - row),
            _ => (row, FAR - column),
        };
        cells[index] = cell;
        left = if cell.0 < left { cell.0 } else { left };
        top = if cell.1 < top { cell.1 } else { top };
        index += 1;
    }
    let mut pattern = 0;
    index = 0;
    while index < outline.len() {
        pattern |= 1 << ((cells[index].0 - left) * STRIDE + cells[index].1 - top);
        index += 1;
    }
    pattern
}

/// Where a building stands: a rotation of its shape and the corner of its box. Ordered by
/// rotation, then corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Placement(u16);

impl Placement {
    const CORNER_BITS: u16 = 7;

    const fn new(rotation: usize, corner: usize) -> Placement {
        Placement((rotation as u16) << Placement::CORNER_BITS | corner as u16)
    }

    /// The number of its rotation, and its corner.
    const fn parts(self) -> (usize, usize) {
        let corner = self.0 & ((1 << Placement::CORNER_BITS) - 1);
        ((self.0 >> Placement::CORNER_BITS) as usize, corner as usize)
    }

    const fn rotation(self) -> Rotation {
        PATTERNS[self.parts().0]
    }

    /// The lots it covers.
    #[inline]
    pub const fn footprint(self) -> Lots {
        Lots::from_bits(self.rotation().pattern << self.parts().1)
    }

    /// The shape that stands so.
    pub const fn shape(self) -> Shape {
        self.rotation().shape
    }

    /// The placement that covers exactly these lots, if some shape does.
    pub fn covering(lots: Lots) -> Option<Placement> {
        let column = lots.iter().map(Lot::column).min()?;
        let row = lots.iter().map(Lot::row).min()?;
        let corner = column * STRIDE + row;
        let rotation = PATTERNS
            .iter()
            .position(|known| known.pattern << corner == lots.bits())?;
        Some(Placement::new(rotation, corner))
    }
}

impl std::fmt::Debug for Placement {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Placement({})", self.footprint())
    }
}

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
        if lots.len() < shape.size() {
            return Spots {
                first: 0,
                corners: [Lots::EMPTY; MAX_ROTATIONS],
            };
        }
        Spots::fitting(shape, lots)
    }

    /// The same, for lots that are rarely too few.
    #[inline(always)]
    fn fitting(shape: Shape, lots: Lots) -> Spots {
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
        let found = Spots::fitting(shape, by_size[shape.size()]);
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

/// The cells of each rotation, as distances from the corner of its box.
const CELLS: [[u8; MAX_SIZE]; ROTATIONS] = {
    let mut cells = [[0; MAX_SIZE]; ROTATIONS];
    let mut rotation = 0;
    while rotation < ROTATIONS {
        let mut pattern = TABLE.0[rotation].pattern;
        let mut cell = 0;
        while pattern != 0 {
            cells[rotation][cell] = pattern.trailing_zeros() as u8;
            pattern &= pattern - 1;
            cell += 1;
        }
        rotation += 1;
    }
    cells
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Ground;
    use kernel::Seats;

    #[test]
    fn f5_shapes_have_their_sizes_and_rotations() {
        let sizes: Vec<_> = Shape::ALL.iter().map(|shape| shape.size()).collect();
        assert_eq!(sizes, [1, 2, 3, 3, 4, 4, 4, 5, 6]);
        let turns: Vec<_> = RANGES.iter().map(|(first, end)| end - first).collect();
        assert_eq!(turns, [1, 2, 2, 4, 2, 1, 4, 4, 2]);
    }

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

    #[test]
    fn f5_every_shape_is_its_own_mirror_image() {
        for rotation in &PATTERNS {
            let mirrored = Lots::from_bits(rotation.pattern)
                .iter()
                .map(|lot| Lot::at(5 - lot.column(), lot.row()).unwrap())
                .collect();
            let found = Placement::covering(mirrored).map(Placement::shape);
            assert_eq!(found, Some(rotation.shape));
        }
    }
}
