//! C-30 to C-37: the final scoring, and the sheet's worked example.

use kernel::testing::{amount, plain_setups};
use kernel::{Game, Seed, Standing, View as _, Viewer};

use super::referee::{Reading, engine_score, score};
use super::table::{Table, at_random, play, play_out, rng, seat};
use crate::phase::Phase;
use crate::position::City;

const EXAMPLE: &str = "res2-start veg-start lux4 grandaq / arena res2 bath:4 luna \
                       / res3 res2 res2 school / lux3 bath:2 aqueduct fortuna";

fn example() -> City {
    let table = Table::of(4).round(14).town(1, EXAMPLE);
    table.coins(1, 9).influence(1, 3).won(1, 1).build()
}

/// What a city alone is worth: residences 2, 3, 4, aqueducts, temples.
fn worth(rows: &str) -> [i32; 5] {
    worth_with(rows, 0)
}

fn worth_with(rows: &str, coins: u16) -> [i32; 5] {
    let city = Table::of(4).town(1, rows).coins(1, coins).build();
    engine_score(&city, seat(1))[..5].try_into().unwrap()
}

#[test]
fn the_worked_example_scores_75() {
    let city = example();
    assert_eq!(engine_score(&city, seat(1)), [24, 14, 8, 12, 4, 9, 1, 3]);
    assert_eq!(city.scores().totals()[seat(1)], 75);
    let names: Vec<String> = city.scores().seats[seat(1)]
        .iter()
        .map(|(category, _)| category.to_string())
        .collect();
    assert_eq!(
        names.join(" "),
        "residences-2 residences-3 residences-4 aqueducts temples coins influence-tokens \
         influence-cards"
    );
}

#[test]
fn the_worked_example_is_not_read_wrongly() {
    let city = example();
    let player = &city.view(Viewer::Everything).dump().players[seat(1)];
    let total = |reading| score(player, reading).iter().sum::<i32>();
    assert_eq!(total(Reading::Sheet), 75);
    assert_eq!(total(Reading::AllBaths), 77);
    assert_eq!(total(Reading::BlueTwice), 81);
    assert_eq!(total(Reading::NoTokens), 65);
    assert_eq!(city.scores().totals()[seat(1)], 75);
}

#[test]
fn c30_a_zone_scores_its_sum_for_each_colour_beside_it() {
    assert_eq!(worth("res2-start veg-start"), [0; 5], "no public building");
    assert_eq!(worth("res2-start veg-start / market"), [2, 0, 0, 0, 0]);
    assert_eq!(worth("res2-start veg-start / res2 market"), [4, 0, 0, 0, 0]);
    assert_eq!(
        worth("res2-start veg-start / res2 market / arena"),
        [8, 0, 0, 0, 0]
    );
    // Two values never make one zone; each scores by itself.
    assert_eq!(
        worth("res2-start veg-start / res3 market / res4 arena"),
        [0, 3, 4, 0, 0]
    );
}

#[test]
fn c30_every_zone_scores_and_corners_do_not_connect() {
    // (0,0) and (1,1) touch by a corner: two zones, of which only one lies beside the market.
    assert_eq!(
        worth("res2-start veg-start / grain res2 / . market"),
        [2, 0, 0, 0, 0]
    );
    // A public building at a corner is not beside the zone.
    assert_eq!(worth("res2-start veg-start / grain market"), [0; 5]);
    // Two zones of one value, both beside the market.
    assert_eq!(worth("res2-start veg-start / market res2"), [4, 0, 0, 0, 0]);
}

#[test]
fn c30_one_baths_counts_for_each_zone_and_each_zone_takes_one() {
    // The baths touch a zone of twos and one of threes: its tokens count for both.
    assert_eq!(worth("res2-start veg-start / bath:4 res3"), [6, 7, 0, 0, 0]);
    // Two baths at one zone: the colour once, the tokens of the better one.
    let two = "res2-start veg-start / res2 bath:2 / impbath:5";
    assert_eq!(worth(two), [9, 0, 0, 0, 0]);
    // Tokens without a zone are worth nothing.
    assert_eq!(worth("res2-start veg-start bath:3"), [0; 5]);
}

#[test]
fn c31_specials_share_the_colour_of_their_ordinary_version() {
    for (ordinary, special) in [
        ("market", "forum"),
        ("arena", "colosseum"),
        ("school", "university"),
        ("bath", "impbath"),
    ] {
        let one = worth(&format!("res2-start veg-start / res2 {special}"));
        assert_eq!(one, [4, 0, 0, 0, 0], "{special}");
        let both = worth(&format!(
            "res2-start veg-start / res2 {special} / {ordinary}"
        ));
        assert_eq!(both, [4, 0, 0, 0, 0], "{special} and {ordinary}");
    }
    assert_eq!(
        worth("res2-start veg-start / res2 forum / arena"),
        [8, 0, 0, 0, 0]
    );
}

