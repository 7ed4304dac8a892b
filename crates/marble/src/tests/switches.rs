//! M-40: the switches.

use kernel::testing::setup;
use kernel::{Game, Options as _, Seed, Setup};

use super::examples::FOUNTAIN_PLACE;
use super::table::{Table, choices, play, points, refusal, seat, vertex};
use crate::data::{Hill, hill_places};
use crate::map::Map;
use crate::{Category, FountainReach, HillCorners, Illegal, Marble, Options, Stage, Vertex};

#[test]
fn m40_the_default_is_the_first_value() {
    for spec in Options::SPECS {
        assert_eq!(spec.default, spec.values[0], "{}", spec.key);
        assert_eq!(Options::default().value(spec.key), spec.default);
        for value in spec.values {
            let mut options = Options::default();
            options.set(spec.key, value).unwrap();
            assert_eq!(options.value(spec.key), *value);
        }
    }
    assert_eq!(FountainReach::ALL.len(), 2);
}

/// Seat 1 completes the site 5,4 at the Quirinal's corner with a magistrate on blue.
fn beside_quirinal(hill_corners: &str) -> Marble {
    completed_beside_quirinal(Table::with_options(2, &[("hill-corners", hill_corners)]))
}

fn completed_beside_quirinal(table: Table) -> Marble {
    let mut game = table.tiles("green 5,3+5,4 2\nred 4,2+4,3").build();
    play(
        &mut game,
        "1 play\n1 tile blue\n1 lay 4,5+5,5\n1 with magistrate",
    );
    game
}

#[test]
fn m40_a_hill_corner_counts_nothing_or_one_or_is_no_site() {
    let temple = beside_quirinal("none");
    assert_eq!(points(&temple, 2, Category::Buildings), 3);
    let bath = beside_quirinal("structure");
    assert_eq!(points(&bath, 1, Category::Buildings), 4);
    let nothing = beside_quirinal("no-site");
    assert!(nothing.map.all_buildings().is_empty() && nothing.map.fountains.is_empty());
    assert_eq!(nothing.stage, Stage::Turn { left: 1 }, "nobody is asked");
}

#[test]
fn m40_rules_1_know_two_words_for_hill_corners() {
    let of_rules = |rules, words: &[(&'static str, &'static str)]| {
        Setup::<Marble>::of_rules(rules, 2, words.to_vec())
    };
    let corners = |setup: &Setup<Marble>| setup.options().hill_corners;
    let [old, new] = [1, 2].map(|rules| of_rules(rules, &[]).unwrap());
    assert_eq!(corners(&old), HillCorners::Structure);
    assert_eq!(old.entries()[1], ("hill-corners", "true"));
    assert_eq!(corners(&new), HillCorners::None);
    assert_eq!(new.entries()[1], ("hill-corners", "none"));
    let uncounted = of_rules(1, &[("hill-corners", "false")]).unwrap();
    assert_eq!(corners(&uncounted), HillCorners::None);
    for (rules, word) in [(1, "none"), (1, "no-site"), (2, "true"), (2, "false")] {
        assert!(
            of_rules(rules, &[("hill-corners", word)]).is_err(),
            "{rules} {word}"
        );
    }
    for (rules, word, points_of) in [(1, "true", [4, 0]), (1, "false", [0, 3])] {
        let game = completed_beside_quirinal(Table::of_rules(rules, 2, &[("hill-corners", word)]));
        assert_eq!(
            [1, 2].map(|seat| points(&game, seat, Category::Buildings)),
            points_of
        );
    }
}

/// At most one hill has a corner at a site, so that three tiles at least fill the other triangles.
#[test]
fn m29_at_least_three_tiles_meet_at_a_complete_site() {
    for site in Vertex::sites() {
        let hills = hill_places().filter(|hill| hill.corners().contains(&site));
        assert!(hills.count() <= 1, "{site}");
    }
}

/// Seat 1 has a temple beside the fountain 8,5 along a side, and a theatre across a diagonal.
fn beside_fountain(reach: &str) -> Marble {
    let table = Table::with_options(2, &[("fountain-reach", reach)]).tiles(FOUNTAIN_PLACE);
    let table = table
        .tiles("red 9,4+9,5\nred 9,6+10,6\nred 9,7+9,8")
        .fountains("8,5");
    table.buildings(seat(1), "8,3 9,6").build()
}

#[test]
fn m40_fountains_reach_all_neighbors_or_along_sides_only() {
    assert_eq!(
        points(&beside_fountain("distance"), 1, Category::Fountains),
        2
    );
    assert_eq!(points(&beside_fountain("sides"), 1, Category::Fountains), 1);
}

#[test]
fn m40_unused_hill_places_can_be_built_on_or_not() {
    let lay = "1 play\n1 tile red";
    // The Viminal 7,3 is not drawn.
    let tiles = "blue 6,3+6,4\nblue 7,4+8,4";
    let open = Table::new(2).tiles(tiles).play(lay).build();
    assert!(choices(&open).contains(&"lay 7,2+7,3".to_string()));
    let closed = Table::with_options(2, &[("unused-hills", "false")])
        .tiles(tiles)
        .play(lay);
    let closed = closed.build();
    assert_eq!(refusal(&closed, "1 lay 7,2+7,3"), Illegal::HillPlaceClosed);
    assert!(!vertex("7,2").is_complete(closed.map.covered));
}

#[test]
fn m40_closed_hill_places_are_never_covered() {
    let setup = setup::<Marble>(2, &[("unused-hills", "false")]);
    let mut list = Vec::new();
    for index in 0..20 {
        let seed = Seed::of_series(40, index);
        let (mut game, mut rng) = (Marble::new(&setup, &seed), seed.derive("play").rng());
        while let Some(seat) = game.to_act().first() {
            game.legal(seat, &mut list);
            game.apply(seat, list[rng.below(list.len())], &mut ());
        }
        let hills = Hill::ALL.iter().map(|hill| hill.triangle());
        let covered = hills.filter(|place| game.map.covered.contains(*place));
        assert_eq!(covered.count(), 3);
    }
    let drawn = [Hill::Viminal, Hill::Palatine, Hill::Caelian];
    assert_eq!(
        Map::new(&drawn, true).places(),
        Map::new(&drawn, false).places()
    );
}
