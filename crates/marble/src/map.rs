//! What lies on the board: tiles, hills, buildings, fountains and aqueducts, with the sets that
//! say at once where a tile or a piece may go. Whose magistrates stand where is the players'.

use crate::bits::IdSet;
use crate::data::{Aqueduct, ByColor, COLORS, Civic, Color, Hill, PIECES, hill_places};
use crate::grid::{Edge, EdgeSet, Position, PositionSet, Triangle, TriangleSet, Vertex, VertexSet};

/// The line of one aqueduct from its spring; empty until it has begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Path {
    vertices: [Vertex; PIECES + 1],
    len: u8,
}

impl Path {
    fn none() -> Path {
        Path {
            vertices: [Aqueduct::Grey.spring(); PIECES + 1],
            len: 0,
        }
    }

    /// The vertices from the spring to the end.
    #[inline]
    pub fn vertices(&self) -> &[Vertex] {
        &self.vertices[..self.len as usize]
    }

    /// Whether the spring was reached (M-21).
    #[inline]
    pub fn has_begun(&self) -> bool {
        self.len > 0
    }

    /// M-25: all pieces are laid.
    #[inline]
    pub fn is_finished(&self) -> bool {
        self.len as usize > PIECES
    }

    /// Where the next piece continues.
    #[inline]
    pub fn end(&self) -> Option<Vertex> {
        self.vertices().last().copied()
    }

    fn push(&mut self, vertex: Vertex) {
        self.vertices[self.len as usize] = vertex;
        self.len += 1;
    }
}

/// What lies on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Map {
    /// The laid tiles.
    pub(crate) tiles: ByColor<PositionSet>,
    /// Triangles under tiles and drawn hills.
    pub(crate) covered: TriangleSet,
    /// The drawn hills.
    pub(crate) hills: TriangleSet,
    /// Positions that no tile can take any more: covered or closed in part.
    pub(crate) blocked: PositionSet,
    /// Positions with a side against a tile or drawn hill.
    pub(crate) reached: PositionSet,
    /// Sides of laid tiles.
    pub(crate) sides: EdgeSet,
    /// Civic buildings by the colour of their type.
    pub(crate) buildings: ByColor<VertexSet>,
    /// Fountains.
    pub(crate) fountains: VertexSet,
    /// The aqueducts, in the order of their words.
    pub(crate) paths: [Path; 3],
    /// Every vertex of every path.
    pub(crate) channels: VertexSet,
}

impl Map {
    /// The empty board with the drawn hills; closed hill places are never covered (M-40).
    pub(crate) fn new(drawn: &[Hill], unused_hills: bool) -> Map {
        let mut map = Map {
            tiles: ByColor::default(),
            covered: IdSet::EMPTY,
            hills: drawn.iter().map(|hill| hill.triangle()).collect(),
            blocked: IdSet::EMPTY,
            reached: IdSet::EMPTY,
            sides: IdSet::EMPTY,
            buildings: ByColor::default(),
            fountains: IdSet::EMPTY,
            paths: [Path::none(); 3],
            channels: IdSet::EMPTY,
        };
        map.hills.iter().for_each(|triangle| map.cover(triangle));
        if !unused_hills {
            hill_places().for_each(|triangle| map.blocked |= *triangle.positions());
        }
        map
    }

    fn cover(&mut self, triangle: Triangle) {
        self.covered.insert(triangle);
        self.blocked |= *triangle.positions();
        self.reached |= *triangle.beside();
    }

    /// M-16 to M-18: where a tile may be laid.
    #[inline]
    pub fn places(&self) -> PositionSet {
        self.reached - self.blocked
    }

    /// Lays a tile.
    pub(crate) fn lay(&mut self, color: Color, position: Position) {
        self.tiles[color].insert(position);
        self.sides |= *position.sides();
        position
            .triangles()
            .iter()
            .for_each(|triangle| self.cover(*triangle));
    }

    /// All laid tiles.
    #[inline]
    pub fn laid(&self) -> PositionSet {
        let [red, yellow, green, blue] = self.tiles.0;
        red | yellow | green | blue
    }

    /// The colour of the tile laid exactly here.
    pub fn color_of(&self, position: Position) -> Option<Color> {
        let mut colors = self.tiles.iter();
        colors
            .find(|(_, tiles)| tiles.contains(position))
            .map(|(color, _)| color)
    }

    /// M-28: all six triangles round the vertex are covered.
    #[inline]
    pub fn is_complete(&self, vertex: Vertex) -> bool {
        vertex.is_site() && vertex.triangles().is_subset(&self.covered)
    }

    /// M-29: the type of a complete site. Of six triangles, a tile whose short diagonal ends
    /// here fills two with one corner.
    #[inline]
    pub fn civic_at(&self, site: Vertex, hill_corners: bool) -> Civic {
        let doubled = (self.laid() & *site.diagonals()).len();
        let hills = (self.hills & *site.triangles()).len();
        let structures = 6 - doubled - if hill_corners { 0 } else { hills };
        let row = COLORS
            .iter()
            .find(|row| row.structures as usize == structures);
        row.expect("three to six corners meet at a complete site")
            .civic
    }

    /// The path of an aqueduct.
    #[inline]
    pub fn path(&self, aqueduct: Aqueduct) -> &Path {
        &self.paths[aqueduct.index()]
    }

    /// M-22 to M-25: the edges where the next piece of the aqueduct fits.
    pub fn extensions(&self, aqueduct: Aqueduct) -> EdgeSet {
        let path = self.path(aqueduct);
        let mut edges = EdgeSet::EMPTY;
        if let Some(end) = path.end()
            && !path.is_finished()
        {
            for spoke in end.spokes() {
                if self.sides.contains(spoke.edge) && !self.channels.contains(spoke.far) {
                    edges.insert(spoke.edge);
                }
            }
        }
        edges
    }

    /// M-13: the edges where a piece of any begun aqueduct fits.
    pub fn all_extensions(&self) -> EdgeSet {
        let mut edges = EdgeSet::EMPTY;
        for aqueduct in Aqueduct::ALL {
            edges |= self.extensions(*aqueduct);
        }
        edges
    }

    /// M-13: whether a piece of any begun aqueduct fits.
    pub fn can_extend(&self) -> bool {
        !self.all_extensions().is_empty()
    }

    /// The aqueduct that a piece on this edge continues, and the vertex it newly reaches.
    pub fn continuation(&self, edge: Edge) -> Option<(Aqueduct, Vertex)> {
        let [a, b] = edge.ends();
        Aqueduct::ALL.iter().find_map(|aqueduct| {
            let far = match self.path(*aqueduct).end()? {
                end if end == a => b,
                end if end == b => a,
                _ => return None,
            };
            self.extensions(*aqueduct)
                .contains(edge)
                .then_some((*aqueduct, far))
        })
    }

    /// M-21: the spring is on the path from now on.
    pub(crate) fn begin(&mut self, aqueduct: Aqueduct) {
        self.extend(aqueduct, aqueduct.spring());
    }

    /// Continues the aqueduct to this vertex.
    pub(crate) fn extend(&mut self, aqueduct: Aqueduct, far: Vertex) {
        self.paths[aqueduct.index()].push(far);
        self.channels.insert(far);
    }
}
