//! The quick opinion is worth something: following it blindly beats chance.

use kernel::testing::{amount, setup};
use kernel::{Advice, Game, Rng, Seat, Seed, Standing};

use super::{Scene, determinized, play, seat};
use crate::action::Action;
use crate::data::{Objective, Role};
use crate::position::Foundations;

/// The choice with the highest prior on a state the seat could imagine; the first of equals.
fn greedy(game: &Foundations, seat: Seat, legal: &[Action], rng: &mut Rng) -> Action {
    let determinized = determinized(game, seat, rng);
    let mut best = (f32::NEG_INFINITY, legal[0]);
    for action in legal {
        let prior = determinized.prior(seat, *action);
        assert!(!prior.is_nan(), "{action} has no opinion");
        if prior > best.0 {
            best = (prior, *action);
        }
    }
    assert!(best.0.is_finite(), "nothing is worth doing");
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

fn prior(game: &Foundations, number: usize, text: &str) -> f32 {
    game.prior(seat(number), text.parse().unwrap())
}

/// Two players whose lots lie in each other's way, and a third.
fn crossed() -> Foundations {
    Scene::new(3, &[("trading", "true")])
        .empty(1, "A1+A2+B3+F6")
        .empty(2, "A3+E6+F5")
        .empty(3, "D3")
        .done()
}

#[test]
fn a_trade_is_proposed_for_a_deal_that_both_sides_like() {
    let mut game = crossed();
    assert!(prior(&game, 1, "trade 2") > 0.0);
    assert_eq!(prior(&game, 1, "trade 3"), f32::NEG_INFINITY);
    let (mut legal, mut rng) = (Vec::new(), Seed::of_series(1, 0).rng());
    let mut said = Vec::new();
    game = play(game, "1 trade 2");
    while said.last().is_none_or(|last| last != "trade offer") {
        game.legal(seat(1), &mut legal);
        let action = greedy(&game, seat(1), &legal, &mut rng);
        game.apply(seat(1), action, &mut ());
        said.push(action.to_string());
    }
    assert!(said.contains(&"trade give F6".into()), "{said:?}");
    assert!(said.contains(&"trade take A3".into()), "{said:?}");
    assert!(prior(&game, 2, "trade accept") > prior(&game, 2, "trade decline"));
}

#[test]
fn nobody_should_propose_a_second_trade_in_a_turn() {
    let game = crossed();
    assert!(prior(&game, 1, "trade 2") > f32::NEG_INFINITY);
    let game = play(game, "1 trade 2\n1 trade withdraw");
    assert_eq!(prior(&game, 1, "trade 2"), f32::NEG_INFINITY);
}

#[test]
fn a_trade_that_somebody_else_began_is_withdrawn() {
    for begun in [
        "1 trade give silver 3",
        "1 trade give A1",
        "1 trade take E6",
    ] {
        let game = crossed();
        let game = play(game, &format!("1 trade 2\n{begun}"));
        let (mut legal, mut rng) = (Vec::new(), Seed::of_series(1, 0).rng());
        game.legal(seat(1), &mut legal);
        let action = greedy(&game, seat(1), &legal, &mut rng);
        assert_eq!(action.to_string(), "trade withdraw", "{begun}");
    }
}

#[test]
fn a_deal_that_would_cost_an_objective_is_none() {
    let deal = |objective: Objective| {
        let options = [("trading", "true"), ("objectives", "hidden")];
        let game = Scene::new(3, &options)
            .empty(1, "A1+A2+A8+B3")
            .empty(2, "A3+A7+B8")
            .empty(3, "D3")
            .era(2)
            .objective(1, objective)
            .done();
        prior(&game, 1, "trade 2")
    };
    assert!(deal(Objective::O1) > 0.0, "a corner for a lot in between");
    assert_eq!(
        deal(Objective::O15),
        f32::NEG_INFINITY,
        "corners are wanted"
    );
}

#[test]
fn two_rivals_alone_have_nothing_to_trade() {
    let game = Scene::new(2, &[("trading", "true")])
        .empty(1, "A1+A2+B3+F6")
        .empty(2, "A3+E6+F5")
        .done();
    assert_eq!(prior(&game, 1, "trade 2"), f32::NEG_INFINITY);
}

#[test]
fn a_bad_trade_is_never_accepted() {
    let game = crossed();
    let game = play(
        game,
        "1 trade 2\n1 trade give silver 1\n1 trade take A3\n1 trade offer",
    );
    assert_eq!(prior(&game, 2, "trade accept"), f32::NEG_INFINITY);
}

#[test]
fn an_objective_makes_its_lots_worth_more() {
    let scene = |objective: Objective| {
        Scene::new(2, &[("objectives", "hidden")])
            .empty(1, "A1")
            .objective(1, objective)
            .market("A7 D4")
            .silver(1, 20)
            .done()
    };
    let liking = |objective| {
        let game = scene(objective);
        prior(&game, 1, "buy 1") - prior(&game, 1, "buy 2")
    };
    assert!(liking(Objective::O15) > liking(Objective::O1) + 0.5);
}

#[test]
fn a_role_makes_its_buildings_worth_more() {
    let liking = |role: Role| {
        let game = Scene::new(2, &[("roles", "true")])
            .empty(1, "A1+A2")
            .role(1, role)
            .done();
        prior(&game, 1, "build garden A1") - prior(&game, 1, "build bakery A1")
    };
    assert!(liking(Role::Blessed) > liking(Role::Greedy) + 1.0);
}
