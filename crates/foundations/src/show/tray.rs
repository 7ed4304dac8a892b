//! A player's tray: what he has, and the buildings not on the board in three boxes by type.

use kernel::Seat;
use scene::pieces;
use scene::{
    Area, Drawing, Font, Format, Glyph, Reader, Rect, Size, Style, Text, Token, fitting, point,
    rect, square,
};

use super::body;
use super::layout::Layout;
use super::outline;
use super::paper::{boxed, dashed, paper};
use super::piece;
use super::sheet::Part;
use super::speech::counted;
use super::words as say;
use crate::data::{Building, BuildingType};
use crate::{Hit, View};

/// The tray's area: public, though only its owner builds from it.
pub fn area(seat: Seat, view: &View, reader: &Reader<'_>, layout: &Layout) -> Area {
    let size = layout.tray().size();
    let label = say::tray_of(reader.words, reader.name(seat));
    let mut area = Area::new(Part::Tray(seat), size, label);
    let tray = Tray { view, reader, seat };
    match layout.format() {
        Format::Wide | Format::Thumb => tray.wide(&mut area, size),
        Format::Narrow => tray.narrow(&mut area, size),
    }
    area
}

struct Tray<'a> {
    view: &'a View,
    reader: &'a Reader<'a>,
    seat: Seat,
}

const GAP: f32 = 10.0;
const OWN: f32 = 146.0;
/// The side of a lot in the wide tray, and on phones.
const UNIT: f32 = 15.0;
const SMALL_UNIT: f32 = 9.0;

/// The kinds of a type, in the order of the rules.
fn kinds(building_type: BuildingType) -> impl Iterator<Item = Building> + Clone {
    let own = Building::own().iter().copied();
    own.filter(move |building| building.building_type() == building_type)
}

