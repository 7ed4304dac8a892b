//! The influence cards: those to be won now, and the next to come.

use scene::{Area, Font, Glyph, Text, Token, rect, square, wrap};

use super::Canvas;
use super::sheet;
use super::words as say;
use crate::phase::Phase;

impl Canvas<'_> {
    /// The influence cards' area.
    pub fn influence(&self) -> Area {
        let heading = say::area_influence(self.reader.words);
        let (mut area, size) = self.panel(sheet::Area::Influence, &heading, "");
        let (left, top) = (44.0, 30.0);
        area.glyph(Glyph::Influence, square(14.0, 34.0, 22.0), Token::Ink2);
        let room = rect(left, top, size.w - left - 10.0, size.h - top - 4.0);
        let lines = wrap(&self.influence_at_stake(), Font::Regular, 13.5, room.w);
        let height = 16.5;
        let first = room.y + (room.h - height * lines.len() as f32) / 2.0 + 13.0;
        for (index, line) in lines.into_iter().enumerate() {
            let y = first + index as f32 * height;
            area.text(Text::new(room.x, y, 13.5, Token::Ink2, line).font(Font::Regular));
        }
        area
    }

    fn influence_at_stake(&self) -> String {
        let (view, words) = (self.view, self.reader.words);
        let now: u8 = view.influence_points(view.waiting).sum();
        match view.influence_to_come().next() {
            _ if now > 0 && view.phase == Phase::Over => say::influence_lost(words, now),
            _ if now > 0 => say::influence_now(words, now),
            Some(next) => say::influence_next(words, next.points, next.round),
            None => say::influence_none(words),
        }
    }
}
