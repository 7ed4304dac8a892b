//! The neighbourhoods of the grid, worked out at compile time from the coordinates of M-1.

use kernel::Set;

use super::{
    COLUMNS, EDGES, Edge, Edges, POSITIONS, ROWS, Spoke, TRIANGLES, TilePositions, Triangle,
    Triangles, VERTICES, Vertex, Vertices,
};

/// Everything that follows from the coordinates alone.
pub(super) struct Grid {
    pub triangle_corners: [[Vertex; 3]; TRIANGLES],
    pub on_triangle: [TilePositions; TRIANGLES],
    pub beside_triangle: [TilePositions; TRIANGLES],
    pub halves: [[Triangle; 2]; POSITIONS],
    pub tile_corners: [[Vertex; 4]; POSITIONS],
    pub sides: [Edges; POSITIONS],
    pub ends: [[Vertex; 2]; EDGES],
    pub spokes: [[Spoke; 6]; VERTICES],
    pub degrees: [u8; VERTICES],
    pub sites: Vertices,
    pub neighbors: [Vertices; VERTICES],
    pub round_vertex: [Triangles; VERTICES],
    pub at_vertex: [TilePositions; VERTICES],
    pub diagonals: [TilePositions; VERTICES],
}

pub(super) static GRID: Grid = build();

const fn build() -> Grid {
    let mut grid = EMPTY;
    number_triangles(&mut grid);
    number_positions(&mut grid);
    number_border_edges(&mut grid);
    find_sides(&mut grid);
    find_neighbors(&mut grid);
    find_sites(&mut grid);
    grid
}

const NOWHERE: Spoke = Spoke {
    edge: Edge(0),
    far: Vertex(0),
};

const EMPTY: Grid = Grid {
    triangle_corners: [[Vertex(0); 3]; TRIANGLES],
    on_triangle: [TilePositions::EMPTY; TRIANGLES],
    beside_triangle: [TilePositions::EMPTY; TRIANGLES],
    halves: [[Triangle(0); 2]; POSITIONS],
    tile_corners: [[Vertex(0); 4]; POSITIONS],
    sides: [Edges::EMPTY; POSITIONS],
    ends: [[Vertex(0); 2]; EDGES],
    spokes: [[NOWHERE; 6]; VERTICES],
    degrees: [0; VERTICES],
    sites: Vertices::EMPTY,
    neighbors: [Vertices::EMPTY; VERTICES],
    round_vertex: [Triangles::EMPTY; VERTICES],
    at_vertex: [TilePositions::EMPTY; VERTICES],
    diagonals: [TilePositions::EMPTY; VERTICES],
};

const fn vertex(j: usize, k: usize) -> Vertex {
    match Vertex::at(j, k) {
        Some(vertex) => vertex,
        None => panic!("a corner outside the grid"),
    }
}

const fn same(a: Vertex, b: Vertex) -> bool {
    a.0 == b.0
}

/// An even triangle points east, an odd one west.
const fn points_east(c: usize, k: usize) -> bool {
    (c + k).is_multiple_of(2)
}

const fn number_triangles(grid: &mut Grid) {
    let mut index = 0;
    while index < TRIANGLES {
        let (c, k) = Triangle(index as u8).coordinates();
        let (base, tip) = if points_east(c, k) {
            (c, c + 1)
        } else {
            (c + 1, c)
        };
        let corners = [vertex(base, k - 1), vertex(base, k + 1), vertex(tip, k)];
        grid.triangle_corners[index] = corners;
        let mut corner = 0;
        while corner < 3 {
            insert(&mut grid.round_vertex[corners[corner].0 as usize], index);
            corner += 1;
        }
        index += 1;
    }
}

/// Each triangle with its neighbours of higher number: south, and east of one that points west.
const fn number_positions(grid: &mut Grid) {
    let (mut triangle, mut next) = (0, 0);
    while triangle < TRIANGLES {
        let (c, k) = Triangle(triangle as u8).coordinates();
        if k < ROWS {
            add_position(grid, next, [triangle, triangle + 1]);
            next += 1;
        }
        if !points_east(c, k) && c + 1 < COLUMNS {
            add_position(grid, next, [triangle, triangle + ROWS]);
            next += 1;
        }
        triangle += 1;
    }
    assert!(next == POSITIONS);
}

const fn add_position(grid: &mut Grid, index: usize, halves: [usize; 2]) {
    let corners = rhombus(
        grid.triangle_corners[halves[0]],
        grid.triangle_corners[halves[1]],
    );
    grid.halves[index] = [Triangle(halves[0] as u8), Triangle(halves[1] as u8)];
    grid.tile_corners[index] = corners;
    insert(&mut grid.on_triangle[halves[0]], index);
    insert(&mut grid.on_triangle[halves[1]], index);
    add_edge(grid, index, corners[0], corners[1]);
    insert(&mut grid.diagonals[corners[0].0 as usize], index);
    insert(&mut grid.diagonals[corners[1].0 as usize], index);
    let mut corner = 0;
    while corner < 4 {
        insert(&mut grid.at_vertex[corners[corner].0 as usize], index);
        corner += 1;
    }
}