#[test]
fn c32_aqueducts_score_0_4_12_24_40() {
    let rows = [
        "res2-start veg-start",
        "res2-start veg-start aqueduct",
        "res2-start veg-start aqueduct / aqueduct",
        "res2-start veg-start aqueduct . / aqueduct veg sheep . / grain grandaq",
        "res2-start veg-start aqueduct . / aqueduct veg sheep . / grain grandaq res3 . \
         / res3 res3 res4 aqueduct",
    ];
    let points: Vec<i32> = rows.iter().map(|rows| worth(rows)[3]).collect();
    assert_eq!(points, [0, 4, 12, 24, 40]);
}

fn temples(rows: &str, coins: u16) -> i32 {
    worth_with(rows, coins)[4]
}

#[test]
fn c33_minerva_wants_sixteen_cards() {
    let full = EXAMPLE
        .replace("luna", "sheep")
        .replace("fortuna", "minerva");
    assert_eq!(temples(&full, 0), 10);
    assert_eq!(temples(&full.replace("sheep", "."), 0), 0);
}

#[test]
fn c33_fortuna_wants_all_four_colours() {
    let three = "res2-start veg-start fortuna / market arena school";
    assert_eq!(temples(three, 0), 0);
    assert_eq!(temples(&three.replace("school", "school bath"), 0), 15);
    let specials = "res2-start veg-start fortuna / forum colosseum university impbath";
    assert_eq!(temples(specials, 0), 15);
    let double = "res2-start veg-start fortuna / market arena school school";
    assert_eq!(temples(double, 0), 0);
}

#[test]
fn c33_amor_wants_four_residences_of_value_2() {
    assert_eq!(temples("res2-start veg-start amor / res2 lux2", 0), 0);
    assert_eq!(temples("res2-start veg-start amor / res2 lux2 res2", 0), 10);
    assert_eq!(temples("res2-start veg-start amor / res2 lux2 res3", 0), 0);
    assert_eq!(
        temples("res2-start veg-start amor / res2 lux2 res2 res2", 0),
        10,
        "once"
    );
}

#[test]
fn c33_juno_wants_four_temples_itself_included() {
    assert_eq!(temples("res2-start veg-start juno / amor fortuna", 0), 0);
    assert_eq!(
        temples("res2-start veg-start juno / amor fortuna minerva", 0),
        10
    );
    assert_eq!(
        temples("res2-start veg-start juno / amor fortuna minerva saturn", 0),
        10,
        "once"
    );
}

#[test]
fn c33_saturn_wants_four_production_buildings() {
    assert_eq!(temples("res2-start veg-start saturn / veg wine", 0), 0);
    assert_eq!(
        temples("res2-start veg-start saturn / veg wine grain", 0),
        15
    );
    assert_eq!(
        temples("res2-start veg-start saturn / veg wine sheep grain", 0),
        15,
        "once"
    );
}

#[test]
fn c33_luna_counts_the_stars_on_the_cards_of_the_city() {
    assert_eq!(temples("res2-start veg-start luna", 0), 1);
    assert_eq!(
        temples("res2-start veg-start luna / lux2 lux3 lux4 grandaq", 0),
        5
    );
    // Mars 3, Venus 1 with the starting residence for 2, Jupiter 2 with its 2 per temple.
    assert_eq!(
        temples("res2-start veg-start luna / mars venus jupiter", 0),
        7 + 2 + 8
    );
}

#[test]
fn c33_mars_wants_a_residence_of_value_4() {
    assert_eq!(temples("res2-start veg-start mars / res3", 0), 0);
    assert_eq!(temples("res2-start veg-start mars / res4", 0), 5);
    assert_eq!(
        temples("res2-start veg-start mars / res4 lux4", 0),
        5,
        "once"
    );
    assert_eq!(temples("res2-start veg-start mars / lux4", 0), 5);
}

#[test]
fn c33_venus_and_jupiter_pay_2_for_each() {
    assert_eq!(temples("res2-start veg-start venus / res2 lux2 res3", 0), 6);
    assert_eq!(temples("res2-start veg-start jupiter", 0), 2);
    assert_eq!(
        temples("res2-start veg-start jupiter / minerva saturn", 0),
        6
    );
}

