//! C-25: what a school or university draws, keeps and puts under a deck.

use kernel::{Game, View as _, Viewer};

use super::table::{Table, choices, choices_of, left, play, refuse, seat};
use crate::data::{Card, Deck};
use crate::dump::Step;
use crate::phase::Phase;
use crate::position::City;
use crate::{Event, Illegal};

const THREE_BESIDE: &str = "res2-start veg-start / res3 . / veg sheep";

/// Seat 1 has just built a school at (1,1), beside three cards.
fn at_school(table: Table, card: &str) -> City {
    let mut city = table
        .town(1, THREE_BESIDE)
        .hand(1, card)
        .seat_1_acts()
        .build();
    play(&mut city, &format!("1 build {card} 1,1"));
    city
}

fn names(city: &City, deck: Deck) -> Vec<&'static str> {
    left(city, deck).iter().map(|card| card.as_str()).collect()
}

#[test]
fn c25_the_deck_is_named_before_looking() {
    for (seats, decks) in [
        (2, vec!["II"]),
        (3, vec!["II", "III"]),
        (4, vec!["II", "III", "IV"]),
    ] {
        let city = at_school(Table::of(seats), "school");
        let sheet: Vec<String> = decks.iter().map(|deck| format!("school {deck}")).collect();
        assert_eq!(choices(&city), sheet, "{seats} players");
        refuse(&city, "1 school I", Illegal::NotASchoolDeck, "C-25");
        if seats < 4 {
            refuse(&city, "1 school IV", Illegal::NotASchoolDeck, "C-25");
        }
        let Step::SchoolDeck { draws, .. } = city.view(Viewer::Spectator).dump().phase else {
            panic!("a deck is to be named");
        };
        assert_eq!(draws, 3);
        assert!(city.visits.is_empty(), "nothing is drawn yet");
    }
}

#[test]
fn c25_one_card_for_each_neighbour_and_one_more_at_the_university() {
    for (card, count) in [("school", 3), ("university", 4)] {
        let table = Table::of(4).top(Deck::III, "bath amor veg res2 arena");
        let mut city = at_school(table, card);
        let (before, others) = (city.stack(Deck::III).len(), city.stack(Deck::II).len());
        play(&mut city, "1 school III");
        assert_eq!(city.stack(Deck::III).len(), before - count);
        assert_eq!(city.stack(Deck::II).len(), others);
        let sheet = ["bath", "amor", "veg", "res2"];
        let mut drawn: Vec<Card> = sheet[..count]
            .iter()
            .map(|word| word.parse().unwrap())
            .collect();
        drawn.sort_unstable();
        let listed: Vec<String> = drawn.iter().map(|card| format!("keep {card}")).collect();
        assert_eq!(choices(&city), listed);
    }
}

#[test]
fn c25_exactly_one_is_kept_and_the_others_go_under_in_the_order_named() {
    for order in [["bath", "veg"], ["veg", "bath"]] {
        let table = Table::of(4).top(Deck::III, "bath amor veg res2 arena");
        let mut city = at_school(table, "school");
        let below = names(&city, Deck::III)[3..].to_vec();
        play(&mut city, "1 school III");
        refuse(&city, "1 keep res2", Illegal::NotDrawn, "C-25");
        refuse(&city, "1 under bath", Illegal::NotSchooling, "C-25");
        play(&mut city, "1 keep amor");
        assert!(city.hand(seat(1)).contains(Card::Amor));
        refuse(&city, "1 under amor", Illegal::NotDrawn, "C-25");
        refuse(&city, "1 keep bath", Illegal::NotSchooling, "C-25");
        assert_eq!(choices(&city), ["under veg", "under bath"]);
        play(&mut city, &format!("1 under {}", order[0]));
        assert_eq!(
            choices(&city),
            [format!("under {}", order[1])],
            "the last one is asked too"
        );
        play(&mut city, &format!("1 under {}", order[1]));
        let mut sheet = below;
        sheet.extend(order);
        assert_eq!(names(&city, Deck::III), sheet, "each under all before it");
        assert_eq!(city.hand(seat(1)).len(), 1);
    }
}

