//! C-8a: first cards that nobody chooses.

use std::collections::BTreeMap;

use kernel::testing::setup;
use kernel::{Game, Seed, View as _, Viewer};

use super::table::{
    Table, at_random, choices, dealt, every_setup, left, opening, play_out, refuse, rng, seat,
};
use crate::data::{Card, Deck};
use crate::phase::Phase;
use crate::position::City;
use crate::{Cards, FirstCards, Illegal, Kinds, View};

#[test]
fn c8a_everybody_has_one_card_of_deck_2_and_the_first_round_has_begun() {
    for seats in 2..=4 {
        let city = dealt(seats, "2", 3);
        assert_eq!((city.round, city.phase), (1, Phase::Place));
        assert_eq!(city.actor(), Some(seat(2)), "the first player begins");
        assert_eq!(city.offer.len(), city.turns());
        assert!(city.choice().is_empty(), "nothing is left over");
        for own in city.seats().iter() {
            let hand: Vec<Card> = city.hand(own).iter().collect();
            assert_eq!(hand.len(), 1);
            assert!(Deck::II.cards().any(|card| card == hand[0]));
        }
        assert_eq!(
            city.stack(Deck::II).len(),
            22 - seats - city.turns_each(),
            "as many as a draft leaves"
        );
        city.audit().expect("components are conserved");
        refuse(&city, "2 draft res2", Illegal::NotDrafting, "C-8");
    }
}

#[test]
fn c8a_what_a_draft_would_send_round_is_what_is_dealt() {
    for seats in 2..=4 {
        for index in 0..50 {
            let (drafted, dealt) = (
                opening(seats, "random", index),
                dealt(seats, "random", index),
            );
            let hands = dealt.seats().iter();
            let mut hands: Vec<Card> = hands
                .flat_map(|own| dealt.hand(own).iter().next())
                .collect();
            hands.sort_unstable();
            assert_eq!(hands, drafted.choice().iter().collect::<Vec<_>>());
            assert_eq!(dealt.first, drafted.first);
            assert_eq!(dealt.hidden.strips, drafted.hidden.strips);
            for deck in dealt.decks() {
                let begun = left(&drafted, *deck).split_off(dealt.turns_each());
                assert_eq!(left(&dealt, *deck), begun);
            }
        }
    }
}

/// Each card of deck II comes to each seat as often as it lies in the deck.
#[test]
fn c8a_no_seat_is_dealt_better_cards() {
    let (games, mut counts) = (4_000, BTreeMap::<(usize, Card), u32>::new());
    for index in 0..games {
        let city = dealt(4, "1", index.into());
        for own in city.seats().iter() {
            let card = city.hand(own).iter().next().unwrap();
            *counts.entry((own.number(), card)).or_default() += 1;
        }
    }
    for ((own, card), count) in counts {
        let copies = Deck::II.cards().filter(|other| *other == card).count() as u32;
        let expected = games * copies / 22;
        let near = expected / 5 + 20;
        assert!(
            count.abs_diff(expected) < near,
            "seat {own} {card}: {count}"
        );
    }
}

#[test]
fn c8a_nobody_knows_the_card_of_another() {
    let city = dealt(4, "1", 4);
    for own in city.seats().iter() {
        let view = city.view(Viewer::Seat(own)).dump();
        assert_eq!(view.passed_on, None);
        for kept in &view.drafts {
            assert_eq!(kept.card.is_some(), kept.seat == own);
        }
    }
    let all = city.view(Viewer::Everything).dump();
    let order: Vec<usize> = all.drafts.iter().map(|kept| kept.seat.number()).collect();
    assert_eq!(order, [4, 3, 2, 1], "as they would be drafted");
    assert!(
        choices(&city)
            .iter()
            .all(|choice| choice.starts_with("place"))
    );
}

/// Any card of deck II that is nowhere in sight may be in another hand.
#[test]
fn c8a_every_hand_is_thought_possible() {
    let city = dealt(2, "1", 4);
    let (view, mut rng) = (city.view(Viewer::Seat(seat(1))), rng(4));
    let hands = (0..2_000).map(|_| view.determinize(&mut rng).hand(seat(2)).kinds());
    let thought = hands.fold(Kinds::EMPTY, |all, hand| all | hand);
    let mut unseen: Cards = Deck::II.cards().collect();
    unseen.remove(city.hand(seat(1)).iter().next().unwrap());
    for offered in city.offer.iter().filter(|card| card.deck == Deck::II) {
        unseen.remove(offered.card);
    }
    assert_eq!(thought, unseen.kinds());
}

#[test]
fn c8a_a_dump_tells_no_draft_where_there_was_none() {
    for table in every_setup() {
        let other = match table.options().first_cards {
            FirstCards::Draft => "dealt",
            FirstCards::Dealt => "draft",
        };
        let other = setup::<City>(table.seats().count(), &[("first-cards", other)]);
        let mut city = City::new(&table, &Seed::of_series(25, 1));
        play_out(&mut city, at_random(&mut rng(1)), |city| {
            let viewer = Viewer::Seat(seat(1));
            let dump = city.view(viewer).dump();
            assert!(View::from_dump(&table, viewer, &dump).is_ok());
            let drafting = city.phase == Phase::Draft || dump.passed_on.is_some();
            let dealt = table.options().first_cards == FirstCards::Dealt;
            if drafting || dealt {
                assert!(View::from_dump(&other, viewer, &dump).is_err(), "{dump:?}");
            }
        });
    }
}

#[test]
fn a_laid_out_table_was_drafted() {
    assert_eq!(Table::of(2).build().first_cards, FirstCards::Draft);
}
