//! F-7 to F-14, F-20: turns, building, and how an era ends.

use kernel::Game;

use super::{Scene, legal, play, refuse, seat};
use crate::board::{Lot, Lots};
use crate::data::{Building, Invocation, Role};
use crate::position::{Foundations, Phase};

fn lots(text: &str) -> Lots {
    text.parse().unwrap()
}

fn empty_of(game: &Foundations, number: usize) -> Lots {
    game.players[seat(number)].estate.empty
}

#[test]
fn f7_income_is_five_and_the_silver_of_own_buildings() {
    let game = Scene::new(2, &[])
        .built(1, "foundry-long A1+A2+A3+A4, bakery C1")
        .done();
    let before = game.players[seat(1)].silver;
    let game = play(game, "1 income");
    assert_eq!(game.players[seat(1)].silver, before + 9);
    assert_eq!(game.turn.seat, seat(2));
}

#[test]
fn f8_a_purchase_needs_the_price_and_a_marker() {
    let scene = |silver| Scene::new(2, &[]).silver(1, silver);
    refuse(&scene(3).done(), "1 buy 3", "F-8");
    assert!(legal(&scene(4).done(), "1 buy 3"));
    let full = scene(9)
        .empty(1, "A1+A3+A5+B2+B4+C1+C3+C5")
        .market("G1 G2 G3 G4 G5 G6")
        .done();
    refuse(&full, "1 buy 1", "F-8");
    let gone = scene(9).stack("").market("G1 G2").done();
    refuse(&gone, "1 buy 3", "F-2");
}

#[test]
fn f9_every_lot_must_be_owned_and_the_building_in_the_tray() {
    let game = Scene::new(2, &[])
        .empty(1, "A1+A2+A3")
        .built(1, "fountain C1")
        .done();
    assert!(legal(&game, "1 build insula-long A1+A2+A3"));
    refuse(&game, "1 build insula-l A1+A2+B1", "F-9");
    refuse(&game, "1 build fountain A1", "F-9");
    refuse(&game, "1 build regia A1+A2+A3+B1+B2+B3", "F-23");
}

#[test]
fn f9_building_is_free_and_returns_the_markers() {
    let game = Scene::new(2, &[]).empty(1, "A1+A2+A3").silver(1, 0).done();
    let game = play(game, "1 build artisan-long A1+A2+A3");
    let player = &game.players[seat(1)];
    assert_eq!((player.silver, player.free_markers()), (0, 8));
    assert_eq!(player.tray[Building::ArtisanLong.index()], 0);
    assert_eq!(
        game.city.building("A2".parse().unwrap()),
        Some(Building::ArtisanLong)
    );
}

#[test]
fn f9_equal_buildings_are_interchangeable() {
    let game = Scene::new(2, &[]).empty(1, "A1+A2").empty(2, "C1").done();
    let game = play(
        game,
        "1 build domus A1\n2 income\n1 build domus A2\n2 build domus C1",
    );
    assert_eq!(game.players[seat(1)].tray[Building::Domus.index()], 0);
    assert_eq!(game.players[seat(2)].tray[Building::Domus.index()], 1);
}

#[test]
fn f10_a_new_building_is_larger_than_each_it_covers() {
    let game = Scene::new(2, &[])
        .built(1, "domus A1, pottery A2+A3, insula-long B1+B2+B3")
        .empty(1, "A4")
        .done();
    assert!(legal(&game, "1 build artisan-long A1+A2+A3"));
    refuse(&game, "1 build domus-maxima A3+A4", "F-10");
    refuse(&game, "1 build bakery A1", "F-10");
    refuse(&game, "1 build artisan-l A1+A2+B1", "F-10");
    assert!(legal(&game, "1 build foundry-square A1+A2+B1+B2"));
}

