//! The pool of monuments that anybody may build, and the objectives that everybody may meet.

use scene::pieces;
use scene::{
    Area, Drawing, Font, Glyph, Point, Reader, Rect, Size, Style, Text, Token, fitting, point,
    rect, square, wrap,
};

use super::body;
use super::paper::boxed;
use super::piece::{Owner, Piece, glyph, printed_values, width};
use super::sheet::Part;
use super::tray::caption;
use super::words as say;
use crate::data::{Building, Objective};
use crate::{Hit, View};

/// The pool's area: each monument in its shape, with its glyph and its name.
pub fn area(view: &View, reader: &Reader<'_>, size: Size) -> Area {
    let heading = say::area_monuments(reader.words);
    let mut area = Area::new(Part::Monuments, size, heading.clone());
    let room = pieces::panel(&mut area, rect(0.0, 0.0, size.w, size.h), &heading, "");
    let room = rect(6.0, room.y - 6.0, size.w - 12.0, size.h - room.y + 2.0);
    let in_row = in_row(size.w);
    let rows = view.pool.len().div_ceil(in_row).max(1) as f32;
    let (width, height) = (room.w / in_row as f32, room.h / rows);
    for (index, monument) in view.pool.iter().enumerate() {
        let (column, row) = ((index % in_row) as f32, (index / in_row) as f32);
        let (x, y) = (room.x + column * width, room.y + row * height);
        let place = rect(x, y, width, height);
        draw(&mut area, monument, place, view, reader);
    }
    area
}

/// How many stand side by side at a width.
pub fn in_row(width: f32) -> usize {
    (width / 68.0) as usize
}

fn draw(d: &mut Drawing, monument: Building, at: Rect, view: &View, reader: &Reader<'_>) {
    let hit = Hit::Monument(monument);
    d.group(boxed(view, hit, (at.inset(1.0), 6.0), reader), |d| {
        let (lots, columns, rows) = body::lying(monument);
        let unit = ((at.w - 6.0) / columns as f32)
            .min((at.h - 34.0) / rows as f32)
            .min(26.0);
        let (w, h) = (columns as f32 * unit, rows as f32 * unit);
        let x = at.center().x - w / 2.0;
        let y = at.y + (at.h - 34.0 - h) / 2.0 + 1.0;
        let piece = Piece {
            building: monument,
            lots,
            owner: Owner::Nobody,
            values: &[],
        };
        piece.draw(d, x, y, unit);
        known_by(d, monument, point(at.center().x, at.bottom() - 25.0));
        let name = say::building_short(reader.words, monument);
        let name = fitting(&[&name], Font::Semibold, 12.0, at.w - 4.0);
        let line = rect(at.x, at.bottom() - 16.0, at.w, 14.0);
        d.text(Text::centered(line, 12.0, Token::Ink2, name));
    });
}

/// The glyph by which it is known, and what is printed on it.
fn known_by(d: &mut Drawing, monument: Building, middle: Point) {
    const SIDE: f32 = 16.0;
    let values = printed_values(monument);
    if values.is_empty() {
        return caption(d, monument, middle, 13.0);
    }
    let wide = width(&values, 12.0);
    let left = middle.x - (SIDE + 4.0 + wide) / 2.0;
    let place = square(left, middle.y - SIDE / 2.0, SIDE);
    d.glyph(glyph(monument), place, Token::Ink);
    let beside = point(left + SIDE + 4.0 + wide / 2.0, middle.y);
    caption(d, monument, beside, 12.0);
}

/// The area of the open objectives: one line each.
pub fn objectives(view: &View, reader: &Reader<'_>, size: Size) -> Area {
    let heading = say::area_objectives(reader.words);
    let mut area = Area::new(Part::Objectives, size, heading.clone());
    let room = pieces::panel(&mut area, rect(0.0, 0.0, size.w, size.h), &heading, "");
    let count = view.public_objectives.len().max(1) as f32;
    let height = (size.h - room.y - 2.0) / count;
    for (index, objective) in view.public_objectives.iter().enumerate() {
        let y = room.y - 4.0 + index as f32 * height;
        let place = rect(room.x - 6.0, y, room.w + 12.0, height);
        objective_line(&mut area, objective, place, view, reader);
    }
    area
}

fn objective_line(
    d: &mut Drawing,
    objective: Objective,
    at: Rect,
    view: &View,
    reader: &Reader<'_>,
) {
    let hit = Hit::Objective(objective);
    d.group(boxed(view, hit, (at, 4.0), reader), |d| {
        let middle = at.center().y;
        let ground = rect(at.x, middle - 11.0, 36.0, 22.0);
        d.rounded(ground, 4.0, Style::fill(Token::Sunk));
        let icon = square(at.x + 5.0, middle - 6.5, 12.0);
        d.glyph(Glyph::Points, icon, Token::Ink);
        let points = objective.row().points.to_string();
        d.text(Text::new(at.x + 20.0, middle + 4.0, 12.5, Token::Ink, points).font(Font::Bold));
        let lines = goal(objective, reader, at.w - 46.0);
        let first = middle + 4.0 - (lines.len() as f32 - 1.0) * 7.5;
        for (index, line) in lines.into_iter().enumerate() {
            let baseline = first + index as f32 * 15.0;
            let text = Text::new(at.x + 42.0, baseline, 12.5, Token::Ink, line);
            d.text(text.font(Font::Regular));
        }
    });
}

/// What is to be met, in one or two lines; shorter where that is too long.
fn goal(objective: Objective, reader: &Reader<'_>, width: f32) -> Vec<String> {
    let words = reader.words;
    let long = wrap(
        &say::objective(words, objective),
        Font::Regular,
        12.5,
        width,
    );
    if long.len() <= 2 {
        return long;
    }
    let short = wrap(
        &say::objective_short(words, objective),
        Font::Regular,
        12.5,
        width,
    );
    let shown = short.iter().take(2);
    shown
        .map(|line| fitting(&[line], Font::Regular, 12.5, width))
        .collect()
}
