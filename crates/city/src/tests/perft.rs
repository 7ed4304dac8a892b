//! Golden counts of the decision tree: how many ways there are to take the next decisions. Any
//! change of a rule that touches them shows here.

use kernel::testing::{perft, perft_with};
use kernel::{Game, View as _, Viewer};

use super::referee;
use super::table::{Table, choices, dealt, opening, parse, play};
use crate::Action;
use crate::data::Deck;
use crate::phase::Phase;
use crate::position::City;

fn outsider(city: &City) -> Vec<Action> {
    let list = referee::legal(&city.view(Viewer::Everything).dump());
    list.iter().map(|text| parse(text)).collect()
}

fn counts(count: impl Fn(usize) -> u64) -> Vec<u64> {
    (1..=4).map(count).collect()
}

/// The first turn of an opening, everybody having chosen the first in the list until then.
fn first_turn(mut city: City) -> City {
    while !matches!(city.phase, Phase::Take(_)) {
        let (actor, choice) = (city.actor().unwrap(), choices(&city)[0].clone());
        play(&mut city, &format!("{actor} {choice}"));
    }
    city
}

/// A turn with much to choose from: tokens, a school, an aqueduct, coins.
fn busy_turn() -> City {
    let rows = "res2-start veg-start grain:1 / wine:1 aqueduct .";
    let table = Table::of(4)
        .strip("BCBBC")
        .emissaries(". . 1 2 3")
        .taking(3);
    let table = table
        .town(1, rows)
        .coins(1, 3)
        .hand(1, "school grandaq res3");
    table
        .offer("I:lux2 II:veg III:res2")
        .top(Deck::II, "bath sheep arena")
        .build()
}

#[test]
fn the_tree_has_these_leaves() {
    let golden = [
        ("two seats, the draft", opening(2, "1", 0), [2, 2, 10, 40]),
        ("two seats, dealt", dealt(2, "1", 0), [5, 20, 60, 120]),
        (
            "two seats, the first turn",
            first_turn(opening(2, "1", 2)),
            [4, 58, 166, 630],
        ),
        (
            "four seats, the first turn",
            first_turn(opening(4, "1", 4)),
            [4, 20, 52, 270],
        ),
        (
            "four seats, dealt, the first turn",
            first_turn(dealt(4, "1", 4)),
            [4, 44, 124, 504],
        ),
        ("a busy turn", busy_turn(), [3, 138, 459, 864]),
    ];
    for (name, city, _) in &golden {
        let slow = counts(|depth| perft_with(city, depth, &outsider));
        assert_eq!(counts(|depth| perft(city, depth)), slow, "{name}");
    }
    let found = golden
        .each_ref()
        .map(|(name, city, _)| (*name, counts(|depth| perft(city, depth))));
    assert_eq!(
        found,
        golden.map(|(name, _, leaves)| (name, leaves.to_vec()))
    );
}
