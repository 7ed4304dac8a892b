//! Pictures and words: complete in both languages, nothing hidden in them, every text in its
//! place.

use kernel::testing::{amount, plain_setups, seed};
use kernel::{Game, Seed};
use scene::testing::{Pictures, check_words};

use crate::City;

#[test]
fn every_word_is_there_in_both_languages() {
    check_words::<City>();
}

/// All viewers, languages and formats of one step in ten of random games.
#[test]
fn pictures_show_what_the_viewer_may_know_and_texts_keep_their_places() {
    let pictures = Pictures::of::<City>();
    for (index, setup) in plain_setups::<City>().iter().enumerate() {
        for number in 0..amount(67, 400) as u64 {
            let deal = Seed::of_series(seed(), number * 3 + index as u64);
            let mut rng = deal.derive("pictures").rng();
            let mut game = City::new(setup, &deal);
            let mut legal = Vec::new();
            let mut step = number;
            while let Some(seat) = game.to_act().first() {
                if step.is_multiple_of(10) {
                    pictures.check(&game, &mut rng);
                }
                step += 1;
                game.legal(seat, &mut legal);
                game.apply(seat, legal[rng.below(legal.len())], &mut ());
            }
            pictures.check(&game, &mut rng);
        }
    }
}
