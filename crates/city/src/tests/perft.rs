//! Golden counts of the decision tree: how many ways there are to take the next decisions. Any
//! change of a rule that touches them shows here.

use kernel::{Game, Viewer};

use super::referee;
use super::table::{Table, choices, opening, parse, play};
use crate::Action;
use crate::data::Deck;
use crate::state::{City, Phase};

/// Leaves of the full decision tree so deep, with the choices that `list` finds.
fn perft(city: &City, depth: usize, list: &impl Fn(&City) -> Vec<Action>) -> u64 {
    let Some(seat) = city.to_act().first() else {
        return 1;
    };
    if depth == 0 {
        return 1;
    }
    let next = list(city).into_iter().map(|action| {
        let mut city = city.clone();
        city.apply(seat, action, &mut ());
        perft(&city, depth - 1, list)
    });
    next.sum()
}

fn engine(city: &City) -> Vec<Action> {
    choices(city).iter().map(|text| parse(text)).collect()
}

fn outsider(city: &City) -> Vec<Action> {
    let list = referee::legal(&city.view(Viewer::Everything));
    list.iter().map(|text| parse(text)).collect()
}

fn counts(city: &City, list: impl Fn(&City) -> Vec<Action>) -> Vec<u64> {
    (1..=4).map(|depth| perft(city, depth, &list)).collect()
}

/// The first turn of an opening, everybody having chosen the first in the list until then.
fn first_turn(seats: usize) -> City {
    let mut city = opening(seats, "1", seats as u64);
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
        (
            "two seats, the first turn",
            first_turn(2),
            [4, 58, 166, 630],
        ),
        (
            "four seats, the first turn",
            first_turn(4),
            [4, 20, 52, 270],
        ),
        ("a busy turn", busy_turn(), [3, 138, 459, 864]),
    ];
    for (name, city, _) in &golden {
        assert_eq!(counts(city, engine), counts(city, outsider), "{name}");
    }
    let found = golden
        .each_ref()
        .map(|(name, city, _)| (*name, counts(city, engine)));
    assert_eq!(
        found,
        golden.map(|(name, _, leaves)| (name, leaves.to_vec()))
    );
}
