//! C-27: what is secret, what is open, and what is remembered for ever.

use kernel::testing::{Position, amount, setup};
use kernel::{Game, Seat, Seed, View as _, Viewer};

use super::table::{
    Table, at_random, choices, every_setup, idle, left, opening, play, play_out, rng, seat,
};
use crate::data::{Card, Deck};
use crate::dump::{Dump, Step};
use crate::position::City;

fn seen_by(city: &City, number: usize) -> Dump {
    city.view(Viewer::Seat(seat(number))).dump()
}

/// The cards of a deck as a seat knows them, from below.
fn from_below(city: &City, number: usize, deck: Deck, count: usize) -> Vec<Option<Card>> {
    let view = seen_by(city, number);
    let deck = view
        .decks
        .into_iter()
        .find(|view| view.deck == deck)
        .expect("in play");
    deck.cards.into_iter().rev().take(count).collect()
}

#[test]
fn c27_cards_from_the_offer_are_seen_the_others_are_not() {
    let table = Table::of(4)
        .hand(1, "res2 bath")
        .secret(1, "school res2")
        .hand(2, "veg");
    let city = table.build();
    for viewer in [Viewer::Seat(seat(2)), Viewer::Spectator] {
        let player = &city.view(viewer).dump().players[seat(1)];
        assert_eq!(player.hand_seen, [Card::Res2, Card::Bath]);
        assert_eq!(player.hand_secret, [None, None], "their number is open");
    }
    let own = &seen_by(&city, 1).players[seat(1)];
    assert_eq!(own.hand_secret, [Some(Card::Res2), Some(Card::School)]);
}

#[test]
fn c27_coins_tokens_cities_and_sizes_are_open() {
    let rows = "res2-start veg-start grain:1 / bath:3";
    let table = Table::of(3)
        .town(2, rows)
        .coins(2, 17)
        .influence(2, 6)
        .won(2, 0b1);
    let city = table.secret(2, "sheep").build();
    let all = city.view(Viewer::Everything).dump();
    for viewer in [Viewer::Seat(seat(1)), Viewer::Spectator] {
        let view = city.view(viewer).dump();
        let (seen, real) = (&view.players[seat(2)], &all.players[seat(2)]);
        assert_eq!((seen.coins, seen.influence), (17, 6));
        assert_eq!(seen.influence_cards, [3]);
        assert_eq!(seen.city, real.city);
        assert_eq!(seen.city[2].bricks, 1);
        assert_eq!(seen.city[3].points, 3);
        let sizes = |view: &Dump| {
            view.decks
                .iter()
                .map(|deck| deck.cards.len())
                .collect::<Vec<_>>()
        };
        assert_eq!(sizes(&view), sizes(&all));
        assert_eq!(
            city.view(viewer).scores(),
            city.scores(),
            "nothing that scores is hidden"
        );
    }
}

#[test]
fn c27_of_two_equal_cards_the_seen_one_is_built_first() {
    let table = Table::of(4).hand(1, "res2").secret(1, "res2").seat_1_acts();
    let mut city = table.build();
    play(&mut city, "1 build res2 0,2");
    let player = &seen_by(&city, 2).players[seat(1)];
    assert!(player.hand_seen.is_empty());
    assert_eq!(
        player.hand_secret,
        [None],
        "the unseen one is still in hand"
    );
    assert!(seen_by(&city, 2).unseen_builds.is_empty());
    // Built without a seen one, it is known that the secret card was it.
    let mut city = Table::of(4)
        .hand(1, "bath")
        .secret(1, "res2")
        .seat_1_acts()
        .build();
    play(&mut city, "1 build res2 0,2");
    let view = seen_by(&city, 2);
    assert_eq!(view.players[seat(1)].hand_secret, []);
    let built = &view.unseen_builds[0];
    assert_eq!(
        (built.seat, built.card, built.after_keeps),
        (seat(1), Card::Res2, 1)
    );
}

#[test]
fn c27_cards_passed_on_in_the_draft_are_remembered_for_ever() {
    let mut city = opening(4, "1", 4);
    let cards: Vec<Card> = city.choice().iter().collect();
    play(&mut city, &format!("4 draft {}", cards[1]));
    let mut rng = rng(4);
    let passed = vec![cards[0], cards[2], cards[3]];
    play_out(&mut city, at_random(&mut rng), |city| {
        let first = seen_by(city, 4);
        assert_eq!(first.passed_on.as_ref(), Some(&passed));
        assert_eq!(first.drafts[0].card, Some(cards[1]));
        assert!(
            first.drafts[1..].iter().all(|draft| draft.card.is_none()),
            "not who has which"
        );
        assert_eq!(city.view(Viewer::Spectator).dump().passed_on, None);
    });
    assert_eq!(
        seen_by(&city, 1).passed_on,
        Some(vec![]),
        "the last one passes nothing on"
    );
    let second = seen_by(&city, 3).passed_on.expect("seat 3 drafted");
    assert_eq!(second.len(), 2);
    assert!(
        second.iter().all(|card| passed.contains(card)),
        "part of what came round"
    );
}

#[test]
fn c27_draft_cards_are_seen_by_the_one_who_holds_them() {
    let mut city = opening(3, "1", 4);
    for holder in [3, 2, 1] {
        for number in 1..=3 {
            let Step::Draft { cards, .. } = seen_by(&city, number).phase else {
                panic!("the draft goes on");
            };
            assert_eq!(cards.iter().all(Option::is_some), number == holder);
            assert_eq!(cards.iter().any(Option::is_some), number == holder);
        }
        let choice = choices(&city)[0].clone();
        play(&mut city, &format!("{holder} {choice}"));
    }
}

