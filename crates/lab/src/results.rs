//! The tables of a study after they were played, with the words a reader needs: what the report,
//! its plots and its findings are made from. The game's type ends here.

mod options;
mod seats;
mod subjects;

pub use options::{Change, Measure};
pub use seats::SeatRate;
pub use subjects::{KindResult, SubjectResult};

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Subject, Vocabulary};
use scene::{Lang, Speak, Words};

use crate::{Opening, Part, StudyTally, Table};

/// Of all discoveries at most this share is chance.
pub(crate) const LEVEL: f64 = 0.05;

/// What a study found.
#[derive(Clone, Debug)]
pub struct Results {
    /// The game's name.
    pub title: &'static str,
    /// The game's word.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// Who played, as the command line names them.
    pub bots: String,
    /// Who decided before the first turn.
    pub opening: Opening,
    /// The series of deals.
    pub seed: u64,
    /// Games at each table.
    pub games: u64,
    /// What points are given for.
    pub categories: Vec<String>,
    /// Every table.
    pub tables: Vec<TableResult>,
    pub(crate) names: BTreeMap<Subject, Name>,
}

/// One table of a study.
#[derive(Clone, Debug)]
pub struct TableResult {
    /// What it is in the study for.
    pub part: Part,
    /// How many play.
    pub seats: usize,
    /// What it is called beside others of its part.
    pub name: String,
    /// What its games add up to.
    pub tally: StudyTally,
}

/// What a thing is called.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Name {
    long: String,
    /// Where there is little room; may be the same.
    short: String,
}

/// Who played a study, and how often.
#[derive(Clone, Debug)]
pub struct Experiment {
    /// Who played, as the command line names them.
    pub bots: String,
    /// Who decided before the first turn.
    pub opening: Opening,
    /// The series of deals.
    pub seed: u64,
    /// Games at each table.
    pub games: u64,
}

impl Results {
    /// The results of a study in English.
    pub fn new<G: Speak>(experiment: Experiment, played: Vec<(Table<G>, StudyTally)>) -> Results {
        let words = Words::new(Lang::En, &G::WORDS);
        let categories = G::Category::ALL.iter();
        let categories = categories.map(|category| G::category(&words, *category));
        let tables: Vec<TableResult> = played
            .into_iter()
            .map(|(table, tally)| TableResult {
                part: table.part,
                seats: table.setup.seats().count(),
                name: table_name::<G>(&table, &words),
                tally,
            })
            .collect();
        Results {
            title: G::META.title,
            game: G::META.id,
            rules: G::META.rules_version,
            bots: experiment.bots,
            opening: experiment.opening,
            seed: experiment.seed,
            games: experiment.games,
            categories: categories.collect(),
            names: subject_names(&tables, &words),
            tables,
        }
    }

    /// The tables with the chosen options, by size.
    pub fn plain(&self) -> impl Iterator<Item = &TableResult> {
        self.tables.iter().filter(|table| table.part == Part::Plain)
    }

    /// The tables with all modules, by size.
    pub fn together(&self) -> impl Iterator<Item = &TableResult> {
        let tables = self.tables.iter();
        tables.filter(|table| table.part == Part::Together)
    }

    /// The tables with one option changed.
    pub fn changed(&self) -> impl Iterator<Item = &TableResult> {
        let tables = self.tables.iter();
        tables.filter(|table| matches!(table.part, Part::Changed { .. }))
    }

    /// The table that those with a changed option are compared with.
    pub fn unchanged(&self) -> Option<&TableResult> {
        let seats = self.changed().next()?.seats;
        self.plain().find(|table| table.seats == seats)
    }

    /// Games at all tables together.
    pub fn all_games(&self) -> u64 {
        self.tables.iter().map(|table| table.tally.games).sum()
    }

    /// Decisions at all tables together.
    pub fn all_decisions(&self) -> f64 {
        let each = self.tables.iter().map(|table| &table.tally);
        each.map(|tally| tally.decisions.mean() * tally.games as f64)
            .sum()
    }
}

fn table_name<G: Speak>(table: &Table<G>, words: &Words) -> String {
    let players = format!("{} players", table.setup.seats());
    match table.part {
        Part::Plain => players,
        Part::Together => format!("{players}, all modules"),
        Part::Changed { key, value } => {
            let name = G::option_name(words, key);
            match value {
                "true" => name,
                "false" => format!("{name}: no"),
                _ => format!(
                    "{name}: {}",
                    G::option_value(words, key, value).to_lowercase()
                ),
            }
        }
    }
}

/// The words for everything that anybody had. Two things of one kind never share a name.
fn subject_names(tables: &[TableResult], words: &Words) -> BTreeMap<Subject, Name> {
    let had = tables.iter().flat_map(|table| table.tally.had.keys());
    let subjects: BTreeSet<Subject> = had.copied().collect();
    let mut used = BTreeMap::<(&str, String), u32>::new();
    for subject in &subjects {
        *used
            .entry((subject.kind, plain_name(subject, words, "")))
            .or_default() += 1;
    }
    let name = |subject: &Subject| {
        let long = plain_name(subject, words, "");
        let short = plain_name(subject, words, ".short");
        let is_shared = used.get(&(subject.kind, long.clone())) > Some(&1);
        let told_apart = |name: String| match is_shared {
            true => format!("{name} ({})", subject.name),
            false => name,
        };
        Name {
            long: told_apart(long),
            short: told_apart(short),
        }
    };
    subjects
        .iter()
        .map(|subject| (*subject, name(subject)))
        .collect()
}

/// The thing's name in words, or that of an attribute; its own word where there are none.
fn plain_name(subject: &Subject, words: &Words, attribute: &str) -> String {
    let key = format!("{}-{}", subject.family, subject.name);
    let with_attribute = format!("{key}{attribute}");
    let known = [with_attribute, key].into_iter().find(|key| words.has(key));
    let name = known.map_or(subject.name.to_string(), |key| words.say(&key, &[]));
    let mut letters = name.chars();
    let first = letters
        .next()
        .map(|letter| letter.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}
