//! C-14 to C-20: a turn, what it costs, and Produce.

use kernel::Game;

use super::table::{Table, choices, choices_of, play, refuse, seat};
use crate::data::Deck;
use crate::grid::Cell;
use crate::position::City;
use crate::{Event, Illegal};

const BUILT: &str = "res2-start veg-start";

/// Seat 1 acts from this space of the strip, with these coins and cards.
fn acting(strip: &str, space: usize, coins: u16, hand: &str) -> City {
    let spaces: Vec<&str> = (1..=5)
        .map(|place| if place == space { "1" } else { "." })
        .collect();
    let table = Table::of(4)
        .strip(strip)
        .emissaries(&spaces.join(" "))
        .acting(space);
    table.coins(1, coins).hand(1, hand).build()
}

fn coins(city: &City) -> u16 {
    city.players[seat(1)].coins
}

fn brick_on(city: &City, row: i8, column: i8) -> bool {
    city.players[seat(1)]
        .town
        .bricks()
        .contains(Cell::new(row, column).unwrap())
}

#[test]
fn c14_taking_a_card_is_compulsory_and_comes_first() {
    let table = Table::of(4)
        .emissaries("1 2 3 4 .")
        .taking(1)
        .hand(1, "res2")
        .hand(2, "res2");
    let mut city = table.offer("I:lux2 II:veg III:bath IV:sheep").build();
    assert_eq!(
        choices(&city),
        ["take veg", "take sheep", "take lux2", "take bath"]
    );
    refuse(&city, "1 end", Illegal::TakeFirst, "C-14");
    refuse(&city, "1 produce", Illegal::TakeFirst, "C-14");
    refuse(&city, "1 build res2 0,2", Illegal::TakeFirst, "C-14");
    refuse(&city, "1 take grain", Illegal::NotOffered, "C-14");
    refuse(&city, "2 take veg", Illegal::NotYourTurn, "C-13");
    play(&mut city, "1 take veg");
    assert_eq!(city.hand(seat(1)).len(), 2);
    refuse(&city, "1 take bath", Illegal::NotTaking, "C-14");
    play(&mut city, "1 end");
    refuse(&city, "2 take veg", Illegal::NotOffered, "C-14");
    play(&mut city, "2 take bath; 2 end; 3 take lux2; 3 end");
    assert_eq!(
        choices(&city),
        ["take sheep"],
        "the last card is asked for too"
    );
    play(&mut city, "4 take sheep; 4 end");
    assert_eq!(city.round, 2);
}

#[test]
fn c15_build_and_produce_once_each_in_either_order() {
    let start = acting("BBBCC", 5, 0, "res2 res3");
    let mut city = start.clone();
    play(&mut city, "1 build res2 0,2");
    refuse(&city, "1 build res3 0,3", Illegal::BuiltAlready, "C-15");
    assert_eq!(choices(&city), ["produce", "end"]);
    play(&mut city, "1 produce");
    assert_eq!(city.round, 2, "the turn ends when both are done");

    let mut city = start;
    play(&mut city, "1 produce");
    refuse(&city, "1 produce", Illegal::ProducedAlready, "C-15");
    assert!(choices(&city).contains(&"build res3 0,2".to_string()));
    play(&mut city, "1 build res3 0,2");
    assert_eq!(city.round, 2);
}

#[test]
fn c15_either_or_both_may_be_skipped() {
    for skipped in ["1 end", "1 produce; 1 end", "1 build res2 0,2; 1 end"] {
        let mut city = acting("BBBCC", 5, 0, "res2");
        play(&mut city, skipped);
        assert_eq!(city.round, 2, "{skipped}");
    }
}

