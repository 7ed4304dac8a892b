//! What all pictures have in common: boxes that can be pointed at, papers, dashes.

use scene::{Dash, Drawing, Group, Reader, Rect, Shape, Style, Target, Token, Transform};

use super::names;
use crate::{Hit, View};

/// A group that can be pointed at.
pub fn target(view: &View, hit: Hit, outline: Shape, reader: &Reader<'_>) -> Group {
    Group::at(Transform::NONE).target(Target {
        hit: scene::Hit::of(hit),
        name: names::name(view, hit, reader),
        outline,
    })
}

/// A box with round corners that can be pointed at.
pub fn boxed(view: &View, hit: Hit, (at, radius): (Rect, f32), reader: &Reader<'_>) -> Group {
    target(view, hit, Shape::rounded(at, radius), reader)
}

/// The ground of a card or panel.
pub fn paper(d: &mut Drawing, at: Rect) {
    let style = Style::fill(Token::Surface).line(Token::Line, 1.0);
    d.rounded(at.inset(0.5), 8.0, style);
}

/// The edge of what is not there, or out of reach.
pub fn dashed() -> Style {
    Style::stroke(Token::LineStrong, 1.0).dashed(Dash::Dashed)
}
