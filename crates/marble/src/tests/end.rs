//! M-35 to M-38: the last actions, final scoring, the winner, and what is hidden.

use kernel::testing::setup;
use kernel::{Game, Seed, Standing, View as _, Viewer};

use super::table::{Table, choices, decider, events, play, points, seat, turn_of};
use crate::data::{Aqueduct, Color};
use crate::position::{Phase, Stage};
use crate::{Category, Event, Marble};

#[test]
fn m35_three_empty_stacks_at_the_end_of_a_turn_start_the_last_actions() {
    let mut game = Table::new(3).stacks([0, 0, 1, 5]).build();
    play(&mut game, "1 draw\n1 take green blue");
    assert_eq!(game.stage, Stage::Turn { left: 1 });
    play(&mut game, "1 draw");
    let told = events(&mut game, "1 take blue blue");
    assert_eq!(told[1], Event::LastActions { trigger: seat(1) });
    // One action each, the trigger player last.
    play(&mut game, "2 draw\n2 take blue blue");
    assert!(turn_of(&game, 3));
    play(
        &mut game,
        "3 play\n3 tile red\n3 lay 4,5+5,5\n3 without magistrate",
    );
    assert!(turn_of(&game, 1));
    play(&mut game, "1 play\n1 tile red\n1 lay 4,3+5,3");
    let told = events(&mut game, "1 without magistrate");
    assert_eq!(told.last(), Some(&Event::Over));
    assert!(game.is_over());
    assert_eq!(choices(&game), [""; 0]);
}

#[test]
fn m35_two_empty_stacks_are_not_enough() {
    let mut game = Table::new(2).stacks([0, 0, 4, 4]).build();
    play(
        &mut game,
        "1 draw\n1 take green blue\n1 draw\n1 take green blue",
    );
    assert_eq!(game.stage, Stage::Turn { left: 2 });
}

#[test]
fn m35_last_actions_have_no_extra_action_and_passing_is_for_who_cannot_act() {
    let table = Table::new(2)
        .stacks([0; 4])
        .hand_over(seat(2), seat(1))
        .last_actions();
    let mut game = table.imperium(seat(1), Color::Red, 3).build();
    assert_eq!(choices(&game), ["play"]);
    play(
        &mut game,
        "1 play\n1 tile red\n1 lay 4,5+5,5\n1 without magistrate",
    );
    assert_eq!(decider(&game), 2);
    assert_eq!(choices(&game), ["pass"]);
    play(&mut game, "2 pass");
    assert!(game.is_over());
}

#[test]
fn m35_the_end_of_turn_follows_each_last_action() {
    let table = Table::new(2)
        .stacks([0, 0, 0, 8])
        .last_actions()
        .with(|game| {
            let player = &mut game.open.players[seat(1)];
            (player.magistrates, player.treasury) = (2, 1);
        });
    let mut game = table.build();
    play(&mut game, "1 draw\n1 take blue blue");
    let player = &game.players[seat(1)];
    assert_eq!(
        (player.coins, player.magistrates, player.drawn.total()),
        (1, 3, 0)
    );
}

#[test]
fn m35_a_magistrate_who_comes_later_brings_nothing() {
    let tiles = "green 6,4+6,5 1\nred 5,6+6,6";
    let table = Table::new(2).tiles(tiles).stacks([0; 4]).last_actions();
    let mut game = table.build();
    play(
        &mut game,
        "1 play\n1 tile red\n1 lay 4,11+5,11\n1 without magistrate",
    );
    play(
        &mut game,
        "2 play\n2 tile blue\n2 lay 5,4+5,5\n2 without magistrate",
    );
    assert_eq!(decider(&game), 1);
    play(&mut game, "1 move 6,4+6,5");
    assert!(game.is_over());
    let player = &game.players[seat(1)];
    assert_eq!(
        (player.offices[Color::Green], player.imperium.total()),
        (1, 0)
    );
    game.audit().unwrap();
}

