//! C-22 and C-23: aqueducts stand in lines of their own and may be built onto other cards.

use std::collections::BTreeSet;

use super::referee::engine_score;
use super::table::{Table, choices_of, play, refuse, rng, seat};
use crate::Illegal;
use crate::data::Card;
use crate::grid::Cell;
use crate::position::City;
use crate::town::Town;

fn with_hand(rows: &str, hand: &str) -> City {
    Table::of(4)
        .town(1, rows)
        .hand(1, hand)
        .coins(1, 0)
        .seat_1_acts()
        .build()
}

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

fn at(city: &City, row: i8, column: i8) -> Option<Card> {
    city.players[seat(1)]
        .town
        .card(Cell::new(row, column).unwrap())
}

#[test]
fn c22_never_two_aqueducts_in_a_row_or_column() {
    let city = with_hand("res2-start veg-start / aqueduct res2", "aqueduct grandaq");
    for card in ["aqueduct", "grandaq"] {
        // Row 1 and column 0 are closed, but for the aqueduct itself.
        assert_eq!(
            cells(&city, card),
            set("-1,1 0,-1 0,1 0,2 2,1 1,0"),
            "{card}"
        );
        for cell in ["1,2", "1,1", "1,-1", "-1,0", "0,0", "2,0"] {
            refuse(
                &city,
                &format!("1 build {card} {cell}"),
                Illegal::AqueductInLine,
                "C-22",
            );
        }
    }
    refuse(&city, "1 build aqueduct 3,3", Illegal::NotAdjacent, "C-21");
}

#[test]
fn c22_the_window_holds_for_aqueducts_too() {
    let city = with_hand("res2-start veg-start res2 res3", "aqueduct");
    refuse(
        &city,
        "1 build aqueduct 0,-1",
        Illegal::OutsideWindow,
        "C-21",
    );
    // Only onto the four cards, above and below them.
    assert_eq!(
        cells(&city, "aqueduct"),
        set("-1,0 -1,1 -1,2 -1,3 0,0 0,1 0,2 0,3 1,0 1,1 1,2 1,3")
    );
}

#[test]
fn c22_lines_close_even_where_cards_lie_between() {
    let city = with_hand("res2-start veg-start res2 aqueduct", "grandaq");
    refuse(
        &city,
        "1 build grandaq 0,0",
        Illegal::AqueductInLine,
        "C-22",
    );
    refuse(
        &city,
        "1 build grandaq 1,3",
        Illegal::AqueductInLine,
        "C-22",
    );
    assert_eq!(
        cells(&city, "grandaq"),
        set("-1,0 -1,1 -1,2 0,3 1,0 1,1 1,2")
    );
}

#[test]
fn c22_agrees_with_counting_pairs() {
    for index in 0..200 {
        let mut rng = rng(index);
        let mut town = Town::default();
        for _ in 0..14 {
            let sites: Vec<Cell> = town.aqueduct_cells().iter().collect();
            assert_eq!(sites, counted(&town), "{town:?}");
            let (card, cells) = if rng.below(3) == 0 {
                (Card::Aqueduct, sites)
            } else {
                (Card::Res2, town.free_cells().iter().collect())
            };
            if let Some(cell) = rng.choose(&cells) {
                town.lay(card, *cell);
            }
        }
    }
}

/// Free cells and cards where no other aqueduct shares the row or the column.
fn counted(town: &Town) -> Vec<Cell> {
    let all = (-3..=3).flat_map(|row| (-2..=3).map(move |column| Cell::new(row, column).unwrap()));
    let in_line =
        |cell: Cell, other: Cell| cell.row() == other.row() || cell.column() == other.column();
    let free = town.free_cells();
    all.filter(|cell| free.contains(*cell) || town.card(*cell).is_some())
        .filter(|cell| {
            let others = town.iter().filter(|(other, _)| other != cell);
            let mut aqueducts = others.filter(|(_, card)| card.is_aqueduct());
            !aqueducts.any(|(other, _)| in_line(*cell, other))
        })
        .collect()
}

