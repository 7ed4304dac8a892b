//! A card of the market or of a draft hand as a row: price, name, who owns the lots beside it, and
//! where it lies in a small map.

use std::borrow::Cow;

use kernel::{Seat, Viewer};
use scene::{
    Drawing, Font, Glyph, Group, PathWriter, Reader, Rect, Style, Text, Token, Transform, fitting,
    point, rect, square,
};

use super::paper::dashed;
use super::piece::Owner;
use super::words as say;
use crate::data::Invocation;
use crate::{Card, Lot, Lots, Neighbors as _, Party, Slot, View};

/// One row.
#[derive(Clone, Copy, Debug)]
pub struct Row<'a> {
    pub view: &'a View,
    pub reader: &'a Reader<'a>,
    pub card: Card,
    /// What it costs the viewer; nothing in a draft hand.
    pub price: Option<i32>,
}

/// The viewer's seat, if he plays.
pub fn own_seat(reader: &Reader<'_>) -> Option<Seat> {
    match reader.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::Everything => None,
    }
}

/// What the slot costs the viewer.
pub fn price(view: &View, slot: Slot, reader: &Reader<'_>) -> i32 {
    match own_seat(reader) {
        Some(seat) => view.price(seat, slot),
        None => view.common_price(slot),
    }
}

/// Whether a deed costs the viewer other than anybody: by a role (R2) or a card (I13).
pub fn has_own_prices(view: &View, reader: &Reader<'_>) -> bool {
    let mut slots = Slot::first(view.market.len());
    slots.any(|slot| {
        let is_deed = view.card_in(slot).and_then(Card::lot).is_some();
        is_deed && price(view, slot, reader) != view.common_price(slot)
    })
}

