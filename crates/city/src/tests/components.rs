//! C-1 to C-3: cards, strips and tokens against the sheet.

use std::collections::BTreeSet;

use kernel::Provenance;

use super::referee::engine_score;
use super::table::{Table, choices, choices_of, opening, play, refuse, seat};
use crate::Illegal;
use crate::data::{CARDS, Card, Color, DECK_SIZES, Deck, Kind, Reward, STRIPS, Strip, Value};
use crate::position::City;

/// The sheet's table, typed a second time: id; cards in I, II, III, IV; cost; stars; effect.
const SHEET: &str = "
    veg-start  0 0 0 0  0 0  coins 1
    res2-start 0 0 0 0  0 0  residence 2
    veg        0 1 1 1  2 0  coins 1
    grain      0 1 1 1  2 0  brick
    sheep      0 1 1 1  2 0  influence 1
    wine       1 0 0 0  2 0  coins 1 brick
    res2       0 5 3 3  1 0  residence 2
    res3       0 3 3 3  2 0  residence 3
    res4       0 2 1 1  3 0  residence 4
    lux2       1 0 0 0  1 1  residence 2
    lux3       1 0 0 0  2 1  residence 3
    lux4       1 0 0 0  3 1  residence 4
    market     0 1 1 1  3 0  public green
    forum      1 0 0 0  3 0  public green +1
    arena      0 1 1 1  3 0  public red
    colosseum  1 0 0 0  3 0  public red +1
    school     0 1 1 1  3 0  public yellow
    university 1 0 0 0  3 0  public yellow +1
    bath       0 1 1 1  3 0  public blue
    impbath    1 0 0 0  3 0  public blue +1
    aqueduct   0 4 2 2  1 0  aqueduct
    grandaq    1 0 0 0  1 1  aqueduct
    minerva    0 1 0 0  3 0  10 if 16 cards
    fortuna    0 0 1 0  3 0  15 if 4 colours
    amor       0 0 1 0  3 0  10 if 4 residences 2
    juno       0 0 0 1  3 0  10 if 4 temples
    saturn     0 0 0 1  3 0  15 if 4 production
    luna       1 0 0 0  2 1  1 per star
    mars       1 0 0 0  2 3  5 if 1 residences 4
    venus      1 0 0 0  2 1  2 per residence 2
    jupiter    1 0 0 0  2 2  2 per temple
    mercury    1 0 0 0  2 2  1 per 3 coins";

fn describe(kind: Kind) -> String {
    match kind {
        Kind::Production(gain) => {
            let coins = (gain.coins > 0).then(|| format!("coins {}", gain.coins));
            let brick = gain.brick.then(|| "brick".to_string());
            let influence = (gain.influence > 0).then(|| format!("influence {}", gain.influence));
            let all: Vec<String> = [coins, brick, influence].into_iter().flatten().collect();
            all.join(" ")
        }
        Kind::Residence(value) => format!("residence {}", value.get()),
        Kind::Public(color, 0) => format!("public {color}"),
        Kind::Public(color, extra) => format!("public {color} +{extra}"),
        Kind::Aqueduct => "aqueduct".to_string(),
        Kind::Temple(reward) => describe_reward(reward),
    }
}

fn describe_reward(reward: Reward) -> String {
    match reward {
        Reward::IfFull(points) => format!("{points} if 16 cards"),
        Reward::IfAllColors(points) => format!("{points} if 4 colours"),
        Reward::IfResidences(value, least, points) => {
            format!("{points} if {least} residences {}", value.get())
        }
        Reward::IfTemples(least, points) => format!("{points} if {least} temples"),
        Reward::IfProduction(least, points) => format!("{points} if {least} production"),
        Reward::PerStar(points) => format!("{points} per star"),
        Reward::PerResidence(value, points) => format!("{points} per residence {}", value.get()),
        Reward::PerTemple(points) => format!("{points} per temple"),
        Reward::PerCoins(coins) => format!("1 per {coins} coins"),
    }
}

/// The costs of residences and three of the colours follow from the order in which the rulebook
/// names them; everything else is said there.
#[test]
fn c1_every_row_says_where_its_values_come_from() {
    for row in &CARDS {
        let inferred = match row.kind {
            Kind::Residence(_) => row.cost > 0,
            Kind::Public(color, _) => color != Color::Blue,
            _ => false,
        };
        let source = match inferred {
            true => Provenance::Inferred,
            false => Provenance::Rulebook,
        };
        assert_eq!(row.provenance, source, "{}", row.card);
    }
}