#[test]
fn c23_any_card_may_be_replaced_and_leaves_the_game() {
    let rows = "res2-start veg-start luna / bath:2 res4 school";
    for cell in ["0,0", "0,1", "0,2", "1,0", "1,1", "1,2"] {
        let mut city = with_hand(rows, "aqueduct");
        let (cards, replaced) = (city.players[seat(1)].town.occupied().len(), city.replaced);
        play(&mut city, &format!("1 build aqueduct {cell}"));
        let place: Cell = cell.parse().unwrap();
        assert_eq!(city.players[seat(1)].town.card(place), Some(Card::Aqueduct));
        assert_eq!(
            city.players[seat(1)].town.occupied().len(),
            cards,
            "as many cards as before"
        );
        assert_eq!(city.replaced, replaced + 1, "one card left the game");
        assert!(!city.hand(seat(1)).contains(Card::Aqueduct));
    }
}

#[test]
fn c23_an_aqueduct_may_replace_an_aqueduct_even_of_the_same_id() {
    let mut city = with_hand("res2-start veg-start aqueduct", "aqueduct grandaq");
    play(&mut city, "1 build aqueduct 0,2");
    assert_eq!(city.replaced, 1);
    assert_eq!(engine_score(&city, seat(1))[3], 4, "one aqueduct");
    let mut city = with_hand("res2-start veg-start aqueduct", "grandaq");
    play(&mut city, "1 build grandaq 0,2");
    assert_eq!(at(&city, 0, 2), Some(Card::GrandAq));
    assert_eq!(city.players[seat(1)].influence, 1, "its star counts");
    // C-22 is tested without the replaced one, and only without that one.
    let city = with_hand("res2-start veg-start aqueduct / aqueduct veg", "grandaq");
    assert_eq!(cells(&city, "grandaq"), set("-1,1 0,2 1,0 2,1"));
}

#[test]
fn c23_everything_on_the_card_goes_with_it() {
    let mut city = with_hand("res2-start veg-start / bath:4 grain:1", "aqueduct");
    assert_eq!(engine_score(&city, seat(1))[0], 6);
    play(&mut city, "1 build aqueduct 1,0");
    let town = &city.players[seat(1)].town;
    assert_eq!(town.points(Cell::new(1, 0).unwrap()), 0);
    assert_eq!(engine_score(&city, seat(1))[0], 0);
    let mut city = with_hand("res2-start veg-start / bath:4 grain:1", "aqueduct");
    play(&mut city, "1 build aqueduct 1,1");
    assert!(city.players[seat(1)].town.bricks().is_empty());
}

#[test]
fn c23_stars_count_no_more_but_what_they_brought_is_kept() {
    let table = Table::of(4)
        .town(1, "res2-start veg-start luna / mars lux4")
        .influence(1, 5);
    let mut city = table.hand(1, "aqueduct").seat_1_acts().build();
    assert_eq!(
        engine_score(&city, seat(1))[4],
        5 + 5,
        "five stars, and Mars for the four"
    );
    play(&mut city, "1 build aqueduct 1,0");
    assert_eq!(
        engine_score(&city, seat(1))[4],
        2,
        "Luna and the luxury residence"
    );
    assert_eq!(city.players[seat(1)].influence, 5);
}

#[test]
fn c23_a_replaced_farm_produces_no_more() {
    let mut city = with_hand("res2-start veg-start / sheep", "aqueduct");
    play(&mut city, "1 build aqueduct 0,1; 1 produce");
    let player = &city.players[seat(1)];
    assert_eq!((player.coins, player.influence), (0, 1));
}

#[test]
fn c23_a_full_city_still_takes_an_aqueduct() {
    let rows = "res2-start veg-start res2 aqueduct / res2 res2 aqueduct res2 \
                / res3 aqueduct res3 res3 / aqueduct res3 res3 res3";
    let city = with_hand(rows, "grandaq res4");
    assert_eq!(cells(&city, "grandaq"), set("0,3 1,2 2,1 3,0"));
    assert_eq!(cells(&city, "res4"), set(""));
}
