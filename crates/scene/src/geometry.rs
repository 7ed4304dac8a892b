//! Points, sizes, boxes and shapes in pixels. No trigonometry: it differs between machines, and
//! pictures must not.

/// A point, y downwards.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

/// The point (x, y).
pub const fn point(x: f32, y: f32) -> Point {
    Point { x, y }
}

/// Width and height.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Size {
    /// Width.
    pub w: f32,
    /// Height.
    pub h: f32,
}

/// A size of w times h.
pub const fn size(w: f32, h: f32) -> Size {
    Size { w, h }
}

/// An upright box.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rect {
    /// Left side.
    pub x: f32,
    /// Upper side.
    pub y: f32,
    /// Width.
    pub w: f32,
    /// Height.
    pub h: f32,
}

/// A box by its upper left corner, width and height.
pub const fn rect(x: f32, y: f32, w: f32, h: f32) -> Rect {
    Rect { x, y, w, h }
}

/// A square by its upper left corner and side.
pub const fn square(x: f32, y: f32, side: f32) -> Rect {
    rect(x, y, side, side)
}

impl Rect {
    /// The square around a point.
    pub const fn around(center: Point, side: f32) -> Rect {
        square(center.x - side / 2.0, center.y - side / 2.0, side)
    }

    /// The right side.
    pub const fn right(self) -> f32 {
        self.x + self.w
    }

    /// The lower side.
    pub const fn bottom(self) -> f32 {
        self.y + self.h
    }

    /// The middle.
    pub const fn center(self) -> Point {
        point(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// Width and height.
    pub const fn size(self) -> Size {
        size(self.w, self.h)
    }

    /// Smaller by `by` on every side; larger if it is negative.
    #[must_use]
    pub const fn inset(self, by: f32) -> Rect {
        rect(
            self.x + by,
            self.y + by,
            self.w - 2.0 * by,
            self.h - 2.0 * by,
        )
    }

    /// Whether `other` lies inside, give or take `slack`.
    pub fn holds(self, other: Rect, slack: f32) -> bool {
        other.x >= self.x - slack
            && other.y >= self.y - slack
            && other.right() <= self.right() + slack
            && other.bottom() <= self.bottom() + slack
    }

    /// Whether the two share more than `slack` in both directions.
    pub fn overlaps(self, other: Rect, slack: f32) -> bool {
        self.right().min(other.right()) - self.x.max(other.x) > slack
            && self.bottom().min(other.bottom()) - self.y.max(other.y) > slack
    }

    /// The smallest box that holds the points; `None` for no points.
    pub fn bounding(points: &[Point]) -> Option<Rect> {
        let first = *points.first()?;
        let (mut low, mut high) = (first, first);
        for p in points {
            low = point(low.x.min(p.x), low.y.min(p.y));
            high = point(high.x.max(p.x), high.y.max(p.y));
        }
        Some(rect(low.x, low.y, high.x - low.x, high.y - low.y))
    }
}

/// Where the things of a group stand: first enlarged, then moved.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Transform {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
    /// How many times larger.
    pub scale: f32,
}

impl Transform {
    /// Everything stays where it is.
    pub const NONE: Transform = Transform::to(0.0, 0.0);

    /// Moved, not enlarged.
    pub const fn to(x: f32, y: f32) -> Transform {
        Transform { x, y, scale: 1.0 }
    }

    /// Enlarged, then moved.
    pub const fn scaled(x: f32, y: f32, scale: f32) -> Transform {
        Transform { x, y, scale }
    }

    /// First `inner`, then this.
    #[must_use]
    pub fn after(self, inner: Transform) -> Transform {
        Transform {
            x: self.x + inner.x * self.scale,
            y: self.y + inner.y * self.scale,
            scale: self.scale * inner.scale,
        }
    }

    /// Where the box comes to lie.
    pub fn apply(self, r: Rect) -> Rect {
        let s = self.scale;
        rect(self.x + r.x * s, self.y + r.y * s, r.w * s, r.h * s)
    }
}

/// A closed outline.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// A box with rounded corners.
    Rect {
        /// The box.
        rect: Rect,
        /// Radius of the corners.
        radius: f32,
    },
    /// A circle.
    Circle {
        /// Its middle.
        center: Point,
        /// Its radius.
        radius: f32,
    },
    /// An upright ellipse.
    Ellipse {
        /// Its middle.
        center: Point,
        /// Half its width.
        rx: f32,
        /// Half its height.
        ry: f32,
    },
    /// Straight sides through these corners.
    Polygon(Vec<Point>),
}

