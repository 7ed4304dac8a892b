//! Which things win: those who had a thing against the base rate of the tables they sat at, and
//! against those who had other things of its kind. Where games are won together nothing is
//! compared.

use std::collections::BTreeMap;

use kernel::{Provenance, Subject};

use super::{LEVEL, Results};
use crate::{HadTally, Interval, discoveries, two_sided, wilson};

/// Too few players to say anything.
const FEWEST: u64 = 30;

/// Everybody who had a thing, over all tables.
#[derive(Clone, Debug)]
pub struct SubjectResult {
    /// The thing.
    pub subject: Subject,
    /// Its name in words.
    pub name: String,
    /// The same where there is little room.
    pub short: String,
    /// How many had it, and how they did.
    pub had: HadTally,
    /// How many of those who could have had it did.
    pub taken: f64,
    /// Wins for each player who had it.
    pub rate: f64,
    /// Its 95 % interval.
    pub interval: Interval,
    /// The rate of anybody at those tables.
    pub base: f64,
    /// Points more than the mean of the others.
    pub margin: f64,
    /// Whether the rate differs from the base when the number of comparisons is counted in.
    pub is_clear: bool,
    /// How much more it is above its base than the rest of its kind is, in parts of 1.
    pub beyond_kind: f64,
    /// Whether that is clear.
    pub is_odd: bool,
    sums: Sums,
}

/// Things that are compared with each other, the best first.
#[derive(Clone, Debug)]
pub struct KindResult {
    /// What they are, in plural.
    pub kind: &'static str,
    /// The most doubtful among them.
    pub provenance: Provenance,
    /// Those that enough players had.
    pub rows: Vec<SubjectResult>,
}

/// Wins, wins to be expected, and their variance.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    sittings: f64,
    wins: f64,
    expected: f64,
    variance: f64,
}

impl Sums {
    fn add(&mut self, other: Sums, sign: f64) {
        self.sittings += sign * other.sittings;
        self.wins += sign * other.wins;
        self.expected += sign * other.expected;
        self.variance += sign * other.variance;
    }

    /// How far the rate is above what is expected.
    fn excess(&self) -> f64 {
        (self.wins - self.expected) / self.sittings.max(1.0)
    }

    fn error(&self) -> f64 {
        self.variance.max(0.0).sqrt() / self.sittings.max(1.0)
    }
}

impl Results {
    /// Everything that anybody had, by kind; kinds with house values first.
    pub fn kinds(&self) -> Vec<KindResult> {
        let mut rows = self.subject_rows();
        let clear = judge(&rows, |row| (row.sums.excess(), row.sums.error()));
        let kinds = kind_sums(&rows);
        let odd = judge(&rows, |row| beyond(row, &kinds));
        for (row, (clear, odd)) in rows.iter_mut().zip(clear.into_iter().zip(odd)) {
            (row.is_clear, row.is_odd) = (clear, odd);
            row.beyond_kind = beyond(row, &kinds).0;
        }
        by_kind(rows)
    }

    fn subject_rows(&self) -> Vec<SubjectResult> {
        let players = self.players_by_kind();
        let mut pooled = BTreeMap::<Subject, (HadTally, Sums)>::new();
        for table in self.tables.iter().filter(|table| table.tally.has_winners()) {
            let base = 1.0 / table.seats as f64;
            for (subject, had) in &table.tally.had {
                let (all, sums) = pooled.entry(*subject).or_default();
                *all += *had;
                sums.add(sums_of(had, base), 1.0);
            }
        }
        let enough = pooled
            .into_iter()
            .filter(|(_, (had, _))| had.sittings >= FEWEST);
        enough
            .map(|(subject, (had, sums))| {
                let players = players.get(subject.kind).copied().unwrap_or(0);
                self.subject_row(subject, had, sums, players)
            })
            .collect()
    }

    fn subject_row(&self, subject: Subject, had: HadTally, sums: Sums, of: u64) -> SubjectResult {
        let name = self.names.get(&subject).cloned().unwrap_or_default();
        SubjectResult {
            subject,
            name: name.long,
            short: name.short,
            had,
            taken: had.sittings as f64 / of.max(1) as f64,
            rate: sums.wins / sums.sittings,
            interval: wilson(sums.wins, sums.sittings),
            base: sums.expected / sums.sittings,
            margin: had.margin.mean() / 60.0,
            is_clear: false,
            beyond_kind: 0.0,
            is_odd: false,
            sums,
        }
    }

    /// How many players sat at tables where things of a kind were to be had.
    fn players_by_kind(&self) -> BTreeMap<&'static str, u64> {
        let mut players = BTreeMap::new();
        for table in self.tables.iter().filter(|table| table.tally.has_winners()) {
            let mut kinds: Vec<&str> = table.tally.had.keys().map(|subject| subject.kind).collect();
            kinds.dedup();
            for kind in kinds {
                *players.entry(kind).or_default() += table.tally.games * table.seats as u64;
            }
        }
        players
    }
}

fn sums_of(had: &HadTally, base: f64) -> Sums {
    let sittings = had.sittings as f64;
    Sums {
        sittings,
        wins: had.shares as f64 / 60.0,
        expected: sittings * base,
        variance: sittings * base * (1.0 - base),
    }
}

/// Which differences stand, each told with its standard error.
fn judge(rows: &[SubjectResult], difference: impl Fn(&SubjectResult) -> (f64, f64)) -> Vec<bool> {
    let chance = |row| {
        let (difference, error) = difference(row);
        two_sided(difference / error.max(f64::MIN_POSITIVE))
    };
    let chances: Vec<f64> = rows.iter().map(chance).collect();
    discoveries(&chances, LEVEL)
}

fn kind_sums(rows: &[SubjectResult]) -> BTreeMap<&'static str, Sums> {
    let mut kinds = BTreeMap::<&'static str, Sums>::new();
    for row in rows {
        kinds
            .entry(row.subject.kind)
            .or_default()
            .add(row.sums, 1.0);
    }
    kinds
}

/// How much further above its base than the rest of its kind, and the standard error of that.
fn beyond(row: &SubjectResult, kinds: &BTreeMap<&'static str, Sums>) -> (f64, f64) {
    let mut rest = kinds[row.subject.kind];
    rest.add(row.sums, -1.0);
    if rest.sittings < 1.0 {
        return (0.0, 1.0);
    }
    let error = libm::hypot(row.sums.error(), rest.error());
    (row.sums.excess() - rest.excess(), error)
}

fn by_kind(mut rows: Vec<SubjectResult>) -> Vec<KindResult> {
    let not_house = |row: &SubjectResult| row.subject.provenance != Provenance::House;
    rows.sort_by(|a, b| {
        let effect = |row: &SubjectResult| row.rate - row.base;
        let order = (a.subject.kind, not_house(a)).cmp(&(b.subject.kind, not_house(b)));
        order.then(effect(b).total_cmp(&effect(a)))
    });
    let mut kinds = Vec::<KindResult>::new();
    for row in rows {
        let (kind, provenance) = (row.subject.kind, row.subject.provenance);
        match kinds.last_mut().filter(|last| last.kind == kind) {
            Some(last) => {
                last.provenance = last.provenance.min(provenance);
                last.rows.push(row);
            }
            None => kinds.push(KindResult {
                kind,
                provenance,
                rows: vec![row],
            }),
        }
    }
    // From there on nobody doubts.
    kinds.sort_by_key(|kind| kind.provenance.min(Provenance::Public));
    kinds
}
