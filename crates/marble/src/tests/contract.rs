//! The kernel's contract over every table size and every setting of the switches, by today's rules
//! and by those before.

use kernel::Setup;
use kernel::testing::{Contract, amount, seed};

use crate::Marble;

/// Every setting of the switches, by these rules in their words.
fn settings(rules: u32, seats: usize) -> Vec<Setup<Marble>> {
    let corners: &[&str] = if rules == 1 {
        &["true", "false"]
    } else {
        &["none", "structure", "no-site"]
    };
    let mut settings = vec![Vec::new()];
    for (key, values) in [
        ("hill-corners", corners),
        ("fountain-reach", &["distance", "sides"]),
        ("unused-hills", &["true", "false"]),
        ("late-fountain-coin", &["false", "true"]),
    ] {
        let with = |value: &&'static str| {
            let also = |setting: &Vec<_>| [&setting[..], &[(key, *value)]].concat();
            settings.iter().map(also).collect::<Vec<_>>()
        };
        settings = values.iter().flat_map(with).collect();
    }
    let setup = |options: Vec<_>| Setup::of_rules(rules, seats, options).unwrap();
    settings.into_iter().map(setup).collect()
}

fn keeps_the_contract(seats: usize) {
    let contract = Contract {
        games: amount(12, 100),
        seed: seed(),
    };
    for rules in [1, 2] {
        let settings = settings(rules, seats);
        assert_eq!(settings.len(), [16, 24][rules as usize - 1]);
        contract.run(&settings);
    }
}

#[test]
fn two_seats_keep_the_contract() {
    keeps_the_contract(2);
}

#[test]
fn three_seats_keep_the_contract() {
    keeps_the_contract(3);
}

#[test]
fn four_seats_keep_the_contract() {
    keeps_the_contract(4);
}
