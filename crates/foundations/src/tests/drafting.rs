//! F-22: the draft of the first deeds.

use kernel::testing::setup;
use kernel::{Full, Game, Seat, SeatSet, Seed, Viewer};

use super::{determinized, dump, play, refuse, seat};
use crate::dump::PhaseDump;
use crate::position::{Foundations, Phase, Secrets};

fn opening(seats: usize) -> Foundations {
    let setup = setup(seats, &[("drafting", "true"), ("first", "1")]);
    Foundations::new(&setup, &Seed::of_series(2, 7))
}

fn drafter(game: &Foundations, seat: Seat) -> Secrets<Full> {
    assert!(matches!(game.phase, Phase::Draft(_)), "the draft is over");
    game.hidden.players[seat]
}

/// Every seat takes the first card of its hand.
fn round(mut game: Foundations) -> Foundations {
    for seat in game.seats.iter() {
        let lot = drafter(&game, seat).hand.as_slice()[0];
        game = play(game, &format!("{seat} draft {lot}"));
    }
    game
}

#[test]
fn f22_all_choose_at_the_same_time_and_reveal_together() {
    let game = opening(3);
    assert_eq!(game.to_act(), SeatSet::all(game.seats));
    let lot = drafter(&game, seat(2)).hand.as_slice()[3];
    let game = play(game, &format!("2 draft {lot}"));
    assert_eq!(game.to_act(), SeatSet::all(game.seats).without(seat(2)));
    assert!(
        game.players[seat(2)].estate.lots.is_empty(),
        "nothing is placed before all chose"
    );
    refuse(&game, &format!("2 draft {lot}"), "F-12a");
    for (viewer, seen) in [(2, Some(lot)), (1, None), (3, None)] {
        match dump(&game, Viewer::Seat(seat(viewer))).phase {
            PhaseDump::Draft { picks, .. } => assert_eq!(picks[1], seen),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn f22_hands_pass_left_and_six_rounds_fill_everybody() {
    let mut game = opening(4);
    let second = drafter(&game, seat(2)).hand;
    game = round(game);
    assert_eq!(
        drafter(&game, seat(3)).hand.as_slice(),
        &second.as_slice()[1..]
    );
    for _ in 1..6 {
        game = round(game);
    }
    assert!(matches!(game.phase, Phase::Turn));
    for (_, player) in game.players.iter() {
        assert_eq!((player.estate.empty.len(), player.free_markers()), (6, 2));
    }
}

#[test]
fn f22_only_a_deed_of_the_own_hand() {
    let game = opening(2);
    let theirs = drafter(&game, seat(2)).hand.as_slice()[0];
    refuse(&game, &format!("1 draft {theirs}"), "F-22");
}

#[test]
fn f22_a_seat_knows_the_hands_it_has_held() {
    let game = round(opening(4));
    let known = |game: &Foundations, viewer: usize| -> Vec<bool> {
        match dump(game, Viewer::Seat(seat(viewer))).phase {
            PhaseDump::Draft { hands, .. } => hands
                .iter()
                .map(|hand| hand.iter().all(Option::is_some))
                .collect(),
            other => panic!("{other:?}"),
        }
    };
    // Seat 1 holds what was seat 4's; its own first hand lies before seat 2.
    assert_eq!(known(&game, 1), [true, true, false, false]);
    let game = round(game);
    assert_eq!(known(&game, 1), [true, true, true, false]);
    let game = round(game);
    assert_eq!(known(&game, 1), [true, true, true, true]);
}

#[test]
fn f22_a_hidden_pick_may_be_any_card_of_the_hand() {
    let game = opening(2);
    let hand = drafter(&game, seat(2)).hand;
    let game = play(game, &format!("2 draft {}", hand.as_slice()[0]));
    let mut rng = kernel::Rng::from_key([3; 32]);
    let picks: std::collections::BTreeSet<_> = (0..200)
        .map(|_| drafter(&determinized(&game, seat(1), &mut rng), seat(2)).pick)
        .collect();
    assert!(
        picks.len() > 20,
        "neither hand nor pick is known to seat 1: {picks:?}"
    );
    let own = drafter(&determinized(&game, seat(2), &mut rng), seat(2));
    assert_eq!(own.pick, Some(hand.as_slice()[0]));
    assert_eq!(own.hand, hand);
}
