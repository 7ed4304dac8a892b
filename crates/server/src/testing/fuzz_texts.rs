//! Notation and records of every game, read from any text: for fuzzing, and for the same on
//! stable. What is read prints as it was, and nothing panics.

use kernel::{Advice, Record, replay};
use scene::Show;
use table::{AnyGame, Visitor};

/// Any text as an action of every game.
pub fn notation(text: &str) {
    for game in AnyGame::ALL {
        game.visit(ReadAction(text));
    }
}

struct ReadAction<'a>(&'a str);

impl Visitor for ReadAction<'_> {
    type Output = ();

    fn visit<G: Advice + Show>(self) {
        if let Ok(action) = self.0.parse::<G::Action>() {
            let again = action.to_string().parse::<G::Action>().ok();
            assert_eq!(again, Some(action), "{:?}", self.0);
        }
    }
}

/// Any text as a record.
pub fn record(text: &str) {
    let Ok(record) = Record::parse(text) else {
        return;
    };
    assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(&record));
    if let Ok(game) = record.header.game.parse::<AnyGame>() {
        game.visit(PlayRecord(&record));
    }
}

struct PlayRecord<'a>(&'a Record);

impl Visitor for PlayRecord<'_> {
    type Output = ();

    fn visit<G: Advice + Show>(self) {
        // Whether it holds is not the question here.
        let _ = replay::<G>(self.0);
    }
}
