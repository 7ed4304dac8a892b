//! From the grid to pixels: the only bridge between vertices and places in the picture of the
//! map. No trigonometry: every angle of the grid is a multiple of 30 degrees.

use scene::{Point, Rect, Shape, Size, point, rect, size};

use crate::grid::{COLUMNS, Edge, ROWS, TilePosition, Triangle, Vertex};

/// The height of a triangle of side 1: √3/2.
const HEIGHT: f32 = 0.866_025_4;
/// Room left of the grid for the Tiber, right of it for the springs, and above and below.
const WEST: f32 = 0.82;
const EAST: f32 = 0.46;
const RIM: f32 = 0.2;
/// How far the water of the Tiber reaches.
const BANK: f32 = 0.72;
/// How far from its vertex a spring's disc stands.
const SPRING: f32 = 0.24;

/// Where the grid lies in the picture of the map.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Frame {
    /// The side of a triangle.
    unit: f32,
    /// Whether the map is turned a quarter, the Tiber on top.
    turned: bool,
}

impl Frame {
    /// The frame with triangles of this side.
    pub const fn new(unit: f32, turned: bool) -> Frame {
        Frame { unit, turned }
    }

    /// The side of a triangle.
    pub const fn unit(&self) -> f32 {
        self.unit
    }

    /// Whether the map is turned a quarter, the Tiber on top.
    pub const fn is_turned(&self) -> bool {
        self.turned
    }

    /// The size of the map before it is turned.
    const fn upright(&self) -> Size {
        let width = COLUMNS as f32 * HEIGHT + WEST + EAST;
        let height = (ROWS + 1) as f32 / 2.0 + 2.0 * RIM;
        size(width * self.unit, height * self.unit)
    }

    /// The size of the map.
    pub const fn size(&self) -> Size {
        let Size { w, h } = self.upright();
        if self.turned { size(h, w) } else { size(w, h) }
    }

    /// A place in units of the side, counted from the north-west corner of the map.
    pub fn spot(&self, x: f32, y: f32) -> Point {
        let (x, y) = (x * self.unit, y * self.unit);
        if self.turned {
            point(self.upright().h - y, x)
        } else {
            point(x, y)
        }
    }

    /// A box in the same units.
    pub fn field(&self, x: f32, y: f32, w: f32, h: f32) -> Rect {
        let (a, b) = (self.spot(x, y), self.spot(x + w, y + h));
        let (left, top) = (a.x.min(b.x), a.y.min(b.y));
        rect(left, top, (a.x - b.x).abs(), (a.y - b.y).abs())
    }

    /// The Tiber.
    pub fn river(&self) -> Rect {
        self.field(0.0, 0.0, BANK, self.upright().h / self.unit)
    }

    /// A place beside a vertex, by so many columns and half sides.
    fn grid_spot(&self, j: f32, k: f32) -> Point {
        self.spot(WEST + j * HEIGHT, RIM + k / 2.0)
    }

    /// A vertex.
    pub fn vertex(&self, vertex: Vertex) -> Point {
        let (j, k) = vertex.coordinates();
        self.grid_spot(j as f32, k as f32)
    }

    /// Where the disc of a spring stands, east of its vertex.
    pub fn spring(&self, vertex: Vertex) -> Point {
        let (j, k) = vertex.coordinates();
        self.grid_spot(j as f32 + SPRING / HEIGHT, k as f32)
    }

    /// The corners of a triangle.
    pub fn triangle(&self, triangle: Triangle) -> [Point; 3] {
        triangle.corners().map(|corner| self.vertex(corner))
    }

    /// The road over the Tiber to a bridge's triangle.
    pub fn road(&self, triangle: Triangle) -> Rect {
        let (_, k) = triangle.coordinates();
        self.field(0.0, RIM + k as f32 / 2.0 - 0.17, WEST, 0.34)
    }

    /// Where the token of a bridge's owner lies on that road.
    pub fn toll(&self, triangle: Triangle) -> Point {
        let (_, k) = triangle.coordinates();
        self.spot(BANK / 2.0, RIM + k as f32 / 2.0)
    }

    /// A tile's corners, drawn in a little: a pointed one, a blunt one, and so on round.
    pub fn rhombus(&self, position: TilePosition, inset: f32) -> [Point; 4] {
        let [a, b, c, d] = position.corners().map(|corner| self.vertex(corner));
        let middle = between(a, b, 0.5);
        let blunt = |p| between(p, middle, inset);
        let pointed = |p| between(p, middle, inset * 0.62);
        [pointed(c), blunt(a), pointed(d), blunt(b)]
    }

    /// The middle of a tile.
    pub fn middle(&self, position: TilePosition) -> Point {
        let [a, b, ..] = position.corners();
        between(self.vertex(a), self.vertex(b), 0.5)
    }