impl Tray<'_> {
    fn left(&self, building: Building) -> u8 {
        self.view.players[self.seat].tray[building.index()]
    }

    fn wide(&self, d: &mut Drawing, size: Size) {
        self.purse(d, rect(0.0, 0.0, OWN, size.h));
        let room = size.w - OWN - 3.0 * GAP;
        let mut x = OWN + GAP;
        for (building_type, share) in BuildingType::ALL.iter().zip([0.325, 0.375, 0.3]) {
            let place = rect(x, 0.0, room * share, size.h);
            self.box_of(d, *building_type, place);
            x += place.w + GAP;
        }
    }

    /// Name, points, silver, income, citizens and markers of the owner.
    fn purse(&self, d: &mut Drawing, at: Rect) {
        let group = boxed(self.view, Hit::Player(self.seat), (at, 8.0), self.reader);
        d.group(group, |d| {
            paper(d, at);
            let color = self.reader.color(self.seat);
            pieces::token(d, color, point(22.0, 22.0), 11.0);
            let name = self.reader.name(self.seat);
            let name = fitting(&[name], Font::Semibold, 15.5, OWN - 50.0);
            d.text(Text::new(40.0, 27.0, 15.5, Token::Ink, name));
            let points = self.view.players[self.seat].points.total();
            let points = self.reader.points.then_some((Glyph::Points, points));
            let mut facts = Vec::from_iter(points);
            facts.extend(counted(self.view, self.seat));
            for (index, (glyph, value)) in facts.iter().take(6).enumerate() {
                let (column, row) = (index % 2, index / 2);
                let (x, y) = (14.0 + column as f32 * 64.0, 42.0 + row as f32 * 22.0);
                d.glyph(*glyph, square(x, y, 17.0), Token::Ink2);
                let text = Text::new(x + 22.0, y + 13.5, 15.0, Token::Ink, value.to_string());
                d.text(text);
            }
        });
    }

    fn box_of(&self, d: &mut Drawing, building_type: BuildingType, at: Rect) {
        let words = self.reader.words;
        let name = say::building_type(words, building_type);
        let room = pieces::panel(d, at, &name, &self.summary(building_type));
        let widths = kinds(building_type).map(|kind| self.kind_width(kind));
        let slack = room.w + 16.0 - widths.clone().sum::<f32>();
        let gap = slack / kinds(building_type).count() as f32;
        let mut x = room.x - 8.0;
        for (kind, width) in kinds(building_type).zip(widths) {
            let place = rect(x, room.y - 6.0, width + gap, room.h + 14.0);
            self.kind(d, kind, place);
            x += place.w;
        }
    }

    /// What the type brings its owner now.
    fn summary(&self, building_type: BuildingType) -> String {
        let (words, view) = (self.reader.words, self.view);
        match building_type {
            BuildingType::Residential => say::citizens(words, view.population(self.seat)),
            BuildingType::Commercial => say::income(words, view.income(self.seat)),
            BuildingType::Civic => {
                let points = view.buildings_of(self.seat);
                let points = points.map(|(own, lots)| view.city.civic_points(own, lots));
                scene::words::common::points(words, points.sum::<i16>())
            }
        }
    }

    fn kind_width(&self, kind: Building) -> f32 {
        let columns = body::lying(kind).1 as f32;
        let shape = columns * UNIT + if self.left(kind) > 1 { 16.0 } else { 0.0 };
        shape.max(piece::width(&piece::printed_values(kind), 13.0)) + 4.0
    }

    /// A kind with its shape, how many are left, and what is printed on it.
    fn kind(&self, d: &mut Drawing, kind: Building, at: Rect) {
        let hit = Hit::Tray(kind, self.seat);
        let left = self.left(kind);
        let (_, columns, rows) = body::lying(kind);
        // Under the heading, and apart from its neighbours.
        let outline = rect(at.x + 1.5, at.bottom() - 65.0, at.w - 3.0, 62.0);
        d.group(boxed(self.view, hit, (outline, 6.0), self.reader), |d| {
            let count = if left > 1 { 16.0 } else { 0.0 };
            let (w, h) = (columns as f32 * UNIT, rows as f32 * UNIT);
            let x = at.center().x - (w + count) / 2.0;
            let y = at.bottom() - 28.0 - h;
            silhouette(d, kind, (x, y), UNIT, left > 0);
            if left > 1 {
                let (x, y, times) = (x + w + 3.0, y + h - 2.0, format!("×{left}"));
                d.text(Text::new(x, y, 12.0, Token::Ink2, times));
            }
            if left > 0 {
                let line = point(at.center().x, at.bottom() - 14.0);
                caption(d, kind, line, 13.0);
            }
        });
    }

    /// Three rows by type.
    fn narrow(&self, d: &mut Drawing, size: Size) {
        paper(d, rect(0.0, 0.0, size.w, size.h));
        let height = size.h / 3.0;
        for (row, building_type) in BuildingType::ALL.iter().enumerate() {
            let width = size.w / kinds(*building_type).count() as f32;
            for (column, kind) in kinds(*building_type).enumerate() {
                let (x, y) = (column as f32 * width, row as f32 * height);
                self.small_kind(d, kind, rect(x, y, width, height));
            }
        }
    }

    fn small_kind(&self, d: &mut Drawing, kind: Building, at: Rect) {
        let left = self.left(kind);
        let (_, columns, rows) = body::lying(kind);
        let hit = Hit::Tray(kind, self.seat);
        let group = boxed(self.view, hit, (at.inset(2.0), 6.0), self.reader);
        d.group(group, |d| {
            let values = match kind.building_type() {
                BuildingType::Civic => 15.0,
                BuildingType::Residential | BuildingType::Commercial => 19.0,
            };
            let (w, h) = (columns as f32 * SMALL_UNIT, rows as f32 * SMALL_UNIT);
            let x = at.center().x - (w + values) / 2.0;
            let y = at.center().y - h / 2.0;
            silhouette(d, kind, (x, y), SMALL_UNIT, left > 0);
            if left == 0 {
                return;
            }
            let beside = point(x + w + values / 2.0 + 2.0, at.center().y);
            if kind.building_type() == BuildingType::Civic {
                let place = Rect::around(point(beside.x + 1.0, beside.y), 15.0);
                d.glyph(piece::glyph(kind), place, Token::Ink);
            } else {
                self.small_values(d, kind, beside);
            }
            if left > 1 {
                let dot = point(x - 5.0, y - 1.0);
                let disc = Style::fill(Token::Raised).line(Token::LineStrong, 1.0);
                d.circle(dot.x, dot.y, 6.5, disc);
                let place = Rect::around(dot, 10.0);
                let text = Text::centered(place, 10.0, Token::Ink, left.to_string());
                d.text(text.font(Font::Bold));
            }
        });
    }

    fn small_values(&self, d: &mut Drawing, kind: Building, middle: scene::Point) {
        let values = piece::printed_values(kind);
        let first = (values.len() as f32 - 1.0) / 2.0;
        for (index, (glyph, number)) in values.iter().enumerate() {
            let y = middle.y + (index as f32 - first) * 13.0;
            if let Some(glyph) = glyph {
                d.glyph(*glyph, square(middle.x - 9.0, y - 5.5, 11.0), Token::Ink);
            }
            let (x, number) = (middle.x + 3.0, number.to_string());
            d.text(Text::new(x, y + 4.5, 12.0, Token::Ink, number));
        }
    }
}

/// A building of the set as it lies in a tray, or where it would lie if none is left.
pub fn silhouette(d: &mut Drawing, kind: Building, corner: (f32, f32), unit: f32, there: bool) {
    let (lots, columns, rows) = body::lying(kind);
    if !there {
        let shape = outline::path(lots, unit, 0.0, unit * 0.14, 0.0);
        return d.at(corner.0, corner.1, |d| d.path(shape, dashed()));
    }
    if let Some(symbol) = body::piece(kind) {
        let (w, h) = (columns as f32 * unit, rows as f32 * unit);
        d.symbol(symbol.id, rect(corner.0, corner.1, w, h), Token::Draw, None);
    }
}

/// What a kind is worth, or by what it is known.
pub fn caption(d: &mut Drawing, kind: Building, middle: scene::Point, size: f32) {
    let values = piece::printed_values(kind);
    if values.is_empty() {
        let place = Rect::around(middle, size * 1.3);
        return d.glyph(piece::glyph(kind), place, Token::Ink);
    }
    let mut x = middle.x - piece::width(&values, size) / 2.0;
    for (glyph, number) in values {
        let glyph = glyph.unwrap_or(Glyph::Points);
        d.glyph(glyph, square(x, middle.y - size / 2.0, size), Token::Ink);
        let number = number.to_string();
        let wide = Font::Bold.width(&number, size * 1.06);
        let text = Text::new(
            x + size * 1.1,
            middle.y + size * 0.37,
            size * 1.06,
            Token::Ink,
            number,
        );
        d.text(text.font(Font::Bold));
        x += size * 1.42 + wide;
    }
}
