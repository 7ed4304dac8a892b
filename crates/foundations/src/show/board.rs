//! The city: paving, free lots with their names and prices, empty lots of players, buildings.
//! Every lot takes clicks, also under a building, so that it can be built over.

use std::borrow::Cow;

use scene::{
    Anchor, Area, Drawing, Font, Format, Glyph, Group, PathWriter, Point, Reader, Rect, Shape,
    Style, Text, Token, Transform, point, rect, square,
};

use super::body;
use super::deed::price;
use super::layout::{Frame, Layout};
use super::outline;
use super::paper::target;
use super::piece::{self, Owner, Piece};
use super::sheet::Part;
use super::words as say;
use crate::data::{Building, BuildingType};
use crate::{Hit, Lot, Lots, Party, View};

/// The city's area. Thumbnails have neither hits nor text.
pub fn area(view: &View, reader: &Reader<'_>, layout: &Layout) -> Area {
    let size = layout.city().size();
    let mut area = Area::new(Part::City, size, say::area_city(reader.words));
    let board = Board {
        view,
        reader,
        frame: layout.frame(),
        format: layout.format(),
    };
    board.ground(&mut area, rect(0.0, 0.0, size.w, size.h));
    board.free_lots(&mut area);
    board.empty_lots(&mut area);
    for (owner, estate) in view.estates() {
        for (building, lots) in estate.buildings(&view.city) {
            board.building(&mut area, owner, building, lots);
        }
    }
    board.built_lots(&mut area);
    area
}

/// The size of text on the board, as a share of a lot: where glyphs stand beside it, and far off.
const NEAR: f32 = 0.235;
const FAR: f32 = 0.36;

struct Board<'a> {
    view: &'a View,
    reader: &'a Reader<'a>,
    frame: Frame,
    format: Format,
}

