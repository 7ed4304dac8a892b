//! Laid over the map on demand: what the aqueducts connect (M-26). Water runs along each line,
//! every building on it is ringed, and at the spring stands what the line brings to whom.

use std::borrow::Cow;

use kernel::Seat;
use scene::{Drawing, Font, PathWriter, Reader, Rect, Style, Text, Token, pieces, point, polyline};

use super::art;
use super::frame::{Frame, between};
use super::sheet::Area;
use super::tally::connected;
use super::words as say;
use crate::data::{Aqueduct, BUILDING_ON_AQUEDUCT};
use crate::grid::Vertex;
use crate::position::View;
use crate::sites::Built;

/// The size of figures.
const FIGURE: f32 = 13.5;
/// The height of a line of figures, and the room beside it.
const ROW: f32 = 19.0;
const PAD: f32 = 3.0;
/// The radius of an owner's token at the spring, and the room between it and its figure.
const TOKEN: f32 = 7.0;
const GAP: f32 = 2.0;
/// So wide the sums of a spring may be below the map, where the next one is near.
const BELOW: f32 = 83.0;
/// Under this side of a triangle a building on a line is ringed, but says no points.
const ROOM_FOR_POINTS: f32 = 60.0;
/// Where the rim of a building lies on the way to the next vertex.
const RIM: f32 = 0.36;

/// The area that lies over the map.
pub fn area(view: &View, reader: &Reader<'_>, frame: Frame) -> scene::Area {
    let label = say::overlay_aqueducts(reader.words);
    let mut area = scene::Area::new(Area::Map, frame.size(), label);
    let waters = Waters {
        view,
        reader,
        frame,
    };
    let lines = Aqueduct::ALL.iter().copied();
    lines.clone().for_each(|line| waters.line(&mut area, line));
    lines.for_each(|line| waters.sums(&mut area, line));
    area
}

struct Waters<'a> {
    view: &'a View,
    reader: &'a Reader<'a>,
    frame: Frame,
}

impl Waters<'_> {
    fn line(&self, d: &mut Drawing, line: Aqueduct) {
        let (path, unit) = (self.view.map.path(line), self.frame.unit());
        let course = self.course(path);
        d.path(course.clone(), Style::stroke(Token::Halo, unit * 0.15));
        d.path(course, Style::stroke(Token::WaterLine, unit * 0.09));
        let buildings = self.view.map.all_buildings();
        for site in path.iter().filter(|site| buildings.contains(**site)) {
            self.connection(d, *site);
        }
    }

    /// The line as far as it is not under a building or fountain.
    fn course(&self, path: &[Vertex]) -> Cow<'static, str> {
        let mut d = PathWriter::default();
        let is_built = |vertex: Vertex| self.view.built_at(vertex).is_some();
        for (index, piece) in path.windows(2).enumerate() {
            let [from, to] = [piece[0], piece[1]].map(|one| self.frame.vertex(one));
            if is_built(piece[0]) || index == 0 {
                let begin = between(from, to, if is_built(piece[0]) { RIM } else { 0.0 });
                d.move_to(begin.x, begin.y);
            }
            let end = between(to, from, if is_built(piece[1]) { RIM } else { 0.0 });
            d.line_to(end.x, end.y);
        }
        d.finish()
    }

    /// A building on the line: a ring of water, and its points where they hide nothing.
    fn connection(&self, d: &mut Drawing, site: Vertex) {
        let (unit, building) = (self.frame.unit(), self.frame.vertex(site));
        let radius = art::civic_radius(unit);
        let ring = polyline(&self.frame.hexagon(building, radius), true);
        d.path(ring.clone(), Style::stroke(Token::Halo, unit * 0.1));
        d.path(ring, Style::stroke(Token::WaterLine, unit * 0.055));
        if let Some(Built::Civic(_, owner)) = self.view.built_at(site) {
            art::owner(d, building, self.reader.color(owner), unit);
        }
        if unit < ROOM_FOR_POINTS {
            return;
        }
        let figure = format!("+{BUILDING_ON_AQUEDUCT}");
        let width = Font::Bold.width(&figure, FIGURE) + 3.0 * PAD;
        let place = Rect {
            x: building.x - radius * 0.7 - width / 2.0,
            y: building.y - radius * 0.75 - ROW / 2.0,
            w: width,
            h: ROW,
        };
        d.rounded(place, ROW / 2.0, Style::fill(Token::Ink));
        d.text(Text::centered(place, FIGURE, Token::Surface, figure).font(Font::Bold));
    }

    /// What the line brings to whom, at its spring; nothing while it connects nothing.
    fn sums(&self, d: &mut Drawing, line: Aqueduct) {
        let seats = self.view.seats().iter();
        let sums = seats.map(|seat| (seat, connected(self.view, line, seat).len() as i32));
        let sums = sums.filter(|(_, count)| *count > 0);
        let sums = sums.map(|(seat, count)| (seat, (count * BUILDING_ON_AQUEDUCT).to_string()));
        let sums: Vec<(Seat, String)> = sums.collect();
        if sums.is_empty() {
            return;
        }
        let widths = sums
            .iter()
            .map(|(_, figure)| Font::Bold.width(figure, FIGURE));
        let cell = widths.fold(0.0, f32::max) + 2.0 * TOKEN + GAP + PAD;
        // Beside the map there is room for a column, below it for a row.
        let columns = match self.frame.is_turned() {
            true => (((BELOW - PAD) / cell) as usize).clamp(1, sums.len()),
            false => 1,
        };
        let rows = sums.len().div_ceil(columns);
        let place = self.at_spring(line, cell * columns as f32 + PAD, ROW * rows as f32 + PAD);
        let paper = Style::fill(Token::Surface).line(Token::LineStrong, 1.0);
        d.rounded(place, (ROW + PAD) / 2.0, paper);
        for (index, (seat, figure)) in sums.into_iter().enumerate() {
            let x = place.x + PAD + cell * (index % columns) as f32;
            let y = place.y + PAD / 2.0 + ROW * ((index / columns) as f32 + 0.5);
            pieces::token(d, self.reader.color(seat), point(x + TOKEN, y), TOKEN);
            let (x, y) = (x + 2.0 * TOKEN + GAP, y + FIGURE * 0.35);
            d.text(Text::new(x, y, FIGURE, Token::Ink, figure).font(Font::Bold));
        }
    }

    /// A box of this size above the spring's disc, inside the picture.
    fn at_spring(&self, line: Aqueduct, w: f32, h: f32) -> Rect {
        let (spring, size) = (self.frame.spring(line.spring()), self.frame.size());
        let x = (spring.x - w / 2.0).clamp(1.0, size.w - w - 1.0);
        let y = spring.y - art::spring_radius(self.frame.unit()) - 3.0 - h;
        Rect { x, y, w, h }
    }
}
