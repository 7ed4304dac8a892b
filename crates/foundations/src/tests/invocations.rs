//! F-33 to F-34: how invocations come into play and are used.

use kernel::testing::setup;
use kernel::{Game, Seed, Viewer};

use super::{Scene, dump, play, points, refuse, seat};
use crate::Category;
use crate::action::Slot;
use crate::data::{Invocation, Role};
use crate::position::Foundations;

const ON: (&str, &str) = ("invocations", "true");

fn scene(card: Invocation) -> Scene {
    Scene::new(2, &[ON]).holds(1, card)
}

#[test]
fn f33_three_invocations_are_in_each_era() {
    for seed in 0..20 {
        let game = Foundations::new(&setup(3, &[ON]), &Seed::of_series(8, seed));
        let count = |cards: &[crate::card::Card]| {
            cards
                .iter()
                .filter(|card| card.invocation().is_some())
                .count()
        };
        let stacks: Vec<_> = game
            .hidden
            .stacks
            .iter()
            .map(|stack| count(stack.as_slice()))
            .collect();
        assert_eq!(
            [
                stacks[0] + count(game.market.as_slice()),
                stacks[1],
                stacks[2]
            ],
            [3, 3, 3]
        );
    }
}

#[test]
fn f33_cards_of_other_modules_are_removed() {
    let base = Scene::new(2, &[ON]).done().options.invocations_in_play();
    assert_eq!(base.len(), 15);
    assert!(!base.contains(Invocation::SafeConduct) && !base.contains(Invocation::NewPurpose));
}

#[test]
fn f33_bought_like_a_deed_without_a_marker() {
    let game = Scene::new(2, &[ON])
        .market("windfall G1 G2 G3 G4 G5")
        .empty(1, "A1+A3+A5+B2+B4+C1+C3+C5")
        .silver(1, 2)
        .done();
    assert_eq!(game.players[seat(1)].free_markers(), 0);
    let game = play(game, "1 buy 1");
    assert!(game.players[seat(1)].holds(Invocation::Windfall));
    assert_eq!(
        dump(&game, Viewer::Spectator).players[0].invocations,
        [Invocation::Windfall].into_iter().collect()
    );
}

#[test]
fn f33a_a_card_is_used_once_and_stays_spent() {
    let game = play(scene(Invocation::Windfall).done(), "1 use windfall");
    refuse(&game, "1 use windfall", "F-33a");
    let player = &game.players[seat(1)];
    assert!(player.spent.contains(Invocation::Windfall) && !player.holds(Invocation::Windfall));
    let game = scene(Invocation::Abundance)
        .holds(1, Invocation::Census)
        .done();
    refuse(&game, "1 use abundance", "F-33a");
    refuse(&game, "1 use census", "F-33a");
}

#[test]
fn f33a_unused_cards_count_at_the_end() {
    let game = scene(Invocation::Haste)
        .holds(1, Invocation::Bargain)
        .holds(1, Invocation::Surveyor);
    let game = play(game.era(3).last_turn().done(), "1 income\n1 end");
    assert_eq!(points(&game, 1, Category::Invocations), 3 + 2);
}

#[test]
fn f33a_usable_from_the_moment_it_is_bought() {
    let game = Scene::new(2, &[ON])
        .market("windfall G1 G2 G3 G4 G5")
        .silver(1, 2)
        .done();
    let game = play(game, "1 buy 1\n1 use windfall");
    assert_eq!(game.players[seat(1)].silver, 12);
    assert_eq!(game.turn.seat, seat(2));
}

#[test]
fn f33b_reductions_add_up_to_at_least_one() {
    let game = Scene::new(2, &[ON, ("roles", "true")])
        .role(1, Role::Persuasive)
        .holds(1, Invocation::Connections)
        .done();
    let prices: Vec<_> = Slot::first(6)
        .map(|slot| game.price(seat(1), slot))
        .collect();
    assert_eq!(prices, [1, 2, 3, 2, 4, 6]);
}

#[test]
fn f34_every_card_that_is_used_in_a_turn_has_its_condition() {
    let game = scene(Invocation::Tribute)
        .holds(1, Invocation::Foresight)
        .last_turn()
        .done();
    refuse(&game, "1 use tribute", "F-34");
    refuse(&game, "1 use foresight", "F-34");
}
