//! The market with its six slots, and the three era stacks.

use scene::{
    Anchor, Area, Drawing, Font, Format, Glyph, Reader, Rect, Style, Text, Token, fitting, rect,
    square,
};

use super::deed::{Row, own_seat, price};
use super::layout::Layout;
use super::paper::{boxed, dashed, paper};
use super::sheet::Part;
use super::words as say;
use crate::data::{ERAS, SLOTS};
use crate::{Card, Hit, Slot, View};

/// The market's area, as the viewer sees its prices.
pub fn area(view: &View, reader: &Reader<'_>, layout: &Layout) -> Area {
    let size = layout.market().size();
    let mut area = Area::new(Part::Market, size, say::area_market(reader.words));
    let market = Market { view, reader };
    match layout.format() {
        Format::Wide | Format::Thumb => {
            market.heading(&mut area, size.w);
            market.column(&mut area, rect(0.0, 30.0, size.w, size.h - 30.0));
        }
        Format::Short => market.block(&mut area, rect(0.0, 0.0, size.w, size.h)),
        Format::Narrow => market.row(&mut area, rect(0.0, 0.0, size.w, size.h)),
    }
    area
}

struct Market<'a> {
    view: &'a View,
    reader: &'a Reader<'a>,
}

const ERA: [&str; ERAS] = ["I", "II", "III"];