impl Shape {
    /// A box with sharp corners.
    pub const fn boxed(rect: Rect) -> Shape {
        Shape::rounded(rect, 0.0)
    }

    /// A box with rounded corners.
    pub const fn rounded(rect: Rect, radius: f32) -> Shape {
        Shape::Rect { rect, radius }
    }

    /// A circle.
    pub const fn circle(x: f32, y: f32, radius: f32) -> Shape {
        Shape::Circle {
            center: point(x, y),
            radius,
        }
    }

    /// The smallest box around it.
    pub fn bounds(&self) -> Rect {
        match self {
            Shape::Rect { rect, .. } => *rect,
            Shape::Circle { center, radius } => Rect::around(*center, 2.0 * radius),
            Shape::Ellipse { center, rx, ry } => {
                rect(center.x - rx, center.y - ry, 2.0 * rx, 2.0 * ry)
            }
            Shape::Polygon(points) => Rect::bounding(points).unwrap_or_default(),
        }
    }

    /// The same shape a little larger on every side; a polygon grows from its middle.
    #[must_use]
    pub fn grown(&self, by: f32) -> Shape {
        match self {
            Shape::Rect { rect, radius } => Shape::rounded(rect.inset(-by), radius + by),
            Shape::Circle { center, radius } => Shape::circle(center.x, center.y, radius + by),
            Shape::Ellipse { center, rx, ry } => Shape::Ellipse {
                center: *center,
                rx: rx + by,
                ry: ry + by,
            },
            Shape::Polygon(points) => Shape::Polygon(grown_polygon(points, by)),
        }
    }

    /// The shape where the transform puts it.
    #[must_use]
    pub fn placed(&self, at: Transform) -> Shape {
        let put = |p: &Point| point(at.x + p.x * at.scale, at.y + p.y * at.scale);
        match self {
            Shape::Rect { rect, radius } => Shape::rounded(at.apply(*rect), radius * at.scale),
            Shape::Circle { center, radius } => Shape::Circle {
                center: put(center),
                radius: radius * at.scale,
            },
            Shape::Ellipse { center, rx, ry } => Shape::Ellipse {
                center: put(center),
                rx: rx * at.scale,
                ry: ry * at.scale,
            },
            Shape::Polygon(points) => Shape::Polygon(points.iter().map(put).collect()),
        }
    }
}

fn grown_polygon(points: &[Point], by: f32) -> Vec<Point> {
    let middle = Rect::bounding(points).unwrap_or_default().center();
    let moved = |p: &Point| {
        let (dx, dy) = (p.x - middle.x, p.y - middle.y);
        let length = (dx * dx + dy * dy).sqrt().max(1.0);
        point(p.x + dx / length * by, p.y + dy / length * by)
    };
    points.iter().map(moved).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_hold_and_overlap() {
        let board = square(0.0, 0.0, 10.0);
        assert!(board.holds(rect(1.0, 1.0, 9.0, 9.0), 0.0));
        assert!(!board.holds(rect(1.0, 1.0, 9.5, 2.0), 0.1));
        assert!(board.overlaps(square(9.0, 9.0, 5.0), 0.5));
        assert!(!board.overlaps(square(10.0, 0.0, 5.0), 0.0));
    }

    #[test]
    fn transforms_chain() {
        let chain = Transform::to(10.0, 0.0).after(Transform::scaled(1.0, 2.0, 3.0));
        assert_eq!(chain.apply(square(1.0, 1.0, 1.0)), square(14.0, 5.0, 3.0));
        let circle = Shape::circle(1.0, 1.0, 2.0).placed(chain);
        assert_eq!(circle, Shape::circle(14.0, 5.0, 6.0));
    }

    #[test]
    fn shapes_know_their_bounds() {
        let triangle = Shape::Polygon(vec![point(0.0, 0.0), point(4.0, 0.0), point(2.0, 3.0)]);
        assert_eq!(triangle.bounds(), rect(0.0, 0.0, 4.0, 3.0));
        assert_eq!(
            Shape::circle(2.0, 2.0, 1.0).grown(1.0).bounds(),
            square(0.0, 0.0, 4.0)
        );
    }
}
