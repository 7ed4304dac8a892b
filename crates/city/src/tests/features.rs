//! The position as numbers: the same ones everywhere, blind to seat numbers, and meaning what
//! their names say.

use kernel::testing::{amount, check_features, seed};

use super::table::every_setup;

#[test]
fn every_table_option_and_phase_is_described_by_the_same_numbers() {
    check_features(&every_setup(), amount(4, 100) as u64, seed());
}
