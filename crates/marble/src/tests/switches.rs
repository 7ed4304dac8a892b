//! M-40: the switches.

use kernel::testing::setup;
use kernel::{Game, Options as _, Seed};

use super::examples::FOUNTAIN_PLACE;
use super::table::{Table, choices, play, points, refusal, seat, vertex};
use crate::data::Hill;
use crate::map::Map;
use crate::{Category, FountainReach, Illegal, Marble, Options};

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
    let table = Table::with_options(2, &[("hill-corners", hill_corners)]);
    let mut game = table.tiles("green 5,3+5,4 2\nred 4,2+4,3").build();
    play(
        &mut game,
        "1 play\n1 tile blue\n1 lay 4,5+5,5\n1 with magistrate",
    );
    game
}

#[test]
fn m40_a_hill_corner_counts_as_a_structure_or_not() {
    let bath = beside_quirinal("true");
    assert_eq!(points(&bath, 1, Category::Buildings), 4);
    let temple = beside_quirinal("false");
    assert_eq!(points(&temple, 2, Category::Buildings), 3);
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