impl Market<'_> {
    fn heading(&self, d: &mut Drawing, width: f32) {
        let stacks = 3.0 * 50.0;
        let name = say::area_market(self.reader.words);
        let name = fitting(&[&name], Font::Semibold, 13.0, width - stacks - 8.0);
        d.text(Text::new(2.0, 17.0, 13.0, Token::Ink3, name));
        for era in 0..ERAS {
            let x = width - stacks + era as f32 * 50.0 + 4.0;
            self.stack(d, era, rect(x, 0.0, 46.0, 25.0));
        }
    }

    /// An era's stack: its numeral and how many cards are left.
    fn stack(&self, d: &mut Drawing, era: usize, at: Rect) {
        let left = self.view.stack_sizes()[era];
        let current = self.view.has_begun() && usize::from(self.view.era) == era;
        let hit = Hit::Stack(era as u8);
        d.group(boxed(self.view, hit, (at, 5.0), self.reader), |d| {
            let paper = match (left, current) {
                (0, _) => dashed(),
                (_, true) => Style::fill(Token::Raised).line(Token::LineStrong, 1.2),
                (_, false) => Style::fill(Token::Sunk).line(Token::Line, 1.0),
            };
            d.rounded(at.inset(0.5), 5.0, paper);
            let ink = if current { Token::Ink } else { Token::Ink2 };
            let numeral = Text::new(at.x + 6.0, at.y + 17.0, 13.0, ink, ERA[era]);
            d.text(numeral.font(Font::Display));
            let count = Text::new(at.right() - 6.0, at.y + 17.5, 13.0, ink, left.to_string());
            d.text(count.anchor(Anchor::End));
        });
    }

    fn column(&self, d: &mut Drawing, room: Rect) {
        let gap = 6.0;
        let height = ((room.h + gap) / SLOTS as f32 - gap).min(106.0);
        for slot in Slot::first(SLOTS) {
            let y = room.y + slot.index() as f32 * (height + gap);
            self.slot(d, slot, rect(room.x, y, room.w, height), |d, card, at| {
                let row = Row {
                    view: self.view,
                    reader: self.reader,
                    card,
                    price: Some(price(self.view, slot, self.reader)),
                };
                row.draw(d, at);
            });
        }
    }

    /// Two beside each other: price and name.
    fn block(&self, d: &mut Drawing, room: Rect) {
        let gap = 6.0;
        let size = ((room.w - gap) / 2.0, (room.h - 2.0 * gap) / 3.0);
        for slot in Slot::first(SLOTS) {
            let (column, row) = (slot.index() % 2, slot.index() / 2);
            let x = room.x + column as f32 * (size.0 + gap);
            let y = room.y + row as f32 * (size.1 + gap);
            self.slot(d, slot, rect(x, y, size.0, size.1), |d, card, at| {
                self.low_card(d, slot, card, at);
            });
        }
    }

    fn low_card(&self, d: &mut Drawing, slot: Slot, card: Card, at: Rect) {
        let price = price(self.view, slot, self.reader);
        let ink = self.ground(d, price, at, rect(at.x, at.y, 34.0, at.h));
        let left = rect(at.x, at.y, 34.0, at.h);
        d.text(Text::centered(left, 15.0, ink, price.to_string()));
        let name = match card {
            Card::Deed(lot) => lot.to_string(),
            Card::Invocation(card) => say::invocation(self.reader.words, card),
        };
        let size = if matches!(card, Card::Deed(_)) {
            16.0
        } else {
            12.5
        };
        let name = fitting(&[&name], Font::Semibold, size, at.w - 44.0);
        let baseline = at.center().y + size * 0.35;
        d.text(Text::new(at.x + 40.0, baseline, size, ink, name));
    }

    /// The paper of a card with its price on a darker ground; dashed where it cannot be paid. Gives
    /// back the ink.
    fn ground(&self, d: &mut Drawing, price: i32, at: Rect, priced: Rect) -> Token {
        let own = own_seat(self.reader).map(|seat| self.view.players[seat].silver);
        if own.is_some_and(|silver| silver < price) {
            d.rounded(at.inset(0.5), 8.0, dashed());
            return Token::Ink3;
        }
        paper(d, at);
        d.rounded(priced.inset(1.0), 7.0, Style::fill(Token::Sunk));
        Token::Ink
    }

    /// Six small cards side by side.
    fn row(&self, d: &mut Drawing, room: Rect) {
        let gap = 5.0;
        let width = (room.w + gap) / SLOTS as f32 - gap;
        for slot in Slot::first(SLOTS) {
            let x = room.x + slot.index() as f32 * (width + gap);
            let place = rect(x, room.y, width, room.h - 2.0);
            self.slot(d, slot, place, |d, card, at| {
                self.small_card(d, slot, card, at);
            });
        }
    }

    /// A slot is there even when no card lies in it.
    fn slot(
        &self,
        d: &mut Drawing,
        slot: Slot,
        at: Rect,
        fill: impl FnOnce(&mut Drawing, Card, Rect),
    ) {
        let group = boxed(self.view, Hit::Slot(slot), (at, 8.0), self.reader);
        d.group(group, |d| match self.view.card_in(slot) {
            Some(card) => fill(d, card, at),
            None => {
                d.rounded(at.inset(0.5), 8.0, dashed().opacity(0.6));
            }
        });
    }

    fn small_card(&self, d: &mut Drawing, slot: Slot, card: Card, at: Rect) {
        let price = price(self.view, slot, self.reader);
        let band = rect(at.x, at.y, at.w, 22.0);
        let ink = self.ground(d, price, at, band);
        let (x, y) = (at.center().x, at.y);
        d.glyph(Glyph::Coin, square(x - 18.0, y + 4.0, 14.0), ink);
        d.text(Text::new(x, y + 16.5, 15.0, ink, price.to_string()));
        let below = rect(at.x, band.bottom(), at.w, at.bottom() - band.bottom());
        match card {
            Card::Deed(lot) => d.text(Text::centered(below, 16.0, ink, lot.to_string())),
            Card::Invocation(card) => {
                let icon = square(at.x + 3.0, below.center().y - 7.0, 14.0);
                d.glyph(Glyph::Flame, icon, ink);
                let name = say::invocation(self.reader.words, card);
                let name = fitting(&[&name], Font::Semibold, 12.0, at.w - 21.0);
                let line = rect(icon.right() + 1.0, below.y, at.w - 20.0, below.h);
                d.text(Text::centered(line, 12.0, ink, name));
            }
        }
    }
}
