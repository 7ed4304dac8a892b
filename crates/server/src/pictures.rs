//! Pictures of games that are drawn once and kept.

use std::sync::{Arc, Mutex, PoisonError};

use protocol::pictures::{self, Sample};
use scene::{Lang, Theme};
use table::AnyGame;

/// What is drawn once and kept.
#[derive(Debug, Default)]
pub struct PictureCache {
    samples: Kept<(AnyGame, Sample)>,
    pieces: Kept<(AnyGame, Lang, Theme)>,
}

impl PictureCache {
    /// A game among bots, two thirds through, as everybody sees it.
    pub fn sample(&self, game: AnyGame, sample: Sample) -> Arc<str> {
        let draw = || pictures::sample(game, sample);
        self.samples.get_or_draw((game, sample), draw)
    }

    /// Every card, building and tile of a game.
    pub fn pieces(&self, game: AnyGame, lang: Lang, theme: Theme) -> Arc<str> {
        let draw = || pictures::pieces(game, lang, theme);
        self.pieces.get_or_draw((game, lang, theme), draw)
    }
}

/// Pictures by what they hang on: of that there is little, so they are few.
#[derive(Debug)]
struct Kept<K>(Mutex<Vec<(K, Arc<str>)>>);

impl<K> Default for Kept<K> {
    fn default() -> Kept<K> {
        Kept(Mutex::default())
    }
}

impl<K: PartialEq> Kept<K> {
    /// Whoever asks while one is drawn waits for it.
    fn get_or_draw(&self, key: K, draw: impl FnOnce() -> String) -> Arc<str> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, picture)) = kept.iter().find(|(known, _)| *known == key) {
            return picture.clone();
        }
        let picture: Arc<str> = draw().into();
        kept.push((key, picture.clone()));
        picture
    }
}
