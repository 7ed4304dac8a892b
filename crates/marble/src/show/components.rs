//! Every piece once, for a sheet of all pieces: tiles alone and with a magistrate, buildings,
//! aqueducts, and what lies in stacks.

use scene::{
    Anchor, Drawing, Font, Glyph, Point, Reader, Rect, SeatColor, Text, Token, pieces, point, size,
    square,
};

use super::art;
use super::color_name;
use super::frame::Frame;
use super::sheet::Area;
use super::words as say;
use crate::data::{Aqueduct, Color};
use crate::grid::{TilePosition, Triangle};

const UNIT: f32 = 84.0;
const CELL: f32 = 132.0;
const WIDTH: f32 = 8.0 * CELL;
const ROW: f32 = 168.0;

/// The sheet of pieces.
pub fn area(reader: &Reader<'_>) -> scene::Area {
    let label = say::area_map(reader.words);
    let mut area = scene::Area::new(Area::Pieces, size(WIDTH, 4.0 * ROW), label);
    for (index, color) in Color::ALL.iter().enumerate() {
        let owner = SeatColor::ALL[index];
        tiles(&mut area, reader, index, *color, owner);
        sites(&mut area, reader, index, *color, owner);
    }
    for (index, aqueduct) in Aqueduct::ALL.iter().enumerate() {
        channel(&mut area, reader, index, *aqueduct);
    }
    rest(&mut area, reader);
    area
}

/// The middle of a cell.
fn spot(column: usize, row: usize) -> Point {
    point((column as f32 + 0.5) * CELL, row as f32 * ROW + ROW * 0.44)
}

fn caption(d: &mut Drawing, column: f32, row: usize, text: String) {
    let (x, y) = ((column + 0.5) * CELL, row as f32 * ROW + ROW - 12.0);
    let text = Text::new(x, y, 13.5, Token::Ink2, text).font(Font::Regular);
    d.text(text.anchor(Anchor::Middle));
}

/// A tile standing like those at the springs of the board.
fn upright() -> TilePosition {
    let triangle = |c, k| Triangle::at(c, k).expect("the grid has this triangle");
    TilePosition::of(triangle(0, 2), triangle(0, 3)).expect("they are neighbours")
}

fn tiles(d: &mut Drawing, reader: &Reader<'_>, index: usize, color: Color, owner: SeatColor) {
    let (frame, position) = (Frame::new(UNIT, false), upright());
    let middle = frame.middle(position);
    for (column, posted) in [(index * 2, false), (index * 2 + 1, true)] {
        let Point { x, y } = spot(column, 0);
        d.at(x - middle.x, y - middle.y, |d| {
            art::tile(d, &frame, position, color, posted, |_| false);
            if posted {
                let (spot, radius) = art::magistrate_spot(&frame, position);
                pieces::pawn(d, owner, spot, radius);
            }
        });
        caption(d, column as f32, 0, color_name(reader.words, color));
    }
}

fn sites(d: &mut Drawing, reader: &Reader<'_>, index: usize, color: Color, owner: SeatColor) {
    let frame = Frame::new(UNIT, false);
    art::civic(d, &frame, spot(index, 1), color, owner);
    let Point { x, y } = spot(index + 4, 1);
    art::swatch(d, square(x - 52.0, y - 23.0, 46.0), color);
    art::imperium(d, square(x + 8.0, y - 18.0, 36.0), color);
    let name = color_name(reader.words, color);
    caption(d, index as f32, 1, name.clone());
    caption(d, index as f32 + 4.0, 1, name);
}

fn channel(d: &mut Drawing, reader: &Reader<'_>, index: usize, aqueduct: Aqueduct) {
    let Point { x, y } = spot(index * 2, 2);
    let x = x + CELL / 2.0;
    let (dx, dy) = (UNIT * 0.866, UNIT * 0.25);
    let path = [
        point(x + dx, y - dy),
        point(x, y + dy),
        point(x - dx, y - dy),
    ];
    art::channel(d, &path, aqueduct, UNIT);
    art::spring(d, point(x + dx + UNIT * 0.19, y - dy), aqueduct, UNIT);
    art::open_end(d, path[2], aqueduct, UNIT);
    let column = index as f32 * 2.0 + 0.5;
    caption(d, column, 2, say::aqueduct(reader.words, aqueduct));
}

/// What has no colour of its own, and the magistrates of all who can play.
fn rest(d: &mut Drawing, reader: &Reader<'_>) {
    art::fountain(d, spot(6, 2), UNIT);
    let Point { x, y } = spot(7, 2);
    let (half, high) = (UNIT * 0.5, UNIT * 0.433);
    let corners = [
        point(x - half, y + high),
        point(x + half, y + high),
        point(x, y - high),
    ];
    art::hill(d, corners, &[], UNIT);
    for (index, color) in SeatColor::ALL.iter().take(4).enumerate() {
        pieces::pawn(d, *color, spot(index, 3), UNIT * 0.3);
        caption(d, index as f32, 3, say::piece_magistrate(reader.words));
    }
    art::bridge(d, Rect::around(spot(4, 3), UNIT * 0.5));
    let chest = Rect::around(spot(5, 3), UNIT * 0.5);
    d.tinted(Glyph::Treasury, chest, Token::Ink, Token::Surface);
    caption(d, 6.0, 2, say::piece_fountain(reader.words));
    caption(d, 7.0, 2, say::piece_hill(reader.words));
    caption(d, 4.0, 3, say::piece_bridge(reader.words));
    caption(d, 5.0, 3, say::treasury(reader.words));
}
