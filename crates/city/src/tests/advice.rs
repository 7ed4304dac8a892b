//! The quick opinion: following it blindly beats chance, and nothing pointless is ever advised.

use kernel::testing::amount;
use kernel::{Advice, Game};

use super::table::{Table, at_random, opening, play_out, rng, seat};
use crate::action::Action;
use crate::position::City;

/// The choice with the highest prior; the first of equals.
fn advised(city: &City, list: &[Action]) -> Action {
    let own = city.to_act().first().unwrap();
    let liked = |action: &&Action| city.prior(own, **action);
    let best = list
        .iter()
        .rev()
        .max_by(|one, other| liked(one).total_cmp(&liked(other)));
    *best.unwrap()
}

/// Seat 1 acts from this space of three bricks and two cogs, with a farm that brings a coin.
fn acting(space: usize) -> City {
    let spaces = (1..=5).map(|place| if place == space { "1" } else { "." });
    let spaces: Vec<&str> = spaces.collect();
    Table::of(4)
        .strip("BBBCC")
        .emissaries(&spaces.join(" "))
        .acting(space)
        .coins(1, 9)
        .build()
}

fn prior(city: &City, text: &str) -> f32 {
    city.prior(seat(1), text.parse().unwrap())
}

#[test]
fn a_produce_that_costs_more_than_it_brings_is_never_advised() {
    assert_eq!(prior(&acting(3), "produce"), f32::NEG_INFINITY);
    assert!(prior(&acting(5), "produce") > f32::NEG_INFINITY);
}

#[test]
fn nobody_ends_a_turn_that_could_produce_for_nothing() {
    assert_eq!(prior(&acting(5), "end"), f32::NEG_INFINITY);
    assert!(prior(&acting(3), "end") > f32::NEG_INFINITY);
}

#[test]
fn following_the_advice_beats_chance() {
    let games = amount(100, 1_000);
    let mut wins = 0;
    for index in 0..games {
        let mut city = opening(2, "1", index as u64);
        let (own, mut rng) = (seat(1 + index % 2), rng(index as u64));
        let mut chance = at_random(&mut rng);
        let choose = |city: &City, list: &[Action]| {
            if city.to_act().first() == Some(own) {
                advised(city, list)
            } else {
                chance(city, list)
            }
        };
        play_out(&mut city, choose, |_| ());
        let shares = city.standing().and_then(|end| end.win_shares()).unwrap();
        wins += usize::from(shares[own] == 60);
    }
    assert!(wins * 100 >= games * 98, "{wins} of {games}");
}