#[test]
fn c25_the_school_comes_before_produce_and_the_end_of_the_turn() {
    let mut city = at_school(Table::of(4), "school");
    refuse(&city, "1 produce", Illegal::SchoolFirst, "C-25");
    refuse(&city, "1 end", Illegal::SchoolFirst, "C-25");
    refuse(&city, "1 keep res2", Illegal::NotSchooling, "C-25");
    refuse(&city, "2 school II", Illegal::NotYourTurn, "C-13");
    play(&mut city, "1 school II");
    refuse(&city, "1 end", Illegal::SchoolFirst, "C-25");
    refuse(&city, "1 school II", Illegal::NotSchooling, "C-25");
    let keep = choices_of(&city, "keep")[0].clone();
    play(&mut city, &format!("1 {keep}"));
    while let Some(next) = choices_of(&city, "under").first().cloned() {
        refuse(&city, "1 produce", Illegal::SchoolFirst, "C-25");
        play(&mut city, &format!("1 {next}"));
    }
    assert!(choices(&city).contains(&"produce".to_string()));
    refuse(&city, "1 build res2 0,2", Illegal::BuiltAlready, "C-15");
    refuse(&city, "1 school II", Illegal::NotSchooling, "C-25");
}

#[test]
fn c25_after_produce_the_turn_ends_with_the_school() {
    let table = Table::of(4)
        .town(1, "res2-start veg-start")
        .hand(1, "school")
        .seat_1_acts();
    let mut city = table.build();
    play(&mut city, "1 produce; 1 build school 1,0; 1 school IV");
    assert_eq!(
        choices(&city).len(),
        1,
        "one neighbour, one card, and the choice is asked"
    );
    let keep = choices(&city)[0].clone();
    play(&mut city, &format!("1 {keep}"));
    assert_eq!(city.round, 2, "nothing is left to put under, nothing to do");
}

#[test]
fn c25_if_the_deck_has_fewer_all_of_them_are_drawn() {
    let mut city = at_school(Table::of(4).only(Deck::II, "bath veg"), "school");
    let events = play(&mut city, "1 school II");
    assert!(matches!(events[..], [Event::Drew { count: 2, .. }]));
    assert!(city.stack(Deck::II).is_empty());
    play(&mut city, "1 keep bath; 1 under veg");
    assert_eq!(names(&city, Deck::II), ["veg"]);
    let mut city = at_school(Table::of(4).only(Deck::II, "bath"), "university");
    play(&mut city, "1 school II; 1 keep bath");
    assert!(
        city.stack(Deck::II).is_empty(),
        "kept, and nothing to put under"
    );
    assert_eq!(
        choices(&city),
        choices_of(&city, "produce")
            .into_iter()
            .chain(["end".to_string()])
            .collect::<Vec<_>>()
    );
}

#[test]
fn c25_the_card_kept_can_be_built_in_a_later_turn_only() {
    let mut city = at_school(Table::of(4).top(Deck::II, "res2 res2 res2"), "school");
    play(&mut city, "1 school II; 1 keep res2");
    assert!(matches!(city.phase, Phase::SchoolUnder(_)));
    play(&mut city, "1 under res2; 1 under res2");
    refuse(&city, "1 build res2 0,2", Illegal::BuiltAlready, "C-15");
}

#[test]
fn c25_only_that_player_sees_the_cards_but_all_see_deck_and_number() {
    let mut city = at_school(Table::of(4).top(Deck::II, "bath veg arena"), "school");
    play(&mut city, "1 school II");
    let own = city.view(Viewer::Seat(seat(1))).dump();
    let Step::SchoolKeep { cards, deck, .. } = own.phase else {
        panic!("a card is to be kept");
    };
    assert_eq!(deck, Deck::II);
    assert_eq!(
        cards,
        [Some(Card::Veg), Some(Card::Arena), Some(Card::Bath)]
    );
    assert_eq!(
        own.school_visits[0].drawn,
        [Card::Bath, Card::Veg, Card::Arena].map(Some)
    );
    for viewer in [
        Viewer::Seat(seat(2)),
        Viewer::Seat(seat(4)),
        Viewer::Spectator,
    ] {
        let view = city.view(viewer).dump();
        let Step::SchoolKeep { cards, deck, .. } = view.phase else {
            panic!("a card is to be kept");
        };
        assert_eq!((deck, cards), (Deck::II, vec![None; 3]));
        assert_eq!(view.school_visits[0].drawn, [None; 3]);
    }
    play(&mut city, "1 keep veg; 1 under arena");
    let view = city.view(Viewer::Seat(seat(3))).dump();
    assert_eq!(view.school_visits[0].put_under, [None]);
    assert_eq!(
        view.school_visits[0].kept.as_ref().map(|kept| kept.card),
        Some(None)
    );
    assert_eq!(view.players[seat(1)].hand_secret, [None]);
}
