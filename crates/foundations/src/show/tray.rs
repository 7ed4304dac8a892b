//! A player's tray: the buildings not on the board, in three rows by type.

use kernel::Seat;
use scene::{
    Anchor, Area, Drawing, Font, Glyph, Reader, Rect, Style, Text, Token, fitting, point, polyline,
    rect,
};

use super::body;
use super::layout::Layout;
use super::outline;
use super::paper::{boxed, dashed, paper};
use super::piece;
use super::sheet::Part;
use super::words as say;
use crate::data::{Building, BuildingType};
use crate::{Hit, View};

/// The tray's area: public, though only its owner builds from it.
pub fn area(seat: Seat, view: &View, reader: &Reader<'_>, layout: &Layout) -> Area {
    let size = layout.tray();
    let label = say::tray_of(reader.words, reader.name(seat));
    let mut area = Area::new(Part::Tray(seat), size, label);
    let tray = Tray { view, reader, seat };
    paper(&mut area, rect(0.0, 0.0, size.w, size.h));
    let height = size.h / BuildingType::ALL.len() as f32;
    for (index, building_type) in BuildingType::ALL.iter().enumerate() {
        let place = rect(0.0, index as f32 * height, size.w, height);
        tray.row(&mut area, *building_type, place);
    }
    area
}

struct Tray<'a> {
    view: &'a View,
    reader: &'a Reader<'a>,
    seat: Seat,
}

/// A row as low as this has no heading.
const LOW: f32 = 50.0;
/// The height of a row's heading.
const HEADING: f32 = 21.0;
/// The height of a line of a caption.
const LINE: f32 = 15.0;
/// The size of captions.
const CAPTION: f32 = 12.0;
/// The side of a lot in a narrow tray, and in others.
const SMALL_UNIT: f32 = 8.5;
const UNIT: f32 = 11.0;

/// The kinds of a type, in the order of the rules.
fn kinds(building_type: BuildingType) -> impl Iterator<Item = Building> + Clone {
    let own = Building::own().iter().copied();
    own.filter(move |building| building.building_type() == building_type)
}

impl Tray<'_> {
    fn left(&self, building: Building) -> u8 {
        self.view.players[self.seat].tray[building.index()]
    }

    fn unit(width: f32) -> f32 {
        if width < 260.0 { SMALL_UNIT } else { UNIT }
    }

    /// One type: its name, what it brings, and the kinds side by side.
    fn row(&self, d: &mut Drawing, building_type: BuildingType, at: Rect) {
        let words = self.reader.words;
        if at.y > 0.0 {
            let line = Style::stroke(Token::Line, 1.0);
            let ends = [point(at.x + 1.0, at.y), point(at.right() - 1.0, at.y)];
            d.path(polyline(&ends, false), line);
        }
        if at.h < LOW {
            let room = rect(at.x + 2.0, at.y, at.w - 4.0, at.h - 1.0);
            return self.kinds(d, building_type, room);
        }
        let (baseline, room) = (at.y + 16.0, at.w - 20.0);
        let summary = fitting(
            &[&self.summary(building_type)],
            Font::Semibold,
            12.5,
            room / 2.0,
        );
        let taken = Font::Semibold.width(&summary, 12.5);
        let name = say::building_type(words, building_type);
        let name = fitting(&[&name], Font::Semibold, 12.5, room - taken - 8.0);
        d.text(Text::new(at.x + 10.0, baseline, 12.5, Token::Ink3, name));
        let summary = Text::new(at.right() - 10.0, baseline, 12.5, Token::Ink3, summary);
        d.text(summary.anchor(Anchor::End));
        let below = rect(at.x + 2.0, at.y + HEADING, at.w - 4.0, at.h - HEADING - 2.0);
        self.kinds(d, building_type, below);
    }

    fn kinds(&self, d: &mut Drawing, building_type: BuildingType, room: Rect) {
        let unit = Tray::unit(room.w);
        let widths = kinds(building_type).map(|kind| self.kind_width(kind, unit));
        let slack = room.w - widths.clone().sum::<f32>();
        let gap = slack / kinds(building_type).count() as f32;
        let mut x = room.x;
        for (kind, width) in kinds(building_type).zip(widths) {
            let place = rect(x, room.y, width + gap, room.h);
            self.kind(d, kind, place, unit);
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

    fn kind_width(&self, kind: Building, unit: f32) -> f32 {
        let columns = body::lying(kind).1 as f32;
        let shape = columns * unit + if self.left(kind) > 1 { 16.0 } else { 0.0 };
        let values = piece::printed_values(kind);
        let lines = lines_of(&values, unit).into_iter();
        lines
            .map(|line| piece::width(line, CAPTION))
            .fold(shape, f32::max)
    }

    /// A kind with its shape, how many are left, and what is printed on it.
    fn kind(&self, d: &mut Drawing, kind: Building, at: Rect, unit: f32) {
        let hit = Hit::Tray(kind, self.seat);
        let left = self.left(kind);
        let (_, columns, rows) = body::lying(kind);
        let outline = at.inset(0.75);
        d.group(boxed(self.view, hit, (outline, 5.0), self.reader), |d| {
            let count = if left > 1 { 16.0 } else { 0.0 };
            let (w, h) = (columns as f32 * unit, rows as f32 * unit);
            let x = at.center().x - (w + count) / 2.0;
            let values = piece::printed_values(kind);
            let lines = lines_of(&values, unit);
            let y = at.bottom() - 21.0 - (lines.len().max(1) - 1) as f32 * LINE - h;
            silhouette(d, kind, (x, y), unit, left > 0);
            if left > 1 {
                let (x, y, times) = (x + w + 2.0, y + h - 0.5, format!("×{left}"));
                d.text(Text::new(x, y, 12.0, Token::Ink2, times));
            }
            if left > 0 && values.is_empty() {
                let line = point(at.center().x, at.bottom() - 10.0);
                caption(d, kind, line, CAPTION);
            }
            for (index, line) in lines.iter().rev().enumerate().filter(|_| left > 0) {
                let up = index as f32 * LINE;
                let middle = point(at.center().x, at.bottom() - 10.0 - up);
                piece::in_ink(d, line, middle, CAPTION, Token::Ink);
            }
        });
    }
}

/// Values in one line, or one below the other where the tray is narrow.
fn lines_of(values: &[piece::Value], unit: f32) -> Vec<&[piece::Value]> {
    let most = if unit < UNIT { 1 } else { 2 };
    values.chunks(most).collect()
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
    let values = piece::printed_values(kind).into_iter();
    let signed = |(glyph, number): piece::Value| (glyph.or(Some(Glyph::Points)), number);
    let values: Vec<piece::Value> = values.map(signed).collect();
    if values.is_empty() {
        let place = Rect::around(middle, size * 1.3);
        return d.glyph(piece::glyph(kind), place, Token::Ink);
    }
    piece::in_ink(d, &values, middle, size, Token::Ink);
}