#[test]
fn c16_free_points_are_those_of_the_own_space_and_all_nearer_the_emperor() {
    // BCBCB: bricks 1, 1, 2, 2, 3 and cogs 0, 1, 1, 2, 2. With no coins only free points help.
    let sheet = [
        (1, vec!["res2"], false),
        (2, vec!["res2"], false),
        (3, vec!["res2", "res3"], false),
        (4, vec!["res2", "res3"], true),
        (5, vec!["res2", "res3", "res4"], true),
    ];
    for (space, cards, produces) in sheet {
        let city = acting("BCBCB", space, 0, "res2 res3 res4");
        for card in ["res2", "res3", "res4"] {
            let built = choices(&city).contains(&format!("build {card} 0,2"));
            assert_eq!(built, cards.contains(&card), "{card} from space {space}");
        }
        assert_eq!(
            choices(&city).contains(&"produce".to_string()),
            produces,
            "space {space}"
        );
    }
}

#[test]
fn c16_occupied_spaces_count_and_unused_points_are_lost() {
    let table = Table::of(4)
        .strip("BBBCC")
        .emissaries("2 3 4 . 1")
        .taking(1);
    let table = table
        .offer("I:lux2 II:veg III:bath IV:sheep")
        .hand(1, "res4")
        .coins(1, 0);
    let mut city = table.build();
    play(
        &mut city,
        "2 take veg; 2 end; 3 take bath; 3 end; 4 take lux2; 4 end; 1 take sheep",
    );
    // Three occupied spaces before give their bricks all the same.
    play(&mut city, "1 build res4 0,2");
    assert_eq!(coins(&city), 0, "nothing was paid");
    // The next turn has nothing of what seats 2 to 4 left unused.
    let table = Table::of(4)
        .strip("CBBBC")
        .emissaries("1 . . . .")
        .acting(1)
        .coins(1, 0);
    let city = table.hand(1, "res2").build();
    refuse(&city, "1 build res2 0,2", Illegal::TooDear, "C-17");
}

#[test]
fn c17_missing_bricks_cost_two_coins_each() {
    for (coins_before, card, after) in [
        (6, "res4", 0),
        (5, "res4", 99),
        (4, "res3", 0),
        (2, "res2", 0),
        (1, "res2", 99),
    ] {
        let mut city = acting("CBBBC", 1, coins_before, card);
        let line = format!("1 build {card} 0,2");
        if after == 99 {
            refuse(&city, &line, Illegal::TooDear, "C-17");
        } else {
            play(&mut city, &line);
            assert_eq!(coins(&city), after, "{card} for {coins_before}");
        }
    }
    let mut city = acting("BBCBC", 2, 7, "res4");
    play(&mut city, "1 build res4 0,2");
    assert_eq!(coins(&city), 5, "only the missing brick is bought");
}

#[test]
fn c17_missing_cogs_cost_one_coin_each() {
    for (strip, space, before, after) in [
        ("BBBCC", 3, 2, 1),
        ("BBBCC", 4, 1, 1),
        ("BBBCC", 5, 0, 1),
        ("CBBBC", 1, 3, 3),
    ] {
        let mut city = acting(strip, space, before, "");
        play(&mut city, "1 produce");
        assert_eq!(
            coins(&city),
            after,
            "{strip} {space}: the farm gives one coin"
        );
    }
    refuse(
        &acting("BBBCC", 3, 1, ""),
        "1 produce",
        Illegal::TooFewCogs,
        "C-19",
    );
    refuse(
        &acting("BBBCC", 4, 0, ""),
        "1 produce",
        Illegal::TooFewCogs,
        "C-19",
    );
}

#[test]
fn c17_coins_are_paid_before_the_action() {
    // The market would bring two coins, but three bricks cost six.
    let city = acting("CBBBC", 1, 5, "market");
    refuse(&city, "1 build market 1,1", Illegal::TooDear, "C-17");
    let mut city = acting("CBBBC", 1, 6, "market");
    play(&mut city, "1 build market 1,1");
    assert_eq!(coins(&city), 1);
    // The coin of a first Produce pays for bricks afterwards.
    let mut city = acting("CBBBC", 1, 2, "res2");
    play(&mut city, "1 produce; 1 build res2 0,2");
    assert_eq!(coins(&city), 0);
}

