//! The zones of every city, laid over the pictures on demand: what belongs together, which public
//! buildings count for it, and its points where the city itself has no room for the sum.

use kernel::Seat;
use scene::{Area, Drawing, Format, PathWriter, Rect, Style, Text, Token, pieces, point, rect};

use super::layout::TownFrame;
use super::zone::{self, Zone};
use super::zone_marks::{FIGURES, PILL, draw_pill};
use super::{Canvas, sheet};
use crate::grid::{Cell, Cells, border};
use crate::town::Town;

/// What the overlay is asked for by.
pub const KEY: &str = "zones";

impl Canvas<'_> {
    /// The overlay: an area for each city that is drawn large enough.
    pub fn zones(&self) -> Vec<Area> {
        if self.layout.format == Format::Thumb {
            return Vec::new();
        }
        let own = self.reader.own_seat();
        let area = |seat: Seat| match seat == own {
            true => self.zones_of(sheet::Area::City(seat), seat),
            false => self.zones_of(sheet::Area::SmallCity(seat), seat),
        };
        self.view.open.seats().iter().map(area).collect()
    }

    fn zones_of(&self, id: sheet::Area, seat: Seat) -> Area {
        let town = &self.view.players[seat].town;
        let frame = self.town_frame(id, seat);
        let mut area = Area::new(id, self.layout.size(id), "");
        let zones: Vec<Zone> = zone::all(town).collect();
        for zone in &zones {
            outline(&mut area, zone, &frame);
        }
        for zone in &zones {
            links(&mut area, zone, town, &frame);
        }
        if frame.side() < pieces::SMALL_CARD {
            zones.iter().for_each(|zone| sum(&mut area, zone, &frame));
        }
        area
    }
}

/// A line along the middle of the gaps round a zone.
fn outline(d: &mut Drawing, zone: &Zone, frame: &TownFrame) {
    let mut path = PathWriter::default();
    for cell in zone.cells {
        let around = frame.place(cell).inset(-frame.gap() / 2.0);
        let (left, top, right, bottom) = (around.x, around.y, around.right(), around.bottom());
        for (down, across, from, to) in [
            (-1, 0, (left, top), (right, top)),
            (1, 0, (left, bottom), (right, bottom)),
            (0, -1, (left, top), (left, bottom)),
            (0, 1, (right, top), (right, bottom)),
        ] {
            let next = Cell::new(cell.row() + down, cell.column() + across);
            if next.is_none_or(|next| !zone.cells.contains(next)) {
                path.move_to(from.0, from.1).line_to(to.0, to.1);
            }
        }
    }
    twice(d, &path.finish(), 3.5);
}

/// A line with a halo, legible on any card.
fn twice(d: &mut Drawing, path: &str, width: f32) {
    d.path(path.to_string(), Style::stroke(Token::Halo, width + 3.0));
    d.path(path.to_string(), Style::stroke(Token::Roof2, width));
}

/// From each public building that counts to a residence beside it.
fn links(d: &mut Drawing, zone: &Zone, town: &Town, frame: &TownFrame) {
    for building in zone.counted(town) {
        let beside = border(Cells::one(building)) & zone.cells;
        let Some(home) = beside.first() else { continue };
        let (from, to) = (middle(frame.place(home)), middle(frame.place(building)));
        let part = |share: f32| {
            point(
                from.x + (to.x - from.x) * share,
                from.y + (to.y - from.y) * share,
            )
        };
        let (start, end) = (part(0.36), part(0.64));
        let mut path = PathWriter::default();
        path.move_to(start.x, start.y).line_to(end.x, end.y);
        twice(d, &path.finish(), 4.0);
        d.circle(
            end.x,
            end.y,
            5.0,
            Style::fill(Token::Roof2).line(Token::Halo, 1.5),
        );
    }
}

fn middle(place: Rect) -> scene::Point {
    point(place.x + place.w / 2.0, place.y + place.h / 2.0)
}

/// The points of a zone on the lower part of its first residence.
fn sum(d: &mut Drawing, zone: &Zone, frame: &TownFrame) {
    let Some(cell) = zone.cells.first() else {
        return;
    };
    let (place, text) = (frame.place(cell), zone.points.to_string());
    let width = Text::new(0.0, 0.0, FIGURES, Token::Draw, &*text).bounds().w + 12.0;
    let left = place.x + (place.w - width) / 2.0;
    let at = rect(left, place.bottom() - PILL - 2.0, width, PILL);
    draw_pill(d, at, &text, zone.points > 0);
}
