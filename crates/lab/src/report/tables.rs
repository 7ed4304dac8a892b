//! The numbers behind the plots, for reading and for copying.

use super::html::table;
use crate::plot::{Unit, signed};
use crate::results::{KindResult, Results, SubjectResult, TableResult};

/// Length of games at every table.
pub fn lengths(results: &Results) -> String {
    let row = |one: &TableResult| {
        let tally = &one.tally;
        let legal = tally.choices.0.iter();
        let (sum, count) = legal.fold((0.0, 0.0), |(sum, count), (legal, times)| {
            let times = *times as f64;
            (sum + *legal as f64 * times, count + times)
        });
        vec![
            one.name.clone(),
            format!("{:.1}", tally.decisions.mean()),
            format!("{:.1}", tally.decisions.deviation()),
            format!("{:.1}", tally.turns.mean() / one.seats as f64),
            format!("{:.1}", sum / f64::max(count, 1.0)),
            format!("{:.1}", tally.lead_changes.mean()),
        ]
    };
    let tables = results.plain().chain(results.together());
    let rows: Vec<Vec<String>> = tables.map(row).collect();
    let headings = [
        "table",
        "decisions",
        "± ",
        "rounds of turns",
        "legal actions",
        "changes of the lead",
    ];
    table("A game on average", &headings, &rows)
}

/// All numbers of one kind of things.
pub fn kind(kind: &KindResult) -> String {
    let percent = |value| Unit::Percent.exact(value);
    let row = |row: &SubjectResult| {
        let provenance = row.subject.provenance;
        let source = if provenance.is_known() {
            ""
        } else {
            provenance.as_str()
        };
        let clear = |clear: bool| if clear { " *" } else { "" };
        vec![
            row.name.clone(),
            source.to_string(),
            percent(row.taken),
            format!(
                "{:.2}",
                row.had.pieces as f64 / row.had.sittings.max(1) as f64
            ),
            percent(row.rate) + clear(row.is_clear),
            format!(
                "{} – {}",
                percent(row.interval.low),
                percent(row.interval.high)
            ),
            percent(row.base),
            signed(100.0 * row.beyond_kind) + clear(row.is_odd),
            signed(row.margin),
        ]
    };
    let rows: Vec<Vec<String>> = kind.rows.iter().map(row).collect();
    let headings = [
        kind.kind,
        "source",
        "had by",
        "pieces",
        "win rate",
        "95 % interval",
        "base rate",
        "beyond its kind",
        "margin",
    ];
    let body = table(&format!("{} in numbers", kind.kind), &headings, &rows);
    format!(
        "<details>\n<summary>{} in numbers</summary>\n{body}</details>\n",
        kind.kind
    )
}

/// All numbers of the options.
pub fn options(results: &Results) -> String {
    let tables = results.unchanged().into_iter().chain(results.changed());
    let row = |one: &TableResult| {
        let tally = &one.tally;
        let first = tally.seats.first().map_or(0, |seat| seat.shares);
        let first = first as f64 / 60.0 / tally.games.max(1) as f64;
        let team = tally.ending.team_wins as f64 / tally.games.max(1) as f64;
        let or_dash = |shown: bool, value: f64| match shown {
            true => Unit::Percent.exact(value),
            false => "–".to_string(),
        };
        vec![
            one.name.clone(),
            format!("{:.1}", tally.score.mean()),
            format!("{:.1}", tally.decisions.mean()),
            or_dash(tally.has_winners(), first),
            or_dash(tally.is_team(), team),
            format!("{:.1}", tally.lead_changes.mean()),
        ]
    };
    let rows: Vec<Vec<String>> = tables.map(row).collect();
    let headings = [
        "option",
        "points",
        "decisions",
        "wins of seat 1",
        "wins of the team",
        "changes of the lead",
    ];
    let body = table("Options in numbers", &headings, &rows);
    format!("<details>\n<summary>Options in numbers</summary>\n{body}</details>\n")
}
