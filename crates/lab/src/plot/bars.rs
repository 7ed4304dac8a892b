//! How often each value comes: upright bars, and inside them the part of those who won.

use scene::{Anchor, Area, Drawing, Style, Token, rect};

use super::axis::{Axis, Unit};
use super::{WIDTH, canvas, caption};

/// A plot of shares.
#[derive(Clone, Debug)]
pub struct Bars {
    /// What it shows.
    pub title: String,
    /// What stands under each bar; an empty one is left out.
    pub labels: Vec<String>,
    /// How much each bar is, as a part of 1.
    pub all: Vec<f64>,
    /// How much of it is marked, if anything is.
    pub part: Vec<f64>,
    /// What the whole bars and the marked parts are, if there are such.
    pub legend: Option<[&'static str; 2]>,
}

const LEFT: f32 = 40.0;
const HEIGHT: f32 = 150.0;

/// Draws the plot.
pub fn bars(plot: &Bars) -> Area {
    let top = if plot.legend.is_some() { 26.0 } else { 10.0 };
    let bottom = top + HEIGHT;
    let mut area = canvas(bottom + 24.0, told(plot));
    let most = plot.all.iter().copied().fold(0.0, f64::max);
    let axis = Axis::new(Unit::Percent, 0.0..=most, bottom, top);
    axis.draw_level(&mut area, LEFT, WIDTH);
    let width = (WIDTH - LEFT) / plot.all.len().max(1) as f32;
    for (index, all) in plot.all.iter().enumerate() {
        let left = LEFT + width * index as f32;
        let mut bar = |height: f64, inset: f32, style| {
            let top = axis.at(height);
            let box_ = rect(left + inset, top, width - 2.0 * inset, bottom - top);
            area.rounded(box_, 1.5, style);
        };
        bar(
            *all,
            width * 0.08,
            Style::fill(Token::Board2).line(Token::LineStrong, 1.0),
        );
        if let Some(part) = plot.part.get(index) {
            bar(*part, width * 0.27, Style::fill(Token::Accent));
        }
        if let Some(label) = plot.labels.get(index) {
            let middle = left + width / 2.0;
            caption(
                &mut area,
                middle,
                bottom + 16.0,
                Anchor::Middle,
                label.as_str(),
            );
        }
    }
    plot.legend
        .iter()
        .for_each(|legend| draw_legend(&mut area, legend));
    area
}

fn draw_legend(drawing: &mut Drawing, [all, part]: &[&str; 2]) {
    let wide = Style::fill(Token::Board2).line(Token::LineStrong, 1.0);
    drawing.rounded(rect(LEFT + 1.0, 3.5, 12.0, 11.0), 1.5, wide);
    caption(drawing, LEFT + 18.0, 14.0, Anchor::Start, *all);
    drawing.rounded(
        rect(LEFT + 130.0, 3.5, 6.0, 11.0),
        1.0,
        Style::fill(Token::Accent),
    );
    caption(drawing, LEFT + 141.0, 14.0, Anchor::Start, *part);
}

fn told(plot: &Bars) -> String {
    let each = plot.labels.iter().zip(&plot.all);
    let named = each.filter(|(label, _)| !label.is_empty());
    let told: Vec<String> = named
        .map(|(label, all)| format!("{label}: {}", Unit::Percent.exact(*all)))
        .collect();
    format!("{}. {}.", plot.title, told.join("; "))
}
