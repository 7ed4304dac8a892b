//! C-21, C-24 and C-26: where a card may lie, and what it brings when it is built.

use std::collections::BTreeSet;

use super::table::{Table, choices_of, play, refuse, rng, seat};
use crate::data::{Card, Deck};
use crate::grid::Cell;
use crate::phase::Phase;
use crate::position::City;
use crate::town::Town;
use crate::{Event, Illegal};

fn with_hand(corner: (i8, i8), rows: &str, hand: &str) -> City {
    let table = Table::of(4)
        .town_at(1, corner, rows)
        .hand(1, hand)
        .coins(1, 0);
    table.seat_1_acts().build()
}

/// The cells where seat 1 may build the card, as text.
fn cells(city: &City, card: &str) -> BTreeSet<String> {
    let start = format!("build {card} ");
    choices_of(city, &start)
        .iter()
        .map(|text| text[start.len()..].to_string())
        .collect()
}

fn set(cells: &str) -> BTreeSet<String> {
    cells.split_whitespace().map(str::to_string).collect()
}

#[test]
fn c21_a_free_cell_at_an_edge_of_the_city() {
    let city = with_hand((0, 0), "res2-start veg-start", "res2");
    assert_eq!(cells(&city, "res2"), set("-1,0 -1,1 0,-1 0,2 1,0 1,1"));
    refuse(&city, "1 build res2 0,0", Illegal::Occupied, "C-21");
    refuse(&city, "1 build res2 1,2", Illegal::NotAdjacent, "C-21");
    refuse(&city, "1 build res2 0,3", Illegal::NotAdjacent, "C-21");
}

#[test]
fn c21_four_columns_are_the_most_and_rows_stay_open() {
    let city = with_hand((0, 0), "res2-start veg-start res2 res3", "res2");
    assert_eq!(
        cells(&city, "res2"),
        set("-1,0 -1,1 -1,2 -1,3 1,0 1,1 1,2 1,3")
    );
    refuse(&city, "1 build res2 0,-1", Illegal::OutsideWindow, "C-21");
    let left = with_hand((0, -2), "res2 res2 res2-start veg-start", "res2");
    refuse(&left, "1 build res2 0,2", Illegal::OutsideWindow, "C-21");
    assert!(cells(&left, "res2").contains("-1,-2"));
}

#[test]
fn c21_four_rows_are_the_most_and_columns_stay_open() {
    let city = with_hand(
        (-1, 0),
        "res2 . / res2-start veg-start / res2 . / res3 .",
        "res2",
    );
    assert_eq!(
        cells(&city, "res2"),
        set("-1,-1 -1,1 0,-1 0,2 1,-1 1,1 2,-1 2,1")
    );
    refuse(&city, "1 build res2 3,0", Illegal::OutsideWindow, "C-21");
    refuse(&city, "1 build res2 -2,0", Illegal::OutsideWindow, "C-21");
}

#[test]
fn c21_the_window_is_fixed_in_each_direction_by_itself() {
    // Three columns, two rows: one more column on either side, two more rows above or below.
    let city = with_hand((0, 0), "res2-start veg-start res2 / res2 . .", "res2");
    assert_eq!(
        cells(&city, "res2"),
        set("-1,0 -1,1 -1,2 0,-1 0,3 1,-1 1,1 1,2 2,0")
    );
}

#[test]
fn c21_agrees_with_measuring_every_cell() {
    for index in 0..400 {
        let mut rng = rng(index);
        let mut town = Town::default();
        while town.occupied().len() < 16 {
            let free: Vec<Cell> = town.free_cells().iter().collect();
            let taken: Vec<(i8, i8)> = town
                .occupied()
                .iter()
                .map(|cell| (cell.row(), cell.column()))
                .collect();
            assert_eq!(free, measured(&taken), "{taken:?}");
            town.lay(
                Card::Res2,
                *rng.choose(&free)
                    .expect("a city of 15 cards has a free cell"),
            );
        }
        assert!(town.free_cells().is_empty(), "a full city has no free cell");
    }
}

/// C-21 by measuring the city with each cell added.
fn measured(taken: &[(i8, i8)]) -> Vec<Cell> {
    let span = |values: Vec<i8>| values.iter().max().unwrap() - values.iter().min().unwrap() + 1;
    let mut fits = Vec::new();
    for (row, column) in (-8..=8).flat_map(|row| (-8..=8).map(move |column| (row, column))) {
        let edge = |(r, c): &(i8, i8)| (r - row).abs() + (c - column).abs() == 1;
        let rows = taken.iter().map(|cell| cell.0).chain([row]).collect();
        let columns = taken.iter().map(|cell| cell.1).chain([column]).collect();
        let free = !taken.contains(&(row, column)) && taken.iter().any(edge);
        if free && span(rows) <= 4 && span(columns) <= 4 {
            fits.push(Cell::new(row, column).expect("C-4a: all that can be reached"));
        }
    }
    fits
}

