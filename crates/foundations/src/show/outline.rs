//! The outline of a set of lots as a path or as corners: buildings, marks and places follow it.

use std::borrow::Cow;

use scene::{PathWriter, Point, point};

use crate::Lots;

type Node = (i32, i32);

/// A corner of the outline, with the steps that lead to it and from it.
struct Corner {
    at: Node,
    before: Node,
    after: Node,
}

/// Column and row of each lot.
fn cells(lots: Lots) -> impl Iterator<Item = Node> {
    lots.iter()
        .map(|lot| (lot.column() as i32, lot.row() as i32))
}

/// The sides of lots that belong to no other lot of the set, clockwise.
fn sides(lots: Lots) -> Vec<(Node, Node)> {
    let inside = |cell: Node| cells(lots).any(|other| other == cell);
    let mut sides = Vec::with_capacity(14);
    for (x, y) in cells(lots) {
        let around = [
            ((x, y), (x + 1, y), (x, y - 1)),
            ((x + 1, y), (x + 1, y + 1), (x + 1, y)),
            ((x + 1, y + 1), (x, y + 1), (x, y + 1)),
            ((x, y + 1), (x, y), (x - 1, y)),
        ];
        let outer = around.iter().filter(|(_, _, beyond)| !inside(*beyond));
        sides.extend(outer.map(|(from, to, _)| (*from, *to)));
    }
    sides
}

/// The corners, clockwise from the leftmost uppermost one. The lots hang together by edges.
fn corners(lots: Lots) -> Vec<Corner> {
    let sides = sides(lots);
    let next = |from: Node| sides.iter().find(|side| side.0 == from).map(|side| side.1);
    let Some(start) = sides.iter().map(|side| side.0).min() else {
        return Vec::new();
    };
    let mut path = vec![start];
    while let Some(node) = next(path[path.len() - 1]).filter(|node| *node != start) {
        path.push(node);
    }
    let step = |a: Node, b: Node| (b.0 - a.0, b.1 - a.1);
    let count = path.len();
    let around = (0..count).map(|index| Corner {
        at: path[index],
        before: step(path[(index + count - 1) % count], path[index]),
        after: step(path[index], path[(index + 1) % count]),
    });
    around
        .filter(|corner| corner.before != corner.after)
        .collect()
}

impl Corner {
    /// Where it lies when the outline is drawn in by `inset`.
    fn place(&self, unit: f32, inset: f32) -> Point {
        let (before, after) = (self.before, self.after);
        let inward = (-before.1 - after.1, before.0 + after.0);
        point(
            self.at.0 as f32 * unit + inward.0 as f32 * inset,
            self.at.1 as f32 * unit + inward.1 as f32 * inset,
        )
    }
}

/// The corners in pixels, drawn in by `inset`.
pub fn polygon(lots: Lots, unit: f32, inset: f32) -> Vec<Point> {
    let corners = corners(lots);
    corners
        .iter()
        .map(|corner| corner.place(unit, inset))
        .collect()
}

/// The outline drawn in by `inset`, with rounded corners, moved down by `down`.
pub fn path(lots: Lots, unit: f32, inset: f32, radius: f32, down: f32) -> Cow<'static, str> {
    let mut d = PathWriter::default();
    for (index, corner) in corners(lots).iter().enumerate() {
        let Point { x, y } = corner.place(unit, inset);
        let y = y + down;
        let back = |step: Node| (x - step.0 as f32 * radius, y - step.1 as f32 * radius);
        let (from, to) = (
            back(corner.before),
            back((-corner.after.0, -corner.after.1)),
        );
        if index == 0 {
            d.move_to(from.0, from.1);
        } else {
            d.line_to(from.0, from.1);
        }
        d.bend_to(x, y, to.0, to.1);
    }
    d.close();
    d.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lots(text: &str) -> Lots {
        text.parse().unwrap()
    }

    #[test]
    fn outlines_follow_the_shape() {
        let corner = |text| polygon(lots(text), 10.0, 0.0).len();
        assert_eq!(corner("A1"), 4);
        assert_eq!(corner("A1+A2+A3"), 4);
        assert_eq!(corner("A1+A2+B1"), 6);
        assert_eq!(corner("A1+A2+A3+B2"), 8);
        assert_eq!(corner("A1+A2+A3+B1+B3"), 8);
        let square = polygon(lots("B2"), 10.0, 1.0);
        assert_eq!(square[0], point(11.0, 11.0));
        assert_eq!(square[2], point(19.0, 19.0));
    }

    #[test]
    fn a_hollow_corner_is_drawn_in_to_the_other_side() {
        let bent = polygon(lots("A1+A2+B1"), 10.0, 1.0);
        assert!(bent.contains(&point(9.0, 9.0)), "{bent:?}");
    }
}
