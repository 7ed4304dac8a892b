//! M-2 to M-4: what is printed on the grid, and what any board must hold so that the rules work
//! on it.

use std::fmt;

use kernel::Provenance;

use super::{Aqueduct, Hill};
use crate::grid::{TilePosition, Triangle, Triangles, Vertex};

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

/// Why a board cannot be played on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardFault {
    /// A row does not stand where its word says.
    HillOrder(Hill),
    /// A row does not stand where its word says.
    SpringOrder(Aqueduct),
    /// Two bridges, or a bridge and a hill, on one triangle.
    Crowded(Triangle),
    /// A bridge that does not lie at the border.
    BridgeInland(Triangle),
    /// A hill with a corner that is no site.
    HillAtBorder(Hill),
    /// Two hills with a common corner.
    HillsTouch(Hill, Hill),
    /// A spring that could be a site.
    SpringInland(Aqueduct),
    /// A tile here would begin two aqueducts at once.
    TwoSprings(TilePosition),
}

impl fmt::Display for BoardFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BoardFault::HillOrder(hill) => write!(f, "the {hill} is not in its row"),
            BoardFault::SpringOrder(aqueduct) => write!(f, "{aqueduct} is not in its row"),
            BoardFault::Crowded(triangle) => write!(f, "two things are printed on {triangle}"),
            BoardFault::BridgeInland(triangle) => write!(f, "no river can flow at {triangle}"),
            BoardFault::HillAtBorder(hill) => write!(f, "the {hill} touches the border"),
            BoardFault::HillsTouch(a, b) => write!(f, "{a} and {b} share a corner"),
            BoardFault::SpringInland(aqueduct) => write!(f, "the {aqueduct} spring is a site"),
            BoardFault::TwoSprings(position) => write!(f, "a tile on {position} has two springs"),
        }
    }
}

impl std::error::Error for BoardFault {}

impl Board {
    /// Whether the rules work on this board.
    ///
    /// # Errors
    /// The first thing that would break them.
    pub fn validate(&self) -> Result<(), BoardFault> {
        self.validate_bridges()?;
        self.validate_hills()?;
        self.validate_springs()
    }

    fn validate_bridges(&self) -> Result<(), BoardFault> {
        let mut taken: Triangles = self.hills.iter().map(|place| place.triangle).collect();
        for place in &self.bridges {
            if taken.contains(place.triangle) {
                return Err(BoardFault::Crowded(place.triangle));
            }
            if place
                .triangle
                .corners()
                .iter()
                .all(|corner| corner.is_site())
            {
                return Err(BoardFault::BridgeInland(place.triangle));
            }
            taken.insert(place.triangle);
        }
        Ok(())
    }

    fn validate_hills(&self) -> Result<(), BoardFault> {
        for (index, place) in self.hills.iter().enumerate() {
            let corners = place.triangle.corners();
            if place.hill.index() != index {
                return Err(BoardFault::HillOrder(place.hill));
            }
            if !corners.iter().all(|corner| corner.is_site()) {
                return Err(BoardFault::HillAtBorder(place.hill));
            }
            for other in &self.hills[..index] {
                if other
                    .triangle
                    .corners()
                    .iter()
                    .any(|corner| corners.contains(corner))
                {
                    return Err(BoardFault::HillsTouch(other.hill, place.hill));
                }
            }
        }
        Ok(())
    }

    fn validate_springs(&self) -> Result<(), BoardFault> {
        for (index, place) in self.springs.iter().enumerate() {
            if place.aqueduct.index() != index {
                return Err(BoardFault::SpringOrder(place.aqueduct));
            }
            if place.vertex.is_site() {
                return Err(BoardFault::SpringInland(place.aqueduct));
            }
        }
        let n_springs = |position: TilePosition| {
            let corners = position.corners();
            let at_spring = |place: &&SpringPlace| corners.contains(&place.vertex);
            self.springs.iter().filter(at_spring).count()
        };
        match TilePosition::all().find(|position| n_springs(*position) > 1) {
            Some(position) => Err(BoardFault::TwoSprings(position)),
            None => Ok(()),
        }
    }
}