#[test]
fn c21_cards_are_never_replaced_by_others_than_aqueducts() {
    for card in ["res2", "bath", "wine", "juno"] {
        let city = with_hand((0, 0), "res2-start veg-start / veg aqueduct", card);
        for cell in ["0,0", "0,1", "1,0", "1,1"] {
            refuse(
                &city,
                &format!("1 build {card} {cell}"),
                Illegal::Occupied,
                "C-21",
            );
        }
    }
}

/// Coins, influence tokens and point tokens after building the card beside so many cards.
fn effect(card: &str, neighbors: usize) -> (u16, u16, u8) {
    // The cell (1,1) with the farm above it, then one more card below, left and right of it.
    let rows = [
        "res2-start veg-start",
        "res2-start veg-start / res3",
        "res2-start veg-start / res3 . / veg sheep",
        "res2-start veg-start res4 / res3 . res2 / veg sheep",
    ];
    let mut city = with_hand((0, 0), rows[neighbors - 1], card);
    play(&mut city, &format!("1 build {card} 1,1"));
    let player = &city.players[seat(1)];
    (
        player.coins,
        player.influence,
        player.town.points(Cell::new(1, 1).unwrap()),
    )
}

#[test]
fn c24_public_buildings_work_once_for_each_card_beside_them() {
    for neighbors in 1..=4 {
        let count = neighbors as u16;
        assert_eq!(effect("market", neighbors), (count, 0, 0));
        assert_eq!(effect("forum", neighbors), (count + 1, 0, 0));
        assert_eq!(effect("arena", neighbors), (0, count, 0));
        assert_eq!(effect("colosseum", neighbors), (0, count + 1, 0));
        assert_eq!(effect("bath", neighbors), (0, 0, count as u8));
        assert_eq!(effect("impbath", neighbors), (0, 0, count as u8 + 1));
    }
}

#[test]
fn c24_other_cards_bring_nothing_when_built() {
    for card in [
        "res2", "lux4", "veg", "wine", "sheep", "grain", "aqueduct", "juno", "mercury",
    ] {
        let stars = u16::from(card.parse::<Card>().unwrap().data().stars);
        assert_eq!(effect(card, 4), (0, stars, 0), "{card}");
    }
}

#[test]
fn c24_a_public_building_works_only_once() {
    let mut city = with_hand((0, 0), "res2-start veg-start market / bath:2 arena", "res2");
    play(&mut city, "1 build res2 1,2; 1 produce");
    let player = &city.players[seat(1)];
    assert_eq!((player.coins, player.influence), (1, 0), "the farm alone");
    assert_eq!(player.town.points(Cell::new(1, 0).unwrap()), 2);
}

#[test]
fn c24_what_the_effect_brings_cannot_pay_for_the_build() {
    let table = Table::of(4)
        .strip("CBBBC")
        .emissaries("1 . . . .")
        .acting(1);
    let table = table.town(1, "res2-start veg-start / res3 . / veg sheep");
    let city = table.coins(1, 4).hand(1, "forum").build();
    refuse(&city, "1 build forum 1,1", Illegal::TooDear, "C-17");
}

#[test]
fn c24_order_pay_remove_lay_stars_effect() {
    // The aqueduct replaces the card of the token that pays: pay first, then remove.
    let table = Table::of(4)
        .strip("CBBBC")
        .emissaries("1 . . . .")
        .acting(1);
    let table = table.town(1, "res2-start veg-start grain:1").coins(1, 0);
    let mut city = table.hand(1, "grandaq").build();
    let events = play(&mut city, "1 build grandaq 0,2 with 1");
    let cell = Cell::new(0, 2).unwrap();
    assert_eq!(
        events[..2],
        [
            Event::Built {
                seat: seat(1),
                card: Card::GrandAq,
                cell,
                replaced: Some(Card::Grain),
                tokens: 1,
                coins: 0,
                unseen: false,
            },
            Event::Gained {
                seat: seat(1),
                cell,
                coins: 0,
                influence: 1,
                points: 0
            },
        ]
    );
    let mut city = with_hand((0, 0), "res2-start veg-start", "university");
    play(&mut city, "1 build university 1,0");
    let Phase::SchoolDeck { draws, .. } = city.phase else {
        panic!("the school's decision follows its Build");
    };
    assert_eq!(draws, 2, "one neighbour, and one more");
}

#[test]
fn c26_stars_bring_influence_tokens_when_built() {
    for card in Card::ALL {
        let Some(_) = Deck::ALL
            .iter()
            .find(|deck| deck.cards().any(|other| other == *card))
        else {
            continue;
        };
        let mut city = with_hand((0, 0), "res2-start veg-start", card.as_str());
        play(&mut city, &format!("1 build {card} 0,2"));
        let by_effect = match card {
            Card::Arena => 1,
            Card::Colosseum => 2,
            _ => 0,
        };
        let stars = match card {
            Card::Mars => 3,
            Card::Jupiter | Card::Mercury => 2,
            Card::Lux2 | Card::Lux3 | Card::Lux4 | Card::GrandAq | Card::Luna | Card::Venus => 1,
            _ => 0,
        };
        assert_eq!(city.players[seat(1)].influence, stars + by_effect, "{card}");
    }
}
