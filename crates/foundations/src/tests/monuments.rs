//! F-23 to F-26: monuments, one test per requirement, and what their neighbors change.

use kernel::testing::setup;
use kernel::{Game, Seed};

use super::{Scene, legal, play, points, refuse, seat};
use crate::Category;
use crate::data::Building;
use crate::position::Foundations;

fn scene(pool: &str) -> Scene {
    Scene::new(2, &[("monuments", "true")]).pool(pool)
}

#[test]
fn f23_players_and_three_monuments_lie_open() {
    for seats in 2..=5 {
        let game = Foundations::new(
            &setup(seats, &[("monuments", "true")]),
            &Seed::of_series(1, 1),
        );
        assert_eq!(game.pool.len(), seats + 3);
        assert_eq!(game.hidden.monuments.len(), 19 - seats - 3);
        assert_eq!(game.free_monument_markers(seat(1)), 6);
    }
}

#[test]
fn f23_a_monument_is_taken_from_the_pool() {
    let game = scene("venus regia").empty(1, "A1+A2+A3+B1+B2+B3").done();
    refuse(&game, "1 build triumphal-arch A1+A2+A3+A4", "F-23");
    let game = play(game, "1 build regia A1+A2+A3+B1+B2+B3");
    assert!(!game.pool.contains(Building::Regia));
    assert_eq!(game.free_monument_markers(seat(1)), 5);
    assert_eq!(game.population(seat(1)), 9);
}

#[test]
fn f23_a_covered_monument_goes_back_and_anybody_may_build_it_again() {
    let game = scene("colosseum venus")
        .built(1, "apollo A1+A2, domus C1")
        .empty(1, "B1+B2")
        .empty(2, "E1+E2")
        .built(2, "domus F1, domus G3, domus-maxima G5+G6")
        .done();
    let game = play(game, "1 build foundry-square A1+A2+B1+B2");
    assert!(game.pool.contains(Building::Apollo));
    assert_eq!(game.free_monument_markers(seat(1)), 6);
    assert!(legal(&game, "2 build apollo E1+E2"));
}

#[test]
fn f23_a_monument_covers_smaller_own_buildings_and_monuments() {
    let game = scene("regia")
        .built(1, "apollo A1+A2, domus A3")
        .empty(1, "B1+B2+B3")
        .done();
    let game = play(game, "1 build regia A1+A2+A3+B1+B2+B3");
    assert!(game.pool.contains(Building::Apollo));
    assert_eq!(game.players[seat(1)].tray[Building::Domus.index()], 2);
}

#[test]
fn f23_a_marker_is_needed_and_one_freed_by_the_build_counts() {
    let six = "apollo A1+A2, venus A4+A5, tower-of-wonders A7, lighthouse C1, watchtower C3, \
               triumphal-arch G1+G2+G3+G4";
    let clear = scene("regia")
        .built(1, six)
        .empty(1, "D1+D2+D3+E1+E2+E3")
        .done();
    assert_eq!(clear.free_monument_markers(seat(1)), 0);
    refuse(&clear, "1 build regia D1+D2+D3+E1+E2+E3", "F-23");
    let covering = scene("regia").built(1, six).empty(1, "C2+D1+D2+D3").done();
    let covering = play(covering, "1 build regia C1+C2+C3+D1+D2+D3");
    assert_eq!(
        covering.free_monument_markers(seat(1)),
        1,
        "two came back, one is used"
    );
}

#[test]
fn f24_one_lot_on_the_edge_of_the_area_is_enough() {
    let game = scene("triumphal-arch")
        .empty(1, "C3+C4+C5+C6+D4+D5+D6+D7")
        .done();
    assert!(
        legal(&game, "1 build triumphal-arch D4+D5+D6+D7"),
        "row 7 is the edge for two"
    );
    refuse(&game, "1 build triumphal-arch C3+C4+C5+C6", "F-25");
}

/// The monument may be built in the first scene and not in the second.
fn requirement(build: &str, met: Scene, unmet: Scene) {
    assert!(legal(&met.done(), build), "{build}");
    refuse(&unmet.done(), build, "F-25");
}

#[test]
fn f25_pantheon_no_own_lot_marker() {
    let base = || scene("pantheon").built(1, "domus A1, pottery A2+A3");
    requirement("1 build pantheon A1+A2+A3", base(), base().empty(1, "C1"));
}

#[test]
fn f25_forum_romanum_population_6() {
    let base = || scene("forum-romanum").empty(1, "C1+C2+C3");
    requirement(
        "1 build forum-romanum C1+C2+C3",
        base().built(1, "insula-long A1+A2+A3, domus-maxima A5+A6"),
        base().built(1, "insula-long A1+A2+A3, domus A5"),
    );
}

