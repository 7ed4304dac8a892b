//! What every description of positions must hold, shown by random play.

use std::collections::BTreeSet;

use crate::{BySeat, FeatureNames, Features, Seed, Setup};

/// Nothing is much larger than the rest, and all fits twice into a row of a self-play file, whose
/// 16 bits end at 32.
const LARGEST: f32 = 16.0;

/// Plays games of these set-ups by chance and looks at the description of every position: the
/// names are the same everywhere and each there once, and the numbers are finite and small.
///
/// # Panics
/// At the first description that does not hold.
pub fn check_features<G: Features>(setups: &[Setup<G>], games: u64, seed: u64) {
    let mut known: Option<FeatureNames> = None;
    let mut legal = Vec::new();
    for (setup, index) in setups
        .iter()
        .flat_map(|setup| (0..games).map(move |i| (setup, i)))
    {
        let seed = Seed::of_series(seed, index);
        let mut game = G::new(setup, &seed);
        let mut rng = seed.derive("features").rng();
        loop {
            let names = FeatureNames::of(&game);
            let known = known.get_or_insert_with(|| unique(names.clone()));
            assert_eq!(*known, names, "the same numbers everywhere, {setup:?}");
            check_values(&game, known);
            let Some(seat) = game.to_act().first() else {
                break;
            };
            game.legal(seat, &mut legal);
            game.apply(seat, legal[rng.below(legal.len())], &mut ());
        }
    }
}

fn unique(names: FeatureNames) -> FeatureNames {
    for list in [&names.table, &names.seat] {
        let distinct: BTreeSet<&String> = list.iter().collect();
        assert_eq!(
            distinct.len(),
            list.len(),
            "a name is there twice: {list:?}"
        );
    }
    names
}

fn check_values<G: Features>(game: &G, names: &FeatureNames) {
    let mut table: Vec<f32> = Vec::new();
    let mut seats: BySeat<Vec<f32>> = BySeat::new(game.seats());
    game.describe(&mut table, &mut seats);
    assert_eq!(table.len(), names.table.len());
    let of_seats = seats.iter().map(|(_, values)| (values, &names.seat));
    for (values, names) in std::iter::once((&table, &names.table)).chain(of_seats) {
        assert_eq!(values.len(), names.len(), "every seat has the same numbers");
        for (value, name) in values.iter().zip(names) {
            assert!(value.abs() <= LARGEST, "{name} is {value}\n{game:#?}");
        }
    }
}