#[test]
fn f10_covered_buildings_return_to_the_tray() {
    let game = Scene::new(2, &[]).built(1, "domus A1, bakery A2").done();
    let game = play(game, "1 build domus-maxima A1+A2");
    let tray = &game.players[seat(1)].tray;
    assert_eq!(
        (
            tray[Building::Domus.index()],
            tray[Building::Bakery.index()]
        ),
        (2, 2)
    );
    assert_eq!(game.players[seat(1)].estate.heads, lots("A1"));
}

#[test]
fn f11_left_over_lots_get_markers_or_the_build_is_illegal() {
    let scene = || Scene::new(2, &[]).built(1, "artisan-long A1+A2+A3, insula-long B1+B2+B3");
    // Both Insula and Artisan Forum lose their third lot.
    let game = play(scene().done(), "1 build foundry-square A1+A2+B1+B2");
    assert_eq!(empty_of(&game, 1), lots("A3+B3"));
    let seven = scene().empty(1, "D1+D3+D5+E2+E4+F1+F3").done();
    refuse(&seven, "1 build foundry-square A1+A2+B1+B2", "F-11");
    let six = scene().empty(1, "D1+D3+D5+E2+E4+F1").done();
    assert!(legal(&six, "1 build foundry-square A1+A2+B1+B2"));
}

#[test]
fn f11_markers_freed_by_the_same_build_count() {
    let game = Scene::new(2, &[])
        .built(1, "insula-long B1+B2+B3")
        .empty(1, "A2+A3+D1+D3+D5+E2+E4+F1")
        .done();
    assert_eq!(game.players[seat(1)].free_markers(), 0);
    let game = play(game, "1 build foundry-square A2+A3+B2+B3");
    assert_eq!(empty_of(&game, 1).len(), 7);
}

#[test]
fn f12_income_is_always_possible_and_nobody_passes() {
    let game = Scene::new(2, &[]).silver(1, 0).done();
    let mut list = Vec::new();
    game.legal(seat(1), &mut list);
    assert_eq!(
        list.iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["income"]
    );
    refuse(&game, "1 end", "F-12a");
}

#[test]
fn f12_population_is_always_current() {
    let game = Scene::new(2, &[])
        .built(1, "domus A1")
        .empty(1, "A2+A3")
        .done();
    assert_eq!(game.population(seat(1)), 1);
    let game = play(game, "1 build insula-long A1+A2+A3");
    assert_eq!(game.population(seat(1)), 4);
}

#[test]
fn f12a_a_turn_ends_by_itself_when_nothing_is_left_to_do() {
    let game = Scene::new(2, &[("invocations", "true")]).done();
    let game = play(game, "1 income");
    assert_eq!(game.turn.seat, seat(2));
    refuse(&game, "1 income", "F-12a");
    refuse(&game, "2 trade accept", "F-12a");
}

#[test]
fn f12a_free_actions_come_before_and_after_the_action() {
    let scene = || {
        Scene::new(2, &[("invocations", "true")])
            .holds(1, Invocation::Windfall)
            .holds(1, Invocation::Tribute)
            .built(1, "bakery A1")
    };
    let game = play(scene().done(), "1 use windfall\n1 income");
    assert_eq!(game.turn.seat, seat(1), "Tribute may still be used");
    refuse(&game, "1 income", "F-12a");
    let ended = play(game.clone(), "1 end");
    assert_eq!(ended.turn.seat, seat(2));
    let used = play(game, "1 use tribute");
    assert_eq!(used.turn.seat, seat(2), "nothing is left");
    refuse(&scene().done(), "1 end", "F-12a");
}

#[test]
fn f13_one_more_turn_each_after_the_last_card() {
    let game = Scene::new(3, &[])
        .stack("")
        .market("H1")
        .silver(2, 9)
        .turn(2)
        .done();
    let game = play(game, "2 buy 1");
    assert_eq!((game.last_turns, game.turn.seat), (3, seat(3)));
    let mut list = Vec::new();
    game.legal(seat(3), &mut list);
    assert_eq!(
        list.len(),
        1,
        "income, as nothing can be built or bought: {list:?}"
    );
    let game = play(game, "3 income\n1 income");
    assert_eq!(game.era, 0);
    let game = play(game, "2 income");
    assert_eq!((game.era, game.last_turns, game.turn.seat), (1, 0, seat(3)));
}

