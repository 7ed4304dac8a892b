//! What a study shows beyond doubt, in sentences. A difference is told only if it stands when the
//! number of comparisons of its sort is counted in (Benjamini and Hochberg at 5 %).

use kernel::Provenance;

use crate::plot::{Unit, signed};
use crate::results::{Change, KindResult, Measure, Results, SeatRate, SubjectResult, TableResult};

/// How many things of a kind are named at either end.
const NAMED: usize = 3;

/// The sentences, the most general first.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    /// What stands out most.
    pub lead: Vec<String>,
    /// Whether it matters where one sits.
    pub seats: Vec<String>,
    /// Where winners get more points than others.
    pub points: Vec<String>,
    /// Things whose values are our own, or from one unsure source.
    pub house: Vec<String>,
    /// Other things.
    pub others: Vec<String>,
    /// What options change.
    pub options: Vec<String>,
}

impl Findings {
    /// What these results show.
    pub fn of(results: &Results) -> Findings {
        let (kinds, rates) = (results.kinds(), results.seat_rates());
        let house = |kind: &&KindResult| !kind.provenance.is_known();
        let points_of = |table: &TableResult| points(results, table);
        let lead = [
            striking_seat(&rates),
            striking_things(&kinds),
            results.plain().last().and_then(points_of),
        ];
        Findings {
            lead: lead.into_iter().flatten().collect(),
            seats: seats(&rates),
            points: results
                .plain()
                .filter_map(|table| points(results, table))
                .collect(),
            house: kinds.iter().filter(house).filter_map(things).collect(),
            others: kinds
                .iter()
                .filter(|kind| !house(kind))
                .filter_map(things)
                .collect(),
            options: options(&results.changes()),
        }
    }
}

fn percent(value: f64) -> String {
    Unit::Percent.exact(value)
}

