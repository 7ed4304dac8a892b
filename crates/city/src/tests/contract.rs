//! The kernel's contract at every table size, with every way to the first cards; a test for each
//! size, so that they run side by side.

use kernel::testing::{Contract, amount, seed};

use super::table::every_setup;

fn contract_holds(seats: usize) {
    let games = amount(150, 1_500);
    let contract = Contract {
        games,
        seed: seed(),
    };
    let mut tables = every_setup();
    tables.retain(|table| table.seats().count() == seats);
    let decisions = contract.run(&tables);
    assert!(decisions > 60 * games as u64, "{decisions}");
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
