//! What each option changes by itself, against games without it.

use super::{LEVEL, Results, TableResult};
use crate::{Interval, Moments, discoveries, two_sided, wilson};

kernel::vocabulary! {
    /// What is compared.
    pub enum Measure: "measure" {
        /// Mean points of a player.
        Score = "points of a player",
        /// Decisions of a game.
        Decisions = "decisions in a game",
        /// Wins of the seat that begins.
        Beginner = "wins of the seat that begins",
        /// Changes of the lead in a game.
        Leads = "changes of the lead",
    }
}

/// One option, one measure.
#[derive(Clone, Debug)]
pub struct Change<'a> {
    /// The table with the option.
    pub table: &'a TableResult,
    /// What is compared.
    pub measure: Measure,
    /// Its value with the option.
    pub value: f64,
    /// The 95 % interval of that.
    pub interval: Interval,
    /// Its value without the option.
    pub without: f64,
    /// Whether the two differ when the number of comparisons is counted in.
    pub is_clear: bool,
}

impl Results {
    /// Every option and measure.
    pub fn changes(&self) -> Vec<Change<'_>> {
        let Some(unchanged) = self.unchanged() else {
            return Vec::new();
        };
        let pairs = self.changed().flat_map(|table| {
            let measures = Measure::ALL.iter();
            measures.filter_map(move |measure| compare(table, unchanged, *measure))
        });
        let (mut changes, chances): (Vec<Change>, Vec<f64>) = pairs.unzip();
        for (change, stands) in changes.iter_mut().zip(discoveries(&chances, LEVEL)) {
            change.is_clear = stands;
        }
        changes
    }
}

/// The change and its probability by chance; nothing where the measure makes no sense.
fn compare<'a>(
    table: &'a TableResult,
    unchanged: &TableResult,
    measure: Measure,
) -> Option<(Change<'a>, f64)> {
    let (value, interval, error) = measured(table, measure)?;
    let (without, _, other_error) = measured(unchanged, measure)?;
    let error = libm::hypot(error, other_error).max(f64::MIN_POSITIVE);
    let change = Change {
        table,
        measure,
        value,
        interval,
        without,
        is_clear: false,
    };
    Some((change, two_sided((value - without) / error)))
}

/// Value, interval and standard error.
fn measured(table: &TableResult, measure: Measure) -> Option<(f64, Interval, f64)> {
    let tally = &table.tally;
    let mean = |moments: Moments| Some((moments.mean(), moments.interval(), moments.error()));
    match measure {
        Measure::Score => mean(tally.score),
        Measure::Decisions => mean(tally.decisions),
        Measure::Leads => mean(tally.lead_changes),
        Measure::Beginner => {
            let first = tally.seats.first().filter(|_| tally.has_winners())?;
            let (wins, games) = (first.shares as f64 / 60.0, tally.games as f64);
            let rate = wins / games;
            let error = (rate * (1.0 - rate) / games).sqrt();
            Some((rate, wilson(wins, games), error))
        }
    }
}
