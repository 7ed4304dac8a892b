//! What each decision tells, and how much of it the others see.

use kernel::{Event as _, Viewer};

use super::table::{Table, choices, opening, play, seat};
use crate::Event;
use crate::data::{Card, Deck};
use crate::grid::Cell;
use crate::phase::Space;

fn cell(row: i8, column: i8) -> Cell {
    Cell::new(row, column).unwrap()
}

#[test]
fn a_draft_tells_others_only_that_a_card_was_kept() {
    let mut city = opening(4, "1", 4);
    let cards: Vec<Card> = city.choice().iter().collect();
    let events = play(&mut city, &format!("4 draft {}", cards[0]));
    let whole = Event::Drafted {
        seat: seat(4),
        card: Some(cards[0]),
        passed: 3,
    };
    let blurred = Event::Drafted {
        seat: seat(4),
        card: None,
        passed: 3,
    };
    assert_eq!(events, std::slice::from_ref(&whole));
    assert_eq!(whole.seen_by(Viewer::Seat(seat(4))), Some(whole.clone()));
    assert_eq!(whole.seen_by(Viewer::Everything), Some(whole.clone()));
    assert_eq!(whole.seen_by(Viewer::Seat(seat(1))), Some(blurred.clone()));
    assert_eq!(whole.seen_by(Viewer::Spectator), Some(blurred));
    assert!(whole.reveals(), "the next one looks at what was passed on");
}

#[test]
fn the_last_draft_begins_the_first_round() {
    let mut city = opening(2, "1", 4);
    let first = choices(&city)[0].clone();
    play(&mut city, &format!("2 {first}"));
    let last = choices(&city)[0].clone();
    let events = play(&mut city, &format!("1 {last}"));
    let card = last.split(' ').nth(1).unwrap().parse().unwrap();
    let offer = city
        .offer
        .iter()
        .map(|offered| (offered.deck, offered.card))
        .collect();
    let drafted = Event::Drafted {
        seat: seat(1),
        card: Some(card),
        passed: 0,
    };
    let began = Event::RoundBegan {
        round: 1,
        strip: city.strip().unwrap(),
        offer,
    };
    assert_eq!(events, [drafted.clone(), began.clone()]);
    assert!(!drafted.reveals() && began.reveals());
    assert_eq!(began.seen_by(Viewer::Spectator), Some(began));
}

#[test]
fn placing_and_taking_are_seen_by_all() {
    let mut city = Table::of(2).offer("I:lux2 I:lux3 II:veg II:bath").build();
    let events = play(
        &mut city,
        "1 place 4; 2 place 1; 1 place 2; 2 place 3; 2 take veg",
    );
    let space = |number| Space::from_number(number).unwrap();
    let sheet = [
        Event::Placed {
            seat: seat(1),
            space: space(4),
        },
        Event::Placed {
            seat: seat(2),
            space: space(1),
        },
        Event::Placed {
            seat: seat(1),
            space: space(2),
        },
        Event::Placed {
            seat: seat(2),
            space: space(3),
        },
        Event::Took {
            seat: seat(2),
            card: Card::Veg,
            deck: Deck::II,
            slot: 3,
        },
    ];
    assert_eq!(events, sheet);
    for event in events {
        assert_eq!(event.seen_by(Viewer::Spectator), Some(event.clone()));
        assert!(!event.reveals());
    }
}

#[test]
fn a_build_tells_what_was_paid_and_gained() {
    let table = Table::of(4)
        .strip("BBCBC")
        .emissaries(". 1 . . .")
        .acting(2)
        .coins(1, 9);
    let start = table
        .town(1, "res2-start veg-start / res3 .")
        .hand(1, "colosseum mars")
        .build();
    let mut city = start.clone();
    let gained = |cell, coins, influence, points| Event::Gained {
        seat: seat(1),
        cell,
        coins,
        influence,
        points,
    };
    let built = |card, coins| Event::Built {
        seat: seat(1),
        card,
        cell: cell(1, 1),
        replaced: None,
        tokens: 0,
        coins,
        unseen: false,
    };
    let events = play(&mut city, "1 build colosseum 1,1");
    assert_eq!(
        events,
        [built(Card::Colosseum, 2), gained(cell(1, 1), 0, 3, 0)]
    );
    let mut city = start;
    let events = play(&mut city, "1 build mars 1,1");
    assert_eq!(
        events,
        [built(Card::Mars, 0), gained(cell(1, 1), 0, 3, 0)],
        "three stars"
    );
}

