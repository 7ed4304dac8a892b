//! What the map has before the first tile: land, grid, the Tiber, bridges, hills.

use kernel::Seat;
use scene::{
    Drawing, PathWriter, Point, Rect, Shape, Size, Style, Token, pieces, point, polyline, rect,
};

use super::art::{self, SMALL_UNIT, edge};
use super::chart::Chart;
use super::frame::{Frame, between, centroid};
use super::hit::Hit;
use crate::data::{BOARD, HillPlace};
use crate::grid::{Triangle, Vertex};
use crate::options::HillCorners;
use crate::position::Phase;

/// A place that could be chosen, before it is marked.
pub const QUIET: Style = Style::fill(Token::Halo)
    .line(Token::LineStrong, 1.0)
    .opacity(0.5);

/// Draws the ground.
pub fn draw(d: &mut Drawing, chart: &Chart<'_>) {
    land(d, chart);
    if matches!(chart.view.phase, Phase::Position { .. }) {
        out_of_reach(d, chart);
    }
    for (place, owner) in BOARD.bridges.iter().zip(chart.view.bridge_owners) {
        draw_bridge(d, chart, place.triangle, owner);
    }
    let hills = BOARD.hills.iter();
    for place in hills.filter(|place| chart.view.map.hills.contains(place.triangle)) {
        draw_hill(d, chart, place);
    }
}

fn land(d: &mut Drawing, chart: &Chart<'_>) {
    let frame = &chart.frame;
    let (Size { w, h }, unit) = (frame.size(), frame.unit());
    let radius = 14.0_f32.min(unit / 4.0);
    d.rounded(rect(0.0, 0.0, w, h), radius, Style::fill(Token::Board2));
    river(d, frame, radius);
    let land = Style::fill(Token::Board).line(Token::BoardLine, (unit * 0.02).max(0.8));
    d.path(polyline(&frame.land(), true), land);
    let mut grid = PathWriter::default();
    for [a, b] in frame.lines() {
        grid.move_to(a.x, a.y).line_to(b.x, b.y);
    }
    let line = Style::stroke(Token::BoardLine, (unit * 0.013).max(0.6));
    d.path(grid.finish(), line.opacity(0.75));
    if unit >= SMALL_UNIT {
        dots(d, chart);
    }
}

/// M-16, M-17: free ground where the tile in hand cannot lie; it is there to be asked why.
fn out_of_reach(d: &mut Drawing, chart: &Chart<'_>) {
    let (frame, map) = (&chart.frame, &chart.view.map);
    let places = map.places();
    let fits = |triangle: Triangle| !(triangle.positions() & places).is_empty();
    let free = Triangle::all().filter(|triangle| !map.covered.contains(*triangle));
    for triangle in free.filter(|triangle| !fits(*triangle)) {
        let outline = || Shape::Polygon(frame.triangle(triangle).to_vec());
        chart.piece(d, Hit::Ground(triangle), outline, |_| {});
    }
}

/// The sites (M-28), one dot each.
fn dots(d: &mut Drawing, chart: &Chart<'_>) {
    let (frame, mut path) = (&chart.frame, PathWriter::default());
    let sites = Vertex::sites().iter();
    let sites = sites.filter(|vertex| !chart.view.is_shut(*vertex));
    for Point { x, y } in sites.map(|site| frame.vertex(site)) {
        path.move_to(x, y).line_to(x + 0.01, y);
    }
    let dot = Style::stroke(Token::BoardLine, frame.unit() * 0.064);
    d.path(path.finish(), dot);
}

/// The Tiber: the map's rounded corners outside, straight along the bank.
fn river(d: &mut Drawing, frame: &Frame, radius: f32) {
    let (river, water) = (frame.river(), Style::fill(Token::Water));
    d.rounded(river, radius, water);
    let length = river.w.max(river.h) / frame.unit();
    let bank = frame.field(0.36, 0.0, 0.36, length);
    d.shape(Shape::boxed(bank), water);
    let waves = Style::stroke(Token::WaterLine, edge(frame.unit()));
    d.path(wave_path(frame), waves.opacity(0.55));
}

/// Short waves, lying level however the map is turned.
fn wave_path(frame: &Frame) -> std::borrow::Cow<'static, str> {
    let unit = frame.unit();
    let step = unit * 0.07;
    let mut d = PathWriter::default();
    for row in 0..20_u8 {
        let across = if row % 2 == 0 { 0.17 } else { 0.47 };
        let Point { x, y } = frame.spot(across, 0.3 + 0.41 * f32::from(row));
        d.move_to(x - 2.0 * step, y)
            .bend_to(x - step, y - step, x, y)
            .bend_to(x + step, y + step, x + 2.0 * step, y);
    }
    d.finish()
}

fn draw_bridge(d: &mut Drawing, chart: &Chart<'_>, triangle: Triangle, owner: Option<Seat>) {
    let (frame, unit) = (&chart.frame, chart.frame.unit());
    let road = frame.road(triangle);
    d.shape(Shape::boxed(road), Style::fill(Token::Marble2));
    d.path(rails(road), Style::stroke(Token::Draw, edge(unit)));
    if let Some(seat) = owner {
        let spot = frame.toll(triangle);
        let outline = || Shape::circle(spot.x, spot.y, unit * 0.14);
        chart.piece(d, Hit::Bridge(triangle), outline, |d| {
            pieces::token(d, chart.reader.color(seat), spot, unit * 0.13);
        });
    } else {
        let place = Rect::around(sign(frame, triangle), unit * 0.36);
        let outline = || Shape::rounded(place, place.w * 0.16);
        chart.piece(d, Hit::Bridge(triangle), outline, |d| art::bridge(d, place));
    }
}

/// Where a bridge tile lies: in its triangle, close to the Tiber.
fn sign(frame: &Frame, triangle: Triangle) -> Point {
    let middle = centroid(frame.triangle(triangle));
    between(middle, frame.toll(triangle), 0.03)
}

/// The two long sides of a road.
fn rails(road: Rect) -> std::borrow::Cow<'static, str> {
    let (a, b) = (point(road.x, road.y), point(road.right(), road.bottom()));
    let ends = if road.w > road.h {
        [(a.x, a.y, b.x, a.y), (a.x, b.y, b.x, b.y)]
    } else {
        [(a.x, a.y, a.x, b.y), (b.x, a.y, b.x, b.y)]
    };
    let mut d = PathWriter::default();
    for (x, y, to_x, to_y) in ends {
        d.move_to(x, y).line_to(to_x, to_y);
    }
    d.finish()
}

fn draw_hill(d: &mut Drawing, chart: &Chart<'_>, place: &HillPlace) {
    let (frame, view) = (&chart.frame, chart.view);
    let corners = frame.triangle(place.triangle);
    // M-29: houses stand at a hill's corners only where they count, until a site is built there.
    let counts = view.options.hill_corners == HillCorners::Structure;
    let house = |corner: &Vertex| counts && view.built_at(*corner).is_none();
    let houses = place.triangle.corners().into_iter().filter(house);
    let houses: Vec<Point> = houses.map(|corner| frame.vertex(corner)).collect();
    let outline = || Shape::Polygon(corners.to_vec());
    chart.piece(d, Hit::Hill(place.hill), outline, |d| {
        art::hill(d, corners, &houses, frame.unit());
    });
}