/// One sentence a table; tables without a difference share one.
fn seats(rates: &[SeatRate<'_>]) -> Vec<String> {
    let mut sentences = Vec::new();
    let mut alike = Vec::new();
    for table in rates.chunk_by(|a, b| a.table.name == b.table.name) {
        let clear: Vec<String> = table
            .iter()
            .filter(|rate| rate.is_clear)
            .map(seat)
            .collect();
        let name = &table[0].table.name;
        if clear.is_empty() {
            alike.push(name.as_str());
        } else {
            let base = percent(table[0].base);
            sentences.push(format!(
                "With {name}, {} instead of {base}.",
                clear.join("; ")
            ));
        }
    }
    if sentences.is_empty() {
        sentences.push("No seat wins clearly more or less than another.".to_string());
    } else if !alike.is_empty() {
        let names = alike.join("; ");
        sentences.push(format!(
            "No seat wins clearly more or less than another with: {names}."
        ));
    }
    sentences
}

/// The table where seats differ most.
fn striking_seat(rates: &[SeatRate<'_>]) -> Option<String> {
    let distance = |rate: &&SeatRate<'_>| (rate.rate / rate.base - 1.0).abs();
    let clear = rates.iter().filter(|rate| rate.is_clear);
    let most = clear.max_by(|a, b| distance(a).total_cmp(&distance(b)));
    let own = |rate: &&SeatRate<'_>| most.is_some_and(|most| most.table.name == rate.table.name);
    let table: Vec<SeatRate<'_>> = rates.iter().filter(own).cloned().collect();
    let all = if table.is_empty() { rates } else { &table };
    seats(all).into_iter().next()
}

/// The things that differ most from the rest of their kind: of the doubtful ones if there are any.
fn striking_things(kinds: &[KindResult]) -> Option<String> {
    let odd = kinds.iter().flat_map(|kind| &kind.rows);
    let odd: Vec<&SubjectResult> = odd.filter(|row| row.is_odd).collect();
    let doubtful = |row: &&&SubjectResult| !row.subject.provenance.is_known();
    let has_doubtful = odd.iter().any(|row| doubtful(&row));
    let mut odd: Vec<_> = odd
        .iter()
        .filter(|row| !has_doubtful || doubtful(row))
        .collect();
    odd.sort_by(|a, b| b.beyond_kind.abs().total_cmp(&a.beyond_kind.abs()));
    let named: Vec<String> = odd
        .iter()
        .take(2 * NAMED)
        .map(|row| {
            let (rate, base) = (percent(row.rate), percent(row.base));
            let kind = row.subject.kind.to_lowercase();
            format!("{} ({kind}, {rate}, base {base})", row.name)
        })
        .collect();
    let which = match has_doubtful {
        true => "Of house values and unsure ones, these differ",
        false => "These differ",
    };
    let named = named.join("; ");
    (!named.is_empty()).then(|| format!("{which} most from the rest of their kind: {named}."))
}

fn seat(rate: &SeatRate<'_>) -> String {
    let seat = match rate.seat {
        1 => "the seat that begins".to_string(),
        seat => format!("seat {seat} in the order of play"),
    };
    let (low, high) = (percent(rate.interval.low), percent(rate.interval.high));
    format!("{seat} wins {} ({low} to {high})", percent(rate.rate))
}

/// The least part of a lead that is named as its source.
const WORTH_TELLING: f64 = 0.1;

/// Where the winners' lead comes from.
fn points(results: &Results, table: &TableResult) -> Option<String> {
    let rows = crate::report::points_rows(results, table)?;
    let lead: f64 = rows.iter().map(|row| row.won - row.lost).sum();
    let rows = rows.into_iter().map(|row| (row.name, row.won - row.lost));
    let (name, sources) = (&table.name, sources(rows.collect(), lead)?);
    Some(format!(
        "With {name}, winners have {lead:.1} points more than the others: above all from {sources}."
    ))
}

/// The two that give most of a lead, as far as they are worth telling.
fn sources(mut rows: Vec<(String, f64)>, lead: f64) -> Option<String> {
    rows.sort_by(|a, b| b.1.total_cmp(&a.1));
    let told: Vec<String> = rows
        .iter()
        .take(2)
        .filter(|(_, more)| *more >= lead * WORTH_TELLING)
        .map(|(name, more)| format!("{} ({})", name.to_lowercase(), signed(*more)))
        .collect();
    (lead > 0.0 && !told.is_empty()).then(|| told.join(" and "))
}

/// Those that win or lose clearly more than the rest of their kind.
fn things(kind: &KindResult) -> Option<String> {
    let mut odd: Vec<&SubjectResult> = kind.rows.iter().filter(|row| row.is_odd).collect();
    odd.sort_by(|a, b| b.beyond_kind.total_cmp(&a.beyond_kind));
    let count = odd.len();
    let (more, less): (Vec<_>, Vec<_>) = odd.into_iter().partition(|row| row.beyond_kind > 0.0);
    let best: Vec<String> = more.iter().take(NAMED).map(|row| thing(row)).collect();
    let worst: Vec<String> = less
        .iter()
        .rev()
        .take(NAMED)
        .map(|row| thing(row))
        .collect();
    let mut parts = Vec::new();
    if !best.is_empty() {
        parts.push(format!("most often {}", best.join(", ")));
    }
    if !worst.is_empty() {
        parts.push(format!("least often {}", worst.join(", ")));
    }
    let name = kind.kind;
    (!parts.is_empty()).then(|| {
        let count = format!(
            "{} of {} differ clearly from the rest",
            count,
            kind.rows.len()
        );
        format!("{name}: {count}; winning {}.", parts.join("; "))
    })
}

fn thing(row: &SubjectResult) -> String {
    let (rate, base) = (percent(row.rate), percent(row.base));
    let mark = match row.subject.provenance {
        Provenance::House => ", house",
        Provenance::Weak => ", unsure",
        Provenance::Public | Provenance::Inferred | Provenance::Rulebook => "",
    };
    format!("{} ({rate}, base {base}{mark})", row.name)
}

/// One sentence an option.
fn options(changes: &[Change<'_>]) -> Vec<String> {
    let tables = changes.chunk_by(|a, b| a.table.name == b.table.name);
    tables.filter_map(option).collect()
}

fn option(changes: &[Change<'_>]) -> Option<String> {
    let clear: Vec<String> = changes
        .iter()
        .filter(|change| change.is_clear)
        .map(|change| {
            let unit = unit(change.measure);
            let (value, without) = (unit.exact(change.value), unit.exact(change.without));
            format!("{} {without} → {value}", change.measure)
        })
        .collect();
    let name = &changes[0].table.name;
    (!clear.is_empty()).then(|| format!("{name}: {}.", clear.join(", ")))
}

/// What a measure's values are.
pub(crate) fn unit(measure: Measure) -> Unit {
    match measure {
        Measure::Beginner => Unit::Percent,
        Measure::Score | Measure::Decisions | Measure::Leads => Unit::Number,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_comes_from_what_gives_most_of_it() {
        let from = |rows: &[(&str, f64)]| {
            let lead = rows.iter().map(|row| row.1).sum();
            let rows = rows.iter().map(|(name, more)| (name.to_string(), *more));
            sources(rows.collect(), lead)
        };
        let two = from(&[("Coins", 1.0), ("Homes", 5.0), ("Temples", 4.0)]);
        assert_eq!(two.as_deref(), Some("homes (+5.0) and temples (+4.0)"));
        let one = from(&[("Homes", 12.0), ("Coins", 0.1), ("Temples", -0.2)]);
        assert_eq!(one.as_deref(), Some("homes (+12.0)"));
        assert_eq!(from(&[("Homes", -1.0), ("Coins", 0.0)]), None);
    }
}
