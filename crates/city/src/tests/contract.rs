//! The kernel's contract at every table size; a test each, so that they run side by side.

use kernel::testing::{Contract, amount, seed, setup};

use crate::City;

fn contract_holds(seats: usize) {
    let games = amount(300, 20_000);
    let contract = Contract {
        games,
        seed: seed(),
    };
    let decisions = contract.run::<City>(&[setup(seats, &[])]);
    assert!(decisions > 30 * games as u64, "{decisions}");
}

#[test]
fn the_contract_holds_for_two() {
    contract_holds(2);
}

#[test]
fn the_contract_holds_for_three() {
    contract_holds(3);
}

#[test]
fn the_contract_holds_for_four() {
    contract_holds(4);
}
