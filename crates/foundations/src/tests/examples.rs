//! The worked examples of the rule sheet, whole.

use super::{Scene, legal, play, points, refuse, seat};
use crate::Category;
use crate::action::Slot;
use crate::position::{Foundations, Phase};

#[test]
fn f7_example_bakery_and_artisan_forum_bring_eight() {
    let game = Scene::new(2, &[])
        .built(1, "bakery A1, artisan-l C1+C2+D1")
        .silver(1, 0)
        .done();
    assert_eq!(play(game, "1 income").players[seat(1)].silver, 8);
}

#[test]
fn f8_example_fabius_buys_b4_in_the_third_slot() {
    let game = Scene::new(3, &[])
        .market("A1 A2 B4 C1 C2 C3")
        .stack("H8 H7")
        .silver(1, 9)
        .done();
    let game = play(game, "1 buy 3");
    let market: Vec<_> = game
        .market
        .as_slice()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(market, ["A1", "A2", "C1", "C2", "C3", "H8"]);
    let player = &game.players[seat(1)];
    assert_eq!(
        (player.silver, player.estate.empty),
        (5, "B4".parse().unwrap())
    );
}

#[test]
fn f10_example_two_domus_become_a_domus_maxima() {
    let game = Scene::new(2, &[]).built(1, "domus A1, domus A2").done();
    assert!(legal(&game, "1 build domus-maxima A1+A2"));
    let game = Scene::new(2, &[])
        .built(1, "insula-long A1+A2+A3, foundry-long B1+B2+B3+B4")
        .done();
    refuse(&game, "1 build artisan-long A1+A2+A3", "F-10");
    refuse(&game, "1 build artisan-long B1+B2+B3", "F-10");
}

#[test]
fn f11_example_the_left_over_lot_gets_a_marker() {
    let game = Scene::new(2, &[])
        .built(1, "insula-l D4+D5+E4")
        .empty(1, "C4+C5")
        .done();
    let game = play(game, "1 build grand-insula-square C4+C5+D4+D5");
    assert_eq!(game.players[seat(1)].estate.empty, "E4".parse().unwrap());
}

#[test]
fn f13_example_final_turns_of_three_players() {
    let game = Scene::new(3, &[])
        .stack("")
        .market("H8")
        .silver(2, 9)
        .turn(2)
        .done();
    let game = play(game, "2 buy 1\n3 income\n1 income\n2 income");
    assert_eq!((game.era, game.turn.seat), (1, seat(3)));
}

#[test]
fn f16_example_13_10_10_0() {
    let game = Scene::new(4, &[])
        .built(
            1,
            "grand-insula-long A1+A2+A3+A4, insula-long B1+B2+B3, domus-maxima C1+C2, domus E1",
        )
        .built(2, "grand-insula-long A6+A7+A8+A9, insula-long B6+B7+B8")
        .built(3, "grand-insula-long D4+D5+D6+D7, insula-long E4+E5+E6")
        .last_turn()
        .done();
    let game = play(game, "1 income");
    let scored: Vec<_> = (1..=4)
        .map(|number| points(&game, number, Category::Residential))
        .collect();
    assert_eq!(scored, [17, 13, 13, 0]);
}

#[test]
fn f18_example_a_pottery_studio_scores_three_in_era_3() {
    let game = Scene::new(2, &[])
        .era(3)
        .built(2, "pottery A1+A2")
        .last_turn()
        .done();
    assert_eq!(points(&play(game, "1 income"), 2, Category::Commercial), 3);
}

/// The city of the large example.
fn large_example(era: u8) -> Foundations {
    Scene::new(2, &[("monuments", "true")])
        .era(era)
        .built(
            1,
            "grand-insula-square A1+A2+B1+B2, resplendent-library C1+C2",
        )
        .built(1, "foundry-long A3+B3+C3+D3, marketplace D1+D2, library E2")
        .empty(1, "E1")
        .built(
            2,
            "insula-l E3+F2+F3, bakery E4, fountain D4, vulcan C5+D5+D6+E5",
        )
        .empty(2, "C4")
        .silver(1, 0)
        .silver(2, 0)
        .turn(2)
        .last_turn()
        .done()
}

fn totals(game: &Foundations) -> [i32; 2] {
    [1, 2].map(|number| game.players[seat(number)].points.total())
}