#[test]
fn f13_it_makes_no_difference_who_emptied_the_market() {
    let options = [("invocations", "true")];
    let game = Scene::new(2, &options)
        .holds(1, Invocation::Bargain)
        .stack("")
        .market("G1")
        .done();
    let game = play(game, "1 use bargain 1");
    assert_eq!(
        (game.last_turns, game.turn.seat),
        (0, seat(1)),
        "the turn is finished first"
    );
    let game = play(game, "1 income");
    assert_eq!((game.last_turns, game.turn.seat), (2, seat(2)));
    // By F-14.
    let mut game = Scene::new(2, &[]).stack("").market("G1").done();
    for _ in 0..3 {
        game = play(game, "1 income\n2 income");
    }
    assert_eq!((game.last_turns, game.turn.seat), (2, seat(1)));
}

#[test]
fn f14_a_card_leaves_after_three_idle_rounds() {
    let mut game = Scene::new(3, &[]).market("H1 H2").stack("H3").done();
    for _ in 0..2 {
        game = play(game, "1 income\n2 income\n3 income");
    }
    game = play(game, "1 income\n2 income");
    assert_eq!(game.market.len(), 2, "nine idle turns, not eight");
    let game = play(game, "3 income");
    let left: Lot = "H1".parse().unwrap();
    assert!(game.gone.deeds.contains(left), "the leftmost leaves");
    let market: Vec<_> = game
        .market
        .as_slice()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(market, ["H2", "H3"]);
    assert_eq!(game.idle, 0);
    assert!(game.holder_of_empty(left).is_none());
}

#[test]
fn f14_buying_and_building_start_the_count_anew() {
    let game = Scene::new(2, &[]).empty(1, "A1").silver(2, 9).done();
    let game = play(game, "1 income\n2 income");
    assert_eq!(game.idle, 2);
    assert_eq!(play(game.clone(), "1 build domus A1").idle, 0);
    let game = play(game, "1 income\n2 buy 1");
    assert_eq!(game.idle, 0);
}

#[test]
fn f14_a_game_of_nothing_but_income_ends() {
    let mut game = Scene::new(4, &[]).done();
    let mut turns = 0;
    while let Some(seat) = game.to_act().first() {
        game.apply(seat, "income".parse().unwrap(), &mut ());
        turns += 1;
    }
    // 57 cards, twelve turns each, and four last turns in each of three eras.
    assert_eq!(turns, 57 * 12 + 3 * 4);
    assert!(game.standing().is_some());
}

#[test]
fn f14_counting_starts_anew_with_each_era() {
    let scene = Scene::new(2, &[])
        .last_turn()
        .with(|game| game.open.idle = 5);
    let game = play(scene.done(), "1 income");
    assert_eq!((game.era, game.idle), (1, 0));
}

#[test]
fn f15a_once_per_era_abilities_are_fresh_after_scoring() {
    let options = [("roles", "true")];
    let scene = Scene::new(2, &options)
        .role(1, Role::Resourceful)
        .role(2, Role::Thrifty)
        .silver(2, 0)
        .last_turn()
        .with(|game| game.open.players[seat(1)].role_used = true);
    let game = play(scene.done(), "1 income");
    assert!(!game.players[seat(1)].role_used);
    assert_eq!(game.players[seat(2)].silver, 5, "R10");
}

#[test]
fn f20_the_next_stack_fills_the_market_and_the_left_neighbor_begins() {
    let game = Scene::new(3, &[]).turn(3).last_turn().done();
    let next: Vec<_> = game.hidden.stacks[1].top_down().take(6).collect();
    let game = play(game, "3 income");
    assert_eq!(game.market.as_slice(), next);
    assert_eq!(
        (game.era, game.first, game.turn.seat),
        (1, seat(1), seat(1))
    );
    assert!(matches!(game.phase, Phase::Turn));
}
