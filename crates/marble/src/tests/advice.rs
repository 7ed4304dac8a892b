//! The advice at the table: a greedy player, who takes the action with the highest prior on a
//! determinized state, builds cities.

use kernel::testing::{amount, seed, setup};
use kernel::{Advice, Game, Rng, Seat, Seed, Setup, Standing, View as _, Viewer};

use super::table::{Table, seat};
use crate::data::Color;
use crate::{Action, Marble};

/// The action that the advice likes best.
pub fn advised(game: &Marble, seat: Seat, list: &[Action], rng: &mut Rng) -> Action {
    let state = game.view(Viewer::Seat(seat)).determinize(rng);
    let opinions = list
        .iter()
        .map(|action| (state.prior(seat, *action), *action));
    let best = opinions.max_by(|a, b| a.0.total_cmp(&b.0));
    best.expect("a seat that must act has a choice").1
}

/// Plays a game in which one seat is greedy and the others choose anything.
fn play(setup: &Setup<Marble>, seed: Seed, greedy: Seat) -> Marble {
    let mut game = Marble::new(setup, &seed);
    let mut rng = seed.derive("advice").rng();
    let mut list = Vec::new();
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut list);
        let action = if seat == greedy {
            advised(&game, seat, &list, &mut rng)
        } else {
            list[rng.below(list.len())]
        };
        game.apply(seat, action, &mut ());
    }
    game
}

#[test]
fn a_greedy_player_beats_chance_and_builds_a_city() {
    let setup = setup::<Marble>(2, &[]);
    let games = amount(100, 2_000);
    let (mut wins, mut points, mut chance) = (0, 0, 0);
    for index in 0..games {
        let greedy = seat(1 + index % 2);
        let game = play(&setup, Seed::of_series(seed(), index as u64), greedy);
        let Some(Standing::Places(places)) = game.standing() else {
            panic!("the game is over");
        };
        wins += usize::from(places[greedy] == 1 && places[greedy.next(game.seats())] == 2);
        let totals = Game::scores(&game).totals();
        points += totals[greedy];
        chance += totals[greedy.next(game.seats())];
    }
    let mean = points as usize / games;
    println!(
        "{wins} of {games} won, mean {mean} to {}",
        chance as usize / games
    );
    assert!(wins * 100 >= games * 99, "{wins} of {games}");
    assert!(mean > 50, "mean score {mean}");
}

#[test]
fn opinions_and_values_are_numbers() {
    let setup = setup::<Marble>(4, &[]);
    let seed = Seed::of_series(seed(), 0);
    let (mut game, mut rng) = (Marble::new(&setup, &seed), seed.derive("play").rng());
    let mut list = Vec::new();
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut list);
        let opinions = list.iter().map(|action| game.prior(seat, *action));
        assert!(opinions.into_iter().all(f32::is_finite));
        let value = game.value();
        assert!(value.as_slice().iter().all(|points| points.is_finite()));
        game.apply(seat, list[rng.below(list.len())], &mut ());
    }
    let totals = Game::scores(&game).totals();
    for (seat, points) in game.value().iter() {
        assert_eq!(*points, totals[seat] as f32);
    }
}

#[test]
fn tiles_that_nobody_will_have_time_to_play_are_worth_nothing() {
    let worth = |hand: usize, stacks: u8| {
        let mut game = Marble::new(&setup::<Marble>(4, &[]), &Seed::of_series(1, 0));
        let own = &mut game.open.players[seat(1)].hand;
        *own = Default::default();
        own[Color::Blue] = hand as u8;
        game.open.stacks = Default::default();
        Color::ALL
            .iter()
            .for_each(|color| game.open.stacks[*color] = stacks);
        game.value()[seat(1)]
    };
    assert!(worth(5, 10) > worth(4, 10), "early a tile more is better");
    assert_eq!(worth(9, 2), worth(8, 2), "late there are enough");
}

#[test]
fn the_tile_that_builds_is_liked_best() {
    let tiles = "green 6,4+6,5 1\nred 5,6+6,6";
    let game = Table::new(2)
        .tiles(tiles)
        .play("1 play\n1 tile green")
        .build();
    let mut list = Vec::new();
    game.legal(seat(1), &mut list);
    let mut rng = Seed::of_series(1, 0).rng();
    let best = advised(&game, seat(1), &list, &mut rng);
    assert_eq!(best.to_string(), "lay 5,4+5,5");
}
