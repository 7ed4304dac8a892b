//! F-30 to F-32, O1 to O18: objectives, each met and not met.

use kernel::testing::setup;
use kernel::{Game, SeatSet, Seed, Viewer};

use super::{Scene, dump, legal, play, points, refuse, seat};
use crate::Category;
use crate::data::Objective;
use crate::dump::PhaseDump;
use crate::position::{Foundations, Phase};

fn opening(rule: &str) -> Foundations {
    Foundations::new(
        &setup(3, &[("objectives", rule), ("first", "1")]),
        &Seed::of_series(4, 4),
    )
}

fn offered(game: &Foundations, number: usize) -> [Objective; 2] {
    game.hidden.players[seat(number)]
        .dealt
        .offered
        .expect("objectives are being chosen")
}

#[test]
fn f30_two_are_dealt_and_one_is_kept_in_secret() {
    let game = opening("hidden");
    assert_eq!(game.to_act(), SeatSet::all(game.seats));
    let [kept, other] = offered(&game, 2);
    let theirs = offered(&game, 1)[0];
    refuse(&game, &format!("2 objective {theirs}"), "F-30");
    let game = play(game, &format!("2 objective {kept}"));
    assert!(!game.to_act().contains(seat(2)));
    let view = |viewer| match dump(&game, viewer).phase {
        PhaseDump::Objectives(choice) => (choice.offered[1], choice.kept[1]),
        other => panic!("{other:?}"),
    };
    assert_eq!(
        view(Viewer::Seat(seat(2))),
        (Some([kept, other]), Some(kept))
    );
    assert_eq!(view(Viewer::Seat(seat(1))), (None, None));
    let [first, third] = [1, 3].map(|number| offered(&game, number)[0]);
    let game = play(game, &format!("1 objective {first}\n3 objective {third}"));
    assert!(matches!(game.phase, Phase::Turn));
    let player = |viewer: usize| dump(&game, Viewer::Seat(seat(viewer))).players[1].clone();
    assert_eq!(player(2).objectives, [Some(kept)]);
    assert_eq!(player(2).rejected_objectives, [Some(other)]);
    assert_eq!(player(1).objectives, [None]);
}

#[test]
fn f30_only_the_holder_scores_it_compared_with_all() {
    let scene = |lots: &str| {
        Scene::new(2, &[("objectives", "hidden")])
            .objective(1, Objective::O10)
            .objective(2, Objective::O17)
            .era(3)
            .empty(1, "A1+A3")
            .empty(2, lots)
            .last_turn()
            .done()
    };
    let game = play(scene("C1"), "1 income");
    assert_eq!(
        [1, 2].map(|number| points(&game, number, Category::Objectives)),
        [6, 0]
    );
    let game = play(scene("C1+C3+C5"), "1 income");
    assert_eq!(
        [1, 2].map(|number| points(&game, number, Category::Objectives)),
        [0, 0]
    );
    assert_eq!(
        dump(&game, Viewer::Spectator).players[0].objectives,
        [Some(Objective::O10)]
    );
}

#[test]
fn f31_as_many_open_objectives_as_players() {
    let game = opening("public");
    assert_eq!(game.public_objectives.len(), 3);
    assert!(matches!(game.phase, Phase::Turn));
    assert_eq!(dump(&game, Viewer::Spectator).public_objectives.len(), 3);
}

#[test]
fn f31_everybody_who_meets_one_scores_it_ties_too() {
    let scene = Scene::new(2, &[("objectives", "public")])
        .era(3)
        .last_turn();
    let scene = scene.with(|game| {
        let deck: Vec<_> = Objective::ALL
            .iter()
            .copied()
            .filter(|own| *own != Objective::O10)
            .collect();
        game.hidden.objectives = deck.into_iter().collect();
        game.open.public_objectives = [Objective::O10].into_iter().collect();
    });
    let game = play(scene.empty(1, "A1+A3").empty(2, "C1+C3").done(), "1 income");
    assert_eq!(
        [1, 2].map(|number| points(&game, number, Category::Objectives)),
        [6, 6]
    );
}

#[test]
fn f32_most_needs_at_least_one() {
    let game = Scene::new(2, &[("objectives", "public")])
        .silver(1, 0)
        .silver(2, 0)
        .done();
    for objective in Objective::ALL {
        assert!(
            !game.meets_objective(seat(1), *objective),
            "{objective} with nothing"
        );
    }
}

/// Seat 1 meets the objective in the first scene and not in the second.
#[track_caller]
fn check(objective: Objective, met: Scene, unmet: Scene) {
    assert!(
        met.done().meets_objective(seat(1), objective),
        "{objective} is met"
    );
    assert!(
        !unmet.done().meets_objective(seat(1), objective),
        "{objective} is not met"
    );
}

fn base() -> Scene {
    Scene::new(2, &[("objectives", "public")])
}

#[test]
fn o1_most_buildings_of_size_1() {
    let own = || base().built(1, "domus A1, bakery A3");
    check(
        Objective::O1,
        own().built(2, "garden C1, pottery C3+C4"),
        own().built(2, "domus C1, garden C3, bakery C5"),
    );
}

