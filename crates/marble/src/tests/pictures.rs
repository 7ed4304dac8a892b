//! Pictures and words: complete in both languages, nothing hidden in them, every text in its
//! place.

use kernel::testing::{amount, setup};
use scene::testing::{check_games, check_words};

use crate::Marble;

#[test]
fn every_word_is_there_in_both_languages() {
    check_words::<Marble>();
}

/// 61 games in all: all viewers, languages and formats of one step in ten.
#[test]
fn pictures_show_what_the_viewer_may_know_and_texts_keep_their_places() {
    for seats in 2..=4 {
        check_games(&setup::<Marble>(seats, &[]), amount(15, 100), 10);
    }
    for corners in ["structure", "no-site"] {
        let switched = [
            ("hill-corners", corners),
            ("fountain-reach", "sides"),
            ("unused-hills", "false"),
            ("late-fountain-coin", "true"),
        ];
        check_games(&setup::<Marble>(3, &switched), amount(8, 50), 10);
    }
}
