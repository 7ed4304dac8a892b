//! Which plots the report has, made from the results.

mod length;

pub use length::length;

use kernel::Provenance;
use scene::Area;

use super::html::escaped;
use crate::Histogram;
use crate::findings::unit;
use crate::plot::{Bars, Forest, Line, Row, Share, Shares, Unit, bars, forest, shares};
use crate::results::{KindResult, Measure, Results, SubjectResult, TableResult};

/// A plot with its caption.
#[derive(Clone, Debug)]
pub struct Figure {
    title: String,
    note: String,
    area: Area,
}

impl Figure {
    /// As it stands in the page.
    pub fn html(&self) -> String {
        let (title, note) = (escaped(&self.title), escaped(&self.note));
        let note = match note.is_empty() {
            true => String::new(),
            false => format!("<small>{note}</small>"),
        };
        let svg = self.area.fragment().svg;
        let svg = svg.replacen("role=\"group\"", "role=\"img\"", 1);
        format!("<figure>\n<figcaption>{title}{note}</figcaption>\n{svg}\n</figure>\n")
    }
}

/// Wins by seat: one plot for the chosen options, one for all modules.
pub fn seats(results: &Results) -> Vec<Figure> {
    let rates = results.seat_rates();
    let (plain, together): (Vec<_>, Vec<_>) = rates
        .iter()
        .partition(|rate| rate.table.part == crate::Part::Plain);
    let plot = |title: &str, rates: Vec<&crate::SeatRate<'_>>| {
        let mut lines = Vec::new();
        for table in rates.chunk_by(|a, b| a.table.seats == b.table.seats) {
            lines.push(Line::Heading(format!("{} players", table[0].table.seats)));
            lines.extend(table.iter().map(|rate| {
                Line::Row(Row {
                    label: format!("seat {}", rate.seat),
                    short: None,
                    value: rate.rate,
                    interval: rate.interval,
                    base: rate.base,
                    is_clear: rate.is_clear,
                    provenance: Provenance::Rulebook,
                })
            }));
        }
        (!lines.is_empty()).then(|| forest_figure(title, "", Unit::Percent, lines))
    };
    let wins = [
        plot("Wins by seat", plain),
        plot("Wins by seat, all modules", together),
    ];
    let points = seat_points("Points by seat", results.plain());
    let all_points = seat_points("Points by seat, all modules", results.together());
    let [wins, all_wins] = wins;
    [wins, points, all_wins, all_points]
        .into_iter()
        .flatten()
        .collect()
}

/// Mean points by seat, against the mean of the table.
fn seat_points<'a>(title: &str, tables: impl Iterator<Item = &'a TableResult>) -> Option<Figure> {
    let mut lines = Vec::new();
    for table in tables {
        lines.push(Line::Heading(format!("{} players", table.seats)));
        let seats = table.tally.seats.iter().zip(1..);
        lines.extend(seats.map(|(seat, number)| {
            Line::Row(Row {
                label: format!("seat {number}"),
                short: None,
                value: seat.scores.mean(),
                interval: seat.scores.interval(),
                base: table.tally.score.mean(),
                is_clear: false,
                provenance: Provenance::Rulebook,
            })
        }));
    }
    let note = "mean points; the dashed line is the mean of the table";
    (!lines.is_empty()).then(|| forest_figure(title, note, Unit::Number, lines))
}

fn forest_figure(title: &str, note: &str, unit: Unit, lines: Vec<Line>) -> Figure {
    let plot = Forest {
        title: title.to_string(),
        unit,
        lines,
    };
    Figure {
        title: title.to_string(),
        note: note.to_string(),
        area: forest(&plot),
    }
}

/// How many points players end with, by table size.
pub fn scores(results: &Results) -> Vec<Figure> {
    let tables = results.plain().chain(results.together());
    tables.map(score_figure).collect()
}

fn score_figure(table: &TableResult) -> Figure {
    let tally = &table.tally;
    let title = format!("Points with {}", table.name);
    let winners = (!tally.is_team()).then_some(&tally.winning_scores);
    let plot = histogram(&title, &tally.scores, winners, ["all players", "winners"]);
    let note = format!(
        "mean {:.1}, standard deviation {:.1}",
        tally.score.mean(),
        tally.score.deviation()
    );
    Figure {
        title,
        note,
        area: bars(&plot),
    }
}

