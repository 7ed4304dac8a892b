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

#[cfg(test)]
mod tests {
    use kernel::Provenance;
    use scene::{Area, Item, rect};

    use super::*;
    use crate::Interval;

    /// No letter leaves the plot.
    fn check_texts(area: &Area) {
        let all = rect(0.0, 0.0, area.size().w, area.size().h);
        let texts = area.items().iter().filter_map(|item| match item {
            Item::Text(text) => Some(text),
            Item::Group(_) | Item::Path { .. } | Item::Shape { .. } | Item::Use(_) => None,
        });
        let mut count = 0;
        for text in texts {
            count += 1;
            assert!(all.holds(text.bounds(), 1.0), "{text:?}");
        }
        assert!(count > 3);
    }

    fn long_row(value: f64, provenance: Provenance) -> Line {
        Line::Row(Row {
            label: "a very long name that nobody would give to a building of marble".to_string(),
            short: None,
            value,
            interval: Interval {
                low: value - 0.004,
                high: value + 0.1,
            },
            base: 0.33,
            is_clear: true,
            provenance,
        })
    }

    #[test]
    fn values_with_intervals_fit() {
        let lines = vec![
            Line::Heading("4 players".to_string()),
            long_row(0.05, Provenance::House),
            long_row(0.985, Provenance::Rulebook),
        ];
        for unit in [Unit::Percent, Unit::Number] {
            check_texts(&forest(&Forest {
                title: "Values".to_string(),
                unit,
                lines: lines.clone(),
            }));
        }
    }

    #[test]
    fn bars_lines_and_shares_fit() {
        check_texts(&bars(&Bars {
            title: "Bars".to_string(),
            labels: (0..8).map(|bar| format!("–{}", 1 << bar)).collect(),
            all: (0..8).map(|bar| f64::from(bar) / 28.0).collect(),
            part: vec![0.01; 8],
            legend: Some(["all players", "winners"]),
        }));
        let line = |seats: usize| Curve {
            label: format!("{seats} players"),
            values: (0..20).map(|step| (step * seats) as f64).collect(),
        };
        check_texts(&curves("Lines", &[line(2), line(3), line(4), line(5)]));
        let row = |won: f64| Share {
            name: "a category with quite a long name for so little room".to_string(),
            won,
            lost: 12.3,
        };
        let rows = vec![row(123.4), row(0.0), row(-3.2)];
        let title = "Shares".to_string();
        check_texts(&shares(&Shares { title, rows }));
    }

    #[test]
    fn differences_have_signs() {
        let all = [2.12, -2.12, 0.01, -0.01].map(signed);
        assert_eq!(all, ["+2.1", "−2.1", "0.0", "0.0"]);
    }
}
