//! The kernel's contract over every table size and switch.

use kernel::testing::{Contract, amount, plain_setups, seed, setup};

use crate::Marble;

#[test]
fn the_plain_game_keeps_the_contract() {
    let contract = Contract {
        games: amount(30, 1000),
        seed: seed(),
    };
    contract.run(&plain_setups::<Marble>());
}

#[test]
fn every_switch_keeps_the_contract() {
    let contract = Contract {
        games: amount(30, 1000),
        seed: seed(),
    };
    let switches = [
        ("hill-corners", "false"),
        ("fountain-reach", "sides"),
        ("unused-hills", "false"),
        ("late-fountain-coin", "true"),
    ];
    for seats in 2..=4 {
        for switch in switches {
            contract.run(&[setup::<Marble>(seats, &[switch])]);
        }
        contract.run(&[setup::<Marble>(seats, &switches)]);
    }
}