#[test]
fn f15_example_era_3() {
    let game = play(large_example(3), "2 income");
    let both = |category| [1, 2].map(|number| points(&game, number, category));
    assert_eq!(both(Category::Residential), [16, 6]);
    assert_eq!(both(Category::Civic), [14, 3]);
    assert_eq!(both(Category::Commercial), [8, 4]);
    assert_eq!(both(Category::EmptyLots), [1, 1]);
    assert_eq!(totals(&game), [39, 14]);
    assert!(matches!(game.phase, Phase::Over));
}

#[test]
fn f15_example_era_1() {
    let game = large_example(1);
    let income = game.income(seat(2));
    let game = play(game, "2 income");
    assert_eq!(totals(&game), [29, 9]);
    let silver = [1, 2].map(|number| game.players[seat(number)].silver);
    assert_eq!(silver, [3, 4 + income]);
}

#[test]
fn f28_example_what_may_be_traded() {
    let scene = || {
        Scene::new(4, &[("trading", "true")])
            .empty(1, "A1+A2+A3")
            .empty(2, "C1+C2+C3")
            .silver(1, 20)
            .silver(2, 20)
            .done()
    };
    let begin = "1 trade 2\n1 trade give A1\n1 trade give A2\n";
    for rest in [
        "1 trade take C1",
        "1 trade take C1\n1 trade take C2\n1 trade take C3",
        "1 trade take C1\n1 trade take silver 8",
        "1 trade take C1\n1 trade take silver 3\n1 trade take favor 1",
    ] {
        let game = play(
            scene(),
            &format!("{begin}{rest}\n1 trade offer\n2 trade accept"),
        );
        assert!(
            game.players[seat(2)]
                .estate
                .empty
                .contains("A1".parse().unwrap()),
            "{rest}"
        );
        assert!(
            game.players[seat(1)]
                .estate
                .empty
                .contains("C1".parse().unwrap()),
            "{rest}"
        );
    }
}

#[test]
fn f29_example_one_insula_is_one_piece() {
    let scene = || {
        Scene::new(4, &[("stealing", "true")])
            .built(1, "insula-l A1+A2+B1")
            .empty(2, "B2")
    };
    refuse(&scene().done(), "1 steal B2", "F-29");
    assert!(legal(&scene().empty(1, "C2").done(), "1 steal B2"));
}

#[test]
fn f39_example_the_consul_takes_b2() {
    let scene = |pile: &str| {
        let game = Scene::new(2, &[("consul", "standard")])
            .tokens("pottery A1+A2, domus C2")
            .market("B2 G1 G2 G3 G4 G5")
            .pile(3, pile)
            .with(|game| game.open.consul.as_mut().unwrap().ready = true)
            .done();
        play(game, "1 income")
    };
    let game = scene("insula-l");
    assert!(legal(&game, "1 place A1+A2+B2"));
    let game = play(game, "1 place A1+A2+B2");
    let consul = game.consul.as_ref().unwrap();
    assert_eq!(consul.discards[crate::data::Building::Pottery.index()], 1);
    assert!(consul.estate.empty.is_empty());
    let game = play(scene("artisan-long"), "1 place A2+B2+C2");
    assert!(matches!(game.phase, Phase::Consul(placing) if placing.token.size() == 1));
    let game = play(game, "1 place A1");
    assert_eq!(game.consul.as_ref().unwrap().estate.heads.len(), 2);
    assert_eq!(game.turn.seat, seat(2));
}

#[test]
fn f42_example_four_silver_on_tokens() {
    let game = Scene::new(2, &[("consul", "standard")])
        .tokens("foundry-square A1+A2+B1+B2, bakery D1")
        .done();
    let prices: Vec<_> = Slot::first(6)
        .map(|slot| game.price(seat(1), slot))
        .collect();
    assert_eq!(prices, [4, 4, 4, 6, 8, 10]);
}

#[test]
fn f43_example_consul_12_titus_10() {
    let game = Scene::new(2, &[("consul", "standard")])
        .tokens("grand-insula-long A1+A2+A3+A4, grand-insula-square C1+C2+D1+D2")
        .built(1, "grand-insula-long F1+F2+F3+F4, insula-long G1+G2+G3")
        .turn(2)
        .last_turn()
        .done();
    let game = play(game, "2 income");
    assert_eq!(points(&game, 1, Category::Residential), -2);
    let consul = game.consul.as_ref().unwrap();
    assert_eq!(consul.points.of(Category::Residential), 4);
}