fn with_tokens(rows: &str, coins: u16, hand: &str) -> City {
    let table = Table::of(4)
        .strip("CBBBC")
        .emissaries("1 . . . .")
        .acting(1);
    table.town(1, rows).coins(1, coins).hand(1, hand).build()
}

#[test]
fn c18_the_player_chooses_how_many_tokens_to_spend() {
    let rows = "res2-start veg-start grain:1 / grain:1 wine:1";
    let city = with_tokens(rows, 6, "res4");
    let at = |city: &City| choices_of(city, "build res4 1,2");
    assert_eq!(
        at(&city),
        [
            "build res4 1,2",
            "build res4 1,2 with 1",
            "build res4 1,2 with 2",
            "build res4 1,2 with 3"
        ]
    );
    for (tokens, left) in [(0, 0), (1, 2), (2, 4), (3, 6)] {
        let mut city = city.clone();
        let with = if tokens == 0 {
            String::new()
        } else {
            format!(" with {tokens}")
        };
        play(&mut city, &format!("1 build res4 1,2{with}"));
        assert_eq!(coins(&city), left, "{tokens} tokens");
        assert_eq!(city.players[seat(1)].town.bricks().len(), 3 - tokens);
    }
}

#[test]
fn c18_no_more_tokens_than_held_or_missing_and_no_fewer_than_paid_for() {
    let rows = "res2-start veg-start grain:1 / grain:1 wine:1";
    let city = with_tokens(rows, 6, "res3");
    refuse(
        &city,
        "1 build res3 1,2 with 3",
        Illegal::TooManyTokens,
        "C-18",
    );
    let city = with_tokens("res2-start veg-start grain:1 / grain", 6, "res3");
    refuse(
        &city,
        "1 build res3 1,1 with 2",
        Illegal::TooManyTokens,
        "C-18",
    );
    let city = with_tokens(rows, 3, "res4");
    assert_eq!(
        choices_of(&city, "build res4 1,2"),
        ["build res4 1,2 with 2", "build res4 1,2 with 3"]
    );
    refuse(&city, "1 build res4 1,2 with 1", Illegal::TooDear, "C-17");
    refuse(&city, "1 build res4 1,2", Illegal::TooDear, "C-17");
    let city = with_tokens("res2-start veg-start grain:1", 3, "res4");
    assert_eq!(
        choices_of(&city, "build"),
        [""; 0],
        "one token and one bought brick are not three"
    );
    // Free bricks suffice: no token may be spent.
    let table = Table::of(4).town(1, rows).hand(1, "res4").seat_1_acts();
    let city = table.build();
    refuse(
        &city,
        "1 build res4 1,2 with 1",
        Illegal::TooManyTokens,
        "C-18",
    );
}

#[test]
fn c18_tokens_leave_in_reading_order() {
    let rows = "veg grain:1 / res2-start veg-start / grain:1 wine:1";
    let table = Table::of(4)
        .strip("CBBBC")
        .emissaries("1 . . . .")
        .acting(1);
    let table = table.town_at(1, (-1, 0), rows).coins(1, 9).hand(1, "res3");
    let mut city = table.build();
    play(&mut city, "1 build res3 0,2 with 2");
    assert!(!brick_on(&city, -1, 1) && !brick_on(&city, 1, 0) && brick_on(&city, 1, 1));
}

#[test]
fn c18_the_token_of_the_replaced_card_goes_first() {
    let rows = "res2-start veg-start grain:1 / grain:1 wine:1";
    let mut city = with_tokens(rows, 0, "aqueduct");
    play(&mut city, "1 build aqueduct 1,1 with 1");
    assert!(
        brick_on(&city, 0, 2) && brick_on(&city, 1, 0),
        "the others keep theirs"
    );
    assert_eq!(city.players[seat(1)].town.bricks().len(), 2);
    // Bought for coins instead, the replaced card's token is lost with it.
    let mut city = with_tokens(rows, 2, "aqueduct");
    play(&mut city, "1 build aqueduct 1,1");
    assert_eq!(
        (coins(&city), city.players[seat(1)].town.bricks().len()),
        (0, 2)
    );
}

