//! The kernel's contract at every table size.

use kernel::testing::{Contract, amount, plain_setups, seed};

use crate::City;

#[test]
fn the_contract_holds_at_every_table() {
    let games = amount(300, 20_000);
    let decisions = Contract {
        games,
        seed: seed(),
    }
    .run(&plain_setups::<City>());
    assert!(decisions > 100 * games as u64);
}
