//! Pictures and words.

use kernel::testing::{Position, plain_setups, setup};
use kernel::{Game as _, Seat, Seed, Viewer};
use scene::testing::{Pictures, check_games, check_words};
use scene::{Cast, Lang, Reader, Speak as _, Words};

use crate::{Choice, Event, Hit, Pebbles};

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