impl Row<'_> {
    /// How much the viewer lacks.
    fn short(&self) -> i32 {
        let own = own_seat(self.reader).map(|seat| self.view.players[seat].silver);
        match (own, self.price) {
            (Some(silver), Some(price)) => (price - silver).max(0),
            _ => 0,
        }
    }

    /// What to say of the card in a few words.
    fn note(&self) -> String {
        let words = self.reader.words;
        match (self.short(), self.card) {
            (short @ 1.., _) => say::note_short(words, short),
            (_, Card::Invocation(card)) => say::invocation_short(words, card),
            (_, Card::Deed(lot)) => match own_seat(self.reader) {
                Some(seat) => self.neighbour_note(seat, lot),
                None => String::new(),
            },
        }
    }

    fn neighbour_note(&self, seat: Seat, lot: Lot) -> String {
        let own = self.view.players[seat];
        let words = self.reader.words;
        if self.price.is_some() && own.free_markers() == 0 {
            say::note_no_marker(words)
        } else if own.estate.lots.is_empty() {
            String::new()
        } else if lot.alone().beside().intersects(own.estate.lots) {
            say::note_beside(words)
        } else {
            say::note_away(words)
        }
    }

    /// Draws the row in the box; cards that cannot be paid are quiet.
    pub fn draw(&self, d: &mut Drawing, at: Rect) {
        let quiet = self.short() > 0;
        let (paper, ink) = if quiet {
            let dashed = dashed();
            (dashed, Token::Ink3)
        } else {
            (
                Style::fill(Token::Surface).line(Token::Line, 1.0),
                Token::Ink,
            )
        };
        d.rounded(at.inset(0.5), 8.0, paper);
        let room = self.draw_price(d, at, quiet, ink);
        let map = match self.card {
            Card::Deed(lot) => self.draw_where(d, lot, room),
            Card::Invocation(card) => draw_worth(d, card, room, ink),
        };
        let text = rect(room.x + 14.0, room.y, map - room.x - 18.0, room.h);
        self.draw_name(d, text, ink);
    }

    /// The price at the left; gives back the rest of the row.
    fn draw_price(&self, d: &mut Drawing, at: Rect, quiet: bool, ink: Token) -> Rect {
        let Some(price) = self.price else { return at };
        let wide = 58.0;
        let place = rect(at.x + 1.0, at.y + 1.0, wide, at.h - 2.0);
        if !quiet {
            d.rounded(place, 7.0, Style::fill(Token::Sunk));
            let square_side = rect(place.right() - 8.0, place.y, 8.0, place.h);
            d.rounded(square_side, 0.0, Style::fill(Token::Sunk));
        }
        let (x, y) = (place.center().x, place.center().y);
        let price = price.to_string();
        if at.h >= 64.0 {
            d.glyph(Glyph::Coin, square(x - 9.0, y - 22.0, 18.0), ink);
            let below = rect(place.x, y, wide, 18.0);
            d.text(Text::centered(below, 21.0, ink, price));
        } else {
            d.glyph(Glyph::Coin, square(place.x + 9.0, y - 8.0, 16.0), ink);
            let beside = rect(place.x + 27.0, y - 10.0, wide - 30.0, 20.0);
            d.text(Text::centered(beside, 17.0, ink, price));
        }
        rect(at.x + wide, at.y, at.w - wide, at.h)
    }

    /// Name and note: one below the other where there is room.
    fn draw_name(&self, d: &mut Drawing, at: Rect, ink: Token) {
        let words = self.reader.words;
        let (name, size) = match self.card {
            Card::Deed(lot) if at.h >= 64.0 => (lot.to_string(), 23.0),
            Card::Deed(lot) => (lot.to_string(), 18.0),
            Card::Invocation(card) => (say::invocation(words, card), 16.0),
        };
        let (note, middle) = (self.note(), at.center().y);
        let name = fitting(&[&name], Font::Semibold, size, at.w);
        if at.h < 44.0 {
            let taken = Font::Semibold.width(&name, size).max(34.0) + 8.0;
            d.text(Text::new(at.x, middle + size * 0.35, size, ink, name));
            let note = fitting(&[&note], Font::Regular, 13.0, at.w - taken);
            let note = Text::new(at.x + taken, middle + 5.0, 13.0, Token::Ink3, note);
            return d.text(note.font(Font::Regular));
        }
        // Two lines stand a little closer in a low row.
        let (up, down) = if at.h < 56.0 {
            (-2.5, 14.5)
        } else {
            (-1.0, 17.0)
        };
        let up = if note.is_empty() { size * 0.35 } else { up };
        d.text(Text::new(at.x, middle + up, size, ink, name));
        let note = fitting(&[&note], Font::Regular, 13.0, at.w);
        let note = Text::new(at.x, middle + down, 13.0, Token::Ink3, note);
        d.text(note.font(Font::Regular));
    }

    /// The owners of the lots beside it and the map; gives back where they begin.
    fn draw_where(&self, d: &mut Drawing, lot: Lot, room: Rect) -> f32 {
        let side = (room.h - 12.0).min(76.0);
        let map = square(
            room.right() - side - 8.0,
            room.center().y - side / 2.0,
            side,
        );
        self.draw_map(d, lot, map);
        let beside = lot.alone().beside();
        let near = self.view.estates();
        let near = near.filter(|(_, estate)| beside.intersects(estate.lots));
        let mut x = map.x - 14.0;
        let near: Vec<Party> = near.map(|(party, _)| party).collect();
        for party in near.iter().rev() {
            let owner = Owner::of(*party, self.reader);
            owner.token(d, point(x, room.center().y), 9.5);
            x -= 22.0;
        }
        x + 8.0
    }

    fn draw_map(&self, d: &mut Drawing, lot: Lot, at: Rect) {
        let ground = Style::fill(Token::Board).line(Token::Line, 1.0);
        d.rounded(at, 5.0, ground);
        let step = (at.w - 4.0) / self.view.area.side() as f32;
        let cells = Transform::scaled(at.x + 2.0, at.y + 2.0, step);
        d.group(Group::at(cells), |d| {
            let owners = self.view.estates();
            for (party, estate) in owners.filter(|(_, own)| !own.lots.is_empty()) {
                let opacity = if self.is_other(party) { 0.5 } else { 1.0 };
                let color = Owner::of(party, self.reader).color();
                d.path(cells_of(estate.lots), Style::fill(color).opacity(opacity));
            }
            let here = square(lot.column() as f32, lot.row() as f32, 1.0);
            let mark = Style::fill(Token::Signal).line(Token::Halo, 2.0 / step);
            d.rounded(here.inset(-0.35), 0.1, mark);
        });
    }

    /// Whether the lots are not the viewer's, if he has some.
    fn is_other(&self, party: Party) -> bool {
        own_seat(self.reader).is_some_and(|seat| Party::Seat(seat) != party)
    }
}

/// The lots as boxes in units of a lot.
fn cells_of(lots: Lots) -> Cow<'static, str> {
    let mut d = PathWriter::default();
    for lot in lots {
        let (x, y) = (lot.column() as f32, lot.row() as f32);
        d.boxed(square(x + 0.1, y + 0.1, 0.8));
    }
    d.finish()
}

/// The points of an unused invocation; gives back where they begin.
fn draw_worth(d: &mut Drawing, card: Invocation, room: Rect, ink: Token) -> f32 {
    let points = card.row().points;
    let (right, middle) = (room.right() - 12.0, room.center().y);
    d.glyph(Glyph::Flame, square(right - 20.0, middle - 10.0, 20.0), ink);
    if points == 0 {
        return right - 22.0;
    }
    let number = points.to_string();
    d.glyph(Glyph::Points, square(right - 52.0, middle - 8.0, 16.0), ink);
    d.text(Text::new(right - 34.0, middle + 5.0, 14.0, ink, number).font(Font::Bold));
    right - 56.0
}
