//! C-10 to C-13 and C-29: the frame of a round.

use kernel::{Game, View as _, Viewer};

use super::table::{
    Table, at_random, choices, idle, left, opening, play, play_out, refuse, rng, seat,
};
use crate::Illegal;
use crate::data::{Card, Deck};
use crate::dump::Step;
use crate::phase::{Phase, Space};

/// The stack of strips as a person would handle it: texts, the top one first.
fn flip_and_move(stack: &mut Vec<String>) {
    let top = stack.remove(0);
    stack.push(top.chars().rev().collect());
}

#[test]
fn c10_the_top_strip_is_flipped_and_goes_to_the_bottom_every_round() {
    for (seats, rounds) in [(2, 7), (3, 14), (4, 14)] {
        for index in 0..20 {
            let mut city = opening(seats, "random", index);
            let mut stack: Vec<String> =
                city.hidden.strips.iter().map(ToString::to_string).collect();
            let mut round = 0;
            play_out(&mut city, idle, |city| {
                if city.round > round {
                    round += 1;
                    flip_and_move(&mut stack);
                }
                let view = city.view(Viewer::Everything).dump();
                let lies: Vec<String> = view
                    .strips
                    .iter()
                    .map(|strip| strip.unwrap().to_string())
                    .collect();
                assert_eq!(lies, stack, "round {round}");
                assert_eq!(city.strip().unwrap().to_string(), stack[0]);
            });
            assert_eq!(round, rounds);
        }
    }
}

#[test]
fn c10_round_r_uses_position_r_mod_6_reversed_when_r_over_6_is_odd() {
    let mut city = opening(4, "1", 3);
    let dealt = city.hidden.strips;
    play_out(&mut city, idle, |city| {
        let round = city.round as usize;
        let strip = dealt[round % 6];
        let lies = if round / 6 % 2 == 1 {
            strip.reversed()
        } else {
            strip
        };
        assert_eq!(city.strip(), Some(lies), "round {round}");
    });
}

#[test]
fn c10_a_strip_once_seen_is_public() {
    let mut city = opening(4, "1", 3);
    play_out(&mut city, idle, |city| {
        let all = city.view(Viewer::Everything).dump().strips;
        let seen = city.view(Viewer::Spectator).dump().strips;
        for (strip, seen) in all.iter().zip(&seen) {
            assert!(seen.is_none() || seen == strip);
        }
        // Before the first upkeep none; then the one in use and all that went to the bottom.
        let strips = seen.iter().map(Option::is_some);
        let sheet =
            (0..6).map(|below| city.round > 0 && (below == 0 || below + city.round as usize >= 6));
        assert!(strips.eq(sheet), "round {}: {seen:?}", city.round);
    });
}

#[test]
fn c11_the_offer_has_a_card_of_each_deck() {
    for (seats, sheet) in [
        (2, vec![Deck::I, Deck::I, Deck::II, Deck::II]),
        (3, vec![Deck::I, Deck::II, Deck::III]),
        (4, vec![Deck::I, Deck::II, Deck::III, Deck::IV]),
    ] {
        let mut city = opening(seats, "1", 8);
        let mut tops: Vec<Vec<Card>> = Vec::new();
        let mut round = 0;
        play_out(&mut city, idle, |city| {
            if city.round > round {
                round = city.round;
                let decks: Vec<Deck> = city.offer.iter().map(|offered| offered.deck).collect();
                assert_eq!(decks, sheet, "round {round}");
                for (place, offered) in city.offer.iter().enumerate() {
                    let nth = decks[..place]
                        .iter()
                        .filter(|deck| **deck == offered.deck)
                        .count();
                    assert_eq!(
                        offered.card,
                        tops[offered.deck.index()][nth],
                        "the top card"
                    );
                    assert_eq!(offered.taken_by, None);
                }
            }
            tops = Deck::ALL.iter().map(|deck| left(city, *deck)).collect();
        });
        assert!(
            city.offer.iter().all(|offered| offered.taken_by.is_some()),
            "none is left over"
        );
        assert_eq!(city.stack(Deck::I).len(), 0, "deck I is used up");
    }
}

#[test]
fn c11_an_influence_card_on_top_of_deck_1_is_laid_beside_the_offer_at_once() {
    let mut city = Table::of(4).round(2).seat_1_acts().build();
    play(&mut city, "1 end");
    let view = city.view(Viewer::Spectator).dump();
    assert_eq!((view.round, view.influence_beside_offer), (3, vec![3]));
    let mut city = Table::of(4)
        .round(3)
        .seat_1_acts()
        .influence(1, 1)
        .waiting(1)
        .build();
    play(&mut city, "1 end");
    assert_eq!(city.waiting, 0, "none in round 4");
    let mut city = Table::of(2).round(3).seat_1_acts().build();
    play(&mut city, "1 end");
    assert_eq!(
        city.view(Viewer::Spectator).dump().influence_beside_offer,
        [8]
    );
}

