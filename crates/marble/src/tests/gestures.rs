//! Clicks: how few a tile takes, and what a place says that cannot be used.

use std::collections::BTreeSet;

use kernel::{Game, Viewer};
use scene::{Lang, Offer as _};

use super::eyes::{Eyes, play};
use super::table::{Table, position, seat};
use crate::action::{Action, Kind};
use crate::data::Color;
use crate::{Hit, Marble, Phase};

#[test]
fn every_place_that_no_choice_goes_on_with_says_why_by_a_rule_or_plays_no_part() {
    let rules = include_str!("../../../../docs/rules/marble.md");
    let (mut said, mut asked) = (BTreeSet::new(), 0);
    play(5, |game| {
        let Some(seat) = game.to_act().first() else {
            return;
        };
        let eyes = Eyes::of(game, Viewer::Seat(seat), Lang::De);
        let choices = eyes.choices(seat);
        let goes_on = |hit: &Hit| {
            choices
                .iter()
                .any(|choice| choice.path.contains(hit) || choice.marks.contains(hit))
        };
        for hit in eyes.drawn().into_iter().filter(|hit| !goes_on(hit)) {
            let why = Marble::why_not(&eyes.view, seat, &[], hit, &eyes.reader());
            asked += 1;
            if let Some(why) = why {
                assert!(rules.contains(&format!("**{}", why.rule)), "{why:?}");
                assert!(
                    !why.text.is_empty() && !why.text.contains("nicht gefragt"),
                    "{why:?}"
                );
                said.insert(why.rule);
            }
        }
    });
    let expected = [
        "M-10", "M-12", "M-14", "M-15", "M-16", "M-21", "M-23", "M-33",
    ];
    for rule in expected {
        assert!(said.contains(rule), "{rule} of {said:?} in {asked}");
    }
}

/// The reason in English, after `SEAT ACTION` lines.
fn why(game: &Marble, hit: &str) -> Option<String> {
    let seat = game.to_act().first().unwrap();
    let eyes = Eyes::of(game, Viewer::Seat(seat), Lang::En);
    let hit = hit.parse().unwrap();
    let why = Marble::why_not(&eyes.view, seat, &[], hit, &eyes.reader())?;
    Some(format!("{}: {}", why.rule, why.text))
}

#[test]
fn m12_m15_a_stack_and_a_hand_say_what_they_lack() {
    let game = Table::new(2).hand_over(seat(1), seat(2)).build();
    let empty = "M-15: You have no tile to lay. Draw some first";
    assert_eq!(why(&game, "hand:red@1").as_deref(), Some(empty));
    assert_eq!(why(&game, "hand:red@2"), None, "it is the other's");
    let later = "M-15: A magistrate goes on a tile when you lay it";
    assert_eq!(why(&game, "reserve:magistrates@1").as_deref(), Some(later));
    let spring = "M-21: An aqueduct begins with the first tile at its spring";
    assert_eq!(why(&game, "spring:grey").as_deref(), Some(spring));
    let none = "M-10: You have no such imperium tile";
    assert_eq!(why(&game, "imperium:red@1").as_deref(), Some(none));
}

#[test]
fn m16_m17_ground_that_is_taken_or_touches_nothing_says_so() {
    let game = Table::new(2)
        .tiles("blue 1,1+1,2")
        .play("1 play\n1 tile red")
        .build();
    let taken = "M-16: A tile or a hill is in the way";
    assert_eq!(why(&game, "tile:1,1+1,2").as_deref(), Some(taken));
    let alone = "M-17: No side would lie against a tile or a hill";
    assert_eq!(why(&game, "bridge:0,14").as_deref(), Some(alone));
    assert_eq!(why(&game, "ground:0,14").as_deref(), Some(alone));
}

/// M-15: a tile of the hand, a lozenge, with or without; what was clicked is not asked again.
#[test]
fn m15_a_tile_takes_three_clicks() {
    let game = Table::new(2).tiles("blue 1,1+1,2").build();
    let holding = |game: &Marble, hit: Hit| {
        let eyes = Eyes::of(game, Viewer::Seat(seat(1)), Lang::En);
        let all = eyes.choices(seat(1)).into_iter();
        all.filter(|choice| choice.path.contains(&hit) || choice.marks.contains(&hit))
            .collect::<Vec<_>>()
    };
    let hand = Hit::Hand(Color::Red, seat(1));
    let kinds = holding(&game, hand);
    assert_eq!(
        (kinds.len(), kinds[0].path.len()),
        (1, 0),
        "the kind is clear"
    );
    let mut game = game;
    game.apply(seat(1), Action::Choose(Kind::Play), &mut ());
    assert_eq!(
        holding(&game, hand).len(),
        1,
        "the same click says the tile"
    );
    game.apply(seat(1), Action::Tile(Color::Red), &mut ());
    let place = position("1,3+1,4");
    assert_eq!(holding(&game, Hit::Position(place)).len(), 1);
    let before = lozenges(&game);
    game.apply(seat(1), Action::Lay(place), &mut ());
    let last = holding(&game, Hit::Tile(place));
    assert_eq!(last.len(), 2, "with and without, on the tile itself");
    assert!(last.iter().all(|choice| choice.path.len() <= 1));
    assert!(
        last.iter()
            .all(|choice| choice.note.contains("0 points now"))
    );
    // Another lozenge moves the tile: those of before are still there, and no others.
    let mut left = before;
    left.remove(&Hit::Position(place));
    assert_eq!(lozenges(&game), left);
}

fn lozenges(game: &Marble) -> BTreeSet<Hit> {
    let eyes = Eyes::of(game, Viewer::Seat(seat(1)), Lang::En);
    let hits = eyes.drawn().into_iter();
    hits.filter(|hit| matches!(hit, Hit::Position(_))).collect()
}

#[test]
fn a_tile_that_is_being_laid_can_go_wherever_it_could() {
    play(1, |game| {
        if !matches!(game.phase, Phase::Position { .. }) {
            return;
        }
        let (seat, closed) = (game.active, game.options.unused_hills);
        let place = game.map.places().first().unwrap();
        let mut laid = game.clone();
        laid.apply(seat, Action::Lay(place), &mut ());
        assert_eq!(laid.map.places_without(place, closed), game.map.places());
    });
}
