//! What is laid over the pictures on demand. Made from the onlooker's view, as all pictures are.

use kernel::Advice;
use scene::{Overlay, Show, Words};
use serde::Serialize;

use crate::rights::Moment;
use crate::{Onlooker, Picture, Table};

/// Something that can be laid over the pictures.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct OverlayShown {
    /// What to ask for.
    pub key: &'static str,
    /// What its button says.
    pub name: String,
    /// The key that shows and hides it.
    pub shortcut: char,
}

/// What a game has of them.
pub(crate) fn overlays<G: Show>(words: &Words) -> Vec<OverlayShown> {
    let shown = |overlay: Overlay| OverlayShown {
        key: overlay.key,
        name: overlay.name,
        shortcut: overlay.shortcut,
    };
    G::overlays(words).into_iter().map(shown).collect()
}

impl<G: Advice + Show> Table<G> {
    /// One of them, as it lies over the areas of the same names; nothing for a key that is none.
    pub(crate) fn laid_over(&self, key: &str, onlooker: &Onlooker<'_>) -> Option<Vec<Picture>> {
        let onlooker = self.lawful(onlooker, Moment::Now);
        let reader = onlooker.reader();
        let known = G::overlays(reader.words);
        known.iter().find(|overlay| overlay.key == key)?;
        let view = self.game().view(onlooker.viewer);
        let areas = G::overlay(&view, key, onlooker.format, &reader);
        Some(areas.iter().map(Picture::new).collect())
    }
}
