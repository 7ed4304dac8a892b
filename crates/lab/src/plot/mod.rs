//! Plots in the drawing vocabulary of `scene`: as wide as a phone, so that no letter gets too
//! small; on a desktop several stand side by side. What a plot shows is always there in words too.

mod axis;
mod bars;
mod curves;
mod forest;
mod shares;

pub use axis::Unit;
pub use bars::{Bars, bars};
pub use curves::{Curve, curves};
pub use forest::{Forest, Line, Row, forest};
pub use shares::{Share, Shares, shares};

use scene::{Anchor, Area, AreaId, Drawing, Style, Text, Token, point, polyline, size};

/// The width of every plot.
pub const WIDTH: f32 = 360.0;

/// The size of all letters.
const LETTERS: f32 = 12.5;

/// An empty plot. The label says everything that the plot shows.
fn canvas(height: f32, label: String) -> Area {
    Area::new(AreaId::shared("plot"), size(WIDTH, height), label)
}

/// A caption at a point, by its left end, middle or right end.
fn caption(drawing: &mut Drawing, x: f32, y: f32, anchor: Anchor, text: impl Into<String>) {
    let text = Text::new(x, y, LETTERS, Token::Ink2, text);
    drawing.text(text.anchor(anchor));
}

/// How much more or less, with one digit after the point.
pub fn signed(value: f64) -> String {
    let tenths = (10.0 * value).round() / 10.0;
    match tenths {
        0.0 => "0.0".to_string(),
        more if more > 0.0 => format!("+{more:.1}"),
        less => format!("−{:.1}", less.abs()),
    }
}

/// A straight line.
fn rule(drawing: &mut Drawing, from: (f32, f32), to: (f32, f32), style: Style) {
    let path = polyline(&[point(from.0, from.1), point(to.0, to.1)], false);
    drawing.path(
        path,
        Style {
            fill: scene::Paint::None,
            ..style
        },
    );
}
