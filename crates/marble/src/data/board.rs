//! M-2 to M-4: what is printed on the grid.

use kernel::Provenance;

use super::{Aqueduct, Hill};
use crate::grid::{Triangle, Vertex};

/// A triangle at the Tiber where a bridge tile lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BridgePlace {
    /// The triangle.
    pub triangle: Triangle,
    /// Where the row comes from.
    pub provenance: Provenance,
}

/// A triangle where a hill can lie.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HillPlace {
    /// The hill.
    pub hill: Hill,
    /// The triangle.
    pub triangle: Triangle,
    /// Where the row comes from.
    pub provenance: Provenance,
}

/// A vertex where an aqueduct begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SpringPlace {
    /// The aqueduct.
    pub aqueduct: Aqueduct,
    /// The vertex.
    pub vertex: Vertex,
    /// Where the row comes from.
    pub provenance: Provenance,
}

/// What is printed on the grid. Hills and springs stand in the order of their words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// M-2, from north to south.
    pub bridges: [BridgePlace; 7],
    /// M-3.
    pub hills: [HillPlace; 7],
    /// M-4.
    pub springs: [SpringPlace; 3],
}

/// The board of M-1 to M-4.
#[rustfmt::skip]
pub static BOARD: Board = Board {
    bridges: [
        BridgePlace { triangle: triangle(0,  2), provenance: Provenance::House },
        BridgePlace { triangle: triangle(0,  4), provenance: Provenance::House },
        BridgePlace { triangle: triangle(0,  6), provenance: Provenance::House },
        BridgePlace { triangle: triangle(0,  8), provenance: Provenance::House },
        BridgePlace { triangle: triangle(0, 10), provenance: Provenance::House },
        BridgePlace { triangle: triangle(0, 12), provenance: Provenance::House },
        BridgePlace { triangle: triangle(0, 14), provenance: Provenance::House },
    ],
    hills: [
        HillPlace { hill: Hill::Quirinal,   triangle: triangle(4,  4), provenance: Provenance::House },
        HillPlace { hill: Hill::Viminal,    triangle: triangle(7,  3), provenance: Provenance::House },
        HillPlace { hill: Hill::Esquiline,  triangle: triangle(9,  6), provenance: Provenance::House },
        HillPlace { hill: Hill::Capitoline, triangle: triangle(3,  8), provenance: Provenance::House },
        HillPlace { hill: Hill::Palatine,   triangle: triangle(6,  8), provenance: Provenance::House },
        HillPlace { hill: Hill::Caelian,    triangle: triangle(8, 11), provenance: Provenance::House },
        HillPlace { hill: Hill::Aventine,   triangle: triangle(4, 12), provenance: Provenance::House },
    ],
    springs: [
        SpringPlace { aqueduct: Aqueduct::Grey,  vertex: vertex(12,  3), provenance: Provenance::House },
        SpringPlace { aqueduct: Aqueduct::Brown, vertex: vertex(12,  9), provenance: Provenance::House },
        SpringPlace { aqueduct: Aqueduct::White, vertex: vertex(12, 13), provenance: Provenance::House },
    ],
};

const fn triangle(c: usize, k: usize) -> Triangle {
    Triangle::at(c, k).expect("the board lies on the grid")
}

const fn vertex(j: usize, k: usize) -> Vertex {
    Vertex::at(j, k).expect("the board lies on the grid")
}

impl Hill {
    /// Its place on the board.
    #[inline]
    pub fn triangle(self) -> Triangle {
        BOARD.hills[self.index()].triangle
    }
}

impl Aqueduct {
    /// Its spring on the board.
    #[inline]
    pub fn spring(self) -> Vertex {
        BOARD.springs[self.index()].vertex
    }
}

/// The triangles of all bridges.
pub fn bridge_places() -> impl Iterator<Item = Triangle> {
    BOARD.bridges.iter().map(|place| place.triangle)
}

/// The triangles of all hills, drawn or not.
pub fn hill_places() -> impl Iterator<Item = Triangle> {
    BOARD.hills.iter().map(|place| place.triangle)
}
