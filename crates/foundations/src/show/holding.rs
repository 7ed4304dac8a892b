//! What another player has: points, silver, income, citizens, markers, the tray in small, and his
//! cards. Everything here is open, so that all viewers are shown the same.

use kernel::Seat;
use scene::pieces;
use scene::{
    Anchor, Area, Drawing, Font, Glyph, Reader, Rect, Size, Text, Token, fitting, point, rect,
    square,
};

use super::body;
use super::cards::{self, Chips};
use super::paper::{boxed, paper};
use super::sheet::Part;
use super::speech::counted;
use super::tray::silhouette;
use super::words as say;
use crate::data::Building;
use crate::{Hit, Phase, View};

/// The area of a player.
pub fn area(seat: Seat, view: &View, reader: &Reader<'_>, size: Size) -> Area {
    let label = say::holding_of(reader.words, reader.name(seat));
    let mut area = Area::new(Part::Holding(seat), size, label);
    let holding = Holding { view, reader, seat };
    let whole = rect(0.0, 0.0, size.w, size.h);
    let known = view.phase == Phase::Over;
    let chips = Chips {
        view,
        reader,
        seat,
        known,
    };
    let has_cards = size.h > 80.0;
    // Cards that do not fit into a row by name take the place of the tray too.
    let many = has_cards && !cards::fit_a_row(&chips, size.w - 20.0, 24.0);
    let group = boxed(view, Hit::Player(seat), (whole, 8.0), reader);
    area.group(group, |d| holding.draw(d, whole, !many));
    if has_cards {
        let (top, rows) = if many { (50.0, 2) } else { (68.0, 1) };
        let room = rect(10.0, top, size.w - 20.0, size.h - 6.0 - top);
        cards::draw(&mut area, &chips, room, rows);
    }
    area
}

struct Holding<'a> {
    view: &'a View,
    reader: &'a Reader<'a>,
    seat: Seat,
}

impl Holding<'_> {
    fn draw(&self, d: &mut Drawing, whole: Rect, with_tray: bool) {
        paper(d, whole);
        pieces::token(d, self.reader.color(self.seat), point(19.0, 16.0), 9.5);
        let right = whole.right() - 12.0;
        let wide = if self.reader.points {
            self.points(d, right)
        } else {
            0.0
        };
        self.name(d, right - wide - 66.0);
        self.facts(d);
        if with_tray {
            self.tray(d, rect(12.0, 50.0, whole.w - 24.0, 12.0));
        }
    }

    /// The points, ending here; gives back how wide their number is.
    fn points(&self, d: &mut Drawing, right: f32) -> f32 {
        let points = self.view.players[self.seat].points.total().to_string();
        let wide = Font::Semibold.width(&points, 17.0);
        let total = Text::new(right, 22.0, 17.0, Token::Ink, points);
        d.text(total.anchor(Anchor::End));
        let place = square(right - wide - 20.0, 8.0, 16.0);
        d.glyph(Glyph::Points, place, Token::Ink);
        wide
    }

    fn name(&self, d: &mut Drawing, room: f32) {
        let name = self.reader.name(self.seat);
        let name = fitting(&[name], Font::Semibold, 14.5, room);
        let taken = Font::Semibold.width(&name, 14.5);
        d.text(Text::new(35.0, 21.0, 14.5, Token::Ink, name));
        if self.leads() {
            let note = say::most_citizens(self.reader.words);
            if taken + 8.0 + Font::Regular.width(&note, 13.0) <= room {
                let text = Text::new(43.0 + taken, 21.0, 13.0, Token::Ink3, note);
                d.text(text.font(Font::Regular));
            }
        }
    }

    /// Whether nobody has more citizens.
    fn leads(&self) -> bool {
        let view = self.view;
        let own = view.population(self.seat);
        let consul = view.consul.iter();
        let consul = consul.map(|consul| view.citizens_on(&consul.estate));
        let others = view.seats.iter().map(|seat| view.population(seat));
        own > 0 && others.chain(consul).all(|other| other <= own)
    }

    /// Silver, income, citizens and markers.
    fn facts(&self, d: &mut Drawing) {
        let mut x = 12.0;
        for (glyph, value) in counted(self.view, self.seat) {
            d.glyph(glyph, square(x, 31.0, 14.0), Token::Ink2);
            let value = value.to_string();
            let wide = Font::Semibold.width(&value, 13.0);
            d.text(Text::new(x + 17.0, 42.5, 13.0, Token::Ink, value));
            x += 17.0 + wide + 13.0;
        }
    }

    /// Every kind of the tray in small; what is built is left out.
    fn tray(&self, d: &mut Drawing, room: Rect) {
        const UNIT: f32 = 5.5;
        let own = &self.view.players[self.seat];
        let mut x = room.x;
        let mut last = None;
        for kind in Building::own() {
            let (_, columns, rows) = body::lying(*kind);
            if last.is_some_and(|last| last != kind.building_type()) {
                x += 7.0;
            }
            last = Some(kind.building_type());
            for _ in 0..own.tray[kind.index()] {
                let y = room.bottom() - rows as f32 * UNIT;
                silhouette(d, *kind, (x, y), UNIT, true);
                x += columns as f32 * UNIT + 2.5;
            }
        }
    }
}
