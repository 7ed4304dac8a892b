//! What another player has besides what the players' list says: the tray in small, and the cards by
//! name. Everything here is open, so that all viewers are shown the same.

use kernel::Seat;
use scene::{Area, Drawing, Reader, Rect, Size, rect};

use super::body;
use super::cards::{self, Chips};
use super::paper::{boxed, paper};
use super::sheet::Part;
use super::tray::silhouette;
use super::words as say;
use crate::data::Building;
use crate::{Hit, Phase, View};

/// Round the content.
const MARGIN: f32 = 8.0;
/// The side of a lot.
const UNIT: f32 = 6.0;
/// The height of a line of the tray.
const LINE: f32 = 18.0;

fn chips<'a>(seat: Seat, view: &'a View, reader: &'a Reader<'a>) -> Chips<'a> {
    Chips {
        view,
        reader,
        seat,
        known: view.phase == Phase::Over,
    }
}

/// How much room it takes at a width.
pub fn size(seat: Seat, view: &View, reader: &Reader<'_>, width: f32) -> Size {
    let room = width - 2.0 * MARGIN;
    let tray = lines(seat, view, room).len().max(1) as f32 * LINE;
    let chips = cards::flow_height(&chips(seat, view, reader), room);
    let below = if chips > 0.0 { chips + 4.0 } else { 0.0 };
    scene::size(width, 2.0 * MARGIN + tray + below)
}

/// The area of a player.
pub fn area(seat: Seat, view: &View, reader: &Reader<'_>, width: f32) -> Area {
    let label = say::holding_of(reader.words, reader.name(seat));
    let whole = size(seat, view, reader, width);
    let mut area = Area::new(Part::Holding(seat), whole, label);
    let whole = rect(0.0, 0.0, whole.w, whole.h);
    let room = whole.inset(MARGIN);
    let lines = lines(seat, view, room.w);
    let group = boxed(view, Hit::Player(seat), (whole, 8.0), reader);
    area.group(group, |d| {
        paper(d, whole);
        draw_tray(d, &lines, room);
    });
    let top = room.y + lines.len().max(1) as f32 * LINE + 4.0;
    let below = rect(room.x, top, room.w, room.bottom() - top);
    cards::flow(&mut area, &chips(seat, view, reader), below);
    area
}

/// Every building of the tray with its place in its line; types stand apart.
type Line = Vec<(Building, f32)>;

fn lines(seat: Seat, view: &View, width: f32) -> Vec<Line> {
    let own = &view.players[seat];
    let mut lines: Vec<Line> = Vec::new();
    let (mut line, mut x, mut last) = (Line::new(), 0.0, None);
    for kind in Building::own() {
        let wide = body::lying(*kind).1 as f32 * UNIT;
        for _ in 0..own.tray[kind.index()] {
            if last.is_some_and(|last| last != kind.building_type()) {
                x += 6.0;
            }
            last = Some(kind.building_type());
            if x + wide > width {
                lines.push(std::mem::take(&mut line));
                x = 0.0;
            }
            line.push((*kind, x));
            x += wide + 3.0;
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

fn draw_tray(d: &mut Drawing, lines: &[Line], room: Rect) {
    for (index, line) in lines.iter().enumerate() {
        let bottom = room.y + (index + 1) as f32 * LINE - 3.0;
        for (kind, x) in line {
            let rows = body::lying(*kind).2 as f32;
            silhouette(d, *kind, (room.x + x, bottom - rows * UNIT), UNIT, true);
        }
    }
}
