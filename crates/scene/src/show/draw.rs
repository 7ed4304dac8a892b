//! The trait [`Draw`]: a game as pictures.

use kernel::Game;

use crate::{Area, AreaName, Format, Glyph, Reader, Sheet, Symbol, Words};

/// A game that can be drawn. [`Draw::sheet`] says which areas a viewer has and where;
/// [`Draw::draw`] draws one of them. A public area is drawn once, from the spectator's view, for
/// all viewers of a language and format.
pub trait Draw: Game {
    /// The areas of its table: an enum made by [`areas!`](crate::areas).
    type Area: AreaName;

    /// Every symbol its pictures use, sent once: glyphs, buildings, its own.
    fn symbols() -> Vec<Symbol>;

    /// Which areas the reader has, and where. Thumbs have neither text nor hits.
    fn sheet(view: &Self::View, format: Format, reader: &Reader<'_>) -> Sheet<Self::Area>;

    /// Draws one area of the sheet, in the size of its slot. Every place or piece that a choice
    /// can name is a target in exactly one area.
    fn draw(view: &Self::View, area: Self::Area, format: Format, reader: &Reader<'_>) -> Area;

    /// What can be laid over the pictures on demand: "what every corner may become".
    fn overlays(_words: &Words) -> Vec<Overlay> {
        Vec::new()
    }

    /// One of them, by its key: areas of the names and sizes of those they lie over, without
    /// targets. Nothing for a key that is none.
    fn overlay(_view: &Self::View, _key: &str, _format: Format, _reader: &Reader<'_>) -> Vec<Area> {
        Vec::new()
    }

    /// Every card, building and tile once, for a sheet of all pieces; none for a game without.
    fn components(_reader: &Reader<'_>) -> Vec<Area> {
        Vec::new()
    }
}

/// Something that can be laid over the pictures on demand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Overlay {
    /// Its word for programs.
    pub key: &'static str,
    /// What its button says: "Corners".
    pub name: String,
    /// What its button shows where there is no room for its name.
    pub glyph: Glyph,
    /// The key that shows and hides it, in lower case.
    pub shortcut: char,
}
