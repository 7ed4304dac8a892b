//! The neighbourhoods of the grid, worked out at compile time from the coordinates of M-1.

use super::{
    COLUMNS, EDGES, Edge, EdgeSet, POSITIONS, PositionSet, ROWS, Spoke, TRIANGLES, Triangle,
    TriangleSet, VERTICES, Vertex, VertexSet,
};

/// Everything that follows from the coordinates alone.
pub(super) struct Grid {
    pub triangle_corners: [[Vertex; 3]; TRIANGLES],
    pub on_triangle: [PositionSet; TRIANGLES],
    pub beside_triangle: [PositionSet; TRIANGLES],
    pub halves: [[Triangle; 2]; POSITIONS],
    pub tile_corners: [[Vertex; 4]; POSITIONS],
    pub sides: [EdgeSet; POSITIONS],
    pub ends: [[Vertex; 2]; EDGES],
    pub spokes: [[Spoke; 6]; VERTICES],
    pub degrees: [u8; VERTICES],
    pub sites: VertexSet,
    pub neighbors: [VertexSet; VERTICES],
    pub round_vertex: [TriangleSet; VERTICES],
    pub at_vertex: [PositionSet; VERTICES],
    pub diagonals: [PositionSet; VERTICES],
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
    on_triangle: [PositionSet::EMPTY; TRIANGLES],
    beside_triangle: [PositionSet::EMPTY; TRIANGLES],
    halves: [[Triangle(0); 2]; POSITIONS],
    tile_corners: [[Vertex(0); 4]; POSITIONS],
    sides: [EdgeSet::EMPTY; POSITIONS],
    ends: [[Vertex(0); 2]; EDGES],
    spokes: [[NOWHERE; 6]; VERTICES],
    degrees: [0; VERTICES],
    sites: VertexSet::EMPTY,
    neighbors: [VertexSet::EMPTY; VERTICES],
    round_vertex: [TriangleSet::EMPTY; VERTICES],
    at_vertex: [PositionSet::EMPTY; VERTICES],
    diagonals: [PositionSet::EMPTY; VERTICES],
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
            grid.round_vertex[corners[corner].0 as usize].insert_index(index);
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
    grid.on_triangle[halves[0]].insert_index(index);
    grid.on_triangle[halves[1]].insert_index(index);
    add_edge(grid, index, corners[0], corners[1]);
    grid.diagonals[corners[0].0 as usize].insert_index(index);
    grid.diagonals[corners[1].0 as usize].insert_index(index);
    let mut corner = 0;
    while corner < 4 {
        grid.at_vertex[corners[corner].0 as usize].insert_index(index);
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
    grid.neighbors[index].insert_index(far.0 as usize);
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
                Some(edge) => grid.sides[index].insert_index(edge.0 as usize),
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
        grid.beside_triangle[a].insert_all(&grid.on_triangle[b]);
        grid.beside_triangle[b].insert_all(&grid.on_triangle[a]);
        index += 1;
    }
}

/// A site has all six triangles round it (M-28).
const fn find_sites(grid: &mut Grid) {
    let mut counts = [0; VERTICES];
    let mut triangle = 0;
    while triangle < TRIANGLES {
        let mut corner = 0;
        while corner < 3 {
            counts[grid.triangle_corners[triangle][corner].0 as usize] += 1;
            corner += 1;
        }
        triangle += 1;
    }
    let mut index = 0;
    while index < VERTICES {
        if counts[index] == 6 {
            grid.sites.insert_index(index);
        }
        index += 1;
    }
}
