//! Parts of symbols as data: the few ways in which glyphs and buildings are drawn.

use std::borrow::Cow;

use crate::{Item, Paint, Point, Shape, Style, Token};

const GLYPH_LINE: f32 = 1.75;

const fn path(d: &'static str, style: Style) -> Item {
    Item::Path {
        d: Cow::Borrowed(d),
        style,
    }
}

/// A glyph's line.
pub(crate) const fn line(d: &'static str) -> Item {
    path(d, Style::NONE.outlined(Paint::Ink, GLYPH_LINE))
}

const SOFT: Style = Style {
    fill: Paint::Tint,
    ..Style::NONE
}
.outlined(Paint::Ink, GLYPH_LINE);

/// A glyph's closed line with the soft fill.
pub(crate) const fn soft(d: &'static str) -> Item {
    path(d, SOFT)
}

/// A glyph's solid part: what must survive at 14 pixels.
pub(crate) const fn solid(d: &'static str) -> Item {
    path(
        d,
        Style {
            fill: Paint::Ink,
            ..Style::NONE
        },
    )
}

/// A glyph's circle with the soft fill.
pub(crate) const fn disc(x: f32, y: f32, radius: f32) -> Item {
    Item::Shape {
        shape: Shape::circle(x, y, radius),
        style: SOFT,
    }
}

/// A glyph's empty circle.
pub(crate) const fn ring(x: f32, y: f32, radius: f32) -> Item {
    let style = Style::NONE.outlined(Paint::Ink, GLYPH_LINE);
    Item::Shape {
        shape: Shape::circle(x, y, radius),
        style,
    }
}

/// A glyph's empty ellipse.
pub(crate) const fn oval_ring(x: f32, y: f32, rx: f32, ry: f32) -> Item {
    let shape = Shape::Ellipse {
        center: Point { x, y },
        rx,
        ry,
    };
    Item::Shape {
        shape,
        style: Style::NONE.outlined(Paint::Ink, GLYPH_LINE),
    }
}

/// A building's part: a colour and an inked outline.
pub(crate) const fn drawn(token: Token, width: f32, d: &'static str) -> Item {
    path(d, Style::fill(token).line(Token::Draw, width))
}

/// A building's part without an outline.
pub(crate) const fn flat(token: Token, d: &'static str) -> Item {
    path(d, Style::fill(token))
}

/// A building's line.
pub(crate) const fn inked(token: Token, width: f32, d: &'static str) -> Item {
    path(d, Style::stroke(token, width))
}

/// A building's disc.
pub(crate) const fn round(token: Token, width: f32, x: f32, y: f32, radius: f32) -> Item {
    let style = Style::fill(token).line(Token::Draw, width);
    Item::Shape {
        shape: Shape::circle(x, y, radius),
        style,
    }
}

/// A building's ellipse.
pub(crate) const fn oval(token: Token, width: f32, x: f32, y: f32, rx: f32, ry: f32) -> Item {
    let shape = Shape::Ellipse {
        center: Point { x, y },
        rx,
        ry,
    };
    Item::Shape {
        shape,
        style: Style::fill(token).line(Token::Draw, width),
    }
}
