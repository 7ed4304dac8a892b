//! What every game promises.

use kernel::testing::{
    Contract, amount, check_features, every_setup, perft, plain_setups, random_game, seed, setup,
};
use kernel::{Game as _, Seed};

use crate::{Action, Pebbles};

#[test]
fn the_contract_is_kept() {
    let mut setups = plain_setups::<Pebbles>();
    setups.push(setup(3, &[("team", "true"), ("first", "2")]));
    let contract = Contract {
        games: amount(300, 20_000),
        seed: seed(),
    };
    let decisions = contract.run(&setups);
    assert!(decisions >= 7 * 5 * contract.games as u64, "{decisions}");
}

#[test]
fn the_tree_of_decisions_stays() {
    let game = Pebbles::new(&setup(2, &[("first", "1")]), &Seed::of_series(1, 0));
    let leaves: Vec<u64> = (0..9).map(|depth| perft(&game, depth)).collect();
    assert_eq!(leaves, [1, 2, 4, 12, 36, 108, 304, 628, 916]);
}

#[test]
fn random_games_stay() {
    let play = |seats, options: &[_]| {
        random_game::<Pebbles>(&setup(seats, options), &Seed::of_series(1, 0))
    };
    assert_eq!(play(2, &[]), "7: 12 10");
    assert_eq!(play(5, &[("team", "true")]), "21: 14 7 8 14 4 rival 60");
}

#[test]
fn every_action_is_written_in_one_way() {
    for action in Action::ALL {
        assert_eq!(action.to_string().parse(), Ok(action));
    }
    for text in ["take", "take 0", "take 4", "take 01", "keep ", "Keep", ""] {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
}

#[test]
fn every_position_is_described_by_the_same_numbers() {
    check_features::<Pebbles>(&every_setup(), 3, seed());
}