/// Seat 1 keeps the arena and puts bath, then veg, under deck II; it is then seat 2's turn, who
/// can build a school beside one card.
fn after_a_school() -> City {
    let table = Table::of(4)
        .strip("BBBCC")
        .emissaries(". . . 1 2")
        .acting(4);
    let table = table.town(1, "res2-start veg-start / res3 . / grain sheep");
    let table = table
        .hand(1, "school")
        .hand(2, "university")
        .offer("I:lux2");
    let mut city = table.top(Deck::II, "bath veg arena").build();
    play(
        &mut city,
        "1 build school 1,1; 1 school II; 1 keep arena; 1 under bath; 1 under veg; 1 end",
    );
    city
}

#[test]
fn c27_who_put_cards_under_a_deck_knows_them_and_their_order() {
    let mut city = after_a_school();
    let known = [Some(Card::Veg), Some(Card::Bath), None];
    assert_eq!(from_below(&city, 1, Deck::II, 3), known);
    assert_eq!(from_below(&city, 2, Deck::II, 3), [None; 3]);
    play(&mut city, "2 take lux2; 2 end");
    let passing = |city: &City| {
        let visits = seen_by(city, 1).school_visits;
        assert_eq!(
            visits[0].drawn,
            [Card::Bath, Card::Veg, Card::Arena].map(Some)
        );
        assert_eq!(visits[0].put_under, [Card::Bath, Card::Veg].map(Some));
        if visits.len() == 1 {
            assert_eq!(from_below(city, 1, Deck::II, 2), known[..2]);
        }
        city.round == 10
    };
    let later = Position::opening(&setup(4, &[]), 1).with(|opening| *opening = city);
    assert_eq!(later.play_until(&mut rng(1), passing).build().round, 10);
}

#[test]
fn c27_known_cards_stay_known_when_another_draws_them() {
    // Only the two cards that seat 1 put under are left for seat 2's university.
    let table = Table::of(4)
        .strip("BBBCC")
        .emissaries(". . . 1 2")
        .acting(4);
    let table = table.town(1, "res2-start veg-start / res3 . / grain sheep");
    let table = table
        .hand(1, "school")
        .hand(2, "university")
        .offer("I:lux2");
    let mut city = table.only(Deck::II, "bath veg arena").build();
    play(
        &mut city,
        "1 build school 1,1; 1 school II; 1 keep arena; 1 under bath; 1 under veg; 1 end",
    );
    play(
        &mut city,
        "2 take lux2; 2 build university 1,0; 2 school II; 2 keep bath; 2 under veg",
    );
    let drawn = |number| seen_by(&city, number).school_visits[1].drawn.clone();
    assert_eq!(
        drawn(1),
        [Card::Bath, Card::Veg].map(Some),
        "seat 1 knows what lay there"
    );
    assert_eq!(drawn(2), [Card::Bath, Card::Veg].map(Some));
    assert_eq!(drawn(3), [None, None]);
    assert_eq!(
        from_below(&city, 1, Deck::II, 1),
        [None],
        "but not which one seat 2 returned"
    );
    assert_eq!(from_below(&city, 2, Deck::II, 1), [Some(Card::Veg)]);
}

#[test]
fn c27_a_card_turned_up_is_known_to_all() {
    let mut city = after_a_school();
    let top = left(&city, Deck::II)[0];
    play(&mut city, "2 take lux2; 2 end");
    let offered = seen_by(&city, 3).offer;
    assert!(
        offered
            .iter()
            .any(|offered| offered.deck == Deck::II && offered.card == top)
    );
}

/// Every card in a view that the viewer must not know, counted from the outside.
fn leaks(city: &City, own: Seat) -> usize {
    let view = city.view(Viewer::Seat(own)).dump();
    let others = view.players.iter().filter(|(seat, _)| *seat != own);
    let hands = others
        .flat_map(|(_, player)| player.hand_secret.clone())
        .flatten()
        .count();
    let drafts = view
        .drafts
        .iter()
        .filter(|draft| draft.seat != own && draft.card.is_some())
        .count();
    let visits = view.school_visits.iter().filter(|visit| visit.seat != own);
    let kept = visits.filter(|visit| visit.kept.as_ref().is_some_and(|kept| kept.card.is_some()));
    let put_under: usize = view
        .school_visits
        .iter()
        .filter(|visit| visit.seat == own)
        .map(|visit| visit.put_under.len())
        .sum();
    let known = view
        .decks
        .iter()
        .flat_map(|deck| &deck.cards)
        .flatten()
        .count();
    hands + drafts + kept.count() + known.saturating_sub(put_under)
}

#[test]
fn c27_no_view_ever_holds_a_card_that_the_seat_cannot_know() {
    for setup in every_setup() {
        for index in 0..amount(20, 500) as u64 {
            let mut rng = rng(index);
            let mut city = City::new(&setup, &Seed::of_series(14, index));
            play_out(&mut city, at_random(&mut rng), |city| {
                for own in city.seats().iter() {
                    assert_eq!(leaks(city, own), 0);
                }
            });
        }
    }
}

#[test]
fn c27_there_is_no_hand_limit() {
    let mut city = opening(4, "1", 2);
    play_out(&mut city, idle, |_| {});
    for seat in city.seats().iter() {
        assert_eq!(
            city.hand(seat).len(),
            15,
            "one drafted, fourteen taken, none built"
        );
    }
}
