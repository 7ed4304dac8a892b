//! A hand: equal cards as one, with their number.

use kernel::Viewer;
use scene::{Area, Drawing, Format, Reader, Rect, Size, point, rect, size};

use super::Canvas;
use super::card;
use super::hit::Hit;
use super::sheet;
use super::words as say;
use crate::data::Card;
use crate::hand::Cards;
use crate::position::View;

/// Whether the reader is shown a hand: a player his own, who sees everything that of the first
/// seat.
pub fn is_shown(reader: &Reader<'_>) -> bool {
    reader.viewer != Viewer::Spectator
}

/// The hand that the reader is shown.
pub fn cards(view: &View, reader: &Reader<'_>) -> Cards {
    if is_shown(reader) {
        view.hand(reader.own_seat())
    } else {
        Cards::default()
    }
}

impl Canvas<'_> {
    /// The hand's area.
    pub fn hand(&self) -> Area {
        let (reader, size) = (self.reader, self.layout.size(sheet::Area::Hand));
        let heading = match reader.viewer {
            Viewer::Seat(_) => say::area_hand(reader.words),
            Viewer::Spectator | Viewer::Everything => {
                say::hand_of(reader.words, reader.name(reader.own_seat()))
            }
        };
        let hand = cards(self.view, reader);
        if self.layout.format == Format::Wide {
            let count = hand.len().to_string();
            let (mut area, size) = self.panel(sheet::Area::Hand, &heading, &count);
            self.hand_column(&mut area, &hand, size);
            return area;
        }
        let mut area = Area::new(sheet::Area::Hand, size, heading);
        self.hand_rows(&mut area, &hand, size);
        area
    }

    /// One below the other, each as high as there is room.
    fn hand_column(&self, d: &mut Drawing, hand: &Cards, place: Size) {
        const TOP: f32 = 36.0;
        let kinds = hand.kinds().len().max(1) as f32;
        let gap = if kinds > 7.0 { 4.0 } else { 9.0 };
        let height = ((place.h - TOP - 10.0 + gap) / kinds - gap).min(124.0);
        for (index, card) in hand.kinds().iter().enumerate() {
            let top = TOP + index as f32 * (height + gap);
            self.held(d, hand, card, rect(12.0, top, place.w - 24.0, height), true);
        }
    }

    /// Few cards lie side by side with their names; more are tiles.
    fn hand_rows(&self, d: &mut Drawing, hand: &Cards, place: Size) {
        const GAP: f32 = 6.0;
        let kinds = hand.kinds().len();
        let named = kinds <= 4;
        let (rows, columns) = match kinds {
            0..=4 => (kinds.div_ceil(2).max(1), 2),
            5..=7 => (1, kinds),
            _ => (2, kinds.div_ceil(2)),
        };
        let height = (place.h + GAP) / rows as f32 - GAP;
        let width = (place.w + GAP) / columns as f32 - GAP;
        let side = width.min(height).floor();
        let cell = if named {
            size(width, height.min(64.0))
        } else {
            size(side, side)
        };
        for (index, card) in hand.kinds().iter().enumerate() {
            let (column, row) = ((index % columns) as f32, (index / columns) as f32);
            let (x, y) = (column * (cell.w + GAP), row * (cell.h + GAP));
            self.held(d, hand, card, rect(x, y, cell.w, cell.h), named);
        }
    }

    /// A card, with its name where there is room beside the picture.
    fn held(&self, d: &mut Drawing, hand: &Cards, card: Card, at: Rect, named: bool) {
        let (words, count) = (self.reader.words, hand.count(card).into());
        let hit = Hit::Hand(card, self.reader.own_seat());
        let outline = rect(0.0, 0.0, at.w, at.h);
        d.group(self.target(hit, point(at.x, at.y), outline, 8.0), |d| {
            if named {
                card::lying(d, card, words, count, at.size());
            } else {
                card::tile(d, card, words, at.w, None);
                card::times(d, count, point(at.w - 9.0, 9.0));
            }
        });
    }
}
