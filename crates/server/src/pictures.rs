//! Pictures of games that are drawn once and kept.

use std::sync::{Arc, Mutex, PoisonError};

use protocol::pictures::{self, Sample};
use table::AnyGame;

/// What is drawn once and kept.
#[derive(Debug, Default)]
pub struct PictureCache {
    samples: Mutex<Vec<(AnyGame, Sample, Arc<str>)>>,
}

impl PictureCache {
    /// A game among bots, two thirds through, as everybody sees it.
    pub fn sample(&self, game: AnyGame, sample: Sample) -> Arc<str> {
        let mut samples = self.samples.lock().unwrap_or_else(PoisonError::into_inner);
        let known = samples
            .iter()
            .find(|(of, like, _)| *of == game && *like == sample);
        if let Some((_, _, picture)) = known {
            return picture.clone();
        }
        let picture: Arc<str> = pictures::sample(game, sample).into();
        samples.push((game, sample, picture.clone()));
        picture
    }
}
