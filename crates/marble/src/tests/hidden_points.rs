//! Points that a table hides are not told by help.

use kernel::{Game as _, Viewer};
use scene::{Cast, Lang, Offer as _, Reader, Speak as _, Words};

use super::eyes::play;
use crate::data::Aqueduct;
use crate::{Hit, Marble};

/// What help says of each line.
fn told(game: &Marble, points: bool) -> Vec<String> {
    let words = Words::new(Lang::En, &Marble::WORDS);
    let cast = Cast::unnamed(game.seats(), &words);
    let reader = Reader::new(&words, &cast, Viewer::Spectator).with_points(points);
    let view = game.view(reader.viewer);
    let help = |line: &Aqueduct| Marble::help(&view, Hit::Aqueduct(*line), &reader).text;
    Aqueduct::ALL.iter().map(help).collect()
}

#[test]
fn an_aqueduct_does_not_tell_hidden_points() {
    let mut opening: Option<Vec<String>> = None;
    let mut counted = 0;
    play(11, |game| {
        let hidden = told(game, false);
        let first = opening.get_or_insert_with(|| hidden.clone());
        assert_eq!(*first, hidden, "the rule alone");
        counted += usize::from(told(game, true) != hidden);
    });
    assert!(counted > 0);
}