/// At most so many bars.
const MOST_BARS: i64 = 24;

fn histogram(
    title: &str,
    all: &Histogram,
    part: Option<&Histogram>,
    names: [&'static str; 2],
) -> Bars {
    let low = all.0.keys().next().copied().unwrap_or(0);
    let high = all.0.keys().next_back().copied().unwrap_or(0);
    let width = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
        .into_iter()
        .find(|width| (high - low) / width < MOST_BARS)
        .unwrap_or(2000);
    let first = low.div_euclid(width);
    let count = (high.div_euclid(width) - first + 1) as usize;
    let total: u64 = all.0.values().sum();
    let binned = |histogram: &Histogram| {
        let mut bins = vec![0.0; count];
        for (value, times) in &histogram.0 {
            let bin = (value.div_euclid(width) - first) as usize;
            bins[bin] += *times as f64 / total.max(1) as f64;
        }
        bins
    };
    let every = count.div_ceil(6);
    let label = |bin: usize| match bin.is_multiple_of(every) {
        true => ((first + bin as i64) * width).to_string(),
        false => String::new(),
    };
    Bars {
        title: title.to_string(),
        labels: (0..count).map(label).collect(),
        all: binned(all),
        part: part.map(binned).unwrap_or_default(),
        legend: part.map(|_| names),
    }
}

/// Points of those who won and of the others by category; nothing where nobody wins alone.
pub fn points_rows(results: &Results, table: &TableResult) -> Option<Vec<Share>> {
    let tally = &table.tally;
    if !tally.has_winners() || tally.sides.contains(&0) {
        return None;
    }
    let mean = |side: usize, category: usize| {
        tally.items[side].get(category).copied().unwrap_or(0) as f64 / tally.sides[side] as f64
    };
    let rows = results.categories.iter().enumerate();
    let rows = rows.map(|(index, name)| Share {
        name: name.clone(),
        won: mean(0, index),
        lost: mean(1, index),
    });
    Some(
        rows.filter(|row| row.won != 0.0 || row.lost != 0.0)
            .collect(),
    )
}

/// Where points come from, by table size.
pub fn points(results: &Results) -> Vec<Figure> {
    let tables = results.plain().chain(results.together());
    tables
        .filter_map(|table| {
            let title = format!("Where points come from with {}", table.name);
            let rows = points_rows(results, table)?;
            let area = shares(&Shares {
                title: title.clone(),
                rows,
            });
            let note = String::new();
            Some(Figure { title, note, area })
        })
        .collect()
}

/// Everything of one kind, the best first.
pub fn kind(kind: &KindResult) -> Figure {
    let row = |row: &SubjectResult| {
        Line::Row(Row {
            label: row.name.clone(),
            short: Some(row.short.clone()),
            value: row.rate,
            interval: row.interval,
            base: row.base,
            is_clear: row.is_clear,
            provenance: row.subject.provenance,
        })
    };
    let lines = kind.rows.iter().map(row).collect();
    forest_figure(
        kind.kind,
        "win rate of those who had it",
        Unit::Percent,
        lines,
    )
}

/// What each option changes, one plot a measure.
pub fn options(results: &Results) -> Vec<Figure> {
    let changes = results.changes();
    let plot = |measure: &Measure| {
        let own = changes.iter().filter(|change| change.measure == *measure);
        let lines: Vec<Line> = own
            .map(|change| {
                Line::Row(Row {
                    label: change.table.name.clone(),
                    short: None,
                    value: change.value,
                    interval: change.interval,
                    base: change.without,
                    is_clear: change.is_clear,
                    provenance: Provenance::Rulebook,
                })
            })
            .collect();
        let mut title = measure.as_str().to_string();
        title[..1].make_ascii_uppercase();
        (!lines.is_empty()).then(|| forest_figure(&title, "", unit(*measure), lines))
    };
    Measure::ALL.iter().filter_map(plot).collect()
}
