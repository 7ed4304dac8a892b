//! Pictures and words: complete in both languages, nothing hidden in them, every text in its
//! place.

use kernel::testing::amount;
use scene::testing::{check_games, check_words};

use super::table::every_setup;
use crate::City;

#[test]
fn every_word_is_there_in_both_languages() {
    check_words::<City>();
}

/// 204 games in all: all viewers, languages and formats of one step in ten.
#[test]
fn pictures_show_what_the_viewer_may_know_and_texts_keep_their_places() {
    for setup in every_setup() {
        check_games(&setup, amount(34, 200), 10);
    }
}
