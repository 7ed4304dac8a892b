//! Pictures and words.

use kernel::testing::{Position, plain_setups, setup};
use kernel::{Game as _, Seat, Viewer};
use scene::testing::{check_games, check_words};
use scene::{Cast, Lang, Offer as _, Reader, Speak as _, Words};

use crate::{Action, Category, Event, Hit, Illegal, Pebbles};

#[test]
fn the_words_are_complete() {
    check_words::<Pebbles>();
}

#[test]
fn whole_games_are_shown() {
    for setup in plain_setups::<Pebbles>() {
        check_games(&setup, 4, 2);
    }
    check_games(&setup::<Pebbles>(3, &[("team", "true")]), 2, 3);
}

#[test]
fn sentences_are_made_for_their_reader() {
    let seat = Seat::default();
    let game = Position::<Pebbles>::opening(&setup(2, &[]), 1).build();
    let words = Words::new(Lang::De, &Pebbles::WORDS);
    let cast = Cast::unnamed(game.open.seats(), &words);
    let reader = Reader::new(&words, &cast, Viewer::Seat(seat));
    let line = |event| Pebbles::line(&event, &reader).unwrap().text;
    let hidden = line(Event::Swapped(seat, 3, None));
    assert_eq!(
        hidden,
        "Spieler 1 hat die 3 gegen eine geheime Zahl getauscht"
    );
    let known = line(Event::Swapped(seat, 3, Some(9)));
    assert_eq!(known, "Spieler 1 hat die 3 gegen die 9 getauscht");
    let view = game.view(reader.viewer);
    let prompt = Pebbles::prompt(&view, seat, &reader);
    assert_eq!(prompt.title, "Behältst du deine 8, oder tauschst du sie?");
    let choice = Pebbles::choice(&view, seat, Action::Swap, &reader);
    assert_eq!(
        (choice.button.as_str(), choice.path),
        ("Tauschen", vec![Hit::Bag])
    );
    assert_eq!(Pebbles::category(&words, Category::Number), "Geheime Zahl");
    assert_eq!(
        Pebbles::refusal(&words, Illegal::NotYou),
        "Du bist nicht am Zug."
    );
}
