//! C-28: influence scoring at the end of a round, and cards that wait.

use kernel::testing::{amount, plain_setups};
use kernel::{Game, Seed, View as _, Viewer};

use super::table::{Table, at_random, play, rng, seat};
use crate::Event;
use crate::position::City;

/// Ends a round in which these cards (bits) wait and the players hold these tokens.
fn end_of_round(round: u8, waiting: u8, tokens: &[u16]) -> (City, Vec<Event>) {
    let mut table = Table::of(tokens.len())
        .round(round)
        .waiting(waiting)
        .seat_1_acts();
    for (number, count) in (1..).zip(tokens) {
        table = table.influence(number, *count);
    }
    let mut city = table.build();
    let events = play(&mut city, "1 end");
    (city, events)
}

fn tokens(city: &City) -> Vec<u16> {
    city.players
        .as_slice()
        .iter()
        .map(|player| player.influence)
        .collect()
}

fn cards(city: &City) -> Vec<Vec<u8>> {
    let view = city.view(Viewer::Spectator).dump();
    view.players
        .as_slice()
        .iter()
        .map(|player| player.influence_cards.clone())
        .collect()
}

#[test]
fn c28_strictly_most_tokens_win_and_are_returned() {
    let (city, events) = end_of_round(3, 0b1, &[2, 5, 4, 0]);
    assert_eq!(
        tokens(&city),
        [2, 0, 4, 0],
        "only the winner returns tokens, and all of them"
    );
    assert_eq!(cards(&city), [vec![], vec![3], vec![], vec![]]);
    assert_eq!(city.waiting, 0);
    let scored = Event::InfluenceScored {
        winner: Some(seat(2)),
        points: 3,
        tokens: 5,
    };
    assert!(events.contains(&scored));
}

#[test]
fn c28_one_token_is_enough() {
    let (city, _) = end_of_round(3, 0b1, &[0, 0, 1]);
    assert_eq!(cards(&city), [vec![], vec![], vec![3]]);
    assert_eq!(tokens(&city), [0, 0, 0]);
}

#[test]
fn c28_on_a_tie_nothing_happens() {
    for tied in [[4, 4, 1, 0], [0, 4, 3, 4], [0, 0, 0, 0], [2, 2, 2, 2]] {
        let (city, events) = end_of_round(3, 0b1, &tied);
        assert_eq!(tokens(&city), tied, "nobody returns anything");
        assert_eq!(cards(&city), vec![Vec::<u8>::new(); 4]);
        assert_eq!(
            city.view(Viewer::Spectator).dump().influence_beside_offer,
            [3],
            "it waits"
        );
        let most = *tied.iter().max().unwrap();
        let scored = Event::InfluenceScored {
            winner: None,
            points: 3,
            tokens: most,
        };
        assert!(events.contains(&scored));
    }
}

#[test]
fn c28_no_card_no_scoring() {
    let (city, events) = end_of_round(4, 0, &[2, 5, 4, 0]);
    assert_eq!(tokens(&city), [2, 5, 4, 0]);
    assert!(
        !events
            .iter()
            .any(|event| matches!(event, Event::InfluenceScored { .. }))
    );
}

#[test]
fn c28_what_waits_is_tried_again_at_the_end_of_every_round() {
    // The three waits since round 3; in round 4 somebody leads.
    let (city, _) = end_of_round(4, 0b1, &[2, 5, 4, 0]);
    assert_eq!(cards(&city), [vec![], vec![3], vec![], vec![]]);
    // Waiting until round 6, it is won together with the six.
    let (city, _) = end_of_round(6, 0b11, &[2, 5, 6, 0]);
    assert_eq!(cards(&city), [vec![], vec![], vec![3, 6], vec![]]);
    assert_eq!(tokens(&city), [2, 5, 0, 0]);
}

#[test]
fn c28_a_waiting_card_is_joined_by_the_next_one() {
    let (city, _) = end_of_round(5, 0b1, &[1, 1, 0, 0]);
    assert_eq!(city.round, 6);
    assert_eq!(
        city.view(Viewer::Spectator).dump().influence_beside_offer,
        [3, 6]
    );
}

#[test]
fn c28_after_the_last_round_what_is_tied_is_lost() {
    let (city, _) = end_of_round(14, 0b1100, &[3, 3, 1]);
    assert!(city.is_over());
    assert_eq!(cards(&city), vec![Vec::<u8>::new(); 3]);
    assert_eq!(tokens(&city), [3, 3, 1]);
    let (city, _) = end_of_round(14, 0b1100, &[3, 4, 1]);
    assert_eq!(cards(&city), [vec![], vec![10, 14], vec![]]);
    assert_eq!(
        tokens(&city),
        [3, 0, 1],
        "and the tokens are gone before C-35"
    );
}

#[test]
fn c28_with_two_players_the_cards_are_4_8_14_in_rounds_2_4_7() {
    let (city, _) = end_of_round(2, 0b1, &[1, 0]);
    assert_eq!(cards(&city), [vec![4], vec![]]);
    let (city, _) = end_of_round(4, 0b11, &[1, 2]);
    assert_eq!(cards(&city), [vec![], vec![4, 8]]);
    let (city, _) = end_of_round(7, 0b100, &[1, 2]);
    assert_eq!(cards(&city), [vec![], vec![14]]);
    assert!(city.is_over());
}

#[test]
fn c28_the_bank_of_every_game_adds_up() {
    for setup in plain_setups::<City>() {
        for index in 0..amount(60, 2_000) as u64 {
            let mut city = City::new(&setup, &Seed::of_series(13, index));
            audit_game(&mut city, index);
        }
    }
}

/// Keeps the books of the influence cards from the events alone.
fn audit_game(city: &mut City, index: u64) {
    let (mut beside, mut won) = (0, vec![0u8; city.seats().count()]);
    let mut rng = rng(index);
    let mut list = Vec::new();
    while let Some(actor) = city.to_act().first() {
        city.legal(actor, &mut list);
        let action = at_random(&mut rng)(city, &list);
        let mut events = Vec::new();
        city.apply(actor, action, &mut events);
        for event in events {
            match event {
                Event::InfluenceLaid { points } => beside += points,
                Event::InfluenceScored {
                    winner: Some(winner),
                    points,
                    tokens: returned,
                } => {
                    assert_eq!(points, std::mem::take(&mut beside));
                    won[winner.index()] += points;
                    assert_eq!(city.players[winner].influence, 0);
                    assert!(
                        tokens(city).iter().all(|count| *count < returned),
                        "strictly most"
                    );
                }
                Event::InfluenceScored {
                    winner: None,
                    points,
                    tokens: most,
                } => {
                    assert_eq!(points, beside);
                    let leaders = tokens(city)
                        .into_iter()
                        .filter(|count| *count == most)
                        .count();
                    assert!(leaders > 1, "a tie");
                    assert_eq!(tokens(city).into_iter().max(), Some(most));
                }
                _ => {}
            }
        }
    }
    let sums: Vec<u8> = cards(city).iter().map(|cards| cards.iter().sum()).collect();
    assert_eq!(sums, won);
    let all = if won.len() == 2 { 26 } else { 33 };
    assert_eq!(
        won.iter().sum::<u8>() + beside,
        all,
        "won or lost at the end"
    );
}
