//! What the soak plays: every table size, every value of every option, every version of the rules.

use std::collections::BTreeSet;

use kernel::testing::every_setup;
use kernel::{Game, Options};
use table::{AnyGame, with_game};

fn all_are_there<G: Game>() {
    let setups = every_setup::<G>();
    let sizes: BTreeSet<usize> = setups.iter().map(|setup| setup.seats().count()).collect();
    let meta = G::META;
    assert!(sizes.into_iter().eq(meta.min_seats..=meta.max_seats));
    let rules: BTreeSet<u32> = setups.iter().map(|setup| setup.rules()).collect();
    assert!(rules.into_iter().eq(meta.oldest_rules..=meta.rules_version));
    let today = setups
        .iter()
        .filter(|setup| setup.rules() == meta.rules_version);
    let chosen: BTreeSet<(&str, &str)> = today.flat_map(|setup| setup.entries()).collect();
    for spec in G::Options::SPECS {
        for value in spec.values {
            assert!(chosen.contains(&(spec.key, *value)), "{} {value}", spec.key);
        }
    }
    let described: BTreeSet<String> = setups.iter().map(|setup| format!("{setup:?}")).collect();
    assert_eq!(described.len(), setups.len(), "a set-up is there twice");
}

#[test]
fn every_set_up_of_every_game_is_there_once() {
    for game in AnyGame::ALL {
        with_game!(*game, G => all_are_there::<G>());
    }
}
