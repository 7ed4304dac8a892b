//! Determinization in small positions: every world that a seat must think possible is drawn, and no
//! other.

use std::collections::BTreeSet;

use kernel::{Game, View as _, Viewer};

use super::determinize::{at, going_round, kept};
use super::table::{Table, determinized, left, opening, play, play_out, rng, seat};
use crate::data::{Card, Deck};
use crate::hand::Cards;
use crate::position::City;

#[test]
fn many_seeds_give_many_worlds() {
    let mut city = opening(4, "1", 8);
    play_until_round(&mut city, 2);
    let view = city.view(Viewer::Seat(seat(1)));
    let decks = |world: &City| {
        Deck::ALL
            .iter()
            .flat_map(|deck| left(world, *deck))
            .collect()
    };
    let world = |index| decks(&view.determinize(&mut rng(index)));
    let worlds: BTreeSet<Vec<Card>> = (0..200).map(world).collect();
    assert_eq!(worlds.len(), 200);
    assert_eq!(world(7), world(7), "the same seed, the same world");
}

/// A course of events at the school of [`small_world`]: drawn, kept, put under, left on top.
type World = (Vec<Card>, Card, Vec<Card>, Card);

const FOUR: [Card; 4] = [Card::Bath, Card::Veg, Card::Arena, Card::Sheep];

/// Deck II has four cards left. Seat 2 draws three of them: bath, veg, arena; keeps veg, puts
/// under bath, then arena; the sheep farm is on top.
fn small_world() -> City {
    let table = Table::of(4)
        .strip("BBBCC")
        .emissaries(". . 2 2 1")
        .acting(3);
    let table = table
        .town(2, "res2-start veg-start / res3 . / grain lux3")
        .coins(1, 9);
    let table = table
        .hand(2, "school")
        .hand(1, "university")
        .offer("I:lux2 III:res2");
    let mut city = table.only(Deck::II, "bath veg arena sheep").build();
    play(
        &mut city,
        "2 build school 1,1; 2 school II; 2 keep veg; 2 under bath; 2 under arena; 2 end",
    );
    city
}

fn world_of(city: &City) -> World {
    let visit = city.visits[0];
    let (_, kept) = kept(city).find(|(keep, _)| keep.visit == Some(0)).unwrap();
    let cards = |slots| at(city, Deck::II, slots).to_vec();
    (
        cards(visit.drawn_slots()),
        kept,
        cards(visit.returned_slots()),
        at(city, Deck::II, 0..35)[visit.drawn_slots().end],
    )
}

/// All 24 · 6 courses that the rules allow.
fn all_worlds() -> BTreeSet<World> {
    let orders = |cards: &[Card]| -> Vec<Vec<Card>> {
        let mut all = vec![vec![]];
        for _ in 0..cards.len() {
            let longer = |order: &Vec<Card>| {
                let rest = cards.iter().filter(|card| !order.contains(card));
                rest.map(|card| [order.as_slice(), &[*card]].concat())
                    .collect::<Vec<_>>()
            };
            all = all.iter().flat_map(longer).collect();
        }
        all
    };
    let mut worlds = BTreeSet::new();
    for deck in orders(&FOUR) {
        for out in orders(&deck[..3]) {
            worlds.insert((deck[..3].to_vec(), out[0], out[1..].to_vec(), deck[3]));
        }
    }
    worlds
}

#[track_caller]
fn draws_exactly(city: &City, own: usize, possible: impl Fn(&World) -> bool) {
    let mut rng = rng(own as u64);
    let drawn: BTreeSet<World> = (0..4_000)
        .map(|_| world_of(&determinized(city, own, &mut rng)))
        .collect();
    let sheet: BTreeSet<World> = all_worlds().into_iter().filter(possible).collect();
    assert!(sheet.contains(&world_of(city)), "the truth is possible");
    assert_eq!(drawn, sheet);
}

#[test]
fn every_possible_world_is_drawn_and_no_other() {
    assert_eq!(all_worlds().len(), 144);
    let city = small_world();
    draws_exactly(&city, 1, |_| true);
    draws_exactly(&city, 4, |_| true);
    let truth = world_of(&city);
    draws_exactly(&city, 2, |world| *world == truth);
}

#[test]
fn a_card_built_unseen_was_the_one_kept() {
    let mut city = small_world();
    play(&mut city, "2 take lux2; 2 build veg 0,2; 2 end");
    draws_exactly(&city, 1, |world| world.1 == Card::Veg);
}

#[test]
fn another_school_shows_what_lies_on_top_and_below() {
    let mut city = small_world();
    play(
        &mut city,
        "2 take lux2; 2 end; 1 take res2; 1 build university 1,0; 1 school II",
    );
    // Seat 1 sees the sheep farm and the card that seat 2 put under first.
    let seen = |world: &World| world.3 == Card::Sheep && world.2[0] == Card::Bath;
    draws_exactly(&city, 1, seen);
    draws_exactly(&city, 4, |_| true);
    play(&mut city, "1 keep bath; 1 under sheep");
    draws_exactly(&city, 1, seen);
}