#[test]
fn c33_mercury_pays_for_every_third_coin_besides_the_coins() {
    for (coins, points) in [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)] {
        let rows = "res2-start veg-start mercury";
        assert_eq!(temples(rows, coins), points, "{coins} coins");
        let city = Table::of(2).town(1, rows).coins(1, coins).build();
        assert_eq!(engine_score(&city, seat(1))[5], i32::from(coins));
    }
}

#[test]
fn c34_a_coin_is_a_point() {
    for coins in [0, 1, 17, 300] {
        let city = Table::of(3).coins(2, coins).build();
        assert_eq!(engine_score(&city, seat(2))[5], i32::from(coins));
    }
}

#[test]
fn c35_two_influence_tokens_are_a_point() {
    for (tokens, points) in [(0, 0), (1, 0), (2, 1), (3, 1), (10, 5)] {
        let city = Table::of(3).influence(2, tokens).build();
        assert_eq!(engine_score(&city, seat(2))[6], points);
    }
}

#[test]
fn c36_influence_cards_are_worth_their_value() {
    for (won, points) in [
        (0, 0),
        (0b1, 3),
        (0b10, 6),
        (0b100, 10),
        (0b1000, 14),
        (0b1111, 33),
    ] {
        let city = Table::of(3).won(1, won).build();
        assert_eq!(engine_score(&city, seat(1))[7], points, "{won:b}");
    }
    for (won, points) in [(0b1, 4), (0b10, 8), (0b100, 14), (0b111, 26)] {
        let city = Table::of(2).won(1, won).build();
        assert_eq!(
            engine_score(&city, seat(1))[7],
            points,
            "two players, {won:b}"
        );
    }
}

/// The places when the last turn of the game ends with these (coins, influence) of two or more.
fn places(players: &[(u16, u16)]) -> Vec<u8> {
    let last_round = if players.len() == 2 { 7 } else { 14 };
    let mut table = Table::of(players.len()).round(last_round).seat_1_acts();
    for (number, (coins, influence)) in (1..).zip(players) {
        table = table.coins(number, *coins).influence(number, *influence);
    }
    let mut city = table.build();
    play(&mut city, "1 end");
    match city.standing() {
        Some(Standing::Places(places)) => places.as_slice().to_vec(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn c37_most_points_then_tokens_then_coins_then_shared() {
    assert_eq!(places(&[(10, 0), (11, 0), (9, 0)]), [2, 1, 3], "points");
    // 10 coins; 9 coins and a point for two tokens; equal points, more tokens.
    assert_eq!(places(&[(10, 0), (9, 2)]), [2, 1], "tokens");
    assert_eq!(
        places(&[(9, 3), (9, 2), (10, 0)]),
        [1, 2, 3],
        "a token without a point"
    );
    assert_eq!(places(&[(10, 1), (10, 1), (10, 0)]), [1, 1, 3], "shared");
    assert_eq!(places(&[(5, 0), (5, 0), (5, 0), (5, 0)]), [1, 1, 1, 1]);
}

#[test]
fn c37_coins_break_what_tokens_leave() {
    // Equal points and tokens: 4 coins and an aqueduct against 8 coins.
    let table = Table::of(2)
        .round(7)
        .seat_1_acts()
        .town(1, "res2-start veg-start aqueduct");
    let mut city = table
        .coins(1, 4)
        .influence(1, 2)
        .coins(2, 8)
        .influence(2, 2)
        .build();
    let totals = city.scores().totals();
    assert_eq!(totals[seat(1)], totals[seat(2)]);
    assert_eq!(city.standing(), None, "no standing before the end");
    play(&mut city, "1 end");
    let Some(Standing::Places(places)) = city.standing() else {
        panic!("the game is over");
    };
    assert_eq!(places.as_slice(), [2, 1]);
}

#[test]
fn c27_cards_left_in_hand_are_worth_nothing() {
    let bare = Table::of(2).round(7).build();
    let held = Table::of(2)
        .round(7)
        .hand(1, "jupiter lux4")
        .secret(1, "res4")
        .build();
    assert_eq!(engine_score(&bare, seat(1)), engine_score(&held, seat(1)));
}

#[test]
fn scores_at_the_end_are_those_of_the_referee() {
    for setup in plain_setups::<City>() {
        for index in 0..amount(40, 1000) as u64 {
            let mut rng = rng(index);
            let mut city = City::new(&setup, &Seed::of_series(12, index));
            play_out(&mut city, at_random(&mut rng), |_| {});
            assert_eq!(city.phase, Phase::Over);
            let view = city.view(Viewer::Everything).dump();
            for (seat, player) in view.players.iter() {
                assert_eq!(engine_score(&city, seat), score(player, Reading::Sheet));
            }
        }
    }
}