#[test]
fn f25_circus_maximus_14_lots() {
    let base = || {
        scene("circus-maximus")
            .built(
                1,
                "foundry-long A1+A2+A3+A4, grand-insula-long B1+B2+B3+B4, pottery D1+D2",
            )
            .empty(1, "F1+F2+F3")
    };
    requirement(
        "1 build circus-maximus F1+F2+F3",
        base().empty(1, "G7"),
        base(),
    );
}

#[test]
fn f25_vulcan_four_lots_of_commercial_buildings() {
    let base = || scene("vulcan").empty(1, "C1+C2+C3+D2");
    requirement(
        "1 build vulcan C1+C2+C3+D2",
        base().built(1, "pottery A1+A2, pottery A4+A5"),
        base().built(1, "artisan-long A1+A2+A3, domus A5"),
    );
}

#[test]
fn f25_minerva_four_lots_of_residential_buildings() {
    let base = || scene("minerva").empty(1, "C1+C2+C3+D1+D3");
    requirement(
        "1 build minerva C1+C2+C3+D1+D3",
        base().built(1, "domus-maxima A1+A2, domus-maxima A4+A5"),
        base().built(1, "insula-long A1+A2+A3, bakery A5"),
    );
}

#[test]
fn f25_tower_of_wonders_a_building_of_size_3() {
    let base = || scene("tower-of-wonders").empty(1, "C1");
    requirement(
        "1 build tower-of-wonders C1",
        base().built(1, "insula-long A1+A2+A3"),
        base().built(1, "pottery A1+A2"),
    );
}

#[test]
fn f25_mars_size_3_and_3_silver() {
    let base = || {
        scene("mars")
            .empty(1, "C1+C2+D1")
            .built(1, "artisan-long A1+A2+A3")
    };
    requirement(
        "1 build mars C1+C2+D1",
        base().built(1, "bakery F1"),
        base().built(1, "domus F1"),
    );
    let small = scene("mars")
        .empty(1, "C1+C2+D1")
        .built(1, "pottery A1+A2, pottery A4+A5, bakery F1");
    refuse(&small.done(), "1 build mars C1+C2+D1", "F-25");
}

#[test]
fn f25_neptune_two_civic_buildings_and_the_edge() {
    let base = || {
        scene("neptune")
            .empty(1, "C1+C2+D1+D5+E4+E5")
            .built(1, "fountain G1")
    };
    let both = || base().built(1, "garden G3");
    requirement("1 build neptune C1+C2+D1", both(), base());
    refuse(&both().done(), "1 build neptune D5+E4+E5", "F-25");
}

#[test]
fn f25_lighthouse_size_4_and_the_edge() {
    let base = || scene("lighthouse").empty(1, "C1+C3");
    let large = || base().built(1, "foundry-long A1+A2+A3+A4");
    requirement(
        "1 build lighthouse C1",
        large(),
        base().built(1, "insula-long A1+A2+A3"),
    );
    refuse(&large().done(), "1 build lighthouse C3", "F-25");
}

#[test]
fn f25_watchtower_two_edge_lots() {
    let base = || scene("watchtower").empty(1, "C1+C3");
    requirement(
        "1 build watchtower C3",
        base().empty(1, "A5"),
        base().empty(1, "B5"),
    );
}

#[test]
fn f25_romulus_six_buildings() {
    let base = || {
        scene("romulus")
            .empty(1, "F5+F6+G5+G6")
            .built(1, "domus A1, domus A3, bakery A5, bakery C1, garden C3")
    };
    requirement(
        "1 build romulus F5+F6+G5+G6",
        base().built(1, "library C5"),
        base(),
    );
}

#[test]
fn f25_venus_four_silver() {
    let base = || {
        scene("venus")
            .empty(1, "C1+C2")
            .built(1, "foundry-long A1+A2+A3+A4")
    };
    requirement("1 build venus C1+C2", base().built(1, "bakery F1"), base());
}

#[test]
fn f25_apollo_three_residential_buildings() {
    let base = || {
        scene("apollo")
            .empty(1, "C1+C2")
            .built(1, "domus A1, domus A3")
    };
    requirement(
        "1 build apollo C1+C2",
        base().built(1, "domus-maxima A5+A6"),
        base(),
    );
}

#[test]
fn f25_triumphal_arch_and_imperial_harbor_stand_on_the_edge() {
    for monument in ["triumphal-arch", "imperial-harbor"] {
        let game = scene(monument).empty(1, "A1+A2+A3+A4+C2+C3+C4+C5").done();
        assert!(legal(&game, &format!("1 build {monument} A1+A2+A3+A4")));
        refuse(&game, &format!("1 build {monument} C2+C3+C4+C5"), "F-25");
    }
}