#[test]
fn c1_every_row_is_that_of_the_sheet() {
    let sheet: Vec<&str> = SHEET.trim().lines().map(str::trim).collect();
    assert_eq!(sheet.len(), CARDS.len());
    for (line, row) in sheet.iter().zip(&CARDS) {
        let [i, ii, iii, iv] = row.copies;
        let (cost, stars, kind) = (row.cost, row.stars, describe(row.kind));
        let ours = format!("{} {i} {ii} {iii} {iv} {cost} {stars} {kind}", row.card);
        let theirs: Vec<&str> = line.split_whitespace().collect();
        assert_eq!(ours, theirs.join(" "));
    }
}

#[test]
fn c1_the_rows_lie_at_their_cards() {
    for card in Card::ALL {
        assert_eq!(card.data().card, *card);
    }
}

#[test]
fn c1_check_sums_per_deck() {
    let sum = |fits: fn(Kind) -> bool| {
        let of = |deck: &Deck| deck.cards().filter(|card| fits(card.kind())).count();
        let sums: Vec<usize> = Deck::ALL.iter().map(of).collect();
        sums
    };
    assert_eq!(sum(|_| true), [14, 22, 18, 18]);
    assert_eq!(sum(|_| true), DECK_SIZES);
    assert_eq!(sum(|_| true).iter().sum::<usize>() + 8, 80);
    assert_eq!(
        sum(|kind| matches!(kind, Kind::Production(_))),
        [1, 3, 3, 3]
    );
    assert_eq!(
        sum(|kind| matches!(kind, Kind::Residence(_))),
        [3, 10, 7, 7]
    );
    assert_eq!(sum(|kind| matches!(kind, Kind::Public(..))), [4, 4, 4, 4]);
    assert_eq!(sum(|kind| kind == Kind::Aqueduct), [1, 4, 2, 2]);
    assert_eq!(sum(|kind| matches!(kind, Kind::Temple(_))), [5, 1, 2, 2]);
}

#[test]
fn c1_the_helpers_agree_with_the_table() {
    for card in Card::ALL {
        assert_eq!(card.is_aqueduct(), card.kind() == Kind::Aqueduct, "{card}");
        let value = Value::ALL
            .iter()
            .find(|value| card.kind() == Kind::Residence(**value));
        assert_eq!(card.residence(), value.copied(), "{card}");
        let is_public = matches!(card.kind(), Kind::Public(..));
        assert_eq!(card.color().is_some(), is_public, "{card}");
    }
}

#[test]
fn c1a_starting_and_special_cards_count_as_ordinary_ones() {
    let worth = |rows: &str| engine_score(&Table::of(4).town(1, rows).build(), seat(1));
    // One zone of three twos beside the market.
    assert_eq!(worth("res2-start veg-start / lux2 market / res2")[0], 6);
    // Amor counts the starting residence and the luxury one; Saturn the starting farm and the
    // vineyard.
    assert_eq!(worth("res2-start veg-start amor / lux2 res2 res2")[4], 10);
    assert_eq!(worth("res2-start veg-start saturn / wine veg grain")[4], 15);
    // Values 3 and 4: one zone each with their luxury versions; Mars sees a luxury four.
    assert_eq!(worth("res2-start veg-start / lux3 market / res3")[1], 6);
    assert_eq!(
        worth("res2-start veg-start / lux4 market / res4 mars")[2..5],
        [8, 0, 5]
    );
    // The grand aqueduct is one of the aqueducts: in points and in lines.
    assert_eq!(worth("res2-start veg-start grandaq / aqueduct")[3], 12);
    let table = Table::of(4)
        .town(1, "res2-start veg-start grandaq")
        .hand(1, "aqueduct");
    let city = table.seat_1_acts().build();
    refuse(
        &city,
        "1 build aqueduct -1,2",
        Illegal::AqueductInLine,
        "C-22",
    );
}

#[test]
fn c1a_equal_cards_are_offered_once() {
    let table = Table::of(4).emissaries("1 . . . .").taking(1);
    let mut city = table
        .offer("I:lux2 II:res2 III:res2 IV:veg")
        .hand(1, "res2")
        .build();
    assert_eq!(choices(&city), ["take veg", "take res2", "take lux2"]);
    play(&mut city, "1 take res2");
    let builds = choices_of(&city, "build res2 ");
    let different: BTreeSet<&String> = builds.iter().collect();
    assert_eq!(builds.len(), different.len());
    assert_eq!(
        builds.len(),
        6,
        "six cells, though three are in hand: {builds:?}"
    );
    // Of the two in the offer the one of the lower deck is gone, the other is left.
    let taken: Vec<bool> = city
        .offer
        .iter()
        .map(|card| card.taken_by.is_some())
        .collect();
    assert_eq!(taken, [false, true, false, false]);
}

