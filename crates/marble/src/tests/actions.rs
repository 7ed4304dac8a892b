//! M-12 to M-15: the four actions.

use super::table::{Table, choices, events, play, position, refusal, seat, turn_of};
use crate::data::{Aqueduct, Color};
use crate::{Action, Event, Illegal};
use kernel::Game as _;

#[test]
fn m12_two_tiles_of_different_colors_are_drawn() {
    let mut game = Table::new(2).build();
    play(&mut game, "1 draw");
    let pairs = [
        "take red yellow",
        "take red green",
        "take red blue",
        "take yellow green",
        "take yellow blue",
        "take green blue",
    ];
    assert_eq!(choices(&game), pairs);
    assert_eq!(refusal(&game, "1 take red red"), Illegal::OtherTilesLeft);
    play(&mut game, "1 take blue yellow");
    assert_eq!(game.stacks.0, [10, 11, 14, 15]);
}

#[test]
fn m12_from_one_stack_only_if_no_other_is_left() {
    let two = Table::new(2).stacks([0, 3, 0, 1]).play("1 draw").build();
    assert_eq!(choices(&two), ["take yellow blue"]);
    assert_eq!(
        refusal(&two, "1 take yellow yellow"),
        Illegal::OtherTilesLeft
    );
    assert_eq!(refusal(&two, "1 take red blue"), Illegal::StackEmpty);
    assert_eq!(refusal(&two, "1 take blue blue"), Illegal::StackEmpty);
    let mut one = Table::new(2).stacks([0, 2, 0, 0]).play("1 draw").build();
    assert_eq!(choices(&one), ["take yellow yellow"]);
    play(&mut one, "1 take yellow yellow");
    assert_eq!(refusal(&one, "1 draw"), Illegal::NothingToDraw);
}

#[test]
fn m12_the_stacks_hold_an_even_number_so_nobody_draws_a_single_tile() {
    for seats in 2..=4 {
        let game = Table::new(seats).build();
        assert_eq!(game.stacks.total(), 60 - 4 * seats);
    }
    assert_eq!(
        "take red".parse::<Action>().unwrap_err().to_string(),
        "there is no action \"take red\""
    );
    let mut odd = Table::new(2).build();
    odd.open.stacks[Color::Red] -= 1;
    odd.open.players[seat(1)].hand[Color::Red] += 1;
    assert_eq!(odd.audit().unwrap_err().0, "51 tiles in the stacks");
}

#[test]
fn m12_drawn_tiles_can_be_played_from_the_next_turn_on() {
    let table = Table::new(2).hand_over(seat(1), seat(2));
    let mut game = table.play("1 draw\n1 take red blue").build();
    assert_eq!(refusal(&game, "1 play"), Illegal::EmptyHand);
    play(
        &mut game,
        "1 draw\n1 take red blue\n2 draw\n2 take red blue\n2 draw\n2 take red blue",
    );
    play(&mut game, "1 play\n1 tile red");
}

/// A tile at the grey spring and one at the brown, both aqueducts begun.
fn two_springs() -> Table {
    let tiles = "red 11,2+11,3\nblue 11,8+11,9";
    Table::new(2)
        .tiles(tiles)
        .path(Aqueduct::Grey, "")
        .path(Aqueduct::Brown, "")
}

#[test]
fn m13_two_pieces_on_one_aqueduct_or_one_on_each_of_two() {
    let mut game = two_springs().build();
    play(&mut game, "1 expand");
    let at_both = [
        "piece 11,4-12,3",
        "piece 11,10-12,9",
        "piece 12,1-12,3",
        "piece 12,7-12,9",
    ];
    assert_eq!(choices(&game), at_both);
    let mut one = game.clone();
    play(&mut one, "1 piece 12,1-12,3\n1 piece 11,2-12,1");
    assert!(turn_of(&one, 1));
    play(&mut game, "1 piece 12,1-12,3\n1 piece 12,7-12,9");
    assert!(turn_of(&game, 1));
    let told = events(&mut game, "1 expand");
    assert_eq!(told, []);
}

#[test]
fn m13_the_action_ends_after_one_piece_if_no_second_fits() {
    let table = Table::new(2)
        .tiles("red 11,2+11,3")
        .path(Aqueduct::Grey, "12,1 11,2");
    let mut game = table.build();
    play(&mut game, "1 expand");
    assert_eq!(choices(&game), ["piece 11,2-11,4"]);
    play(&mut game, "1 piece 11,2-11,4");
    assert!(turn_of(&game, 1));
    assert_eq!(refusal(&game, "1 expand"), Illegal::NoPieceFits);
}

#[test]
fn m14_a_recalled_magistrate_can_be_used_with_the_next_action() {
    let posted = "red 4,5+5,5 1\nred 5,6+5,7 1\nred 6,6+6,7 1\nblue 4,3+5,3 2";
    let mut game = Table::new(2).tiles(posted).build();
    assert_eq!(game.players[seat(1)].magistrates, 0);
    play(&mut game, "1 recall");
    assert_eq!(
        choices(&game),
        ["fetch 4,5+5,5", "fetch 5,6+5,7", "fetch 6,6+6,7"]
    );
    assert_eq!(refusal(&game, "1 fetch 4,3+5,3"), Illegal::NotRecallable);
    let told = events(&mut game, "1 fetch 5,6+5,7");
    let place = position("5,6+5,7");
    assert_eq!(
        told,
        [Event::Recalled {
            seat: seat(1),
            position: place
        }]
    );
    play(
        &mut game,
        "1 play\n1 tile red\n1 lay 3,3+3,4\n1 with magistrate",
    );
    assert!(game.players[seat(1)].posted.contains(position("3,3+3,4")));
}

#[test]
fn m14_magistrates_on_spaces_are_not_recalled() {
    let table = Table::new(2).with(|game| {
        let player = &mut game.open.players[seat(1)];
        (
            player.magistrates,
            player.offices[Color::Red],
            player.treasury,
        ) = (1, 1, 1);
    });
    assert_eq!(refusal(&table.build(), "1 recall"), Illegal::NoneToRecall);
}

#[test]
fn m15_a_tile_is_played_from_the_hand_with_or_without_a_magistrate() {
    let table = Table::new(2).with(|game| {
        game.open.players[seat(1)].hand[Color::Green] = 0;
        game.open.players[seat(2)].hand[Color::Green] += 1;
    });
    let mut game = table.build();
    play(&mut game, "1 play");
    assert_eq!(choices(&game), ["tile red", "tile yellow", "tile blue"]);
    assert_eq!(refusal(&game, "1 tile green"), Illegal::NotInHand);
    play(&mut game, "1 tile red\n1 lay 4,5+5,5");
    let mut without = game.clone();
    play(&mut without, "1 without magistrate");
    assert_eq!(without.players[seat(1)].magistrates, 3);
    play(&mut game, "1 with magistrate");
    assert_eq!(game.players[seat(1)].magistrates, 2);
    assert_eq!(game.players[seat(1)].hand.0, [0, 1, 0, 1]);
    assert_eq!(game.map.color_of(position("4,5+5,5")), Some(Color::Red));
}

#[test]
fn m15_no_magistrate_is_asked_for_without_one_in_hand() {
    let posted = "red 4,5+5,5 1\nred 5,6+5,7 1\nred 6,6+6,7 1";
    let mut game = Table::new(2).tiles(posted).build();
    play(&mut game, "1 play\n1 tile red\n1 lay 3,3+3,4");
    assert!(turn_of(&game, 1));
}
