//! How something changes in the course of a game: one line a table.

use scene::{Anchor, Area, Dash, Style, Token, point, polyline};

use super::axis::{Axis, Unit};
use super::{WIDTH, canvas, caption, rule};

/// One line.
#[derive(Clone, Debug)]
pub struct Curve {
    /// What it is of.
    pub label: String,
    /// Its values at equal distances from the beginning of a game to its end.
    pub values: Vec<f64>,
}

const LEFT: f32 = 40.0;
const HEIGHT: f32 = 150.0;

/// Lines are told apart by colour and by how they are broken.
const LINES: [(Token, Dash); 4] = [
    (Token::Accent, Dash::Solid),
    (Token::Ink2, Dash::Long),
    (Token::WaterLine, Dash::Solid),
    (Token::Sand2, Dash::Dashed),
];

/// Draws the lines.
pub fn curves(title: &str, lines: &[Curve]) -> Area {
    let top = 12.0 + 18.0 * lines.len().div_ceil(2) as f32;
    let bottom = top + HEIGHT;
    let mut area = canvas(bottom + 24.0, told(title, lines));
    let values = lines.iter().flat_map(|line| &line.values);
    let most = values.copied().fold(0.0, f64::max);
    let axis = Axis::new(Unit::Number, 0.0..=most, bottom, top);
    axis.draw_level(&mut area, LEFT, WIDTH);
    for (index, (line, (ink, dash))) in lines.iter().zip(LINES.iter().cycle()).enumerate() {
        let style = Style::stroke(*ink, 2.2).dashed(*dash);
        let step = (WIDTH - LEFT) / line.values.len().saturating_sub(1).max(1) as f32;
        let place =
            |(index, value): (usize, &f64)| point(LEFT + step * index as f32, axis.at(*value));
        let points: Vec<_> = line.values.iter().enumerate().map(place).collect();
        area.path(polyline(&points, false), style);
        let (x, y) = (
            LEFT + 160.0 * (index % 2) as f32,
            10.0 + 18.0 * (index / 2) as f32,
        );
        rule(&mut area, (x, y), (x + 24.0, y), style);
        caption(
            &mut area,
            x + 30.0,
            y + 4.0,
            Anchor::Start,
            line.label.as_str(),
        );
    }
    caption(&mut area, LEFT, bottom + 16.0, Anchor::Start, "beginning");
    caption(&mut area, WIDTH, bottom + 16.0, Anchor::End, "end");
    area
}

fn told(title: &str, lines: &[Curve]) -> String {
    let line = |line: &Curve| {
        let at = |part: usize| line.values.get(part).copied().unwrap_or(0.0);
        let last = line.values.len().saturating_sub(1);
        let (first, middle, last) = (at(0), at(last / 2), at(last));
        format!(
            "{}: {first:.1} at the beginning, {middle:.1} in the middle, {last:.1} at the end",
            line.label
        )
    };
    let told: Vec<String> = lines.iter().map(line).collect();
    format!("{title}. {}.", told.join("; "))
}
