//! M-1: the triangular grid. Vertices, triangles, tile positions and edges as small ids, read
//! off the board's coordinates, and which lies beside which. What lies on the grid is elsewhere.

mod ring;
mod tables;
mod text;

pub(crate) use ring::{Columns, RING, RingBits};
pub use text::ParseGridError;

use kernel::{Id, Set};

use tables::GRID;

/// Columns of triangles, from the Tiber in the west to the springs in the east.
pub(crate) const COLUMNS: usize = 12;
/// Triangles of one column.
pub(crate) const ROWS: usize = 15;
/// Vertices of two columns, the short one first: 8 and 9.
const SHORT: usize = ROWS.div_ceil(2);
const TWO_COLUMNS: usize = 2 * SHORT + 1;

pub(crate) const VERTICES: usize = COLUMNS / 2 * TWO_COLUMNS + SHORT;
pub(crate) const TRIANGLES: usize = COLUMNS * ROWS;
pub(crate) const POSITIONS: usize = 251;
pub(crate) const EDGES: usize = 289;

/// A point of the grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Vertex(u8);

/// A triangle of the grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Triangle(u8);

/// A position in the words of the rules: where a tile can lie, two neighbouring triangles. It has
/// the number of the edge they share, the tile's short diagonal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TilePosition(u8);

/// A side of a triangle. Those between two triangles come first, numbered as the positions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edge(u16);

/// Points.
pub type Vertices = Set<Vertex, [u64; 2]>;
/// Triangles.
pub type Triangles = Set<Triangle, [u64; 3]>;
/// Tile positions.
pub type TilePositions = Set<TilePosition, [u64; 4]>;
/// Edges.
pub type Edges = Set<Edge, [u64; 5]>;

/// An edge as seen from one of its ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Spoke {
    pub edge: Edge,
    /// Its other end.
    pub far: Vertex,
}

macro_rules! grid_ids {
    ($($name:ident: $number:ty, $count:expr;)+) => { $(
        impl Id for $name {
            #[inline]
            fn from_index(index: usize) -> $name {
                debug_assert!(index < $count);
                $name(index as $number)
            }

            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl $name {
            /// All of the grid, in canonical order.
            pub fn all() -> impl Iterator<Item = $name> {
                (0..$count).map($name::from_index)
            }
        }
    )+ };
}

grid_ids! {
    Vertex: u8, VERTICES;
    Triangle: u8, TRIANGLES;
    TilePosition: u8, POSITIONS;
    Edge: u16, EDGES;
}

impl Vertex {
    /// The vertex `(j, k)`, if the grid has it.
    pub const fn at(j: usize, k: usize) -> Option<Vertex> {
        if j > COLUMNS || k > ROWS + 1 || (j + k).is_multiple_of(2) {
            return None;
        }
        let column = j / 2 * TWO_COLUMNS + if j % 2 == 1 { SHORT } else { 0 };
        Some(Vertex((column + k / 2) as u8))
    }

    /// The coordinates `(j, k)`; drawn at x = j·√3/2, y = k/2.
    pub const fn coordinates(self) -> (usize, usize) {
        let (pair, rest) = (self.0 as usize / TWO_COLUMNS, self.0 as usize % TWO_COLUMNS);
        if rest < SHORT {
            (2 * pair, 2 * rest + 1)
        } else {
            (2 * pair + 1, 2 * (rest - SHORT))
        }
    }

    /// Whether all six triangles round it are there: a building can stand here (M-28).
    #[inline]
    pub fn is_site(self) -> bool {
        GRID.sites.contains(self)
    }

    /// M-28: whether it is a site, and all six triangles round it are covered.
    #[inline]
    pub fn is_complete(self, covered: Triangles) -> bool {
        self.is_site() && self.triangles().is_subset(covered)
    }

    /// The triangles round it.
    #[inline]
    pub fn triangles(self) -> Triangles {
        GRID.round_vertex[self.index()]
    }

    /// The positions with a corner here.
    #[inline]
    pub fn positions(self) -> TilePositions {
        GRID.at_vertex[self.index()]
    }

    /// The positions whose short diagonal ends here: their tiles fill two triangles round it.
    #[inline]
    pub fn diagonals(self) -> TilePositions {
        GRID.diagonals[self.index()]
    }

    /// The vertices at distance 1.
    #[inline]
    pub fn neighbors(self) -> Vertices {
        GRID.neighbors[self.index()]
    }

    /// The edges that end here.
    #[inline]
    pub(crate) fn spokes(self) -> &'static [Spoke] {
        let index = self.index();
        &GRID.spokes[index][..GRID.degrees[index] as usize]
    }

    /// All sites.
    pub fn sites() -> Vertices {
        GRID.sites
    }
}

impl Triangle {
    /// The triangle `(c, k)`, if the grid has it.
    pub const fn at(c: usize, k: usize) -> Option<Triangle> {
        if c >= COLUMNS || k == 0 || k > ROWS {
            return None;
        }
        Some(Triangle((c * ROWS + k - 1) as u8))
    }

    /// The coordinates `(c, k)`.
    pub const fn coordinates(self) -> (usize, usize) {
        (self.0 as usize / ROWS, self.0 as usize % ROWS + 1)
    }

    /// Its three corners.
    #[inline]
    pub fn corners(self) -> [Vertex; 3] {
        GRID.triangle_corners[self.index()]
    }

    /// The positions that cover it.
    #[inline]
    pub fn positions(self) -> TilePositions {
        GRID.on_triangle[self.index()]
    }

    /// The positions that cover a neighbour of it: one of their sides lies against it (M-17).
    #[inline]
    pub fn beside(self) -> TilePositions {
        GRID.beside_triangle[self.index()]
    }
}

impl TilePosition {
    /// The position that covers both triangles, if they are neighbours.
    pub fn of(a: Triangle, b: Triangle) -> Option<TilePosition> {
        (a != b).then(|| (a.positions() & b.positions()).first())?
    }

    /// The two triangles it covers.
    #[inline]
    pub fn triangles(self) -> [Triangle; 2] {
        GRID.halves[self.index()]
    }

    /// Its four corners: the two ends of the short diagonal, then the two pointed ones.
    #[inline]
    pub fn corners(self) -> [Vertex; 4] {
        GRID.tile_corners[self.index()]
    }

    /// Its four sides.
    #[inline]
    pub fn sides(self) -> Edges {
        GRID.sides[self.index()]
    }

    /// Its short diagonal.
    #[inline]
    pub fn diagonal(self) -> Edge {
        Edge(u16::from(self.0))
    }
}

impl Edge {
    /// The edge between two vertices, if they are neighbours.
    pub fn between(a: Vertex, b: Vertex) -> Option<Edge> {
        let spoke = a.spokes().iter().find(|spoke| spoke.far == b)?;
        Some(spoke.edge)
    }

    /// Its two ends.
    #[inline]
    pub fn ends(self) -> [Vertex; 2] {
        GRID.ends[self.index()]
    }

    /// The position it is the short diagonal of; a border edge has none.
    #[inline]
    pub fn across(self) -> Option<TilePosition> {
        (self.index() < POSITIONS).then_some(TilePosition(self.0 as u8))
    }
}
