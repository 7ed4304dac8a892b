//! The things a picture is made of: a closed set, which every writer and every check goes
//! through in one match.

use std::borrow::Cow;

use crate::{Drawing, Hit, Point, Rect, Shape, Style, Text, Token, Transform};

/// One thing in a picture.
#[derive(Clone, PartialEq, Debug)]
pub enum Item {
    /// Things that belong together.
    Group(Group),
    /// A line or surface along a path.
    Path {
        /// The path, in SVG's path language with absolute or relative commands.
        d: Cow<'static, str>,
        /// How it is painted.
        style: Style,
    },
    /// A simple closed shape.
    Shape {
        /// Its outline.
        shape: Shape,
        /// How it is painted.
        style: Style,
    },
    /// One line of text.
    Text(Text),
    /// A symbol that was sent once.
    Use(Use),
}

/// Things that belong together: moved together, seen through together, clicked together.
#[derive(Clone, PartialEq, Debug)]
pub struct Group {
    /// Where they stand.
    pub at: Transform,
    /// What may be seen of them.
    pub clip: Option<Rect>,
    /// A class for the page, of the page's vocabulary (`last`, `ghost`).
    pub class: Option<&'static str>,
    /// 1 is opaque.
    pub opacity: f32,
    /// The place or piece they are.
    pub target: Option<Box<Target>>,
    /// What no text in the group may leave.
    pub bounds: Option<Rect>,
    /// The things, in drawing order.
    pub items: Drawing,
}

impl Group {
    /// A group that changes nothing but the place.
    pub const fn at(at: Transform) -> Group {
        Group {
            at,
            clip: None,
            class: None,
            opacity: 1.0,
            target: None,
            bounds: None,
            items: Drawing::new(),
        }
    }

    /// Seen through.
    #[must_use]
    pub fn opacity(self, opacity: f32) -> Group {
        Group { opacity, ..self }
    }

    /// Cut off outside of `clip`.
    #[must_use]
    pub fn clip(self, clip: Rect) -> Group {
        Group {
            clip: Some(clip),
            ..self
        }
    }

    /// With a class for the page.
    #[must_use]
    pub fn class(self, class: &'static str) -> Group {
        Group {
            class: Some(class),
            ..self
        }
    }

    /// A piece whose text stays inside `bounds`.
    #[must_use]
    pub fn piece(self, bounds: Rect) -> Group {
        Group {
            bounds: Some(bounds),
            ..self
        }
    }

    /// A place or piece that can be chosen; its text stays inside the outline.
    #[must_use]
    pub fn target(self, target: Target) -> Group {
        Group {
            bounds: Some(target.outline.bounds()),
            target: Some(Box::new(target)),
            ..self
        }
    }
}

/// What makes a group a place or piece that can be pointed at.
#[derive(Clone, PartialEq, Debug)]
pub struct Target {
    /// Its name for programs: unique over all areas of a view.
    pub hit: Hit,
    /// Its name in words.
    pub name: String,
    /// Where it is clicked, and what is outlined when it is legal, chosen or was just moved.
    pub outline: Shape,
}

/// A symbol put to use.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Use {
    /// Which symbol.
    pub symbol: &'static str,
    /// Where.
    pub at: Rect,
    /// The colour of its lines and solid parts.
    pub ink: Token,
    /// The soft fill of its closed parts.
    pub tint: Option<Token>,
}

/// A path along straight lines.
pub fn polyline(points: &[Point], closed: bool) -> Cow<'static, str> {
    let mut d = crate::PathWriter::default();
    for (index, p) in points.iter().enumerate() {
        if index == 0 {
            d.move_to(p.x, p.y);
        } else {
            d.line_to(p.x, p.y);
        }
    }
    if closed {
        d.close();
    }
    d.finish()
}
