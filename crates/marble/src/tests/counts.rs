//! How many games of a few decisions there are: an alarm for any change of what is legal.

use kernel::testing::perft;

use super::table::Table;
use crate::Marble;
use crate::data::Aqueduct;

fn counts(game: &Marble, depths: usize) -> Vec<u64> {
    (1..=depths).map(|depth| perft(game, depth)).collect()
}

#[test]
fn the_opening_has_so_many_continuations() {
    let expected = [2, 10, 84, 204, 864, 2592, 16_080];
    assert_eq!(counts(&Table::new(2).build(), 7), expected);
}

#[test]
fn a_built_up_quarter_has_so_many_continuations() {
    let table = Table::new(4)
        .columns(&[10, 11])
        .path(Aqueduct::Grey, "11,2 11,4");
    let table = table.path(Aqueduct::Brown, "11,8");
    let expected = [3, 16, 178, 444, 2380, 11_297];
    assert_eq!(counts(&table.build(), 6), expected);
}
