//! The influence cards: those to be won now, and the next to come.

use scene::{Area, Font, Glyph, Style, Text, Token, rect, square, wrap};

use super::Canvas;
use super::sheet;
use super::words as say;
use crate::phase::Phase;

impl Canvas<'_> {
    /// The influence cards' area.
    pub fn influence(&self) -> Area {
        let heading = say::area_influence(self.reader.words);
        let size = self.layout.size(sheet::Area::Influence);
        let mut area = Area::new(sheet::Area::Influence, size, heading);
        let paper = Style::fill(Token::Surface).line(Token::Line, 1.0);
        area.rounded(rect(0.5, 0.5, size.w - 1.0, size.h - 1.0), 8.0, paper);
        let middle = size.h / 2.0;
        area.glyph(
            Glyph::Influence,
            square(12.0, middle - 11.0, 22.0),
            Token::Ink2,
        );
        let room = rect(42.0, 2.0, size.w - 52.0, size.h - 4.0);
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
