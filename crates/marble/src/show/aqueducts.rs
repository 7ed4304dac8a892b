//! Laid over the map on demand: what the aqueducts connect (M-26). Water runs along each line,
//! every building on it says its points, and at the spring stands what the line brings to whom.

use kernel::Seat;
use scene::{Drawing, Font, Point, Reader, Rect, Style, Text, Token, pieces, point, polyline};

use super::art;
use super::frame::Frame;
use super::sheet::Area;
use super::tally::connected;
use super::words as say;
use crate::data::{Aqueduct, BUILDING_ON_AQUEDUCT};
use crate::position::View;

/// The size of figures.
const FIGURE: f32 = 13.5;
/// The height of a pill, and the room beside its text.
const PILL: f32 = 20.0;
const PAD: f32 = 6.0;
/// The radius of an owner's token at the spring.
const TOKEN: f32 = 8.0;

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
        let path = self.view.map.path(line);
        let points: Vec<Point> = path.iter().map(|one| self.frame.vertex(*one)).collect();
        if points.len() > 1 {
            let unit = self.frame.unit();
            let course = polyline(&points, false);
            d.path(course.clone(), Style::stroke(Token::Halo, unit * 0.15));
            d.path(course, Style::stroke(Token::WaterLine, unit * 0.09));
        }
        let buildings = self.view.map.all_buildings();
        for site in path.iter().filter(|site| buildings.contains(**site)) {
            self.connection(d, self.frame.vertex(*site));
        }
    }

    /// The points of a building on the line, above it.
    fn connection(&self, d: &mut Drawing, building: Point) {
        let above = point(
            building.x,
            building.y - art::civic_radius(self.frame.unit()) * 0.9,
        );
        let figure = format!("+{BUILDING_ON_AQUEDUCT}");
        let width = Font::Bold.width(&figure, FIGURE) + 2.0 * PAD;
        let place = around(above, width);
        d.rounded(place, PILL / 2.0, Style::fill(Token::Ink));
        d.text(Text::centered(place, FIGURE, Token::Surface, figure).font(Font::Bold));
    }

    /// What the line brings to whom, beside its spring; nothing while it connects nothing.
    fn sums(&self, d: &mut Drawing, line: Aqueduct) {
        let seats = self.view.seats().iter();
        let sums = seats.map(|seat| (seat, connected(self.view, line, seat).len() as i32));
        let sums = sums.filter(|(_, count)| *count > 0);
        let sums = sums.map(|(seat, count)| (seat, (count * BUILDING_ON_AQUEDUCT).to_string()));
        let sums: Vec<(Seat, String)> = sums.collect();
        if sums.is_empty() {
            return;
        }
        let width = |figure: &str| 2.0 * TOKEN + 3.0 + Font::Bold.width(figure, FIGURE) + PAD;
        let whole: f32 = sums.iter().map(|(_, figure)| width(figure)).sum();
        let place = self.beside_spring(line, whole + PAD);
        let paper = Style::fill(Token::Surface).line(Token::LineStrong, 1.0);
        d.rounded(place, place.h / 2.0, paper);
        let (mut x, y) = (place.x + PAD, place.center().y);
        for (seat, figure) in sums {
            let color = self.reader.color(seat);
            pieces::token(d, color, point(x + TOKEN, y), TOKEN);
            let text = Text::new(
                x + 2.0 * TOKEN + 3.0,
                y + FIGURE * 0.35,
                FIGURE,
                Token::Ink,
                figure.clone(),
            );
            d.text(text.font(Font::Bold));
            x += width(&figure);
        }
    }

    /// A box of this width at the spring's disc, inside the picture.
    fn beside_spring(&self, line: Aqueduct, width: f32) -> Rect {
        let spring = self.frame.spring(line.spring());
        let size = self.frame.size();
        let x = (spring.x - width / 2.0).clamp(2.0, size.w - width - 2.0);
        let below = art::spring_radius(self.frame.unit()) + 4.0;
        let y = spring.y - below - PILL - 4.0;
        Rect {
            x,
            y,
            w: width,
            h: PILL + 4.0,
        }
    }
}

/// A pill of this width round a point.
fn around(center: Point, width: f32) -> Rect {
    Rect {
        x: center.x - width / 2.0,
        y: center.y - PILL / 2.0,
        w: width,
        h: PILL,
    }
}