/// The corners of two neighbouring triangles: the two they share, then the two pointed ones.
const fn rhombus(a: [Vertex; 3], b: [Vertex; 3]) -> [Vertex; 4] {
    let mut shared = [Vertex(0); 2];
    let mut points = [Vertex(0); 2];
    let (mut n_shared, mut corner) = (0, 0);
    while corner < 3 {
        if is_in(a[corner], b) {
            shared[n_shared] = a[corner];
            n_shared += 1;
        } else {
            points[0] = a[corner];
        }
        if !is_in(b[corner], a) {
            points[1] = b[corner];
        }
        corner += 1;
    }
    assert!(n_shared == 2);
    [shared[0], shared[1], points[0], points[1]]
}

const fn is_in(vertex: Vertex, corners: [Vertex; 3]) -> bool {
    same(vertex, corners[0]) || same(vertex, corners[1]) || same(vertex, corners[2])
}

const fn add_edge(grid: &mut Grid, index: usize, a: Vertex, b: Vertex) {
    let (low, high) = if a.0 < b.0 { (a, b) } else { (b, a) };
    grid.ends[index] = [low, high];
    add_spoke(grid, low, Edge(index as u16), high);
    add_spoke(grid, high, Edge(index as u16), low);
}

const fn add_spoke(grid: &mut Grid, from: Vertex, edge: Edge, far: Vertex) {
    let index = from.0 as usize;
    grid.spokes[index][grid.degrees[index] as usize] = Spoke { edge, far };
    grid.degrees[index] += 1;
    insert(&mut grid.neighbors[index], far.0 as usize);
}

/// Neighbouring vertices whose edge is no short diagonal yet lie on the border.
const fn number_border_edges(grid: &mut Grid) {
    let (mut index, mut next) = (0, POSITIONS);
    while index < VERTICES {
        let from = Vertex(index as u8);
        let (j, k) = from.coordinates();
        let mut ahead = [Vertex::at(j, k + 2), None, Vertex::at(j + 1, k + 1)];
        if k > 0 {
            ahead[1] = Vertex::at(j + 1, k - 1);
        }
        let mut way = 0;
        while way < 3 {
            if let Some(far) = ahead[way]
                && edge_between(grid, from, far).is_none()
            {
                add_edge(grid, next, from, far);
                next += 1;
            }
            way += 1;
        }
        index += 1;
    }
    assert!(next == EDGES);
}

const fn edge_between(grid: &Grid, from: Vertex, far: Vertex) -> Option<Edge> {
    let index = from.0 as usize;
    let mut spoke = 0;
    while spoke < grid.degrees[index] as usize {
        if same(grid.spokes[index][spoke].far, far) {
            return Some(grid.spokes[index][spoke].edge);
        }
        spoke += 1;
    }
    None
}

/// A tile's sides join an end of its short diagonal with a pointed corner.
const fn find_sides(grid: &mut Grid) {
    let mut index = 0;
    while index < POSITIONS {
        let corners = grid.tile_corners[index];
        let mut side = 0;
        while side < 4 {
            match edge_between(grid, corners[side / 2], corners[2 + side % 2]) {
                Some(edge) => insert(&mut grid.sides[index], edge.0 as usize),
                None => panic!("a tile without a side"),
            }
            side += 1;
        }
        index += 1;
    }
}

/// Beside a triangle lie the positions of the triangles it shares a position with.
const fn find_neighbors(grid: &mut Grid) {
    let mut index = 0;
    while index < POSITIONS {
        let [a, b] = grid.halves[index];
        let (a, b) = (a.0 as usize, b.0 as usize);
        grid.beside_triangle[a] = union(grid.beside_triangle[a], grid.on_triangle[b]);
        grid.beside_triangle[b] = union(grid.beside_triangle[b], grid.on_triangle[a]);
        index += 1;
    }
}

/// A site has all six triangles round it (M-28).
const fn find_sites(grid: &mut Grid) {
    let mut index = 0;
    while index < VERTICES {
        let [low, middle, high] = grid.round_vertex[index].bits();
        if low.count_ones() + middle.count_ones() + high.count_ones() == 6 {
            insert(&mut grid.sites, index);
        }
        index += 1;
    }
}

/// `Set::insert` at compile time.
const fn insert<T, const N: usize>(set: &mut Set<T, [u64; N]>, index: usize) {
    let mut words = set.bits();
    words[index / 64] |= 1 << (index % 64);
    *set = Set::from_bits(words);
}

/// The union of two sets at compile time.
const fn union(a: TilePositions, b: TilePositions) -> TilePositions {
    let (mut words, others) = (a.bits(), b.bits());
    let mut word = 0;
    while word < words.len() {
        words[word] |= others[word];
        word += 1;
    }
    Set::from_bits(words)
}
