//! What is laid over the pictures on demand. Made from the onlooker's view, as all pictures are.

use kernel::Advice;
use scene::{Overlay, Reader, Show};
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
    /// What its button shows.
    pub glyph: &'static str,
    /// The key that shows and hides it.
    pub shortcut: char,
}

/// What the onlooker may ask for: they tell what counts, so nothing while points are hidden.
pub(crate) fn overlays<G: Show>(reader: &Reader<'_>) -> Vec<OverlayShown> {
    if !reader.points {
        return Vec::new();
    }
    let shown = |overlay: Overlay| OverlayShown {
        key: overlay.key,
        name: overlay.name,
        glyph: overlay.glyph.as_str(),
        shortcut: overlay.shortcut,
    };
    G::overlays(reader.words).into_iter().map(shown).collect()
}

impl<G: Advice + Show> Table<G> {
    /// One of them, as it lies over the areas of the same names; nothing for a key that is not
    /// offered. With actions of who must decide, as it would lie after them; they are without
    /// effect where they are not possible any more.
    pub(crate) fn laid_over(
        &self,
        key: &str,
        actions: &[String],
        onlooker: &Onlooker<'_>,
    ) -> Option<Vec<Picture>> {
        let onlooker = self.lawful(onlooker, Moment::Now);
        let (_, staged) = self.as_staged(onlooker.viewer, actions);
        drawn(staged.game(), key, &onlooker)
    }

    /// The same as it lay after so many decisions.
    pub(crate) fn was_laid_over(
        &self,
        decisions: usize,
        key: &str,
        onlooker: &Onlooker<'_>,
    ) -> Option<Vec<Picture>> {
        let onlooker = self.lawful(onlooker, Moment::Past);
        drawn(self.after(decisions).game(), key, &onlooker)
    }
}

/// For eyes that are known to be allowed.
fn drawn<G: Show>(game: &G, key: &str, onlooker: &Onlooker<'_>) -> Option<Vec<Picture>> {
    let reader = onlooker.reader();
    let offered = overlays::<G>(&reader);
    offered.iter().find(|overlay| overlay.key == key)?;
    let view = game.view(onlooker.viewer);
    let areas = G::overlay(&view, key, onlooker.format, &reader);
    Some(areas.iter().map(Picture::new).collect())
}