#[test]
fn c18_a_token_gained_this_turn_pays_at_once_while_the_build_is_open() {
    let table = Table::of(4)
        .strip("CBBBC")
        .emissaries("1 . . . .")
        .acting(1);
    let mut city = table
        .town(1, "res2-start veg-start grain")
        .coins(1, 1)
        .hand(1, "res2")
        .build();
    refuse(&city, "1 build res2 0,3", Illegal::TooDear, "C-17");
    play(&mut city, "1 produce; 1 build res2 0,3 with 1");
    assert!(!brick_on(&city, 0, 2), "the token went back to the supply");
    assert_eq!(coins(&city), 1);
}

#[test]
fn c19_every_production_building_works_once() {
    let rows = "res2-start veg-start veg / grain:1 grain sheep / wine sheep veg";
    let table = Table::of(4).town(1, rows).coins(1, 0).influence(1, 0);
    let mut city = table.seat_1_acts().build();
    let events = play(&mut city, "1 produce");
    let produced = Event::Produced {
        seat: seat(1),
        paid: 0,
        coins: 4,
        bricks: 2,
        influence: 2,
    };
    assert_eq!(events, [produced]);
    assert_eq!((coins(&city), city.players[seat(1)].influence), (4, 2));
    for (row, column) in [(1, 0), (1, 1), (2, 0)] {
        assert!(brick_on(&city, row, column));
    }
    assert_eq!(
        city.players[seat(1)].town.bricks().len(),
        3,
        "one token a card at most"
    );
}

#[test]
fn c19_a_building_built_this_turn_works_too() {
    let table = Table::of(4)
        .town(1, BUILT)
        .coins(1, 0)
        .hand(1, "sheep")
        .seat_1_acts();
    let mut city = table.build();
    play(&mut city, "1 build sheep 0,2; 1 produce");
    assert_eq!((coins(&city), city.players[seat(1)].influence), (1, 1));
}

#[test]
fn c19_produce_is_allowed_though_it_brings_nothing() {
    // An aqueduct lies where the farm was; the only other producer holds its token.
    let table = Table::of(4)
        .town(1, "res2-start aqueduct grain:1")
        .coins(1, 3)
        .seat_1_acts();
    let mut city = table.build();
    let events = play(&mut city, "1 produce");
    let nothing = Event::Produced {
        seat: seat(1),
        paid: 0,
        coins: 0,
        bricks: 0,
        influence: 0,
    };
    assert_eq!(events, [nothing]);
    assert_eq!(coins(&city), 3);
}

#[test]
fn c20_one_card_of_the_hand_also_the_one_just_taken() {
    let table = Table::of(4)
        .strip("BBBCC")
        .emissaries(". . 1 . .")
        .taking(3);
    let mut city = table
        .offer("I:lux2 II:veg III:bath IV:sheep")
        .hand(2, "grain")
        .build();
    play(&mut city, "1 take bath");
    refuse(&city, "1 build grain 0,2", Illegal::NotInHand, "C-20");
    refuse(&city, "1 build veg 0,2", Illegal::NotInHand, "C-20");
    play(&mut city, "1 build bath 0,2");
    assert_eq!(city.hand(seat(1)).len(), 0, "it left the hand");
    assert_eq!(city.players[seat(1)].town.occupied().len(), 3);
    assert_eq!(city.stack(Deck::III).len(), 17);
}

#[test]
fn nothing_is_done_after_the_end() {
    let mut city = Table::of(4).round(14).seat_1_acts().hand(1, "res2").build();
    play(&mut city, "1 end");
    assert!(city.is_over());
    refuse(&city, "1 end", Illegal::Over, "C-28");
    refuse(&city, "2 place 1", Illegal::Over, "C-28");
}
