//! C-4 to C-9: how a game begins.

use std::collections::{BTreeMap, BTreeSet};

use kernel::testing::setup;
use kernel::{Game, OptionError, Options as _, Seed, Setup, View as _, Viewer};

use super::table::{
    Table, at_random, choices, idle, left, opening, play, play_out, refuse, rng, seat,
};
use crate::data::{Card, Deck, STRIPS};
use crate::dump::Step;
use crate::grid::Cell;
use crate::phase::Phase;
use crate::position::City;
use crate::{Event, Illegal, Options};

#[test]
fn c4_everybody_has_two_cards_and_five_coins() {
    for seats in 2..=4 {
        let view = opening(seats, "random", 0).view(Viewer::Everything).dump();
        assert_eq!(view.players.as_slice().len(), seats);
        for (_, player) in view.players.iter() {
            let city: Vec<(String, Card)> = player
                .city
                .iter()
                .map(|built| (built.cell.to_string(), built.card))
                .collect();
            let start = [
                ("0,0".to_string(), Card::Res2Start),
                ("0,1".to_string(), Card::VegStart),
            ];
            assert_eq!(city, start);
            assert_eq!((player.coins, player.influence), (5, 0));
            assert!(player.hand_seen.is_empty() && player.hand_secret.is_empty());
            assert!(player.influence_cards.is_empty());
        }
    }
}

#[test]
fn c4a_cells_are_rows_downwards_and_columns_within_reach() {
    let reach: Vec<(i8, i8)> = (-9..=9)
        .flat_map(|row| (-9..=9).map(move |column| (row, column)))
        .filter(|(row, column)| Cell::new(*row, *column).is_some())
        .collect();
    let sheet: Vec<(i8, i8)> = (-3..=3)
        .flat_map(|row| (-2..=3).map(move |column| (row, column)))
        .collect();
    assert_eq!(reach, sheet);
}

#[test]
fn c4a_the_farthest_cells_can_be_reached() {
    for (rows, corner, cell) in [
        ("res2-start veg-start res2", (0, 0), "0,3"),
        ("res2 res2-start veg-start", (0, -1), "0,-2"),
        ("res3 . / res3 . / res2-start veg-start", (-2, 0), "-3,0"),
        ("res2-start veg-start / res3 . / res3 .", (0, 0), "3,0"),
    ] {
        let table = Table::of(4).town_at(1, corner, rows).hand(1, "res2");
        let mut city = table.seat_1_acts().build();
        play(&mut city, &format!("1 build res2 {cell}"));
    }
}

#[test]
fn c5_each_table_has_its_decks() {
    for seats in 2..=4 {
        let view = opening(seats, "1", 3).view(Viewer::Everything).dump();
        let decks: Vec<Deck> = view.decks.iter().map(|deck| deck.deck).collect();
        assert_eq!(decks, Deck::ALL[..seats]);
        let Step::Draft { cards: draft, .. } = &view.phase else {
            panic!("a game begins with the draft");
        };
        for deck in &view.decks {
            let mut cards: Vec<Card> = deck.cards.iter().flatten().copied().collect();
            if deck.deck == Deck::II {
                cards.extend(draft.iter().flatten());
            }
            cards.sort_unstable();
            assert_eq!(cards, deck.deck.cards().collect::<Vec<Card>>());
        }
    }
}

#[test]
fn c5_each_deck_is_shuffled() {
    let mut tops: BTreeMap<Deck, BTreeMap<Card, u32>> = BTreeMap::new();
    for index in 0..2_000 {
        let city = opening(4, "1", index);
        for deck in [Deck::I, Deck::III, Deck::IV] {
            *tops
                .entry(deck)
                .or_default()
                .entry(left(&city, deck)[0])
                .or_default() += 1;
        }
    }
    for (deck, counts) in tops {
        let size = deck.cards().count() as u32;
        for (card, count) in counts {
            let copies = deck.cards().filter(|other| *other == card).count() as u32;
            let expected = 2_000 * copies / size;
            assert!(
                count.abs_diff(expected) < expected / 2 + 20,
                "{deck} {card}: {count}"
            );
        }
    }
}

