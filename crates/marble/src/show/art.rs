//! The pieces: district tiles, houses, magistrates, civic buildings, fountains, aqueducts. How
//! each is drawn at a place, whatever the place is.

use scene::pieces;
use scene::{
    Drawing, Font, Glyph, PathWriter, Point, Rect, SeatColor, Shape, Style, Text, TileColor, Token,
    point, polyline, rect,
};

use super::frame::{Frame, between};
use crate::data::{Aqueduct, Color};
use crate::grid::{TilePosition, Vertex};

/// Under this side of a triangle neither houses nor numerals are drawn.
pub const SMALL_UNIT: f32 = 30.0;

/// The colour with its pattern.
pub const fn tile_color(color: Color) -> TileColor {
    match color {
        Color::Red => TileColor::Red,
        Color::Yellow => TileColor::Yellow,
        Color::Green => TileColor::Green,
        Color::Blue => TileColor::Blue,
    }
}

/// The glyph of the building that belongs to a colour.
pub const fn glyph(color: Color) -> Glyph {
    match color {
        Color::Red => Glyph::Arena,
        Color::Yellow => Glyph::Theatre,
        Color::Green => Glyph::Temple,
        Color::Blue => Glyph::Bath,
    }
}

/// The stone of an aqueduct.
const fn stone(aqueduct: Aqueduct) -> Token {
    match aqueduct {
        Aqueduct::Grey => Token::StoneGrey,
        Aqueduct::Brown => Token::StoneBrown,
        Aqueduct::White => Token::StoneWhite,
    }
}

/// The numeral of an aqueduct.
pub const fn numeral(aqueduct: Aqueduct) -> &'static str {
    match aqueduct {
        Aqueduct::Grey => "I",
        Aqueduct::Brown => "II",
        Aqueduct::White => "III",
    }
}

/// The outline of a piece at a scale: 1.6 % of the side, never under 0.8.
pub fn edge(unit: f32) -> f32 {
    (unit * 0.016).max(0.8)
}

/// A surface with the colour's pattern and an outline.
fn patterned(d: &mut Drawing, corners: &[Point], color: Color, line: f32) {
    let (path, color) = (polyline(corners, true), tile_color(color));
    let surface = Style::fill(color.token()).line(Token::Hairline, line);
    d.path(path.clone(), surface);
    d.path(path, Style::pattern(color.pattern()));
}

/// A district tile. `gone` says at which corners there are no houses; with a magistrate on it the
/// glyph stands aside.
pub fn tile(
    d: &mut Drawing,
    frame: &Frame,
    position: TilePosition,
    color: Color,
    posted: bool,
    gone: impl Fn(Vertex) -> bool,
) {
    let unit = frame.unit();
    patterned(d, &frame.rhombus(position, 0.028), color, edge(unit));
    if unit >= SMALL_UNIT {
        let middle = frame.middle(position);
        let [a, b, c, e] = position.corners();
        let corners = [(a, 0.41), (b, 0.41), (c, 0.335), (e, 0.335)];
        let standing = corners.iter().filter(|(corner, _)| !gone(*corner));
        let spots = standing.map(|(corner, share)| between(frame.vertex(*corner), middle, *share));
        houses(d, spots, unit);
    }
    let side = unit * if posted { 0.3 } else { 0.33 };
    let spot = beside(frame, position, if posted { -0.19 } else { 0.0 });
    d.glyph(
        glyph(color),
        Rect::around(spot, side),
        tile_color(color).on(),
    );
}

/// A place on the long diagonal of a tile, by so many sides from its middle.
fn beside(frame: &Frame, position: TilePosition, by: f32) -> Point {
    let (middle, step) = (frame.middle(position), frame.along(position));
    point(middle.x + step.x * by, middle.y + step.y * by)
}

/// Where the magistrate of a tile stands, and how large.
pub fn magistrate_spot(frame: &Frame, position: TilePosition) -> (Point, f32) {
    (beside(frame, position, 0.19), frame.unit() * 0.172)
}

/// One structure each: a small house in elevation (M-29).
pub fn houses(d: &mut Drawing, spots: impl Iterator<Item = Point>, unit: f32) {
    let side = unit * 0.072;
    let mut path = PathWriter::default();
    for Point { x, y } in spots {
        path.move_to(x - side, y - side * 0.1)
            .line_to(x, y - side)
            .line_to(x + side, y - side * 0.1)
            .line_to(x + side, y + side * 0.85)
            .line_to(x - side, y + side * 0.85)
            .close();
    }
    let style = Style::fill(Token::Marble).line(Token::Hairline, (side * 0.17).max(0.8));
    d.path(path.finish(), style);
}

