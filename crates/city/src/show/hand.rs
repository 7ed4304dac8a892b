//! A hand: equal cards as one, with their number.

use kernel::Viewer;
use scene::{Area, Drawing, Reader, Rect, point, rect};

use super::Canvas;
use super::card;
use super::hit::Hit;
use super::layout::HEADING;
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
        let reader = self.reader;
        let heading = match reader.viewer {
            Viewer::Seat(_) => say::area_hand(reader.words),
            Viewer::Spectator | Viewer::Everything => {
                say::hand_of(reader.words, reader.name(reader.own_seat()))
            }
        };
        let hand = cards(self.view, reader);
        let count = hand.len().to_string();
        let (mut area, _) = self.panel(sheet::Area::Hand, &heading, &count);
        for (index, card) in hand.kinds().iter().enumerate() {
            let place = self.layout.lying(index, HEADING - 4.0, self.layout.held());
            self.held(&mut area, &hand, card, place);
        }
        area
    }

    fn held(&self, d: &mut Drawing, hand: &Cards, card: Card, at: Rect) {
        let (words, count) = (self.reader.words, hand.count(card).into());
        let hit = Hit::Hand(card, self.reader.own_seat());
        let outline = rect(0.0, 0.0, at.w, at.h);
        d.group(self.target(hit, point(at.x, at.y), outline, 8.0), |d| {
            card::lying(d, card, words, count, at.size());
        });
    }
}