/// Round and worth of every influence card that comes out.
fn influence_rounds(seats: usize) -> Vec<(u8, u8)> {
    let mut city = opening(seats, "1", 5);
    let mut laid = Vec::new();
    let mut list = Vec::new();
    while let Some(actor) = city.to_act().first() {
        city.legal(actor, &mut list);
        let mut events = Vec::new();
        city.apply(actor, idle(&city, &list), &mut events);
        for event in events {
            if let Event::InfluenceLaid { points } = event {
                laid.push((city.round, points));
            }
        }
    }
    laid
}

#[test]
fn c6_influence_cards_come_out_in_their_rounds() {
    assert_eq!(influence_rounds(4), [(3, 3), (6, 6), (10, 10), (14, 14)]);
    assert_eq!(influence_rounds(3), [(3, 3), (6, 6), (10, 10), (14, 14)]);
    assert_eq!(influence_rounds(2), [(2, 4), (4, 8), (7, 14)]);
}

#[test]
fn c6_all_know_where_they_lie() {
    for (seats, sheet) in [
        (2, vec![(4, 2), (8, 4), (14, 7)]),
        (4, vec![(3, 3), (6, 6), (10, 10), (14, 14)]),
    ] {
        let mut city = opening(seats, "1", 5);
        play_out(&mut city, idle, |city| {
            let view = city.view(Viewer::Spectator).dump();
            let told: Vec<(u8, u8)> = view
                .influence_to_come
                .iter()
                .map(|card| (card.points, card.round))
                .collect();
            let open = sheet.iter().filter(|(_, round)| *round > view.round);
            assert_eq!(
                told,
                open.copied().collect::<Vec<_>>(),
                "round {}",
                view.round
            );
        });
    }
}

#[test]
fn c7_the_first_player_is_random_or_named() {
    for seats in 2..=4usize {
        let mut firsts = vec![0; seats];
        for index in 0..1_000 {
            firsts[opening(seats, "random", index).first.index()] += 1;
        }
        let expected = 1_000 / seats;
        assert!(
            firsts.iter().all(|count| expected.abs_diff(*count) < 80),
            "{firsts:?}"
        );
        for number in 1..=seats {
            assert_eq!(opening(seats, &number.to_string(), 9).first, seat(number));
        }
    }
    let mut options = Options::default();
    options.set("first", "3").unwrap();
    let refused = Setup::<City>::new(2, options);
    assert!(matches!(refused, Err(OptionError::FirstBeyondTable { .. })));
}

#[test]
fn c7_and_c8_the_draft_goes_from_the_right_of_the_first_player_to_the_right() {
    for (seats, first, sheet) in [
        (4, 2, vec![1, 4, 3, 2]),
        (3, 1, vec![3, 2, 1]),
        (2, 2, vec![1, 2]),
        (2, 1, vec![2, 1]),
    ] {
        let mut city = opening(seats, &first.to_string(), 2);
        let mut order = Vec::new();
        while matches!(city.phase, Phase::Draft) {
            let actor = city.to_act().first().unwrap();
            order.push(actor.number());
            let choice = choices(&city)[0].clone();
            play(&mut city, &format!("{actor} {choice}"));
        }
        assert_eq!(order, sheet, "{seats} players, first {first}");
        assert_eq!((city.round, city.actor()), (1, Some(seat(first))));
    }
}

