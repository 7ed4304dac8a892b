//! F-5: the shapes of buildings, their rotations, and placements: a rotation at a spot.
//! A placement is a set of lots; rotations that cover the same lots are one.

use kernel::vocabulary;

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
pub(crate) const ROTATIONS: usize = 22;

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
    pub(crate) const fn rotations(self) -> (usize, usize) {
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
/// The first rotation of each shape, and the one after its last.
pub(crate) const RANGES: [(usize, usize); 9] = TABLE.1;

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

    pub(crate) const fn new(rotation: usize, corner: usize) -> Placement {
        Placement((rotation as u16) << Placement::CORNER_BITS | corner as u16)
    }

    /// The number of its rotation, and its corner.
    pub(crate) const fn parts(self) -> (usize, usize) {
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

/// The cells of each rotation, as distances from the corner of its box.
pub(crate) const CELLS: [[u8; MAX_SIZE]; ROTATIONS] = {
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

    #[test]
    fn f5_shapes_have_their_sizes_and_rotations() {
        let sizes: Vec<_> = Shape::ALL.iter().map(|shape| shape.size()).collect();
        assert_eq!(sizes, [1, 2, 3, 3, 4, 4, 4, 5, 6]);
        let turns: Vec<_> = RANGES.iter().map(|(first, end)| end - first).collect();
        assert_eq!(turns, [1, 2, 2, 4, 2, 1, 4, 4, 2]);
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
