//! Values with their intervals, one a row, each against what it would be by chance.

use kernel::Provenance;
use scene::{Anchor, Area, Dash, Drawing, Font, Style, Token, fitting, point, polyline};

use super::axis::{Axis, Unit};
use super::{LETTERS, WIDTH, canvas, caption, rule};
use crate::Interval;

/// One value.
#[derive(Clone, Debug)]
pub struct Row {
    /// What it is of.
    pub label: String,
    /// The same in fewer words, if there are such, for where there is little room.
    pub short: Option<String>,
    /// The value.
    pub value: f64,
    /// How sure it is.
    pub interval: Interval,
    /// What it would be by chance.
    pub base: f64,
    /// Whether it differs clearly from that.
    pub is_clear: bool,
    /// How well the values of the thing are known.
    pub provenance: Provenance,
}

/// One line of the plot.
#[derive(Clone, Debug)]
pub enum Line {
    /// A heading over the rows below.
    Heading(String),
    /// A value.
    Row(Row),
}

/// A plot of values with their intervals.
#[derive(Clone, Debug)]
pub struct Forest {
    /// What it shows.
    pub title: String,
    /// What the values are.
    pub unit: Unit,
    /// From top to bottom.
    pub lines: Vec<Line>,
}

const HEIGHT: f32 = 22.0;
const TOP: f32 = 4.0;
const LABELS: f32 = 158.0;
const VALUES: f32 = 56.0;

/// Draws the plot.
pub fn forest(plot: &Forest) -> Area {
    let bottom = TOP + HEIGHT * plot.lines.len() as f32;
    let mut area = canvas(bottom + 24.0, told(plot));
    let axis = axis(plot);
    axis.draw_upright(&mut area, TOP, bottom);
    for (index, line) in plot.lines.iter().enumerate() {
        let top = TOP + HEIGHT * index as f32;
        match line {
            Line::Heading(text) => draw_heading(&mut area, top, text),
            Line::Row(row) => draw_row(&mut area, top, row, plot.unit, &axis),
        }
    }
    area
}

fn rows(plot: &Forest) -> impl Iterator<Item = &Row> {
    plot.lines.iter().filter_map(|line| match line {
        Line::Heading(_) => None,
        Line::Row(row) => Some(row),
    })
}

fn axis(plot: &Forest) -> Axis {
    let low = rows(plot).map(|row| row.interval.low.min(row.base));
    let high = rows(plot).map(|row| row.interval.high.max(row.base));
    let (low, high) = (low.fold(f64::MAX, f64::min), high.fold(f64::MIN, f64::max));
    let values = if low <= high { low..=high } else { 0.0..=1.0 };
    Axis::new(plot.unit, values, LABELS + 14.0, WIDTH - VALUES - 14.0)
}

fn draw_heading(drawing: &mut Drawing, top: f32, text: &str) {
    let text = scene::Text::new(0.0, top + 16.0, LETTERS, Token::Ink, text);
    drawing.text(text.font(Font::Bold).halo(Token::Surface));
}

fn draw_row(drawing: &mut Drawing, top: f32, row: &Row, unit: Unit, axis: &Axis) {
    let (middle, baseline) = (top + HEIGHT / 2.0, top + 15.5);
    let indent = draw_provenance(drawing, middle, row.provenance);
    let short = row.short.as_deref().unwrap_or(&row.label);
    let forms = [row.label.as_str(), short];
    let label = fitting(&forms, Font::Semibold, LETTERS, LABELS - indent);
    caption(drawing, indent, baseline, Anchor::Start, label);
    caption(drawing, WIDTH, baseline, Anchor::End, unit.exact(row.value));
    let base = axis.at(row.base);
    let dashes = Style::stroke(Token::LineStrong, 1.5).dashed(Dash::Dashed);
    rule(drawing, (base, top), (base, top + HEIGHT), dashes);
    let (low, high) = (axis.at(row.interval.low), axis.at(row.interval.high));
    rule(
        drawing,
        (low, middle),
        (high, middle),
        Style::stroke(Token::Ink2, 2.0),
    );
    let dot = if row.is_clear {
        Style::fill(Token::Accent).line(Token::Accent, 1.5)
    } else {
        Style::fill(Token::Surface).line(Token::Ink2, 1.5)
    };
    drawing.circle(axis.at(row.value), middle, 4.2, dot);
}

/// A full lozenge for a house value, an empty one for an unsure source; how far it indents.
fn draw_provenance(drawing: &mut Drawing, middle: f32, provenance: Provenance) -> f32 {
    let style = match provenance {
        Provenance::House => Style::fill(Token::Accent).line(Token::Accent, 1.2),
        Provenance::Weak => Style::stroke(Token::Accent, 1.2),
        Provenance::Public | Provenance::Inferred | Provenance::Rulebook => return 0.0,
    };
    let corners = [(5.0, -4.5), (9.0, 0.0), (5.0, 4.5), (1.0, 0.0)];
    let corners = corners.map(|(x, y)| point(x, middle + y));
    drawing.path(polyline(&corners, true), style);
    14.0
}

fn told(plot: &Forest) -> String {
    let row = |row: &Row| {
        let exact = |value| plot.unit.exact(value);
        let (value, base) = (exact(row.value), exact(row.base));
        let (low, high) = (exact(row.interval.low), exact(row.interval.high));
        format!(
            "{}: {value}, {low} to {high}, the line at {base}",
            row.label
        )
    };
    let told: Vec<String> = plot
        .lines
        .iter()
        .map(|line| match line {
            Line::Heading(text) => text.clone(),
            Line::Row(one) => row(one),
        })
        .collect();
    format!("{}. {}.", plot.title, told.join("; "))
}
