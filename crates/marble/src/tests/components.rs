//! M-5 to M-8: counts, and the set-up.

use std::collections::BTreeSet;

use kernel::testing::setup;
use kernel::{Game, Seed};

use super::table::{decider, seat};
use crate::Marble;
use crate::data::{BRIDGE_VALUES, COLORS, Color, MAGISTRATES, PIECES};

fn openings(seats: usize, count: u64) -> impl Iterator<Item = Marble> {
    let setup = setup::<Marble>(seats, &[]);
    (0..count).map(move |index| Marble::new(&setup, &Seed::of_series(3, index)))
}

#[test]
fn m5_the_box_holds_its_components() {
    let row = |color: Color| &COLORS[color.index()];
    let tiles = Color::ALL.iter().map(|color| row(*color).tiles);
    assert_eq!(tiles.collect::<Vec<_>>(), [12, 14, 16, 18]);
    for (color, row) in Color::ALL.iter().zip(&COLORS) {
        assert_eq!(row.color, *color);
        assert_eq!(row.civic, color.civic());
        assert_eq!(row.civic.color(), *color);
        assert_eq!(row.imperium, 12);
    }
    assert_eq!(3 * PIECES, 39);
    assert_eq!(MAGISTRATES, 3);
    assert!(size_of::<Marble>() <= 856, "{} bytes", size_of::<Marble>());
}

#[test]
fn m6_three_of_seven_hills_are_drawn() {
    let mut seen = BTreeSet::new();
    for game in openings(2, 50) {
        assert_eq!(game.map.hills.len(), 3);
        assert_eq!(game.map.covered, game.map.hills);
        seen.extend(game.map.hills.iter());
    }
    assert_eq!(seen.len(), 7);
}

#[test]
fn m7_seven_of_eight_bridge_tiles_lie_on_the_board() {
    let printed = BRIDGE_VALUES.map(|bridge| bridge.value);
    assert_eq!(printed, [1, 1, 2, 2, 3, 3, 4, 4]);
    let mut removed = BTreeSet::new();
    for game in openings(3, 50) {
        assert_eq!(game.bridge_owners, [None; 7]);
        game.audit().unwrap();
        removed.insert(game.hidden.removed);
    }
    assert_eq!(removed.len(), 4);
}

#[test]
fn m8_each_player_begins_with_four_tiles_and_three_magistrates() {
    for (seats, stacks) in [
        (2, [10, 12, 14, 16]),
        (3, [9, 11, 13, 15]),
        (4, [8, 10, 12, 14]),
    ] {
        let mut first = BTreeSet::new();
        for game in openings(seats, 50) {
            assert_eq!(game.stacks.0, stacks);
            for (_, player) in game.players.iter() {
                assert_eq!(player.hand.0, [1; 4]);
                assert_eq!(player.magistrates, 3);
            }
            first.insert(decider(&game));
        }
        assert_eq!(first.len(), seats);
    }
}

#[test]
fn m8_the_first_player_can_be_named() {
    let named = Marble::new(&setup(3, &[("first", "3")]), &Seed::of_series(1, 1));
    assert_eq!(named.active, seat(3));
    let drawn = Marble::new(&setup(3, &[]), &Seed::of_series(1, 1));
    assert_eq!(named.map, drawn.map);
}
