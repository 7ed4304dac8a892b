//! F-1 to F-6a: area, market, set-up, shapes, words.

use kernel::testing::setup;
use kernel::{Game, Seats, Seed};

use super::{Scene, legal, play, seat};
use crate::board::{Ground, Lot, Lots, Neighbors as _};
use crate::card::Card;
use crate::data::Building;
use crate::position::Foundations;

fn opening(seats: usize, options: &[(&str, &str)]) -> Foundations {
    Foundations::new(&setup(seats, options), &Seed::of_series(1, 1))
}

#[test]
fn f1_the_area_grows_with_the_players() {
    for (seats, side, last) in [(2, 7, "G7"), (3, 8, "H8"), (4, 9, "I9"), (5, 10, "J10")] {
        let area = Ground::of(Seats::new(seats).unwrap());
        assert_eq!((area.side(), area.lots().len()), (side, side * side));
        let corner: Lot = last.parse().unwrap();
        assert!(area.lots().contains(corner));
        assert_eq!(area.lots().iter().last(), Some(corner));
    }
}

#[test]
fn f1_one_deed_per_lot() {
    for seats in 2..=5 {
        let game = opening(seats, &[]);
        game.audit().unwrap();
        let stacks: usize = game.hidden.stacks.iter().map(|stack| stack.len()).sum();
        assert_eq!(stacks + 6 + 6 * seats, game.area.lots().len());
    }
}

#[test]
fn f2_cards_slide_and_the_last_slot_is_refilled() {
    let game = opening(3, &[("first", "1")]);
    let before = game.market.as_slice().to_vec();
    let next = game.stack().top_down().next().unwrap();
    let game = play(game, "1 buy 2");
    let mut expected = before;
    expected.remove(1);
    expected.push(next);
    assert_eq!(game.market.as_slice(), expected);
    assert_eq!(game.players[seat(1)].silver, 5 - 3);
}

#[test]
fn f2_an_empty_stack_refills_nothing() {
    let game = Scene::new(2, &[]).stack("").silver(1, 9).done();
    let game = play(game, "1 buy 1");
    assert_eq!(game.market.len(), 5);
}

#[test]
fn f3_stacks_are_as_equal_as_possible() {
    let sizes = [[13, 12, 12], [16, 15, 15], [19, 19, 19], [24, 23, 23]];
    for (seats, expected) in (2..=5).zip(sizes) {
        let game = opening(seats, &[]);
        let market = game.market.len();
        assert_eq!(market, 6);
        let stacks: Vec<_> = game.hidden.stacks.iter().map(|stack| stack.len()).collect();
        assert_eq!([stacks[0] + market, stacks[1], stacks[2]], expected);
    }
}

#[test]
fn f3_everybody_starts_with_six_lots_and_two_markers_left() {
    let game = opening(5, &[]);
    for (_, player) in game.players.iter() {
        assert_eq!(player.estate.lots.len(), 6);
        assert_eq!(player.estate.empty.len(), 6);
        assert_eq!(player.free_markers(), 2);
    }
}

#[test]
fn f4_silver_rises_clockwise_from_the_first_player() {
    let game = opening(4, &[("first", "3")]);
    let silver: Vec<_> = game
        .players
        .iter()
        .map(|(_, player)| player.silver)
        .collect();
    assert_eq!(silver, [7, 8, 5, 6]);
    assert!(game.to_act().contains(seat(3)));
}

#[test]
fn f4_the_first_player_is_random_unless_chosen() {
    let firsts: std::collections::BTreeSet<_> = (0..40)
        .map(|index| Foundations::new(&setup(4, &[]), &Seed::of_series(9, index)).first)
        .collect();
    assert_eq!(firsts.len(), 4);
}

#[test]
fn f5_rotations_that_cover_the_same_lots_are_one() {
    let game = Scene::new(2, &[]).empty(1, "A1+A2+B1+B2").done();
    let mut list = Vec::new();
    game.legal(seat(1), &mut list);
    let count = |word: &str| {
        list.iter()
            .filter(|action| action.to_string().starts_with(word))
            .count()
    };
    assert_eq!(count("build domus "), 4);
    assert_eq!(count("build pottery "), 4);
    assert_eq!(count("build insula-l "), 4);
    assert_eq!(count("build insula-long "), 0);
    assert_eq!(count("build foundry-square "), 1);
}

#[test]
fn f6_adjacent_is_sharing_an_edge() {
    let lots: Lots = "D4".parse().unwrap();
    assert_eq!(lots.beside(), "C4+D3+D5+E4".parse().unwrap());
    let corner: Lots = "A1".parse().unwrap();
    assert_eq!(corner.beside(), "A2+B1".parse().unwrap());
    let edge: Lots = "A10".parse().unwrap();
    assert_eq!(edge.beside(), "A9+B10".parse().unwrap());
}

#[test]
fn f6_a_neighbor_along_several_edges_counts_once_whoever_owns_it() {
    let game = Scene::new(2, &[])
        .built(1, "majestic-fountain C3+C4")
        .built(2, "pottery B3+B4, domus D5")
        .empty(1, "D3")
        .done();
    let at: Lots = "C3+C4".parse().unwrap();
    let beside: Vec<_> = game.city.beside(at).map(|(building, _)| building).collect();
    assert_eq!(
        beside,
        [Building::Pottery],
        "no diagonal, no empty lot, no double"
    );
    assert_eq!(game.city.civic_points(Building::MajesticFountain, at), 1);
}

#[test]
fn f6a_own_lots_are_built_and_empty_ones() {
    let game = Scene::new(2, &[("monuments", "true")])
        .built(1, "domus A1, tower-of-wonders B1")
        .empty(1, "C1")
        .done();
    let estate = &game.players[seat(1)].estate;
    assert_eq!(estate.lots, "A1+B1+C1".parse().unwrap());
    assert_eq!(estate.empty, "C1".parse().unwrap());
    assert_eq!(
        game.buildings_of(seat(1)).count(),
        2,
        "monuments are own buildings"
    );
    assert_eq!(
        game.players[seat(1)].free_markers(),
        7,
        "one marker on the empty lot"
    );
    assert!(legal(&game, "1 build bakery C1"));
    assert!(
        !game
            .market
            .as_slice()
            .contains(&Card::Deed("C1".parse().unwrap()))
    );
}
