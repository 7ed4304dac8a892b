//! The quick opinion is worth something: following it blindly beats chance.

use kernel::testing::{amount, setup};
use kernel::{Advice, Game, Rng, Seat, Seed, Standing};

use super::{Scene, play, seat};
use crate::action::Action;
use crate::state::Foundations;

/// The choice with the highest prior on a state the seat could imagine; the first of equals.
fn greedy(game: &Foundations, seat: Seat, legal: &[Action], rng: &mut Rng) -> Action {
    let imagined = game.determinize(seat, rng);
    let mut best = (f32::NEG_INFINITY, legal[0]);
    for action in legal {
        let prior = imagined.prior(seat, *action);
        assert!(prior.is_finite(), "{action} has no opinion");
        if prior > best.0 {
            best = (prior, *action);
        }
    }
    best.1
}

/// A whole game in which the seats that `is_greedy` names follow the advice.
fn play_out(
    seats: usize,
    options: &[(&str, &str)],
    index: u64,
    is_greedy: impl Fn(Seat) -> bool,
) -> Foundations {
    let seed = Seed::of_series(21, index);
    let mut rng = seed.derive("players").rng();
    let mut game = Foundations::new(&setup(seats, options), &seed);
    let mut legal = Vec::new();
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, &mut legal);
        let action = if is_greedy(seat) {
            greedy(&game, seat, &legal, &mut rng)
        } else {
            legal[rng.below(legal.len())]
        };
        game.apply(seat, action, &mut ());
    }
    game
}

#[test]
fn following_the_advice_beats_chance() {
    let games = amount(200, 1000) as u64;
    let wins = (0..games).filter(|index| {
        let own = seat(1 + (*index % 2) as usize);
        let game = play_out(2, &[], *index, |seat| seat == own);
        game.standing()
            .and_then(|end| end.win_shares())
            .is_some_and(|shares| shares[own] == 60)
    });
    let wins = wins.count() as u64;
    assert!(wins * 100 >= games * 95, "{wins} of {games}");
}

#[test]
fn following_the_advice_beats_the_standard_consul() {
    let games = amount(100, 1000) as u64;
    let wins = (0..games).filter(|index| {
        let game = play_out(3, &[("consul", "standard")], *index, |_| true);
        game.standing() == Some(Standing::Team { won: true })
    });
    let wins = wins.count() as u64;
    assert!(wins * 100 >= games * 70, "{wins} of {games}");
}

#[test]
fn every_decision_has_an_opinion() {
    let all = [
        ("drafting", "true"),
        ("monuments", "true"),
        ("trading", "true"),
        ("stealing", "true"),
        ("objectives", "hidden"),
        ("invocations", "true"),
        ("roles", "true"),
    ];
    for index in 0..4 {
        let game = play_out(4, &all, index, |seat| seat.index() % 2 == 0);
        assert!(
            game.value()
                .as_slice()
                .iter()
                .all(|value| value.is_finite())
        );
    }
}

#[test]
fn after_the_end_the_value_is_the_result() {
    let game = play_out(3, &[], 1, |_| false);
    for (seat, value) in game.value().iter() {
        assert_eq!(*value, game.players[seat].points.total() as f32);
    }
}

#[test]
fn a_large_building_is_better_than_a_small_one() {
    let game = Scene::new(2, &[]).empty(1, "A1+A2+A3+A4").done();
    let prior = |text: &str| game.prior(seat(1), text.parse().unwrap());
    assert!(prior("build grand-insula-long A1+A2+A3+A4") > prior("build domus A1"));
}

#[test]
fn nobody_should_propose_a_second_trade_in_a_turn() {
    let game = Scene::new(2, &[("trading", "true")])
        .empty(1, "A1+A2")
        .empty(2, "C1+C2")
        .done();
    let prior = |game: &Foundations| game.prior(seat(1), "trade 2".parse().unwrap());
    assert!(prior(&game) > f32::NEG_INFINITY);
    let game = play(game, "1 trade 2\n1 trade withdraw");
    assert_eq!(prior(&game), f32::NEG_INFINITY);
}