/// A hill: ring within ring, and a house at each corner that counts.
pub fn hill(d: &mut Drawing, corners: [Point; 3], houses_at: &[Point], unit: f32) {
    let middle = super::frame::centroid(corners);
    let ground = Style::fill(Token::Hill).line(Token::Hairline, edge(unit));
    d.path(polyline(&corners, true), ground);
    for share in [0.26, 0.5] {
        let ring = corners.map(|corner| between(corner, middle, share));
        let line = Style::stroke(Token::HillLine, 1.1).opacity(0.9);
        d.path(polyline(&ring, true), line);
    }
    if unit >= SMALL_UNIT && !houses_at.is_empty() {
        let spots = houses_at
            .iter()
            .map(|corner| between(*corner, middle, 0.33));
        houses(d, spots, unit);
    }
    let place = Rect::around(middle, unit * 0.26);
    d.tinted(Glyph::Hill, place, Token::Ink, Token::Hill);
}

/// The radius of a civic building at a scale.
pub const fn civic_radius(unit: f32) -> f32 {
    unit * 0.345
}

/// A civic building: a white hexagon, in it one in the building's colour, the owner's token.
pub fn civic(d: &mut Drawing, frame: &Frame, center: Point, color: Color, owner: SeatColor) {
    let unit = frame.unit();
    let radius = civic_radius(unit);
    let wall = Style::fill(Token::Marble).line(Token::Hairline, (unit * 0.02).max(0.8));
    d.path(polyline(&frame.hexagon(center, radius), true), wall);
    let inner = polyline(&frame.hexagon(center, radius * 0.84), true);
    d.path(inner, Style::fill(tile_color(color).token()));
    let place = point(center.x, center.y - radius * 0.04);
    let on = tile_color(color).on();
    d.glyph(glyph(color), Rect::around(place, radius * 1.12), on);
    self::owner(d, center, owner, unit);
}

/// The owner's token at a civic building.
pub fn owner(d: &mut Drawing, center: Point, owner: SeatColor, unit: f32) {
    let radius = civic_radius(unit);
    let corner = point(center.x + radius * 0.66, center.y + radius * 0.62);
    pieces::token(d, owner, corner, unit * 0.125);
}

/// A fountain: round, and nobody's.
pub fn fountain(d: &mut Drawing, center: Point, unit: f32) {
    let (Point { x, y }, radius) = (center, unit * 0.25);
    let wall = Style::fill(Token::Marble).line(Token::Hairline, (unit * 0.018).max(0.8));
    d.circle(x, y, radius, wall);
    let basin = Style::fill(Token::Water).line(Token::WaterLine, 1.0);
    d.circle(x, y, radius * 0.8, basin);
    d.glyph(
        Glyph::Fountain,
        Rect::around(center, radius * 1.24),
        Token::Ink,
    );
}

/// The coin of a fountain that the next piece brings (M-27).
pub fn coin_at(d: &mut Drawing, fountain: Point, unit: f32) {
    let center = point(fountain.x + unit * 0.19, fountain.y + unit * 0.18);
    let disc = Style::fill(Token::Marble).line(Token::Hairline, edge(unit));
    d.circle(center.x, center.y, unit * 0.11, disc);
    d.glyph(Glyph::Coin, Rect::around(center, unit * 0.2), Token::Draw);
}

/// The channel of an aqueduct: I plain, II with joints, III a double line.
pub fn channel(d: &mut Drawing, path: &[Point], aqueduct: Aqueduct, unit: f32) {
    let line = polyline(path, false);
    d.path(line.clone(), Style::stroke(Token::Hairline, unit * 0.125));
    let stone = Style::stroke(stone(aqueduct), unit * 0.088);
    d.path(line.clone(), stone);
    match aqueduct {
        Aqueduct::Grey => {}
        Aqueduct::Brown => {
            let joints = Style::stroke(Token::Hairline, unit * 0.028);
            d.path(joints_of(path, unit), joints);
        }
        Aqueduct::White => d.path(line, Style::stroke(Token::Hairline, unit * 0.02)),
    }
}

