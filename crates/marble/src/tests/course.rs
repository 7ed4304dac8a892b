//! How far the game is, against play that looks at every way to the end.

use std::collections::BTreeSet;

use super::table::{Table, seat};
use crate::data::{ByColor, EMPTY_STACKS};
use crate::position::Stage;

/// Draws until the last actions, by trying all of them in turn.
fn fewest_draws(stacks: [u8; 4]) -> usize {
    let mut reached = BTreeSet::from([stacks]);
    let ends = |stacks: &[u8; 4]| stacks.iter().filter(|left| **left == 0).count() >= EMPTY_STACKS;
    for draws in 0.. {
        if reached.iter().any(ends) {
            return draws;
        }
        let mut next = BTreeSet::new();
        for stacks in reached {
            for (a, b) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
                let mut left = stacks;
                if left[a] > 0 && left[b] > 0 {
                    left[a] -= 1;
                    left[b] -= 1;
                    next.insert(left);
                }
            }
        }
        reached = next;
    }
    unreachable!("every draw takes tiles")
}

#[test]
fn m35_no_fewer_draws_bring_the_last_actions_about() {
    let mut game = Table::new(2).build();
    for code in 0..6_u32.pow(4) {
        let stacks = std::array::from_fn(|place| (code / 6_u32.pow(place as u32) % 6) as u8);
        // M-12: the stacks together hold an even number.
        if stacks.iter().sum::<u8>() % 2 == 0 {
            game.open.stacks = ByColor(stacks);
            assert_eq!(game.draws_to_end(), fewest_draws(stacks), "{stacks:?}");
        }
    }
}

#[test]
fn m35_a_seat_can_end_the_game_if_its_draws_suffice() {
    let near = |stacks| Table::new(2).stacks(stacks);
    let two_draws = near([0, 0, 2, 6]).build();
    assert!(two_draws.can_end(seat(1)) && two_draws.can_end(seat(2)));
    let three_draws = near([0, 1, 3, 6]);
    assert!(!three_draws.build().can_end(seat(1)));
    let with_imperium = near([0, 1, 3, 6]).imperium(seat(2), "red".parse().unwrap(), 1);
    let with_imperium = with_imperium.build();
    assert!(with_imperium.can_end(seat(2)) && !with_imperium.can_end(seat(1)));
    let playing = near([0, 0, 2, 6]).play("1 play").build();
    assert!(
        !playing.can_end(seat(1)),
        "one of its two actions is no draw"
    );
    let ending = near([0, 0, 0, 6]).build();
    assert!(ending.is_ending() && !ending.can_end(seat(1)));
}

#[test]
fn m35_everybody_has_one_last_action() {
    let mut game = Table::new(3).last_actions().build();
    let sure = |game: &crate::Marble| [1, 2, 3].map(|number| game.sure_actions(seat(number)));
    assert_eq!(sure(&game), [1, 1, 1]);
    game.open.active = seat(3);
    game.open.stage = Stage::Last { left: 2 };
    assert_eq!(sure(&game), [1, 0, 1], "seat 3, then seat 1");
    assert_eq!(sure(&Table::new(3).build()), [3, 1, 1]);
}
