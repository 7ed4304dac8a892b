//! The influence cards: those to be won now, and the next to come.

use scene::pieces;
use scene::{Area, AreaId, Font, Glyph, Reader, Text, Token, rect, square, wrap};

use super::layout::Layout;
use super::sheet;
use super::words as say;
use crate::view::{PhaseView, View};

/// The influence cards' area.
pub fn area(view: &View, reader: &Reader<'_>, layout: &Layout) -> Area {
    let size = layout.influence();
    let heading = say::area_influence(reader.words);
    let mut area = Area::new(AreaId::shared(sheet::INFLUENCE), size, heading.clone());
    pieces::panel(&mut area, rect(0.0, 0.0, size.w, size.h), &heading, "");
    let (left, top) = (44.0, 30.0);
    area.glyph(Glyph::Influence, square(14.0, 34.0, 22.0), Token::Ink2);
    let room = rect(left, top, size.w - left - 10.0, size.h - top - 4.0);
    let lines = wrap(&state_of_play(view, reader), Font::Regular, 13.5, room.w);
    let height = 16.5;
    let first = room.y + (room.h - height * lines.len() as f32) / 2.0 + 13.0;
    for (index, line) in lines.into_iter().enumerate() {
        let y = first + index as f32 * height;
        area.text(Text::new(room.x, y, 13.5, Token::Ink2, line).font(Font::Regular));
    }
    area
}

fn state_of_play(view: &View, reader: &Reader<'_>) -> String {
    let now: u8 = view.influence_beside_offer.iter().sum();
    match view.influence_to_come.first() {
        _ if now > 0 && view.phase == PhaseView::Over => say::influence_lost(reader.words, now),
        _ if now > 0 => say::influence_now(reader.words, now),
        Some(next) => say::influence_next(reader.words, next.points, next.round),
        None => say::influence_none(reader.words),
    }
}