#[test]
fn c1a_equal_cards_of_the_draft_are_offered_once() {
    let equal = |city: &City| city.choice().kinds().len() < 4;
    let mut city = (0..)
        .map(|index| opening(4, "1", index))
        .find(equal)
        .unwrap();
    let cards: Vec<Card> = city.choice().iter().collect();
    let kinds: BTreeSet<Card> = cards.iter().copied().collect();
    let sheet: Vec<String> = kinds.iter().map(|card| format!("draft {card}")).collect();
    assert_eq!(choices(&city), sheet);
    let twice = cards.windows(2).find(|pair| pair[0] == pair[1]).unwrap()[0];
    play(&mut city, &format!("4 draft {twice}"));
    assert!(
        choices(&city).contains(&format!("draft {twice}")),
        "the other one goes on"
    );
}

#[test]
fn c1a_equal_cards_of_a_school_are_offered_once() {
    let table = Table::of(4)
        .town(1, "res2-start veg-start / . veg")
        .hand(1, "school");
    let mut city = table.top(Deck::II, "res2 res2 arena").seat_1_acts().build();
    play(&mut city, "1 build school 1,0; 1 school II");
    assert_eq!(choices(&city), ["keep res2"]);
    play(&mut city, "1 keep res2");
    assert_eq!(choices(&city), ["under res2"], "the other one");
}

#[test]
fn c2_six_strips_are_all_orders_of_three_bricks_and_two_cogs() {
    let printed: Vec<String> = STRIPS.iter().map(Strip::to_string).collect();
    assert_eq!(
        printed,
        ["BBBCC", "BBCBC", "BBCCB", "BCBBC", "BCBCB", "CBBBC"]
    );
    let mut orders = 0;
    for cogs in 0..32u8 {
        let text: String = (0..5)
            .map(|i| if cogs >> i & 1 == 1 { 'C' } else { 'B' })
            .collect();
        let reversed: String = text.chars().rev().collect();
        let fits = printed
            .iter()
            .filter(|strip| **strip == text || **strip == reversed)
            .count();
        assert_eq!(fits, usize::from(cogs.count_ones() == 2), "{text}");
        assert_eq!(text.parse::<Strip>().is_ok(), fits == 1, "{text}");
        if let Ok(strip) = text.parse::<Strip>() {
            assert_eq!(strip.to_string(), text);
            assert_eq!(strip.reversed().to_string(), reversed);
            orders += 1;
        }
    }
    assert_eq!(orders, 10);
}

#[test]
fn c2_space_1_is_next_to_the_emperor() {
    let strip: Strip = "CBBBC".parse().unwrap();
    assert_eq!(strip.free_points(0), (0, 1));
    let strip: Strip = "BBBCC".parse().unwrap();
    let free: Vec<(u8, u8)> = (0..5).map(|space| strip.free_points(space)).collect();
    assert_eq!(free, [(1, 0), (2, 0), (3, 0), (3, 1), (3, 2)]);
}

#[test]
fn c3_coins_and_influence_tokens_never_run_out() {
    let rows = "res2-start veg-start sheep / market arena";
    let table = Table::of(4)
        .town(1, rows)
        .coins(1, 5_000)
        .influence(1, 3_000);
    let mut city = table.seat_1_acts().build();
    play(&mut city, "1 produce");
    assert_eq!(city.players[seat(1)].coins, 5_001);
    assert_eq!(city.players[seat(1)].influence, 3_001);
}

#[test]
fn c3_at_most_four_brick_tokens_and_seventeen_point_tokens() {
    let all = || Deck::ALL.iter().flat_map(|deck| deck.cards());
    let holders = all().filter(|card| matches!(card.kind(), Kind::Production(gain) if gain.brick));
    assert_eq!(holders.count(), 4);
    let points = all().filter_map(|card| match card.kind() {
        Kind::Public(Color::Blue, extra) => Some(4 + extra),
        _ => None,
    });
    assert_eq!(points.sum::<u8>(), 17);
}