/// Six joints on every piece, across it.
fn joints_of(path: &[Point], unit: f32) -> std::borrow::Cow<'static, str> {
    let mut d = PathWriter::default();
    for piece in path.windows(2) {
        let (dx, dy) = (piece[1].x - piece[0].x, piece[1].y - piece[0].y);
        let half = 0.034 * unit / (dx * dx + dy * dy).sqrt();
        for joint in 0..6_u8 {
            let Point { x, y } = between(piece[0], piece[1], (f32::from(joint) + 0.5) / 6.0);
            d.move_to(x - dy * half, y + dx * half)
                .line_to(x + dy * half, y - dx * half);
        }
    }
    d.finish()
}

/// The ring at the open end of an aqueduct.
pub fn open_end(d: &mut Drawing, at: Point, aqueduct: Aqueduct, unit: f32) {
    let ring = Style::fill(stone(aqueduct)).line(Token::Hairline, (unit * 0.024).max(0.8));
    d.circle(at.x, at.y, unit * 0.075, ring);
}

/// The radius of a spring's disc at a scale.
pub fn spring_radius(unit: f32) -> f32 {
    if unit < SMALL_UNIT {
        unit * 0.19
    } else {
        (unit * 0.21).max(9.0)
    }
}

/// A spring with the numeral of its aqueduct.
pub fn spring(d: &mut Drawing, at: Point, aqueduct: Aqueduct, unit: f32) {
    let radius = spring_radius(unit);
    let disc = Style::fill(stone(aqueduct)).line(Token::Hairline, (unit * 0.022).max(0.8));
    d.circle(at.x, at.y, radius, disc);
    if unit < SMALL_UNIT {
        return;
    }
    let ink = match aqueduct {
        Aqueduct::Brown => Token::OnBand,
        Aqueduct::Grey | Aqueduct::White => Token::Hairline,
    };
    let place = Rect::around(at, 2.0 * radius);
    let text = Text::centered(place, unit * 0.25, ink, numeral(aqueduct));
    // Where letters would be too small to read, as many bars can still be counted.
    d.detailed(
        |d| d.text(text.font(Font::Display)),
        |d| bars(d, at, numeral(aqueduct).len(), unit, ink),
    );
}

/// Upright bars side by side, round a point.
fn bars(d: &mut Drawing, at: Point, count: usize, unit: f32, ink: Token) {
    let (step, width, height) = (unit * 0.085, unit * 0.036, unit * 0.2);
    let first = at.x - step * (count as f32 - 1.0) / 2.0 - width / 2.0;
    for index in 0..count {
        let x = first + step * index as f32;
        let bar = rect(x, at.y - height / 2.0, width, height);
        d.rounded(bar, width / 2.0, Style::fill(ink));
    }
}

/// A tile standing upright, as it lies in a stack or a hand.
pub fn swatch(d: &mut Drawing, place: Rect, color: Color) {
    let Point { x, y } = place.center();
    let corners = [
        point(x, place.y),
        point(place.right() - place.w * 0.08, y),
        point(x, place.bottom()),
        point(place.x + place.w * 0.08, y),
    ];
    patterned(d, &corners, color, 1.3);
    let side = place.w * 0.46;
    d.glyph(
        glyph(color),
        Rect::around(point(x, y), side),
        tile_color(color).on(),
    );
}

/// An imperium tile: the fasces on a square of its colour.
pub fn imperium(d: &mut Drawing, place: Rect, color: Color) {
    let color = tile_color(color);
    let square = Style::fill(color.token()).line(Token::Hairline, 1.2);
    d.rounded(place, place.w * 0.14, square);
    d.rounded(place, place.w * 0.14, Style::pattern(color.pattern()));
    d.glyph(Glyph::Imperium, place.inset(place.w * 0.12), color.on());
}

/// A bridge tile, face down.
pub fn bridge(d: &mut Drawing, place: Rect) {
    let paper = Style::fill(Token::Marble).line(Token::Hairline, edge(place.w / 0.36));
    d.rounded(place, place.w * 0.16, paper);
    d.glyph(Glyph::Bridge, place.inset(place.w * 0.125), Token::Draw);
}

/// The outline of a pawn, as a target.
pub fn pawn_outline(center: Point, radius: f32) -> Shape {
    let place = Rect {
        x: center.x - radius * 1.15,
        y: center.y - radius * 1.55,
        w: radius * 2.3,
        h: radius * 2.6,
    };
    Shape::rounded(place, radius * 0.6)
}
