//! What lies on the board: tiles, hills, buildings, fountains and aqueducts, with the sets that
//! say at once where a tile or a piece may go. Whose magistrates stand where is the players'.

use kernel::Pile;

use crate::data::{Aqueduct, ByColor, Color, Hill, PIECES, hill_places};
use crate::grid::{
    Edge, Edges, Spoke, TilePosition, TilePositions, Triangle, Triangles, Vertex, Vertices,
};
use crate::options::HillCorners;

/// What lies on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Map {
    /// The laid tiles.
    pub tiles: ByColor<TilePositions>,
    /// Triangles under tiles and drawn hills.
    pub(crate) covered: Triangles,
    /// The drawn hills.
    pub hills: Triangles,
    /// Positions that no tile can take any more: covered or closed in part.
    pub(crate) blocked: TilePositions,
    /// Positions with a side against a tile or drawn hill.
    pub(crate) reached: TilePositions,
    /// Sides of laid tiles.
    pub(crate) sides: Edges,
    /// Civic buildings by the colour of their type.
    pub buildings: ByColor<Vertices>,
    /// Fountains.
    pub fountains: Vertices,
    /// The aqueducts from their springs, in the order of their words; empty until they begin.
    paths: [Pile<Vertex, { PIECES + 1 }>; 3],
    /// Every vertex of every path.
    pub channels: Vertices,
    /// Aqueducts on whose end a fountain was built that has not brought its coin (M-27).
    pub(crate) coins_due: [bool; 3],
}

impl Map {
    /// The empty board with the drawn hills; closed hill places are never covered (M-40).
    pub(crate) fn new(drawn: &[Hill], unused_hills: bool) -> Map {
        let mut map = Map {
            tiles: ByColor::default(),
            covered: Triangles::EMPTY,
            hills: drawn.iter().map(|hill| hill.triangle()).collect(),
            blocked: TilePositions::EMPTY,
            reached: TilePositions::EMPTY,
            sides: Edges::EMPTY,
            buildings: ByColor::default(),
            fountains: Vertices::EMPTY,
            paths: Default::default(),
            channels: Vertices::EMPTY,
            coins_due: [false; 3],
        };
        map.hills.iter().for_each(|triangle| map.cover(triangle));
        map.close(unused_hills);
        map
    }

    /// M-40: where unused hill places are closed, no tile can take them.
    fn close(&mut self, unused_hills: bool) {
        for triangle in self.barred(unused_hills) - self.covered {
            self.blocked |= triangle.positions();
        }
    }

    /// M-16, M-40: the triangles that no tile can cover.
    #[inline]
    pub(crate) fn barred(&self, unused_hills: bool) -> Triangles {
        if unused_hills {
            self.covered
        } else {
            self.covered | hill_places().collect()
        }
    }

    fn cover(&mut self, triangle: Triangle) {
        self.covered.insert(triangle);
        self.blocked |= triangle.positions();
        self.reached |= triangle.beside();
    }

    /// M-16, M-17, M-18: where a tile may be laid.
    #[inline]
    pub fn places(&self) -> TilePositions {
        self.reached - self.blocked
    }

    /// Where a tile that lies here could lie instead: the places without it.
    pub fn places_without(&self, tile: TilePosition, unused_hills: bool) -> TilePositions {
        let mut before = Map {
            covered: Triangles::EMPTY,
            blocked: TilePositions::EMPTY,
            reached: TilePositions::EMPTY,
            ..*self
        };
        let lies = |triangle: &Triangle| !tile.triangles().contains(triangle);
        self.covered
            .iter()
            .filter(lies)
            .for_each(|one| before.cover(one));
        before.close(unused_hills);
        before.places()
    }

    pub(crate) fn lay(&mut self, color: Color, position: TilePosition) {
        self.tiles[color].insert(position);
        self.sides |= position.sides();
        let triangles = position.triangles();
        triangles.iter().for_each(|triangle| self.cover(*triangle));
    }

    /// All laid tiles.
    #[inline]
    pub fn laid(&self) -> TilePositions {
        let [red, yellow, green, blue] = self.tiles.0;
        red | yellow | green | blue
    }

    /// The colour of the tile laid exactly here.
    pub fn color_of(&self, position: TilePosition) -> Option<Color> {
        let mut tiles = self.tiles.iter();
        Some(tiles.find(|(_, tiles)| tiles.contains(position))?.0)
    }

    /// M-28: the triangles that complete a site. Where hills have no sites (M-29), a drawn hill
    /// leaves its place open for ever.
    #[inline]
    pub(crate) fn filled(&self, hill_corners: HillCorners) -> Triangles {
        match hill_corners {
            HillCorners::None | HillCorners::Structure => self.covered,
            HillCorners::NoSite => self.covered - self.hills,
        }
    }

