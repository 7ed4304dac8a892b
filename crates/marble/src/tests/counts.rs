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

/// A site at the Quirinal's corner 5,4 that one tile completes, with a magistrate of each seat. What
/// is built there makes no difference to what may be done next; whether anything is, does.
#[test]
fn a_site_at_a_hill_has_so_many_continuations() {
    let counts = |rules, corners| {
        let table = Table::of_rules(rules, 2, &[("hill-corners", corners)]);
        let table = table.tiles("green 5,3+5,4 2\nblue 4,2+4,3 1");
        counts(&table.play("1 play\n1 tile blue").build(), 5)
    };
    let built = [24, 48, 143, 493, 4693];
    for (rules, corners) in [(2, "none"), (2, "structure"), (1, "true"), (1, "false")] {
        assert_eq!(counts(rules, corners), built, "{rules} {corners}");
    }
    assert_eq!(counts(2, "no-site"), [24, 48, 144, 504, 4860]);
}