#[test]
fn c8_as_many_cards_as_players_go_round_and_everybody_keeps_one() {
    for seats in 2..=4 {
        let mut city = opening(seats, "1", 4);
        let mut passed: Vec<Card> = Vec::new();
        for left in (1..=seats).rev() {
            assert_eq!(city.phase, Phase::Draft, "the draft goes on");
            let cards: Vec<Card> = city.choice().iter().collect();
            assert_eq!(cards.len(), left);
            assert_eq!(city.stack(Deck::II).len(), 22 - seats);
            if left < seats {
                assert_eq!(cards, passed);
            }
            let (actor, kept) = (city.actor().unwrap(), cards[left / 2]);
            play(&mut city, &format!("{actor} draft {kept}"));
            assert_eq!(city.hand(actor).iter().collect::<Vec<_>>(), [kept]);
            passed = cards.to_vec();
            passed.remove(left / 2);
        }
        assert_eq!(city.phase, Phase::Place);
    }
}

#[test]
fn c8_what_the_draft_forbids() {
    let city = opening(4, "1", 4);
    let cards: Vec<Card> = city.choice().iter().collect();
    let other = Card::ALL.iter().find(|card| !cards.contains(card)).unwrap();
    refuse(
        &city,
        &format!("4 draft {other}"),
        Illegal::NotInDraft,
        "C-8",
    );
    refuse(
        &city,
        &format!("1 draft {}", cards[0]),
        Illegal::NotYourTurn,
        "C-13",
    );
    refuse(&city, "4 place 1", Illegal::NotPlacing, "C-12");
    refuse(&city, "4 take res2", Illegal::NotTaking, "C-14");
    refuse(&city, "4 end", Illegal::NotActing, "C-15");
    let placing = Table::of(4).build();
    refuse(&placing, "1 draft res2", Illegal::NotDrafting, "C-8");
}

#[test]
fn c8_the_last_one_is_asked_though_he_must_keep_the_last_card() {
    let mut city = opening(2, "1", 4);
    let first = choices(&city)[0].clone();
    play(&mut city, &format!("2 {first}"));
    assert_eq!(city.actor(), Some(seat(1)));
    assert_eq!(choices(&city).len(), 1);
}

#[test]
fn c8_no_strip_and_no_offer_is_seen_during_the_draft() {
    let city = opening(3, "1", 4);
    for viewer in [
        Viewer::Seat(seat(3)),
        Viewer::Seat(seat(1)),
        Viewer::Spectator,
    ] {
        let view = city.view(viewer).dump();
        assert!(view.strips.iter().all(Option::is_none));
        assert!(view.offer.is_empty());
    }
}

#[test]
fn c9_strips_are_shuffled_and_turned() {
    let mut on_top: BTreeMap<String, u32> = BTreeMap::new();
    for index in 0..3_000 {
        let strips = opening(2, "1", index).hidden.strips;
        let printed: BTreeSet<_> = strips.iter().map(|strip| strip.printed()).collect();
        assert_eq!(printed, STRIPS.into_iter().collect(), "each strip once");
        *on_top.entry(strips[0].to_string()).or_default() += 1;
    }
    // 500 for each strip: 250 each way, or 500 where both ways look alike.
    assert_eq!(on_top.len(), 10);
    for (strip, count) in on_top {
        let reversed: String = strip.chars().rev().collect();
        let expected = if reversed == strip { 500 } else { 250 };
        assert!(count.abs_diff(expected) < 100, "{strip} {count}");
    }
}

#[test]
fn c9_only_the_strips_that_were_on_top_are_seen() {
    let mut city = opening(3, "1", 6);
    let mut rng = rng(6);
    play_out(&mut city, at_random(&mut rng), |city| {
        let view = city.view(Viewer::Spectator).dump();
        let seen = view.strips.iter().flatten().count();
        assert_eq!(
            seen,
            if view.round == 0 {
                0
            } else {
                (view.round as usize + 1).min(6)
            }
        );
        assert_eq!(view.strips[0].is_some(), view.round > 0);
        assert_eq!(
            view.strips[5].is_some(),
            view.round > 0,
            "the last one used lies below"
        );
    });
}

#[test]
fn the_same_seed_deals_the_same_game() {
    let table = setup::<City>(4, &[]);
    let deal = |index| City::new(&table, &Seed::of_series(1, index));
    assert_eq!(deal(0), deal(0));
    assert_ne!(deal(0), deal(1));
}