#[test]
fn f25_jupiter_colosseum_winery_and_regia_need_nothing() {
    let game = scene("jupiter colosseum royal-winery regia")
        .empty(1, "C2+C3+C4+D2+D3+D4")
        .done();
    for line in [
        "1 build jupiter C2+C3+D2+D3",
        "1 build colosseum C2+C3+D2+D3",
        "1 build royal-winery C2+C3+C4+D2+D3+D4",
        "1 build regia C2+C3+C4+D2+D3+D4",
    ] {
        assert!(legal(&game, line), "{line}");
    }
}

#[test]
fn f25_the_requirement_holds_before_the_build() {
    // The fourth commercial lot would be Vulcan's own; the Foundry it covers still counts.
    let game = scene("vulcan")
        .built(1, "artisan-long C1+C2+C3")
        .empty(1, "D2")
        .done();
    refuse(&game, "1 build vulcan C1+C2+C3+D2", "F-25");
    let game = scene("vulcan")
        .built(1, "artisan-long C1+C2+C3, bakery D2")
        .done();
    assert!(legal(&game, "1 build vulcan C1+C2+C3+D2"));
}

#[test]
fn f25_values_of_the_monuments() {
    let value = |building: Building| building.row().worth;
    use crate::data::Worth::{Citizens, Commerce};
    assert!(matches!(value(Building::Mars), Citizens { fixed: 5, .. }));
    assert!(matches!(
        value(Building::RoyalWinery),
        Commerce {
            silver: 4,
            points: 8,
            ..
        }
    ));
    assert!(matches!(
        value(Building::TowerOfWonders),
        Commerce {
            silver: 0,
            points: 3,
            ..
        }
    ));
    let game = scene("mars")
        .built(1, "romulus C3+C4+D3+D4, pantheon B2+B3+B4, domus E3")
        .built(2, "bakery C5")
        .done();
    let points = |building: Building, lot: &str| {
        game.city
            .civic_points(building, game.city.footprint(lot.parse().unwrap()))
    };
    assert_eq!(points(Building::Romulus, "C3"), 6);
    assert_eq!(points(Building::Pantheon, "B2"), 3);
}

#[test]
fn f26_minerva_and_vulcan_follow_their_neighbors_at_once() {
    let game = scene("regia")
        .built(1, "minerva C3+C4+C5+D3+D5")
        .built(1, "library B3")
        .empty(2, "B5")
        .done();
    assert_eq!(game.population(seat(1)), 2 + 1);
    let game = play(game, "1 income\n2 build bakery B5");
    assert_eq!(
        game.population(seat(1)),
        2 + 2,
        "another player's building counts"
    );
    let library = game.city.footprint("B3".parse().unwrap());
    assert_eq!(
        game.city.civic_points(Building::Library, library),
        2,
        "half of four"
    );
}

#[test]
fn f26_income_follows_vulcan() {
    let game = scene("regia")
        .built(1, "vulcan C3+C4+C5+D4")
        .empty(2, "B4")
        .done();
    assert_eq!(game.income(seat(1)), 5 + 1);
    let game = play(game, "1 income\n2 build bakery B4");
    assert_eq!(game.income(seat(1)), 5 + 2);
}

#[test]
fn f26_side_by_side_each_counts_the_other_as_one_building() {
    let game = scene("regia")
        .built(1, "vulcan C3+C4+C5+D4, minerva E3+E4+E5+F3+F5")
        .done();
    assert_eq!(game.silver_on(&game.players[seat(1)].estate), 2);
    assert_eq!(game.population(seat(1)), 3);
}

#[test]
fn f26_jupiter_gives_each_player_beside_it_once() {
    let scene = || {
        scene("jupiter colosseum")
            .empty(1, "C3+C4+D3+D4")
            .built(2, "domus B3, bakery B4, pottery E3+E4")
            .silver(1, 0)
            .silver(2, 0)
    };
    let game = play(scene().done(), "1 build jupiter C3+C4+D3+D4");
    assert_eq!(
        points(&game, 2, Category::Monuments),
        2,
        "three buildings, once"
    );
    assert_eq!(
        points(&game, 1, Category::Monuments),
        0,
        "no other building of his touches it"
    );
    let game = play(
        scene().built(1, "domus C5").done(),
        "1 build colosseum C3+C4+D3+D4",
    );
    assert_eq!(
        [1, 2].map(|number| game.players[seat(number)].silver),
        [3, 3]
    );
}
