//! Every way to set a game up.

use crate::{Game, OptionChange, OptionSpec, Options, Setup};

/// Every set-up that there is: table sizes, values of options, and rules that are played on.
pub fn every_setup<G: Game>() -> Vec<Setup<G>> {
    let rules = G::META.oldest_rules..=G::META.rules_version;
    rules.flat_map(by_rules::<G>).collect()
}

fn by_rules<G: Game>(rules: u32) -> Vec<Setup<G>> {
    let mut sets = vec![G::Options::default_by(rules)];
    for spec in G::Options::SPECS {
        let values = |options| with_every_value::<G::Options>(rules, spec, options);
        sets = sets.iter().flat_map(values).collect();
    }
    let tables = G::META.min_seats..=G::META.max_seats;
    let at_table = |seats| {
        let setup = move |options: &G::Options| {
            Setup::of_rules(rules, seats, options.entries_by(rules)).ok()
        };
        sets.iter().filter_map(setup)
    };
    tables.flat_map(at_table).collect()
}

/// The options with each value that this one can have; as they are, where these rules do not know
/// it.
fn with_every_value<O: Options>(rules: u32, spec: &OptionSpec, options: &O) -> Vec<O> {
    let with = |value: &str| {
        let mut chosen = options.clone();
        chosen
            .set_by(rules, spec.key, value)
            .is_ok()
            .then_some(chosen)
    };
    let old = O::HISTORY.iter().filter_map(|change| match change {
        OptionChange::Renamed { key, old, .. } if *key == spec.key => Some(*old),
        _ => None,
    });
    let words = spec.values.iter().copied().chain(old);
    let mut chosen: Vec<O> = Vec::new();
    for options in words.filter_map(with) {
        if !chosen.contains(&options) {
            chosen.push(options);
        }
    }
    if chosen.is_empty() {
        chosen.push(options.clone());
    }
    chosen
}
