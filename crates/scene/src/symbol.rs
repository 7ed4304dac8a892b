//! Symbols: drawings that are sent once and then used by name.

use crate::{Building, Glyph, Item, Size};

/// A drawing that is sent once. Its parts may take their colours from the user of the symbol
/// ([`crate::Paint::Ink`], [`crate::Paint::Tint`]).
#[derive(Clone, Copy, Debug)]
pub struct Symbol {
    /// Its name: `g-…` glyphs, `b-…` buildings, else the game's own.
    pub id: &'static str,
    /// The box it is drawn in.
    pub size: Size,
    /// What it is made of.
    pub parts: &'static [Item],
}

/// Every glyph and building.
pub fn shared_symbols() -> impl Iterator<Item = Symbol> {
    let glyphs = Glyph::ALL.iter().map(|glyph| glyph.drawing());
    glyphs.chain(Building::ALL.iter().map(|building| building.drawing()))
}
