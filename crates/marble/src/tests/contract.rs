//! The kernel's contract over every table size and every setting of the switches.

use kernel::testing::{Contract, amount, seed, setup};

use crate::Marble;

/// The other value of each switch.
const SWITCHES: [(&str, &str); 4] = [
    ("hill-corners", "false"),
    ("fountain-reach", "sides"),
    ("unused-hills", "false"),
    ("late-fountain-coin", "true"),
];

fn keeps_the_contract(seats: usize) {
    let contract = Contract {
        games: amount(30, 1000),
        seed: seed(),
    };
    for setting in 0..1 << SWITCHES.len() {
        let turned = |index: &usize| setting & (1 << index) != 0;
        let options: Vec<_> = (0..SWITCHES.len())
            .filter(turned)
            .map(|index| SWITCHES[index])
            .collect();
        contract.run(&[setup::<Marble>(seats, &options)]);
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
