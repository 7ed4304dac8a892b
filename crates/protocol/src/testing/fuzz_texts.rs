//! Notation and records of every game, read from any text: for fuzzing, and for the same on
//! stable. What is read prints as it was, and nothing panics.

use kernel::{Game, Record, replay};
use table::{AnyGame, with_game};

/// Any text as an action of every game.
pub fn notation(text: &str) {
    for game in AnyGame::ALL {
        with_game!(*game, G => read_action::<G>(text));
    }
}

fn read_action<G: Game>(text: &str) {
    if let Ok(action) = text.parse::<G::Action>() {
        let again = action.to_string().parse::<G::Action>().ok();
        assert_eq!(again, Some(action), "{text:?}");
    }
}

/// Any text as a record.
pub fn record(text: &str) {
    let Ok(record) = Record::parse(text) else {
        return;
    };
    assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(&record));
    if let Ok(game) = record.header.game.parse::<AnyGame>() {
        // Whether it holds is not the question here.
        let _ = with_game!(game, G => replay::<G>(&record).is_ok());
    }
}
