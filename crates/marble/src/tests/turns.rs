//! M-9 to M-11: the frame of a turn.

use super::table::{Table, choices, decider, events, play, refusal, seat, turn_of};
use crate::data::{ByColor, Color};
use crate::position::{Space, Stage};
use crate::{Event, Illegal};

#[test]
fn m9_a_turn_has_two_actions_and_the_same_twice_is_fine() {
    let mut game = Table::new(2).build();
    play(&mut game, "1 draw\n1 take red blue");
    assert!(turn_of(&game, 1));
    play(&mut game, "1 draw\n1 take red blue");
    assert!(turn_of(&game, 2));
    assert_eq!(refusal(&game, "1 draw"), Illegal::NotYourTurn);
}

#[test]
fn m9_a_kind_is_offered_only_if_it_can_be_carried_out() {
    let game = Table::new(2).build();
    assert_eq!(choices(&game), ["draw", "play"]);
    assert_eq!(refusal(&game, "1 expand"), Illegal::NoPieceFits);
    assert_eq!(refusal(&game, "1 recall"), Illegal::NoneToRecall);
    assert_eq!(refusal(&game, "1 pass"), Illegal::MustAct);
    assert_eq!(refusal(&game, "1 take red blue"), Illegal::NotAsked);
    let posted = Table::new(2).tiles("red 4,5+5,5 1").build();
    assert_eq!(choices(&posted), ["draw", "recall", "play"]);
    let empty = Table::new(2).stacks([0; 4]).build();
    assert_eq!(choices(&empty), ["play"]);
    assert_eq!(refusal(&empty, "1 draw"), Illegal::NothingToDraw);
}

#[test]
fn m9_an_action_is_passed_if_none_can_be_carried_out() {
    let table = Table::new(2).stacks([0; 4]).hand_over(seat(1), seat(2));
    let mut game = table.build();
    assert_eq!(choices(&game), ["pass"]);
    assert_eq!(refusal(&game, "1 play"), Illegal::EmptyHand);
    assert_eq!(
        events(&mut game, "1 pass"),
        [Event::Passed { seat: seat(1) }]
    );
    assert_eq!(choices(&game), ["pass"]);
    play(&mut game, "1 pass");
    assert_eq!(decider(&game), 2);
}

#[test]
fn m9_an_action_with_all_it_sets_off_comes_before_the_next() {
    let mut game = Table::new(2).build();
    play(&mut game, "1 play");
    assert_eq!(refusal(&game, "1 draw"), Illegal::NotAsked);
    play(&mut game, "1 tile red\n1 lay 4,5+5,5");
    assert_eq!(choices(&game), ["with magistrate", "without magistrate"]);
    play(&mut game, "1 with magistrate");
    assert!(turn_of(&game, 1));
}

#[test]
fn m10_an_imperium_tile_buys_an_extra_action_any_number_of_times() {
    let table = Table::new(2)
        .imperium(seat(1), Color::Red, 1)
        .imperium(seat(1), Color::Blue, 1);
    let mut game = table.build();
    assert_eq!(refusal(&game, "1 spend red"), Illegal::NotAsked);
    play(
        &mut game,
        "1 draw\n1 take red blue\n1 draw\n1 take red blue",
    );
    assert_eq!(choices(&game), ["spend red", "spend blue", "end"]);
    assert_eq!(refusal(&game, "1 spend green"), Illegal::NoImperium);
    let spent = Event::Spent {
        seat: seat(1),
        color: Color::Red,
    };
    assert_eq!(events(&mut game, "1 spend red"), [spent]);
    assert_eq!(game.imperium[Color::Red], 12);
    assert!(turn_of(&game, 1));
    play(&mut game, "1 draw\n1 take red blue");
    assert_eq!(choices(&game), ["spend blue", "end"]);
    play(&mut game, "1 spend blue\n1 draw\n1 take red blue");
    assert!(turn_of(&game, 2));
}

#[test]
fn m10_the_turn_can_be_ended_and_ends_by_itself_without_imperium() {
    let mut game = Table::new(2).imperium(seat(1), Color::Red, 2).build();
    play(
        &mut game,
        "1 draw\n1 take red blue\n1 draw\n1 take red blue\n1 end",
    );
    assert!(turn_of(&game, 2));
    play(
        &mut game,
        "2 draw\n2 take red blue\n2 draw\n2 take red blue",
    );
    assert!(turn_of(&game, 1));
    assert_eq!(game.players[seat(1)].imperium[Color::Red], 2);
}

#[test]
fn m10_no_extra_action_is_offered_if_none_is_possible() {
    let table = Table::new(2).stacks([0; 4]).hand_over(seat(1), seat(2));
    let mut game = table.imperium(seat(1), Color::Red, 1).build();
    play(&mut game, "1 pass\n1 pass");
    assert_eq!(decider(&game), 2);
}

#[test]
fn m11_drawn_tiles_join_the_hand_at_the_end_of_the_turn() {
    let mut game = Table::new(2).build();
    play(&mut game, "1 draw\n1 take red blue");
    assert_eq!(game.players[seat(1)].hand.0, [1; 4]);
    assert_eq!(game.players[seat(1)].drawn.0, [1, 0, 0, 1]);
    play(&mut game, "1 draw\n1 take green blue");
    assert_eq!(game.players[seat(1)].hand.0, [2, 1, 2, 3]);
    assert_eq!(game.players[seat(1)].drawn, ByColor::default());
}

#[test]
fn m11_magistrates_on_spaces_bring_tiles_and_coins_and_return() {
    let table = Table::new(2).with(|game| {
        let player = &mut game.open.players[seat(1)];
        (
            player.magistrates,
            player.offices[Color::Green],
            player.treasury,
        ) = (0, 2, 1);
        let other = &mut game.open.players[seat(2)];
        (other.magistrates, other.treasury) = (2, 1);
    });
    let mut game = table.build();
    play(&mut game, "1 draw\n1 take red blue\n1 draw");
    let told = events(&mut game, "1 take red blue");
    let office = Space::Imperium(Color::Green);
    let back = |from| Event::Returned {
        seat: seat(1),
        from,
        gained: true,
    };
    assert_eq!(
        told[1..],
        [back(office), back(office), back(Space::Treasury)]
    );
    let player = &game.players[seat(1)];
    assert_eq!(
        (
            player.imperium[Color::Green],
            player.coins,
            player.magistrates
        ),
        (2, 1, 3)
    );
    // The other player's wait for the end of his own turn.
    assert_eq!(game.players[seat(2)].treasury, 1);
}

#[test]
fn m11_a_magistrate_returns_with_nothing_from_an_empty_stack() {
    let table = Table::new(2)
        .imperium(seat(2), Color::Red, 11)
        .with(|game| {
            let player = &mut game.open.players[seat(1)];
            (player.magistrates, player.offices[Color::Red]) = (1, 2);
        });
    let mut game = table.build();
    play(
        &mut game,
        "1 draw\n1 take red blue\n1 draw\n1 take red blue",
    );
    let player = &game.players[seat(1)];
    assert_eq!((player.imperium[Color::Red], player.magistrates), (1, 3));
    // M-10: tiles that come at the end of the turn come too late for it.
    assert_eq!(game.stage, Stage::Turn { left: 2 });
    assert!(turn_of(&game, 2));
}
