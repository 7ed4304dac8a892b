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
            beads(&mut area, zone, town, &frame);
        }
        if frame.side() < pieces::SMALL_CARD {
            zones.iter().for_each(|zone| sum(&mut area, zone, &frame));
        }
        area
    }
}

/// A line along the middle of the gaps round a zone, with a halo.
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
    let path = path.finish();
    d.path(path.clone(), Style::stroke(Token::Halo, 6.5));
    d.path(path, Style::stroke(Token::Roof2, 3.5));
}

/// A bead on the edge between a zone and each public building that counts for it: small enough to
/// leave the names free.
fn beads(d: &mut Drawing, zone: &Zone, town: &Town, frame: &TownFrame) {
    let bead = Style::fill(Token::Roof2).line(Token::Halo, 2.0);
    for building in zone.counted(town) {
        let beside = border(Cells::one(building)) & zone.cells;
        let Some(home) = beside.first() else { continue };
        let (from, to) = (middle(frame.place(home)), middle(frame.place(building)));
        d.circle((from.x + to.x) / 2.0, (from.y + to.y) / 2.0, 6.0, bead);
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
