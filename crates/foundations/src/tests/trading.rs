//! F-28, F-28a: trades.

use kernel::{Game, SeatSet};

use super::{Scene, legal, play, refuse, seat};
use crate::data::Invocation;
use crate::position::Phase;

fn scene() -> Scene {
    Scene::new(4, &[("trading", "true"), ("invocations", "true")])
        .empty(1, "A1+A2")
        .empty(2, "C1+C2")
        .silver(1, 12)
        .silver(2, 30)
}

#[test]
fn f28_all_items_change_hands_at_once() {
    let game = scene()
        .holds(1, Invocation::Windfall)
        .holds(2, Invocation::Abundance)
        .done();
    let game = play(
        game,
        "1 trade 2
         1 trade give A1
         1 trade give favor 2
         1 trade give windfall
         1 trade take C2
         1 trade take silver 20
         1 trade take abundance
         1 trade offer",
    );
    assert_eq!(game.to_act(), SeatSet::one(seat(2)));
    assert_eq!(
        game.players[seat(1)].silver,
        12,
        "nothing moves before the answer"
    );
    let game = play(game, "2 trade accept");
    let [first, second] = [1, 2].map(|number| game.players[seat(number)]);
    assert_eq!(first.estate.empty, "A2+C2".parse().unwrap());
    assert_eq!(second.estate.empty, "A1+C1".parse().unwrap());
    assert_eq!((first.silver, second.silver), (32, 10));
    assert_eq!((first.favor, second.favor), (0, 4));
    assert!(first.holds(Invocation::Abundance) && second.holds(Invocation::Windfall));
    assert_eq!((game.turn.seat, game.turn.actions), (seat(1), 1));
}

#[test]
fn f28_the_partner_may_decline() {
    let game = scene().done();
    let before = game.players;
    let game = play(
        game,
        "1 trade 2\n1 trade give A1\n1 trade take C1\n1 trade offer\n2 trade decline",
    );
    assert_eq!(game.players, before);
    assert!(matches!(game.phase, Phase::Turn));
}

#[test]
fn f28_a_trade_has_a_lot_and_something_on_each_side() {
    let game = play(scene().done(), "1 trade 2");
    refuse(&game, "1 trade offer", "F-28");
    let game = play(game, "1 trade give silver 3");
    refuse(&game, "1 trade offer", "F-28");
    let favor = play(game.clone(), "1 trade take favor 1");
    refuse(&favor, "1 trade offer", "F-28");
    assert!(legal(&play(game, "1 trade take C1"), "1 trade offer"));
}

#[test]
fn f28_silver_on_one_side_only_and_at_most_20() {
    let game = play(scene().silver(1, 50).done(), "1 trade 2\n1 trade give A1");
    refuse(&game, "1 trade give silver 21", "F-28");
    let game = play(game, "1 trade give silver 20");
    refuse(&game, "1 trade take silver 1", "F-28");
}

#[test]
fn f28_only_what_a_side_has() {
    let game = scene().built(1, "domus H1").holds(1, Invocation::Windfall);
    let game = game.with(|game| {
        let player = &mut game.open.players[seat(1)];
        player.invocations.remove(Invocation::Windfall);
        player.spent.insert(Invocation::Windfall);
    });
    let game = play(game.done(), "1 trade 2");
    for item in ["C1", "H1", "silver 13", "favor 3", "flipped 1", "windfall"] {
        refuse(&game, &format!("1 trade give {item}"), "F-28");
    }
    refuse(&game, "1 trade take A1", "F-28");
}

#[test]
fn f28_nobody_may_lack_lot_markers_afterwards() {
    let full = || scene().empty(1, "E1+E3+E5+F2+F4+G1");
    let two_for_one = "1 trade 2\n1 trade give A1\n1 trade take C1\n1 trade take C2";
    let game = play(full().done(), two_for_one);
    refuse(&game, "1 trade offer", "F-28");
    // A Surveyor counts for its new owner.
    let gains = full().holds(2, Invocation::Surveyor).done();
    let game = play(gains, &format!("{two_for_one}\n1 trade take surveyor"));
    assert!(legal(&game, "1 trade offer"));
    let loses = full().holds(1, Invocation::Surveyor).empty(1, "G3").done();
    let swap = "1 trade 2\n1 trade give A1\n1 trade give surveyor\n1 trade take C1";
    let game = play(loses, swap);
    refuse(&game, "1 trade offer", "F-28");
}

#[test]
fn f28_without_the_option_nobody_trades() {
    let game = Scene::new(2, &[("stealing", "true")]).empty(1, "A1").done();
    refuse(&game, "1 trade 2", "F-28");
}

#[test]
fn f28a_items_come_in_a_fixed_order() {
    let game = play(scene().done(), "1 trade 2\n1 trade give A2");
    refuse(&game, "1 trade give A1", "F-28a");
    refuse(&game, "1 trade give A2", "F-28a");
    let game = play(game, "1 trade give silver 2");
    refuse(&game, "1 trade give silver 3", "F-28a");
    let game = play(game, "1 trade take C1");
    refuse(&game, "1 trade give favor 1", "F-28a");
    let game = play(game, "1 trade take favor 1");
    refuse(&game, "1 trade take C2", "F-28a");
    assert!(legal(&game, "1 trade withdraw"));
}

#[test]
fn f28a_a_partner_is_legal_if_either_has_an_empty_lot() {
    let game = Scene::new(4, &[("trading", "true")]).empty(2, "C1").done();
    assert!(legal(&game, "1 trade 2"));
    refuse(&game, "1 trade 3", "F-28a");
    refuse(&game, "1 trade 1", "F-28");
    refuse(&game, "1 trade 5", "F-28");
    refuse(&game, "2 trade 1", "F-12a");
}

#[test]
fn f28a_at_most_eight_proposals_a_turn() {
    let mut game = scene().done();
    for _ in 0..8 {
        game = play(game, "1 trade 2\n1 trade withdraw");
    }
    refuse(&game, "1 trade 2", "F-28a");
    let game = play(game, "1 income");
    assert_eq!(game.turn.seat, seat(2), "no free action is left");
    assert!(legal(&game, "2 trade 1"), "counted anew in each turn");
}

#[test]
fn f28a_withdrawing_is_possible_at_any_time() {
    let game = play(
        scene().done(),
        "1 trade 3\n1 trade give A1\n1 trade take favor 2",
    );
    let game = play(game, "1 trade withdraw");
    assert!(matches!(game.phase, Phase::Turn));
    assert_eq!(game.turn.proposals, 1);
}