#[test]
fn a_plain_build_gains_nothing() {
    let table = Table::of(4).hand(1, "res2").seat_1_acts();
    let mut city = table.build();
    let events = play(&mut city, "1 build res2 0,2");
    let built = Event::Built {
        seat: seat(1),
        card: Card::Res2,
        cell: cell(0, 2),
        replaced: None,
        tokens: 0,
        coins: 0,
        unseen: false,
    };
    assert_eq!(events, [built]);
}

#[test]
fn a_school_tells_others_deck_and_numbers_only() {
    let table = Table::of(4)
        .town(1, "res2-start veg-start / . veg")
        .hand(1, "school");
    let mut city = table.top(Deck::III, "bath arena").seat_1_acts().build();
    let events = play(
        &mut city,
        "1 build school 1,0; 1 school III; 1 keep arena; 1 under bath",
    );
    let drawn = [Card::Bath, Card::Arena].into_iter().collect();
    let (drew, kept, under) = (
        Event::Drew {
            seat: seat(1),
            deck: Deck::III,
            count: 2,
            cards: Some(drawn),
        },
        Event::Kept {
            seat: seat(1),
            card: Some(Card::Arena),
        },
        Event::PutUnder {
            seat: seat(1),
            deck: Deck::III,
            card: Some(Card::Bath),
        },
    );
    assert_eq!(events[1..], [drew.clone(), kept.clone(), under.clone()]);
    for event in [&drew, &kept, &under] {
        assert_eq!(event.seen_by(Viewer::Seat(seat(1))).as_ref(), Some(event));
    }
    for viewer in [Viewer::Seat(seat(2)), Viewer::Spectator] {
        let blurred = [&drew, &kept, &under].map(|event| event.seen_by(viewer).unwrap());
        let sheet = [
            Event::Drew {
                seat: seat(1),
                deck: Deck::III,
                count: 2,
                cards: None,
            },
            Event::Kept {
                seat: seat(1),
                card: None,
            },
            Event::PutUnder {
                seat: seat(1),
                deck: Deck::III,
                card: None,
            },
        ];
        assert_eq!(blurred, sheet);
    }
    assert!(drew.reveals() && !kept.reveals() && !under.reveals());
}

#[test]
fn the_end_of_a_round_is_told_in_its_order() {
    let table = Table::of(4)
        .round(5)
        .first(4)
        .influence(1, 2)
        .waiting(0b1)
        .seat_1_acts();
    let mut city = table.build();
    let events = play(&mut city, "1 end");
    let offer = city
        .offer
        .iter()
        .map(|offered| (offered.deck, offered.card))
        .collect();
    let strip = city.strip().unwrap();
    let sheet = [
        Event::TurnEnded { seat: seat(1) },
        Event::InfluenceScored {
            winner: Some(seat(1)),
            points: 3,
            tokens: 2,
        },
        Event::PawnPassed { first: seat(1) },
        Event::RoundBegan {
            round: 6,
            strip,
            offer,
        },
        Event::InfluenceLaid { points: 6 },
    ];
    assert_eq!(events, sheet);
}

#[test]
fn the_last_round_ends_the_game() {
    let mut city = Table::of(4).round(14).waiting(0b1000).seat_1_acts().build();
    let events = play(&mut city, "1 produce; 1 end");
    let sheet = [
        Event::Produced {
            seat: seat(1),
            paid: 0,
            coins: 1,
            bricks: 0,
            influence: 0,
        },
        Event::TurnEnded { seat: seat(1) },
        Event::InfluenceScored {
            winner: None,
            points: 14,
            tokens: 0,
        },
        Event::Over,
    ];
    assert_eq!(events, sheet);
}

#[test]
fn a_build_reveals_a_card_that_nobody_saw_in_the_hand() {
    let table = Table::of(4).hand(1, "res2").secret(1, "res2").seat_1_acts();
    let reveals = |city: &mut crate::City| {
        let events = play(city, "1 build res2 0,2");
        events.iter().any(|event| event.reveals())
    };
    assert!(!reveals(&mut table.build()), "the seen one is built first");
    let table = Table::of(4).secret(1, "res2").seat_1_acts();
    assert!(reveals(&mut table.build()));
}