#[test]
fn m35a_every_game_ends_and_uses_up_something_finite() {
    for seats in 2..=4 {
        let setup = setup::<Marble>(seats, &[]);
        let mut list = Vec::new();
        for index in 0..50 {
            let seed = Seed::of_series(35, index);
            let (mut game, mut rng) = (Marble::new(&setup, &seed), seed.derive("play").rng());
            let (mut left, mut decisions) = (budget(&game), 0);
            while let Some(seat) = game.to_act().first() {
                game.legal(seat, &mut list);
                let finishing = matches!(game.phase, Phase::Draw | Phase::Expand { .. });
                game.apply(seat, list[rng.below(list.len())], &mut ());
                let after = budget(&game);
                assert!(after < left || !finishing && after == left);
                (left, decisions) = (after, decisions + 1);
            }
            assert!(decisions <= Marble::META.max_decisions);
        }
    }
}

/// Tiles to draw, tiles to lay and pieces: what only ever goes down.
fn budget(game: &Marble) -> usize {
    let pieces = Aqueduct::ALL.iter().map(|one| game.map.pieces_left(*one));
    game.stacks.total() + (60 - game.map.laid().len()) + pieces.sum::<usize>()
}

#[test]
fn m36_bridges_and_coins_count_their_value() {
    let table = Table::new(3).with(|game| {
        game.open.players[seat(1)].coins = 3;
        game.open.players[seat(2)].coins = 3;
        game.open.players[seat(3)].coins = 1;
    });
    let game = table.build();
    let coins = [1, 2, 3].map(|number| points(&game, number, Category::Coins));
    assert_eq!(coins, [3, 3, 1]);
    let most = [1, 2, 3].map(|number| points(&game, number, Category::MostCoins));
    assert_eq!(most, [2, 2, 0]);
    let mut game = Table::new(2).tiles("blue 1,4+1,5").build();
    play(
        &mut game,
        "1 play\n1 tile red\n1 lay 0,4+0,5\n1 without magistrate",
    );
    assert_eq!(
        points(&game, 1, Category::Bridges),
        i32::from(game.hidden.bridges[1])
    );
    assert_eq!(points(&game, 2, Category::Bridges), 0);
}

#[test]
fn m36_nobody_with_nothing_has_most() {
    let game = Table::new(2).build();
    for category in Category::ALL {
        assert_eq!(points(&game, 1, *category), 0, "{category}");
    }
}

#[test]
fn m36_most_imperium_tiles_of_a_color_alone_or_tied() {
    let table = Table::new(3)
        .imperium(seat(1), Color::Red, 2)
        .imperium(seat(2), Color::Red, 1);
    let table = table
        .imperium(seat(2), Color::Blue, 1)
        .imperium(seat(3), Color::Blue, 1);
    let game = table.imperium(seat(3), Color::Green, 4).build();
    let imperium = [1, 2, 3].map(|number| points(&game, number, Category::Imperium));
    assert_eq!(imperium, [5, 2, 7]);
}

#[test]
fn m36_scores_are_itemised_in_rulebook_order() {
    let game = Table::new(2).build();
    let items = &Game::scores(&game).seats[seat(1)];
    let words: Vec<_> = items
        .iter()
        .map(|(category, _)| category.as_str())
        .collect();
    let expected = [
        "buildings",
        "bridges",
        "aqueducts",
        "fountains",
        "coins",
        "most-coins",
        "imperium",
    ];
    assert_eq!(words, expected);
}

