//! F-15 to F-21: what eras score, and who wins.

use kernel::{Game, Standing};

use super::{Scene, play, points, seat};
use crate::Category;
use crate::position::Foundations;

/// Citizens by dwelling: 13 = 6 + 4 + 2 + 1.
fn four_players(era: u8) -> Scene {
    Scene::new(4, &[])
        .era(era)
        .built(
            1,
            "grand-insula-long A1+A2+A3+A4, insula-long B1+B2+B3, domus-maxima C1+C2, domus E1",
        )
        .built(2, "grand-insula-long A6+A7+A8+A9, insula-long B6+B7+B8")
        .built(3, "grand-insula-long D4+D5+D6+D7, insula-long E4+E5+E6")
        .last_turn()
}

fn category(game: &Foundations, category: Category) -> Vec<i32> {
    (1..=game.seats.count())
        .map(|number| points(game, number, category))
        .collect()
}

#[test]
fn f15_points_are_itemised_in_rulebook_order() {
    let game = Scene::new(2, &[]).done();
    let scores = game.scores();
    let names: Vec<_> = scores.seats[seat(1)]
        .iter()
        .map(|(name, _)| name.as_str())
        .collect();
    assert_eq!(names, ["residential", "civic", "commercial", "empty-lots"]);
    assert_eq!(scores.rival, None);
}

#[test]
fn f15_points_gained_during_play_count_at_once() {
    let game = Scene::new(2, &[("monuments", "true")])
        .pool("jupiter")
        .empty(1, "A1+A2+B1+B2")
        .built(1, "domus C1")
        .done();
    let game = play(game, "1 build jupiter A1+A2+B1+B2");
    assert_eq!(points(&game, 1, Category::Monuments), 2);
}

#[test]
fn f15a_offers_come_before_scoring_and_the_next_era_after() {
    use crate::data::Invocation;
    let game = Scene::new(2, &[("invocations", "true")])
        .holds(2, Invocation::Census)
        .built(2, "domus A1")
        .last_turn()
        .done();
    let game = play(game, "1 income");
    assert_eq!(game.era, 0, "the era is not scored before the answer");
    assert!(game.to_act().contains(seat(2)));
    let game = play(game, "2 census");
    assert_eq!(game.era, 1);
    assert_eq!(points(&game, 2, Category::Residential), 1 + 3 + 4);
}

#[test]
fn f16_leaders_get_the_bonus_of_the_era() {
    for (era, bonus) in [(1, 4), (2, 7), (3, 10)] {
        let game = play(four_players(era).done(), "1 income");
        assert_eq!(
            category(&game, Category::Residential),
            [13 + bonus, 13, 13, 0]
        );
    }
}

#[test]
fn f16_all_tied_leaders_get_it_and_no_citizen_scores_nothing() {
    let game = Scene::new(3, &[])
        .built(1, "domus A1")
        .built(2, "domus C1")
        .last_turn()
        .done();
    let game = play(game, "1 income");
    assert_eq!(category(&game, Category::Residential), [5, 5, 0]);
    let game = play(Scene::new(2, &[]).last_turn().done(), "1 income");
    assert_eq!(category(&game, Category::Residential), [0, 0]);
}

#[test]
fn f17_each_civic_building_counts_what_lies_beside_it() {
    // Around D4: an Insula (4), a Pottery Studio (1 silver), a Garden; of two players.
    let around = |scene: Scene| {
        scene
            .built(2, "insula-long C3+C4+C5, pottery E4+F4")
            .built(1, "garden D3, market D5")
    };
    let value = |building: &str| {
        let game = around(Scene::new(2, &[]).built(1, &format!("{building} D4")))
            .last_turn()
            .done();
        let lot = "D4".parse().unwrap();
        game.city
            .civic_points(game.city.building(lot).unwrap(), game.city.footprint(lot))
    };
    assert_eq!(value("fountain"), 4);
    assert_eq!(value("library"), 2);
    let game = around(Scene::new(2, &[]).built(1, "fountain D4"))
        .last_turn()
        .done();
    // The Garden: one civic neighbor (the Fountain), 2 VP; the Market: none with silver.
    let game = play(game, "1 income");
    assert_eq!(points(&game, 1, Category::Civic), 4 + 2);
    assert_eq!(points(&game, 2, Category::Civic), 0);
}

#[test]
fn f17_large_civic_buildings_count_more() {
    let game = Scene::new(2, &[])
        .built(
            1,
            "resplendent-library B2+B3, luxury-garden C2+C3, marketplace D2+D3",
        )
        .built(1, "majestic-fountain C4+D4, insula-long A1+A2+A3")
        .built(2, "foundry-long E1+E2+E3+E4")
        .last_turn()
        .done();
    let game = play(game, "1 income");
    // Library 4; Garden: Library, Marketplace, Fountain = 9; Marketplace 2 × 3; Fountain:
    // Garden, Marketplace, Foundry = 3.
    assert_eq!(points(&game, 1, Category::Civic), 4 + 9 + 6 + 3);
}

#[test]
fn f17_half_of_the_total_is_rounded_down() {
    let game = Scene::new(2, &[])
        .built(1, "library C3, domus B3, domus C2")
        .built(2, "domus D3")
        .last_turn()
        .done();
    assert_eq!(
        points(&play(game, "1 income"), 1, Category::Civic),
        1,
        "half of three"
    );
}

#[test]
fn f18_silver_is_paid_in_eras_1_and_2_and_scores_in_era_3() {
    for (era, silver, expected) in [(1, 3, 5), (2, 3, 5), (3, 0, 8)] {
        let game = Scene::new(2, &[])
            .era(era)
            .built(2, "foundry-square A1+A2+B1+B2")
            .silver(2, 0)
            .last_turn()
            .done();
        let game = play(game, "1 income");
        assert_eq!(game.players[seat(2)].silver, silver, "era {era}");
        assert_eq!(
            points(&game, 2, Category::Commercial),
            expected,
            "era {era}"
        );
    }
}

#[test]
fn f19_empty_lots_score_only_in_era_3() {
    for (era, expected) in [(1, 0), (3, 3)] {
        let game = Scene::new(2, &[])
            .era(era)
            .empty(2, "A1+B2+C3")
            .last_turn()
            .done();
        let game = play(game, "1 income");
        assert_eq!(points(&game, 2, Category::EmptyLots), expected);
    }
}

fn result(scene: Scene) -> Vec<u8> {
    match play(scene.done(), "1 income").standing() {
        Some(Standing::Places(places)) => places.as_slice().to_vec(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn f21_most_points_then_silver_then_shared() {
    let scene = || Scene::new(2, &[]).era(3).last_turn();
    assert_eq!(result(scene().empty(2, "A1")), [2, 1]);
    assert_eq!(
        result(scene().silver(1, 0).silver(2, 6)),
        [2, 1],
        "income makes it 5 to 6"
    );
    assert_eq!(result(scene().silver(1, 0).silver(2, 5)), [1, 1]);
}
