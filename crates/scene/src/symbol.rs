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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Area, AreaId, Rect, Scene, Theme, Token, rect, size};

    /// The box that the symbol's ink takes when drawn in its own size.
    fn inked(symbol: Symbol) -> Rect {
        let mut area = Area::new(AreaId::shared("one"), symbol.size, "");
        let at = rect(0.0, 0.0, symbol.size.w, symbol.size.h);
        area.symbol(symbol.id, at, Token::Draw, None);
        let mut scene = Scene::stacked(vec![area]);
        scene.page.slots[0].at = at;
        scene.page.size = size(0.1, 0.1);
        let svg = scene.svg(&[], [symbol], Theme::Light);
        let tree = crate::png::parse(&svg).unwrap();
        let ink = tree.root().abs_stroke_bounding_box();
        rect(ink.x(), ink.y(), ink.width(), ink.height())
    }

    #[test]
    fn symbols_are_drawn_inside_their_box() {
        for symbol in shared_symbols() {
            let (ink, whole) = (inked(symbol), symbol.size);
            let inside = rect(0.0, 0.0, whole.w, whole.h).holds(ink, 0.8);
            let large = ink.w > whole.w * 0.4 && ink.h.max(ink.w) > whole.h * 0.6;
            assert!(inside && large, "{}: {ink:?}", symbol.id);
        }
    }

    #[test]
    fn symbols_have_their_own_names() {
        let mut names: Vec<&str> = shared_symbols().map(|symbol| symbol.id).collect();
        names.sort_unstable();
        assert!(names.windows(2).all(|pair| pair[0] != pair[1]));
    }
}