#[test]
fn c12_emissaries_are_placed_clockwise_on_free_spaces() {
    let mut city = Table::of(4)
        .first(3)
        .offer("I:lux2 II:res2 III:veg IV:bath")
        .build();
    assert_eq!(
        choices(&city),
        ["place 1", "place 2", "place 3", "place 4", "place 5"]
    );
    refuse(&city, "1 place 1", Illegal::NotYourTurn, "C-13");
    refuse(&city, "3 take lux2", Illegal::NotTaking, "C-14");
    refuse(&city, "3 produce", Illegal::NotActing, "C-15");
    play(&mut city, "3 place 2");
    assert_eq!(choices(&city), ["place 1", "place 3", "place 4", "place 5"]);
    refuse(&city, "4 place 2", Illegal::SpaceTaken, "C-12");
    play(&mut city, "4 place 5; 1 place 1; 2 place 3");
    assert_eq!(
        city.view(Viewer::Spectator).emissaries,
        [1, 3, 2, 0, 4].map(|number| { (number > 0).then(|| seat(number)) })
    );
    refuse(&city, "1 place 4", Illegal::NotPlacing, "C-12");
}

#[test]
fn c12_with_two_players_each_places_two_emissaries_in_turn() {
    let mut city = Table::of(2)
        .first(2)
        .offer("I:lux2 I:lux3 II:veg II:bath")
        .build();
    play(&mut city, "2 place 4; 1 place 1; 2 place 2; 1 place 3");
    let order = city.view(Viewer::Spectator).emissaries;
    assert_eq!(
        order,
        [
            Some(seat(1)),
            Some(seat(2)),
            Some(seat(1)),
            Some(seat(2)),
            None
        ]
    );
    assert_eq!(city.phase, Phase::Take(Space::from_number(1).unwrap()));
}

#[test]
fn c13_the_emissary_nearest_the_emperor_acts_first() {
    for index in 0..30 {
        let mut city = opening(4, "random", index);
        let mut rng = rng(index);
        let mut last = (0, 0);
        let mut turns = 0;
        play_out(&mut city, at_random(&mut rng), |city| {
            if let Step::Take { seat, space, .. } = city.view(Viewer::Spectator).dump().phase {
                assert_eq!(city.emissaries[space - 1], Some(seat));
                let now = (city.round, space);
                assert!(now > last, "{now:?} after {last:?}");
                let skipped = if now.0 == last.0 {
                    last.1..space - 1
                } else {
                    0..space - 1
                };
                assert!(
                    city.emissaries[skipped].iter().all(Option::is_none),
                    "none is left out"
                );
                last = now;
                turns += 1;
            }
        });
        assert_eq!(turns, 14 * 4);
    }
}

#[test]
fn c13_the_two_turns_of_a_player_share_nothing() {
    // Spaces 2 and 3 of BBCBC: two bricks, then two bricks and a cog.
    let table = Table::of(2)
        .strip("BBCBC")
        .emissaries(". 1 1 2 2")
        .taking(2)
        .coins(1, 3);
    let table = table
        .offer("I:lux4 I:luna II:res2 II:veg")
        .hand(1, "res3 res4");
    let mut city = table.build();
    play(&mut city, "1 take luna; 1 build luna 0,2");
    assert_eq!(
        city.players[seat(1)].coins,
        3,
        "two free bricks pay for Luna"
    );
    refuse(&city, "1 build res3 0,3", Illegal::BuiltAlready, "C-15");
    play(&mut city, "1 end");
    assert_eq!(
        city.actor(),
        Some(seat(1)),
        "the second turn follows at once"
    );
    refuse(&city, "1 build res3 0,3", Illegal::TakeFirst, "C-14");
    play(&mut city, "1 take res2");
    // A whole turn again, with the two bricks and the cog of space 3 and no more: the three
    // bricks of a four would need the two that space 2 gave before.
    play(&mut city, "1 build res4 0,3");
    assert_eq!(city.players[seat(1)].coins, 1, "one brick was bought");
    play(&mut city, "1 produce");
    assert_eq!(
        city.players[seat(1)].coins,
        1,
        "one cog bought, one coin from the farm"
    );
    assert_eq!(city.actor(), Some(seat(2)));
}

#[test]
fn c29_the_pawn_goes_clockwise_every_round() {
    for seats in 2..=4 {
        let mut city = opening(seats, "2", 1);
        play_out(&mut city, idle, |city| {
            let steps = (city.round as usize).saturating_sub(1);
            assert_eq!(
                city.first.index(),
                (1 + steps) % seats,
                "round {}",
                city.round
            );
        });
    }
}