impl Board<'_> {
    fn is_named(&self) -> bool {
        self.format != Format::Thumb
    }

    fn ground(&self, d: &mut Drawing, whole: Rect) {
        let radius = match self.format {
            Format::Wide => 10.0,
            Format::Short | Format::Narrow | Format::Thumb => 6.0,
        };
        d.rounded(whole, radius, Style::fill(Token::Board));
        let Point { x, y } = self.frame.corner;
        let stones = Transform::scaled(x, y, self.frame.unit);
        d.group(Group::at(stones), |d| {
            for (even, opacity) in [(true, 0.62), (false, 0.3)] {
                let paving = Style::fill(Token::Board2).opacity(opacity);
                d.path(self.flags(even), paving);
            }
        });
        let lines = Style::stroke(Token::BoardLine, 1.0).opacity(0.8);
        d.path(self.grid(), lines);
        if self.format == Format::Wide {
            d.detailed(|d| self.axes(d), |_| {});
        }
    }

    /// Every other paving stone, in units of a lot.
    fn flags(&self, even: bool) -> Cow<'static, str> {
        let mut d = PathWriter::default();
        for lot in self.view.area.lots() {
            if ((lot.column() + lot.row()) % 2 == 0) == even {
                d.boxed(square(lot.column() as f32, lot.row() as f32, 1.0));
            }
        }
        d.finish()
    }

    fn grid(&self) -> Cow<'static, str> {
        let (mut d, whole) = (PathWriter::default(), self.frame.whole());
        for index in 0..=self.frame.side {
            let (x, y) = self.frame.node(index, index);
            d.move_to(x, whole.y).line_to(x, whole.bottom());
            d.move_to(whole.x, y).line_to(whole.right(), y);
        }
        d.finish()
    }

    /// Letters above, numbers at the left.
    fn axes(&self, d: &mut Drawing) {
        for index in 0..self.frame.side {
            let (x, y) = self.frame.node(index, index);
            let half = self.frame.unit / 2.0;
            let letter = char::from(b'A' + index as u8).to_string();
            let places = [
                (x + half, 16.0, letter),
                (11.0, y + half + 4.5, (index + 1).to_string()),
            ];
            for (x, y, name) in places {
                let text = Text::new(x, y, 13.0, Token::Ink2, name);
                d.text(text.font(Font::Regular).anchor(Anchor::Middle));
            }
        }
    }

    /// Draws a place or piece; with its hit, where the picture has hits.
    fn place(&self, d: &mut Drawing, hit: Hit, outline: Shape, fill: impl FnOnce(&mut Drawing)) {
        if self.is_named() {
            d.group(target(self.view, hit, outline, self.reader), fill);
        } else {
            fill(d);
        }
    }

    fn lot(&self, d: &mut Drawing, lot: Lot, fill: impl FnOnce(&mut Drawing, Rect)) {
        let place = self.frame.lot(lot);
        let outline = Shape::rounded(place.inset(1.5), self.frame.unit * 0.06);
        self.place(d, Hit::Lot(lot), outline, |d| fill(d, place));
    }

    fn free_lots(&self, d: &mut Drawing) {
        let all = self.view.area.lots();
        let free = self
            .view
            .estates()
            .fold(all, |free, (_, own)| free - own.lots);
        for lot in free.iter().filter(|_| self.is_named()) {
            self.lot(d, lot, |d, place| match self.view.slot_of(lot) {
                Some(slot) => self.offered(d, lot, place, price(self.view, slot, self.reader)),
                None => d.detailed(
                    |d| self.coordinate(d, lot, place, NEAR),
                    |d| self.coordinate(d, lot, place, FAR),
                ),
            });
        }
    }

    /// The lot's name in the middle of a box, so large as a share of a lot.
    fn coordinate(&self, d: &mut Drawing, lot: Lot, room: Rect, share: f32) {
        let size = self.frame.unit * share;
        let text = Text::centered(room, size, Token::Ink3, lot.to_string());
        d.text(text.font(Font::Regular));
    }

    /// A lot whose deed lies in the market, with the viewer's price. Far off the price is all.
    fn offered(&self, d: &mut Drawing, lot: Lot, place: Rect, price: i32) {
        d.detailed(
            |d| {
                let above = rect(place.x, place.y, place.w, place.h * 0.52);
                self.coordinate(d, lot, above, NEAR);
                self.price(d, place, price, (0.04, NEAR));
            },
            |d| self.price(d, place, price, (-0.25, FAR)),
        );
    }

    /// A pill with the price, so far below the middle; the coin is left out where it is too small.
    fn price(&self, d: &mut Drawing, place: Rect, price: i32, (down, share): (f32, f32)) {
        let (unit, number) = (self.frame.unit, price.to_string());
        let size = unit * share;
        let wide = Font::Bold.width(&number, size);
        let coin = if share < FAR { size } else { 0.0 };
        let (w, h) = (wide + coin + unit * 0.2, size * 1.36);
        let middle = place.center();
        let top = if down < 0.0 {
            middle.y - h / 2.0
        } else {
            middle.y + unit * down
        };
        let pill = rect(middle.x - w / 2.0, top, w, h);
        let paper = Style::fill(Token::Surface).line(Token::LineStrong, 1.0);
        d.rounded(pill, pill.h / 2.0, paper);
        if coin > 0.0 {
            let at = square(pill.x + unit * 0.06, pill.center().y - coin / 2.0, coin);
            d.glyph(Glyph::Coin, at, Token::Ink);
        }
        let text = rect(pill.right() - wide - unit * 0.1, pill.y, wide, pill.h);
        d.text(Text::centered(text, size, Token::Ink, number).font(Font::Bold));
    }

    fn empty_lots(&self, d: &mut Drawing) {
        for (party, estate) in self.view.estates() {
            let owner = Owner::of(party, self.reader);
            for lot in estate.empty {
                self.lot(d, lot, |d, place| self.marker(d, owner, place));
            }
        }
    }

    /// An owned lot: tinted paving in a frame, the owner's token in the middle.
    fn marker(&self, d: &mut Drawing, owner: Owner, place: Rect) {
        let unit = self.frame.unit;
        let tint = Style::fill(owner.color()).opacity(0.2);
        let inner = place.inset(unit * 0.05);
        d.rounded(inner, unit * 0.07, tint);
        let edge = Style::stroke(Token::LineStrong, 1.0);
        d.rounded(inner.inset(-unit * 0.022), unit * 0.08, edge);
        let frame = Style::stroke(owner.color(), unit * 0.035);
        d.rounded(inner, unit * 0.07, frame);
        owner.token(d, place.center(), unit * 0.2);
    }

    fn building(&self, d: &mut Drawing, owner: Party, building: Building, stands: Lots) {
        let Some(head) = stands.first() else {
            return;
        };
        let (column, row) = body::corner(stands);
        let (x, y) = self.frame.node(column, row);
        let lots = body::at_corner(stands);
        let values = match building.building_type() {
            BuildingType::Civic if !self.reader.points => piece::printed_values(building),
            _ => piece::values_of(&self.view.city, building, stands),
        };
        let shape = outline::polygon(lots, self.frame.unit, 0.0);
        let moved = shape.iter().map(|p| point(x + p.x, y + p.y)).collect();
        self.place(d, Hit::Building(head), Shape::Polygon(moved), |d| {
            let piece = Piece {
                building,
                lots,
                owner: Owner::of(owner, self.reader),
                values: if self.is_named() { &values } else { &[] },
            };
            piece.draw(d, x, y, self.frame.unit);
        });
    }

    /// The lots under buildings lie over them, unseen; the page is told that a piece is there, so
    /// that it does not paint over it.
    fn built_lots(&self, d: &mut Drawing) {
        if !self.is_named() {
            return;
        }
        for lot in self.view.city.built() {
            let outline = Shape::rounded(self.frame.lot(lot).inset(1.5), self.frame.unit * 0.06);
            let group = target(self.view, Hit::Lot(lot), outline, self.reader);
            d.group(group.class("piece"), |_| {});
        }
    }
}
