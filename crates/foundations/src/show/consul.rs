//! The Consul's side of the table: his card, his piles of tokens, and the token to be placed.

use scene::pieces;
use scene::{
    Area, Drawing, Font, Glyph, Group, Reader, Rect, Size, Style, Text, Token, Transform, fitting,
    point, rect, square,
};

use super::body;
use super::paper::boxed;
use super::piece::{Owner, Piece, printed_values};
use super::sheet::Part;
use super::words as say;
use crate::data::Building;
use crate::{Consul, Hit, Phase, TokenToPlace, View};

/// The Consul's area; empty without him.
pub fn area(view: &View, reader: &Reader<'_>, size: Size) -> Area {
    let heading = say::area_consul(reader.words);
    let mut area = Area::new(Part::Consul, size, heading.clone());
    let Some(consul) = &view.consul else {
        return area;
    };
    let remark = say::consul_controller(reader.words, reader.name(consul.controller));
    let whole = rect(0.0, 0.0, size.w, size.h);
    let room = pieces::panel(&mut area, whole, &heading, &remark);
    let desk = Desk {
        view,
        reader,
        consul,
    };
    let (top, whole) = (room.y - 4.0, size.h - room.y);
    if size.w < 260.0 {
        let row = (whole - 6.0) / 3.0;
        desk.card(&mut area, rect(room.x, top, room.w, row));
        desk.token(&mut area, rect(room.x, top + row + 4.0, room.w, row - 4.0));
        desk.piles(
            &mut area,
            rect(room.x, top + 2.0 * row + 4.0, room.w, row - 4.0),
        );
    } else {
        let (row, card) = ((whole - 4.0) / 2.0, room.w * 0.6);
        desk.card(&mut area, rect(room.x, top, card, row));
        let token = rect(room.x + card + 6.0, top, room.w - card - 6.0, row);
        desk.token(&mut area, token);
        desk.piles(&mut area, rect(room.x, top + row + 4.0, room.w, row - 4.0));
    }
    area
}

struct Desk<'a> {
    view: &'a View,
    reader: &'a Reader<'a>,
    consul: &'a Consul,
}

impl Desk<'_> {
    fn group(&self, hit: Hit, at: Rect) -> Group {
        boxed(self.view, hit, (at, 6.0), self.reader)
    }

    /// READY or PLANNING, and what he has.
    fn card(&self, d: &mut Drawing, at: Rect) {
        let words = self.reader.words;
        let ready = self.consul.ready;
        d.group(self.group(Hit::Consul, at), |d| {
            let (name, ground, ink) = match ready {
                true => (
                    say::consul_ready(words),
                    Token::AccentSoft,
                    Token::OnAccentSoft,
                ),
                false => (say::consul_planning(words), Token::Card, Token::Draw),
            };
            let paper = Style::fill(ground).line(Token::LineStrong, 1.2);
            d.rounded(at.inset(0.5), 6.0, paper);
            Owner::Consul.token(d, point(at.x + 22.0, at.y + 21.0), 14.0);
            let name = fitting(&[&name], Font::Semibold, 15.5, at.w - 50.0);
            d.text(Text::new(at.x + 44.0, at.y + 27.0, 15.5, ink, name));
            let estate = &self.consul.estate;
            let facts = [
                (Glyph::Points, self.consul.points.total()),
                (Glyph::Citizen, self.view.citizens_on(estate)),
                (Glyph::Coin, self.view.silver_on(estate)),
                (Glyph::Lot, estate.lots.len() as i32),
            ];
            let step = (at.w - 16.0) / 4.0;
            let shown = |glyph: Glyph| self.reader.points || glyph != Glyph::Points;
            let facts = facts.iter().filter(|(glyph, _)| shown(*glyph));
            for (index, (glyph, value)) in facts.enumerate() {
                let (x, y) = (at.x + 10.0 + index as f32 * step, at.bottom() - 26.0);
                d.glyph(*glyph, square(x, y, 15.0), ink);
                d.text(Text::new(x + 18.0, y + 12.5, 14.0, ink, value.to_string()));
            }
        });
    }

    /// The four piles by size: a back, how many lie in it, how many are discarded.
    fn piles(&self, d: &mut Drawing, at: Rect) {
        let piles = &self.view.hidden.tokens;
        let step = at.w / piles.len() as f32;
        for (index, pile) in piles.iter().enumerate() {
            let place = rect(at.x + index as f32 * step, at.y, step - 5.0, at.h);
            self.pile(d, index + 1, pile.len(), place);
        }
    }

    fn pile(&self, d: &mut Drawing, size: usize, left: usize, at: Rect) {
        d.group(self.group(Hit::Pile(size as u8), at), |d| {
            let side = (at.h - 26.0).min(at.w - 12.0).min(42.0);
            let back = square(at.center().x - side / 2.0, at.y + 4.0, side);
            let opacity = if left == 0 { 0.3 } else { 1.0 };
            d.group(Group::at(Transform::NONE).opacity(opacity), |d| {
                for shift in (0..left.min(3)).rev() {
                    let by = shift as f32 * 2.0;
                    let card = rect(back.x + by - 2.0, back.y - by + 2.0, side, side);
                    let stone = Style::fill(Token::StoneGrey).line(Token::Hairline, 1.0);
                    d.rounded(card, 5.0, stone);
                }
                let face = rect(back.x - 2.0, back.y + 2.0, side, side);
                let number = Text::centered(face, side * 0.55, Token::Hairline, size.to_string());
                d.text(number.font(Font::Bold));
            });
            let gone = self.discarded(size);
            let text = if gone == 0 {
                format!("×{left}")
            } else {
                format!("×{left} · {gone}")
            };
            let line = rect(at.x, at.bottom() - 19.0, at.w, 14.0);
            d.text(Text::centered(line, 12.5, Token::Ink2, text));
        });
    }

    fn discarded(&self, size: usize) -> u32 {
        let discards = Building::own().iter().zip(self.consul.discards);
        let of_size = discards.filter(|(token, _)| token.size() == size);
        of_size.map(|(_, count)| u32::from(count)).sum()
    }

    /// The token drawn, if one is to be placed now.
    fn token(&self, d: &mut Drawing, at: Rect) {
        let Phase::Consul(TokenToPlace { token, .. }) = self.view.phase else {
            return;
        };
        d.group(self.group(Hit::Token, at), |d| {
            let paper = Style::fill(Token::AccentSoft).line(Token::LineStrong, 1.0);
            d.rounded(at.inset(0.5), 6.0, paper);
            self.shown(d, token, at);
        });
    }

    fn shown(&self, d: &mut Drawing, token: Building, at: Rect) {
        let (lots, columns, rows) = body::lying(token);
        let unit = ((at.w - 12.0) / columns as f32)
            .min((at.h - 22.0) / rows as f32)
            .min(38.0);
        let (w, h) = (columns as f32 * unit, rows as f32 * unit);
        let (x, y) = (at.center().x - w / 2.0, at.y + (at.h - 18.0 - h) / 2.0);
        let values = printed_values(token);
        let piece = Piece {
            building: token,
            lots,
            owner: Owner::Consul,
            // Under this size numbers could not be read.
            values: if unit < 34.0 { &[] } else { &values },
        };
        piece.draw(d, x, y, unit);
        let name = say::building_short(self.reader.words, token);
        let name = fitting(&[&name], Font::Semibold, 12.5, at.w - 6.0);
        let line = rect(at.x, at.bottom() - 18.0, at.w, 14.0);
        d.text(Text::centered(line, 12.5, Token::OnAccentSoft, name));
    }
}