#[test]
fn a_card_turned_up_is_known_to_have_been_there() {
    let mut city = small_world();
    play(&mut city, "2 take lux2; 2 end; 1 take res2; 1 end");
    assert_eq!(city.round, 2);
    draws_exactly(&city, 1, |world| world.3 == Card::Sheep);
    draws_exactly(&city, 3, |world| world.3 == Card::Sheep);
}

/// The different cards that a seat thinks possible at some place.
fn guesses(city: &City, own: usize, at: impl Fn(&City) -> Card) -> BTreeSet<Card> {
    let mut rng = rng(own as u64);
    (0..1_500)
        .map(|_| at(&determinized(city, own, &mut rng)))
        .collect()
}

/// Four different cards go round: seat 4 keeps the first, seat 3 the second.
fn half_a_draft() -> (City, Vec<Card>) {
    for index in 0.. {
        let mut city = opening(4, "1", index);
        let cards: Vec<Card> = going_round(&city).collect();
        if cards.windows(2).all(|pair| pair[0] != pair[1]) {
            play(
                &mut city,
                &format!("4 draft {}; 3 draft {}", cards[0], cards[1]),
            );
            return (city, cards);
        }
    }
    unreachable!("some deal has four different cards")
}

#[test]
fn c8_who_passed_cards_on_knows_that_the_two_others_have_them() {
    let (mut city, cards) = half_a_draft();
    let (x, y) = (cards[2], cards[3]);
    play(&mut city, &format!("2 draft {x}"));
    let going = |world: &City| going_round(world).next().unwrap();
    assert_eq!(
        guesses(&city, 3, going),
        BTreeSet::from([x, y]),
        "still going round"
    );
    play(&mut city, &format!("1 draft {y}"));
    let mut rng = rng(3);
    let found: BTreeSet<(Card, Card)> = (0..300)
        .map(|_| determinized(&city, 3, &mut rng))
        .map(|world| (world.hidden.kept[2], world.hidden.kept[3]))
        .collect();
    assert_eq!(
        found,
        BTreeSet::from([(x, y), (y, x)]),
        "one each, nowhere else"
    );
    // Seat 2 passed one card on: it knows who has it. Seat 1 knows its own alone.
    assert_eq!(
        guesses(&city, 2, |world| world.hidden.kept[3]),
        BTreeSet::from([y])
    );
    assert!(guesses(&city, 1, |world| world.hidden.kept[2]).len() > 4);
}

#[test]
fn c8_what_was_kept_before_may_be_any_other_card_of_deck_2() {
    let (mut city, cards) = half_a_draft();
    play(
        &mut city,
        &format!("2 draft {}; 1 draft {}", cards[2], cards[3]),
    );
    let mut others: Cards = Deck::II.cards().collect();
    let offered = city
        .offer
        .iter()
        .find(|offered| offered.deck == Deck::II)
        .unwrap()
        .card;
    for card in [cards[1], cards[2], cards[3], offered] {
        assert!(others.remove(card));
    }
    let others: BTreeSet<Card> = others.kinds().iter().collect();
    assert_eq!(guesses(&city, 3, |world| world.hidden.kept[0]), others);
    let deck = |world: &City| left(world, Deck::II);
    assert_eq!(guesses(&city, 3, |world| deck(world)[0]), others);
    assert_eq!(
        guesses(&city, 3, |world| *deck(world).last().unwrap()),
        others
    );
}

#[test]
fn c9_unseen_strips_may_lie_in_any_order_and_either_way() {
    let mut city = opening(4, "1", 2);
    play_until_round(&mut city, 3);
    let seen: BTreeSet<String> = (0..4)
        .map(|place| city.hidden.strips[place].printed().to_string())
        .collect();
    let mut rng = rng(2);
    let mut found: BTreeSet<(usize, String)> = BTreeSet::new();
    for _ in 0..300 {
        let world = determinized(&city, 1, &mut rng);
        assert_eq!(world.hidden.strips[..4], city.hidden.strips[..4]);
        found.extend((4..6).map(|place| (place, world.hidden.strips[place].to_string())));
    }
    let mut sheet = BTreeSet::new();
    for strip in crate::data::STRIPS
        .iter()
        .filter(|strip| !seen.contains(&strip.to_string()))
    {
        for place in 4..6 {
            sheet.extend([
                (place, strip.to_string()),
                (place, strip.reversed().to_string()),
            ]);
        }
    }
    assert_eq!(found, sheet);
}

fn play_until_round(city: &mut City, round: u8) {
    let mut list = Vec::new();
    while city.round < round {
        let actor = city.to_act().first().expect("the round comes");
        city.legal(actor, &mut list);
        city.apply(actor, *list.last().unwrap(), &mut ());
    }
}

#[test]
fn deck_1_holds_any_order_of_what_is_left_of_it() {
    let mut city = opening(2, "1", 2);
    play_until_round(&mut city, 6);
    let two: BTreeSet<Card> = left(&city, Deck::I).into_iter().collect();
    assert_eq!(two.len(), 2);
    assert_eq!(guesses(&city, 1, |world| left(world, Deck::I)[0]), two);
    play_out(&mut city, super::table::idle, |_| {});
    assert!(city.is_over());
}
