//! How long games are, and between how many actions a player chooses.

use std::collections::BTreeMap;

use super::{Figure, histogram};
use crate::Moments;
use crate::plot::{Bars, Curve, bars, curves};
use crate::results::{Results, TableResult};

/// Length of games, and how much choice there is.
pub fn length(results: &Results) -> Vec<Figure> {
    let mut figures: Vec<Figure> = results.plain().map(length_figure).collect();
    let sizes: Vec<Curve> = results.plain().map(curve).collect();
    figures.push(curve_figure(
        "Legal actions in the course of a game",
        &sizes,
    ));
    let all: Vec<Curve> = results.together().map(curve).collect();
    if !all.is_empty() {
        figures.push(curve_figure("Legal actions, all modules", &all));
    }
    let compared = results.unchanged().map(|table| table.seats);
    let together = results
        .together()
        .filter(|table| Some(table.seats) == compared);
    figures.extend(results.plain().chain(together).map(choice_figure));
    figures
}

fn length_figure(table: &TableResult) -> Figure {
    let title = format!("Decisions of a game with {}", table.name);
    let plot = histogram(&title, &table.tally.lengths, None, ["", ""]);
    Figure {
        title,
        note: String::new(),
        area: bars(&plot),
    }
}

fn curve(table: &TableResult) -> Curve {
    Curve {
        label: format!("{} players", table.seats),
        values: table.tally.choice.iter().map(Moments::mean).collect(),
    }
}

fn curve_figure(title: &str, lines: &[Curve]) -> Figure {
    Figure {
        title: title.to_string(),
        note: String::new(),
        area: curves(title, lines),
    }
}

/// How often there are so many legal actions: 1, 2, then twice as many each.
fn choice_figure(table: &TableResult) -> Figure {
    let title = format!("Legal actions of a decision with {}", table.name);
    let choices = &table.tally.choices.0;
    let total: u64 = choices.values().sum();
    let mut bins = BTreeMap::<u32, f64>::new();
    for (legal, times) in choices {
        let bin = (legal - 1).checked_ilog2().map_or(0, |power| power + 1);
        *bins.entry(bin).or_default() += *times as f64 / total.max(1) as f64;
    }
    let last = bins.keys().next_back().copied().unwrap_or(0);
    let label = |bin: u32| match bin {
        0 => "1".to_string(),
        1 => "2".to_string(),
        bin => format!("–{}", 1u32 << bin),
    };
    let plot = Bars {
        title: title.clone(),
        labels: (0..=last).map(label).collect(),
        all: (0..=last)
            .map(|bin| bins.get(&bin).copied().unwrap_or(0.0))
            .collect(),
        part: Vec::new(),
        legend: None,
    };
    let most = choices.keys().next_back().copied().unwrap_or(0);
    Figure {
        title,
        note: format!("1, 2, 3 to 4, 5 to 8 and so on; at most {most}"),
        area: bars(&plot),
    }
}
