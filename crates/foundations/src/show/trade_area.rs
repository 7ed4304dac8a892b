//! A trade being made: what each side gives, and the silver and tokens it can give. Lots are
//! clicked in the city, invocations where they lie.

use kernel::Seat;
use scene::pieces;
use scene::{
    Area, Drawing, Font, Glyph, Reader, Rect, Style, Text, Token, fitting, point, rect, square,
};

use super::cards;
use super::layout::Layout;
use super::names;
use super::paper::boxed;
use super::sheet::Part;
use super::words as say;
use crate::data::MAX_TRADE_SILVER;
use crate::{Hit, Side, View};

/// The trade's area.
pub fn area(view: &View, reader: &Reader<'_>, layout: &Layout) -> Area {
    let size = layout.trade();
    let heading = say::area_trade(reader.words);
    let mut area = Area::new(Part::Trade, size, heading.clone());
    let whole = rect(0.0, 0.0, size.w, size.h);
    let room = pieces::panel(&mut area, whole, &heading, "");
    let Some((active, trade)) = view.trade() else {
        return area;
    };
    let sides = [(active, &trade.give), (trade.partner, &trade.take)];
    let half = (size.h - room.y - 6.0) / 2.0;
    for (index, (seat, side)) in sides.into_iter().enumerate() {
        let place = rect(
            10.0,
            room.y + index as f32 * half,
            size.w - 20.0,
            half - 6.0,
        );
        let half_of = Half {
            view,
            reader,
            seat,
            side,
        };
        half_of.draw(&mut area, place);
    }
    area
}

/// The least width of an amount that can be pressed.
const COIN: f32 = 27.0;
/// The height of the row of tokens.
const FAVOR: f32 = 29.0;

struct Half<'a> {
    view: &'a View,
    reader: &'a Reader<'a>,
    seat: Seat,
    side: &'a Side,
}

impl Half<'_> {
    fn draw(&self, d: &mut Drawing, at: Rect) {
        let words = self.reader.words;
        let color = self.reader.color(self.seat);
        pieces::token(d, color, point(at.x + 10.0, at.y + 9.0), 8.5);
        let items = names::side(words, self.side);
        let text = say::trade_gives(words, self.reader.name(self.seat), &items);
        let text = fitting(&[&text, &items], Font::Semibold, 13.5, at.w - 26.0);
        d.text(Text::new(at.x + 24.0, at.y + 14.0, 13.5, Token::Ink, text));
        let own = &self.view.players[self.seat];
        let below = at.h - 22.0 - FAVOR;
        let silver = self.silver(d, rect(at.x, at.y + 22.0, at.w, below));
        if own.favor + own.flipped > 0 {
            self.favor(d, rect(at.x, silver + 3.0, at.w, FAVOR - 3.0));
        }
    }

    /// One coin for each amount that can be given; gives back where they end.
    fn silver(&self, d: &mut Drawing, room: Rect) -> f32 {
        let own = &self.view.players[self.seat];
        let most = own.silver.clamp(0, i32::from(MAX_TRADE_SILVER)) as u8;
        let columns = ((room.w / COIN) as u8).clamp(1, 10);
        let rows = f32::from(MAX_TRADE_SILVER.div_ceil(columns));
        let (width, height) = (room.w / f32::from(columns), (room.h / rows).min(30.0));
        for amount in 1..=most {
            let (column, row) = ((amount - 1) % columns, (amount - 1) / columns);
            let x = room.x + f32::from(column) * width;
            let y = room.y + f32::from(row) * height;
            let at = rect(x, y, width, height).inset(1.5);
            let hit = Hit::Silver(amount, self.seat);
            let chosen = self.side.silver == amount;
            self.coin(d, hit, at, chosen, |d| {
                let icon = if at.w > 30.0 { 13.0 } else { 0.0 };
                if icon > 0.0 {
                    let place = square(at.x + 2.0, at.center().y - icon / 2.0, icon);
                    d.glyph(Glyph::Coin, place, Token::Ink);
                }
                let room = rect(at.x + icon, at.y, at.w - icon, at.h);
                d.text(Text::centered(room, 12.5, Token::Ink, amount.to_string()));
            });
        }
        room.y + f32::from(most.div_ceil(columns)) * height
    }

    fn coin(
        &self,
        d: &mut Drawing,
        hit: Hit,
        at: Rect,
        chosen: bool,
        fill: impl FnOnce(&mut Drawing),
    ) {
        d.group(boxed(self.view, hit, (at, 6.0), self.reader), |d| {
            let paper = if chosen {
                Style::fill(Token::AccentSoft).line(Token::Accent, 2.0)
            } else {
                Style::fill(Token::Raised).line(Token::LineStrong, 1.0)
            };
            d.rounded(at, 6.0, paper);
            fill(d);
        });
    }

    /// One token for each number that can be given, 2-VP side first.
    fn favor(&self, d: &mut Drawing, room: Rect) {
        let own = &self.view.players[self.seat];
        let count = f32::from(own.favor + own.flipped).max(8.0);
        let width = room.w / count;
        let favors: fn(u8, Seat) -> Hit = Hit::Favors;
        let kinds = [
            (own.favor, self.side.favor, "2", favors),
            (own.flipped, self.side.flipped, "4", Hit::Flipped),
        ];
        let mut x = room.x;
        for (held, given, worth, hit) in kinds {
            for number in 1..=held {
                let at = rect(x, room.y, width, room.h).inset(1.0);
                self.coin(d, hit(number, self.seat), at, number <= given, |d| {
                    let radius = (at.h / 2.0 - 2.0).min(at.w / 2.0 - 2.0);
                    cards::favor(d, at.center(), radius, worth);
                });
                x += width;
            }
        }
    }
}