    /// The step of one side from a tile's middle along its long diagonal, to the right, or down
    /// where it stands upright.
    pub fn along(&self, position: TilePosition) -> Point {
        let [_, _, c, _] = position.corners();
        let (middle, end) = (self.middle(position), self.vertex(c));
        let step = point((end.x - middle.x) / HEIGHT, (end.y - middle.y) / HEIGHT);
        let upright = step.x.abs() < 0.3 * self.unit;
        let back = if upright { step.y < 0.0 } else { step.x < 0.0 };
        if back { point(-step.x, -step.y) } else { step }
    }

    /// The lozenge that stands for a place of a tile: on the edge between its triangles, pointing
    /// like the tile, so that no two of them lie on each other.
    pub fn lozenge(&self, position: TilePosition) -> Shape {
        let share = if self.turned { 0.27 } else { 0.22 };
        let middle = self.middle(position);
        let corners = self.rhombus(position, 0.0);
        Shape::Polygon(corners.map(|p| between(middle, p, share)).to_vec())
    }

    /// A slim hexagon along an edge, for a piece of an aqueduct.
    pub fn beam(&self, edge: Edge) -> Shape {
        let [a, b] = edge.ends().map(|end| self.vertex(end));
        let half = self.unit * 0.1;
        let (dx, dy) = (
            (b.x - a.x) / self.unit * half,
            (b.y - a.y) / self.unit * half,
        );
        let beside = |p: Point, side: f32| point(p.x - dy * side, p.y + dx * side);
        let (near, far) = (between(a, b, 0.26), between(a, b, 0.74));
        let (tip, end) = (between(a, b, 0.16), between(a, b, 0.84));
        Shape::Polygon(vec![
            tip,
            beside(near, -1.0),
            beside(far, -1.0),
            end,
            beside(far, 1.0),
            beside(near, 1.0),
        ])
    }

    /// A hexagon like the six triangles round a vertex.
    pub fn hexagon(&self, center: Point, radius: f32) -> [Point; 6] {
        let (long, half, high) = (radius, radius / 2.0, radius * HEIGHT);
        let around = [
            (0.0, -long),
            (high, -half),
            (high, half),
            (0.0, long),
            (-high, half),
            (-high, -half),
        ];
        around.map(|(x, y)| {
            let (x, y) = if self.turned { (y, x) } else { (x, y) };
            point(center.x + x, center.y + y)
        })
    }

    /// The border of the land.
    pub fn land(&self) -> Vec<Point> {
        let rim = |j: usize, south: bool| {
            let k = match (j % 2, south) {
                (0, false) => 1,
                (0, true) => ROWS,
                (_, false) => 0,
                (_, true) => ROWS + 1,
            };
            self.grid_spot(j as f32, k as f32)
        };
        let north = (0..=COLUMNS).map(|j| rim(j, false));
        north
            .chain((0..=COLUMNS).rev().map(|j| rim(j, true)))
            .collect()
    }

    /// Begin and end of every straight line of the grid.
    pub fn lines(&self) -> Vec<[Point; 2]> {
        let mut lines = Vec::new();
        for (dj, dk) in [(0, 2), (1, 1), (1, -1)] {
            for first in Vertex::all().filter(|vertex| stepped(*vertex, -dj, -dk).is_none()) {
                let mut last = first;
                while let Some(next) = stepped(last, dj, dk) {
                    last = next;
                }
                if last != first {
                    lines.push([self.vertex(first), self.vertex(last)]);
                }
            }
        }
        lines
    }
}

/// The vertex so many columns and half sides away.
fn stepped(vertex: Vertex, dj: isize, dk: isize) -> Option<Vertex> {
    let (j, k) = vertex.coordinates();
    Vertex::at(j.checked_add_signed(dj)?, k.checked_add_signed(dk)?)
}

/// The point at this share of the way.
pub fn between(from: Point, to: Point, share: f32) -> Point {
    point(
        from.x + (to.x - from.x) * share,
        from.y + (to.y - from.y) * share,
    )
}

/// The middle of a triangle.
pub fn centroid([a, b, c]: [Point; 3]) -> Point {
    point((a.x + b.x + c.x) / 3.0, (a.y + b.y + c.y) / 3.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn m1_every_edge_lies_on_one_line_of_the_grid() {
        let frame = Frame::new(2.0, false);
        let length = |[a, b]: [Point; 2]| {
            let (dx, dy) = (b.x - a.x, b.y - a.y);
            (dx * dx + dy * dy).sqrt() / 2.0
        };
        let edges: f32 = frame.lines().into_iter().map(length).sum();
        assert_eq!(edges.round() as usize, crate::grid::EDGES);
    }

    #[test]
    fn a_quarter_turn_puts_the_tiber_on_top() {
        let (upright, turned) = (Frame::new(10.0, false), Frame::new(10.0, true));
        assert_eq!(upright.size().w, turned.size().h);
        let (west, top) = (upright.river(), turned.river());
        assert_eq!((west.x, west.w), (top.y, top.h));
        assert!(turned.size().w - top.w < 0.01);
        let spring = turned.vertex(crate::data::Aqueduct::Grey.spring());
        assert!(spring.y > turned.size().h * 0.9 && spring.x > turned.size().w / 2.0);
    }
}