/// The places of a finished game with three seats.
fn places(change: impl FnOnce(&mut Marble)) -> Vec<u8> {
    let finish = |game: &mut Marble| {
        game.open.stage = Stage::Last { left: 0 };
        game.open.phase = Phase::Over;
    };
    match Table::new(3)
        .columns(&[10, 11])
        .with(finish)
        .with(change)
        .build()
        .standing()
    {
        Some(Standing::Places(places)) => places.as_slice().to_vec(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn m37_most_points_then_buildings_then_imperium_then_shared() {
    let coins = |game: &mut Marble, coins: [u8; 3]| {
        (1..=3)
            .zip(coins)
            .for_each(|(number, coins)| game.open.players[seat(number)].coins = coins);
    };
    assert_eq!(places(|game| coins(game, [1, 3, 2])), [3, 1, 2]);
    assert_eq!(places(|game| coins(game, [0, 0, 0])), [1, 1, 1]);
    // A bath of 4 points against two coins, which are most, against nothing.
    let bath = "11,4".parse().unwrap();
    let tied = places(|game| {
        coins(game, [2, 0, 0]);
        game.open.map.buildings[Color::Blue].insert(bath);
        game.open.players[seat(2)].buildings.insert(bath);
    });
    assert_eq!(tied, [2, 1, 3]);
    let kept = places(|game| {
        coins(game, [3, 3, 5]);
        for (number, color) in [
            (1, Color::Red),
            (2, Color::Red),
            (2, Color::Blue),
            (1, Color::Blue),
        ] {
            game.open.imperium[color] -= 1;
            game.open.players[seat(number)].imperium[color] += 1;
        }
        game.open.imperium[Color::Red] -= 1;
        game.open.imperium[Color::Blue] -= 2;
        game.open.players[seat(1)].imperium[Color::Red] += 1;
        game.open.players[seat(2)].imperium[Color::Blue] += 2;
    });
    // Both have 5 for one colour and 3 coins; seat 2 keeps one imperium tile more.
    assert_eq!(kept, [2, 1, 3]);
}

#[test]
fn m38_bridge_values_are_for_their_owner_until_the_end() {
    let mut game = Table::new(2).tiles("blue 1,4+1,5").build();
    play(
        &mut game,
        "1 play\n1 tile red\n1 lay 0,4+0,5\n1 without magistrate",
    );
    let value = Some(game.hidden.bridges[1]);
    let seen = |game: &Marble, viewer| game.view(viewer).bridge_value(1);
    assert_eq!(seen(&game, Viewer::Seat(seat(1))), value);
    assert_eq!(seen(&game, Viewer::Seat(seat(2))), None);
    assert_eq!(seen(&game, Viewer::Spectator), None);
    let hidden = game.view(Viewer::Seat(seat(1)));
    let known = (0..7).filter(|place| hidden.bridge_value(*place).is_some());
    assert_eq!(known.count(), 1);
    assert_eq!(hidden.hidden.removed, None);
    let has_bridges = |game: &Marble, viewer| {
        let items = &game.view(viewer).scores(viewer).seats[seat(1)];
        items
            .iter()
            .any(|(category, _)| *category == Category::Bridges)
    };
    assert!(has_bridges(&game, Viewer::Seat(seat(1))));
    assert!(!has_bridges(&game, Viewer::Seat(seat(2))));
    assert!(!has_bridges(&game, Viewer::Spectator));
    (game.open.stage, game.open.phase) = (Stage::Last { left: 0 }, Phase::Over);
    assert_eq!(seen(&game, Viewer::Spectator), value);
    assert!(has_bridges(&game, Viewer::Spectator));
}

#[test]
fn m38_a_determinization_deals_all_unknown_values_anew() {
    let mut game = Table::new(2).tiles("blue 1,4+1,5").build();
    play(
        &mut game,
        "1 play\n1 tile red\n1 lay 0,4+0,5\n1 without magistrate",
    );
    let mut rng = Seed::of_series(38, 0).rng();
    let mut values = std::collections::BTreeSet::new();
    for _ in 0..100 {
        let own = game.view(Viewer::Seat(seat(1))).determinize(&mut rng);
        assert_eq!(own.hidden.bridges[1], game.hidden.bridges[1]);
        own.audit().unwrap();
        let other = game.view(Viewer::Seat(seat(2))).determinize(&mut rng);
        values.insert((other.hidden.bridges[1], own.hidden.removed));
    }
    assert!(values.len() >= 8, "{values:?}");
}