#[test]
fn o2_most_buildings_of_size_2() {
    let own = || base().built(1, "pottery A1+A2");
    check(
        Objective::O2,
        own().built(2, "domus-maxima C1+C2"),
        own().built(2, "pottery C1+C2, pottery C4+C5"),
    );
}

#[test]
fn o3_most_buildings_of_size_3() {
    let own = || base().built(1, "insula-long A1+A2+A3");
    check(
        Objective::O3,
        own().built(2, "foundry-long G1+G2+G3+G4"),
        own().built(2, "insula-long C1+C2+C3, artisan-long D1+D2+D3"),
    );
}

#[test]
fn o4_most_buildings_of_size_4_or_more() {
    let own = || {
        Scene::new(2, &[("objectives", "public"), ("monuments", "true")])
            .built(1, "regia A1+A2+A3+B1+B2+B3")
    };
    check(
        Objective::O4,
        own().built(2, "insula-long C1+C2+C3"),
        own().built(2, "foundry-long C1+C2+C3+C4, grand-insula-long D1+D2+D3+D4"),
    );
}

#[test]
fn o5_most_residential_buildings() {
    let own = || base().built(1, "domus A1, domus A3");
    check(
        Objective::O5,
        own().built(2, "insula-long C1+C2+C3"),
        own().built(2, "domus C1, domus C3, domus-maxima C5+C6"),
    );
}

#[test]
fn o6_most_commercial_buildings() {
    let own = || base().built(1, "bakery A1");
    check(
        Objective::O6,
        own().built(2, "foundry-long C1+C2+C3+C4"),
        own().built(2, "bakery C1, bakery C3"),
    );
}

#[test]
fn o7_most_civic_buildings() {
    let own = || base().built(1, "garden A1");
    check(
        Objective::O7,
        own().built(2, "fountain C1"),
        own().built(2, "fountain C1, library C3"),
    );
}

#[test]
fn o8_most_silver_on_buildings() {
    let own = || base().built(1, "artisan-long A1+A2+A3");
    check(
        Objective::O8,
        own().built(2, "bakery C1, bakery C3"),
        own().built(2, "foundry-long C1+C2+C3+C4"),
    );
}

#[test]
fn o9_most_silver_in_hand() {
    let own = || base().silver(1, 7);
    check(Objective::O9, own().silver(2, 7), own().silver(2, 8));
}

#[test]
fn o10_most_lots() {
    let own = || base().empty(1, "A1").built(1, "domus A3");
    check(
        Objective::O10,
        own().empty(2, "C1"),
        own().built(2, "insula-long C1+C2+C3"),
    );
}

#[test]
fn o11_the_largest_connected_group() {
    let own = || base().built(1, "domus A1").empty(1, "A2+B2+D5+D6");
    check(
        Objective::O11,
        own().empty(2, "E1+E2+E3"),
        own().empty(2, "E1+E2+E3+F3"),
    );
}

#[test]
fn o12_most_lots_on_the_edge() {
    let own = || base().empty(1, "A4+B4");
    check(
        Objective::O12,
        own().empty(2, "C3+C4+C5"),
        own().empty(2, "G1+G2"),
    );
}

#[test]
fn o13_a_lot_on_each_edge() {
    check(
        Objective::O13,
        base().empty(1, "A1+G7"),
        base().empty(1, "A1+C7"),
    );
    check(
        Objective::O13,
        base().empty(1, "A4+D1+D7+G4"),
        base().empty(1, "A4+D1+D7+F4"),
    );
}

#[test]
fn o14_a_lot_in_every_column() {
    let six = || base().empty(1, "A1+B2+C3+D4+E5+F6");
    check(Objective::O14, six().empty(1, "G7"), six().empty(1, "F1"));
}

#[test]
fn o15_two_corner_lots() {
    check(
        Objective::O15,
        base().empty(1, "A7+G1"),
        base().empty(1, "A1+G6"),
    );
}

#[test]
fn o16_no_empty_lot() {
    let own = || base().built(1, "domus A1");
    check(Objective::O16, own(), own().empty(1, "A2"));
}

#[test]
fn o17_a_building_of_every_size() {
    let own = || base().built(1, "domus A1, pottery A3+A4, insula-long B1+B2+B3");
    check(
        Objective::O17,
        own().built(1, "foundry-long D1+D2+D3+D4"),
        own().built(1, "artisan-long D1+D2+D3"),
    );
}

#[test]
fn o18_equally_many_of_each_type() {
    let own = || base().built(1, "domus A1, domus A3, bakery A5, bakery C1, garden C3");
    check(Objective::O18, own().built(1, "library C5"), own());
    check(
        Objective::O18,
        own().built(1, "library C5"),
        base().built(1, "domus A1, bakery A3, garden A5"),
    );
}

#[test]
fn f30_a_kept_objective_is_chosen_from_the_own_two() {
    let game = opening("hidden");
    for card in offered(&game, 1) {
        assert!(legal(&game, &format!("1 objective {card}")));
    }
}
