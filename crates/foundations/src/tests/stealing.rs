//! F-27, F-29: favor tokens and stealing.

use super::{Scene, legal, play, points, refuse, seat};
use crate::Category;

fn scene() -> Scene {
    Scene::new(3, &[("stealing", "true")])
}

#[test]
fn f27_everybody_starts_with_two_tokens_of_two_points() {
    for option in ["stealing", "trading"] {
        let game = Scene::new(2, &[(option, "true")]).done();
        assert!(
            game.players
                .iter()
                .all(|(_, player)| (player.favor, player.flipped) == (2, 0))
        );
    }
    let game = Scene::new(2, &[]).done();
    assert!(game.players.iter().all(|(_, player)| player.favor == 0));
}

#[test]
fn f27_at_the_end_each_is_worth_the_side_it_shows() {
    let game = scene()
        .era(3)
        .empty(1, "A1+B2")
        .empty(2, "A2+H8")
        .last_turn()
        .done();
    let game = play(game, "1 steal A2\n1 income\n");
    assert_eq!(points(&game, 1, Category::Favor), 2);
    assert_eq!(points(&game, 2, Category::Favor), 2 * 2 + 4);
    assert_eq!(points(&game, 3, Category::Favor), 4);
}

#[test]
fn f29_stealing_moves_the_deed_and_flips_a_token() {
    let game = scene().empty(1, "A1+A3").empty(2, "A2").done();
    let game = play(game, "1 steal A2");
    let [thief, victim] = [1, 2].map(|number| game.players[seat(number)]);
    assert!(thief.estate.empty.contains("A2".parse().unwrap()));
    assert_eq!((thief.favor, thief.flipped), (1, 0));
    assert_eq!((victim.favor, victim.flipped), (2, 1));
    assert_eq!(victim.free_markers(), 8, "the victim's marker returns");
    assert_eq!(game.turn.actions, 1, "it is a free action");
}

#[test]
fn f29_two_own_pieces_beside_an_empty_lot_of_another() {
    let game = scene()
        .empty(1, "A1+C4")
        .empty(2, "A2+B4")
        .built(2, "domus B1")
        .done();
    refuse(&game, "1 steal A2", "F-29");
    refuse(&game, "1 steal A1", "F-29");
    refuse(&game, "1 steal B1", "F-29");
    refuse(&game, "1 steal H8", "F-29");
    // A building and an empty lot are two pieces.
    let game = scene()
        .built(1, "pottery A1+B1")
        .empty(1, "C2")
        .empty(2, "B2")
        .done();
    assert!(legal(&game, "1 steal B2"));
    // Two buildings are two pieces.
    let game = scene().built(1, "domus A1, domus B2").empty(2, "A2").done();
    assert!(legal(&game, "1 steal A2"));
}

#[test]
fn f29_needs_an_unflipped_token_and_a_free_marker() {
    let base = || scene().empty(1, "A1+A3").empty(2, "A2");
    let spent = base().with(|game| {
        let thief = &mut game.open.players[seat(1)];
        (thief.favor, thief.flipped) = (0, 2);
    });
    refuse(&spent.done(), "1 steal A2", "F-29");
    let full = base().empty(1, "C1+C3+C5+D2+D4+E1").done();
    refuse(&full, "1 steal A2", "F-29");
}

#[test]
fn f29_without_the_option_nobody_steals() {
    let game = Scene::new(3, &[("trading", "true")])
        .empty(1, "A1+A3")
        .empty(2, "A2")
        .done();
    refuse(&game, "1 steal A2", "F-29");
}