    /// All civic buildings.
    pub fn all_buildings(&self) -> Vertices {
        let [red, yellow, green, blue] = self.buildings.0;
        red | yellow | green | blue
    }

    /// The aqueduct's vertices from its spring to its end; none before it begins (M-21).
    #[inline]
    pub fn path(&self, aqueduct: Aqueduct) -> &[Vertex] {
        self.paths[aqueduct.index()].as_slice()
    }

    /// The aqueduct's pieces not yet laid; with none left it is finished (M-25).
    #[inline]
    pub fn pieces_left(&self, aqueduct: Aqueduct) -> usize {
        PIECES - self.path(aqueduct).len().saturating_sub(1)
    }

    /// The edges where the next piece of the aqueduct fits: at its end (M-23) while pieces are left
    /// (M-25), along a side of a laid tile (M-22), to a vertex that no aqueduct has reached (M-24).
    #[inline]
    pub fn extensions(&self, aqueduct: Aqueduct) -> Edges {
        let mut edges = Edges::EMPTY;
        if let Some(end) = self.path(aqueduct).last()
            && self.pieces_left(aqueduct) > 0
        {
            self.ways_on(*end).for_each(|way| edges.insert(way.edge));
        }
        edges
    }

    /// M-22, M-24: where a piece could lead on from a vertex, if a line ended there.
    #[inline]
    pub(crate) fn ways_on(&self, end: Vertex) -> impl Iterator<Item = &'static Spoke> {
        let spokes = end.spokes().iter();
        spokes.filter(|spoke| !self.channels.contains(spoke.far) && self.sides.contains(spoke.edge))
    }

    /// The vertices that the next piece of any begun aqueduct can reach, and those that two
    /// pieces can.
    pub(crate) fn in_reach(&self) -> [Vertices; 2] {
        let (mut one, mut two) = (Vertices::EMPTY, Vertices::EMPTY);
        for aqueduct in Aqueduct::ALL.iter().copied() {
            let left = self.pieces_left(aqueduct);
            let Some(end) = self.path(aqueduct).last().filter(|_| left > 0) else {
                continue;
            };
            for way in self.ways_on(*end) {
                one.insert(way.far);
                if left > 1 {
                    two.extend(self.ways_on(way.far).map(|next| next.far));
                }
            }
        }
        [one, one | two]
    }

    /// M-13: the edges where a piece of any begun aqueduct fits.
    #[inline]
    pub fn all_extensions(&self) -> Edges {
        let all = Aqueduct::ALL.iter();
        all.fold(Edges::EMPTY, |edges, one| edges | self.extensions(*one))
    }

    /// The aqueduct that a piece on this edge continues, and the vertex it newly reaches.
    pub fn continuation(&self, edge: Edge) -> Option<(Aqueduct, Vertex)> {
        let [a, b] = edge.ends();
        Aqueduct::ALL.iter().find_map(|aqueduct| {
            let far = match *self.path(*aqueduct).last()? {
                end if end == a => b,
                end if end == b => a,
                _ => return None,
            };
            let fits = self.extensions(*aqueduct).contains(edge);
            fits.then_some((*aqueduct, far))
        })
    }

    /// Continues the aqueduct to this vertex; it begins at its spring (M-21).
    pub(crate) fn extend(&mut self, aqueduct: Aqueduct, far: Vertex) {
        self.paths[aqueduct.index()].push(far);
        self.channels.insert(far);
        self.coins_due[aqueduct.index()] = false;
    }

    /// M-27: whether the next piece of the aqueduct leaves from a fountain that was built on its
    /// end, and so brings a coin. A fountain that stood there before has brought it on arrival.
    #[inline]
    pub fn coin_due(&self, aqueduct: Aqueduct) -> bool {
        self.coins_due[aqueduct.index()]
    }

    /// M-27: whether such a fountain stands here.
    pub fn is_coin_due_at(&self, fountain: Vertex) -> bool {
        let mut lines = Aqueduct::ALL.iter().filter(|line| self.coin_due(**line));
        lines.any(|line| self.path(*line).last() == Some(&fountain))
    }

    /// M-27: the fountains that a piece of the aqueduct to this vertex newly connects: the one it
    /// leaves, the one it reaches.
    pub(crate) fn connected_by(
        &self,
        aqueduct: Aqueduct,
        far: Vertex,
    ) -> impl Iterator<Item = Vertex> + use<> {
        let left = self.path(aqueduct).last().copied();
        let left = left.filter(|_| self.coin_due(aqueduct));
        let reached = self.fountains.contains(far).then_some(far);
        left.into_iter().chain(reached)
    }

    /// M-27: a fountain was built here; if it is the end of an aqueduct, the next piece pays.
    pub(crate) fn await_coin(&mut self, fountain: Vertex) {
        for (path, due) in self.paths.iter().zip(&mut self.coins_due) {
            *due |= path.as_slice().last() == Some(&fountain);
        }
    }
}
