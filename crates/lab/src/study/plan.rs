//! Which tables a study plays: every size with the chosen options, each further option by
//! itself, and all modules together.

use kernel::{Game, OptionSpec, Options, Setup};

/// What a table is in the study for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    /// The chosen options at one table size.
    Plain,
    /// One option changed, at the table size that options are compared at.
    Changed {
        /// The option.
        key: &'static str,
        /// What it is now.
        value: &'static str,
    },
    /// All modules that go together, at one table size.
    Together,
}

/// One table of a study.
#[derive(Clone, PartialEq, Debug)]
pub struct Table<G: Game> {
    /// What it is in the study for.
    pub part: Part,
    /// The table.
    pub setup: Setup<G>,
}

/// The tables of a study of these options, at this table size or at all of them. The first
/// table size that is more than a duel is the one that options are compared at.
pub fn plan<G: Game>(options: &G::Options, seats: Option<usize>) -> Vec<Table<G>> {
    let sizes = match seats {
        Some(seats) => seats..=seats,
        None => G::META.min_seats..=G::META.max_seats,
    };
    let compared = (*sizes.start()).max(3.min(*sizes.end()));
    let together = together::<G>(options, compared);
    let table = |part, seats, options| {
        let setup = Setup::new(seats, options).ok()?;
        Some(Table { part, setup })
    };
    let plain = sizes
        .clone()
        .filter_map(|seats| table(Part::Plain, seats, options.clone()));
    let changed =
        changes::<G>(options).filter_map(|(part, options)| table(part, compared, options));
    let together = together
        .into_iter()
        .flat_map(|options| sizes.clone().map(move |seats| (seats, options.clone())))
        .filter_map(|(seats, options)| table(Part::Together, seats, options));
    plain.chain(changed).chain(together).collect()
}

/// Every option but the first player, set to every other value by itself.
fn changes<G: Game>(options: &G::Options) -> impl Iterator<Item = (Part, G::Options)> {
    let others = others::<G>();
    others.flat_map(move |spec| {
        let now = options.value(spec.key);
        let values = spec.values.iter().filter(move |value| **value != now);
        values.map(move |value| {
            let mut changed = options.clone();
            changed.assign(spec.key, value);
            let key = spec.key;
            (Part::Changed { key, value }, changed)
        })
    })
}

fn others<G: Game>() -> impl Iterator<Item = &'static OptionSpec> {
    let specs = G::Options::SPECS.iter();
    specs.filter(|spec| spec.key != "first")
}

/// Every module that is off by default, switched on if it goes with those before it; nothing
/// if that are not several.
fn together<G: Game>(options: &G::Options, seats: usize) -> Option<G::Options> {
    let mut all = options.clone();
    let mut added = 0;
    for spec in others::<G>().filter(|spec| ["false", "off"].contains(&spec.default)) {
        let mut more = all.clone();
        let on = spec.values.iter().find(|value| **value != spec.default);
        if all.value(spec.key) != spec.default {
            continue;
        }
        on.iter().for_each(|on| more.assign(spec.key, on));
        if Setup::<G>::new(seats, more.clone()).is_ok() {
            all = more;
            added += 1;
        }
    }
    (added > 1).then_some(all)
}

#[cfg(test)]
mod tests {
    use pebbles::Pebbles;

    use super::*;

    #[test]
    fn every_size_and_every_option_by_itself() {
        let tables = plan::<Pebbles>(&Default::default(), None);
        let plain = tables.iter().filter(|table| table.part == Part::Plain);
        let sizes: Vec<_> = plain.map(|table| table.setup.seats().count()).collect();
        assert_eq!(sizes, [2, 3, 4, 5]);
        let changed = tables
            .iter()
            .filter(|table| matches!(table.part, Part::Changed { .. }));
        assert!(changed.clone().count() >= 1);
        assert!(
            changed
                .into_iter()
                .all(|table| table.setup.seats().count() == 3)
        );
    }

    #[test]
    fn one_size_if_it_was_asked_for() {
        let tables = plan::<Pebbles>(&Default::default(), Some(2));
        assert!(tables.iter().all(|table| table.setup.seats().count() == 2));
    }
}
