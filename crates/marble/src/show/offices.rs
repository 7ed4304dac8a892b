//! The stacks of district tiles, each beside its imperium space, and the treasury.

use scene::{
    Drawing, Font, Glyph, Group, Reader, Rect, Shape, Size, Style, Text, Token, Transform, pieces,
    point, rect, shorten, square,
};

use super::hit::{self, Hit};
use super::sheet::Area;
use super::words as say;
use super::{ORDER, art};
use crate::data::Color;
use crate::position::{Space, View};

const GAP: f32 = 4.0;
/// The heights of a stack, a space and the treasury.
const STACK: f32 = 46.0;
const SPACE: f32 = 48.0;
/// What is above them, with room for the mark around a box.
const HEADING: f32 = 20.0;
const NUMBER: f32 = 15.0;
const NOTE: f32 = 13.0;

/// What a group of things is called, above it; where the things begin.
pub fn heading(d: &mut Drawing, text: &str) -> f32 {
    let text = Text::new(2.0, 12.0, NOTE, Token::Ink2, text.to_string());
    d.text(text.font(Font::Regular));
    HEADING
}

/// The area of stacks and spaces: a column for each colour, the treasury below.
pub fn area(view: &View, reader: &Reader<'_>, size: Size) -> scene::Area {
    let mut area = scene::Area::new(Area::Offices, size, say::area_offices(reader.words));
    let desk = Desk { view, reader };
    let top = heading(&mut area, &say::heading_offices(reader.words));
    let width = (size.w + GAP) / ORDER.len() as f32 - GAP;
    for (index, color) in ORDER.into_iter().enumerate() {
        let x = index as f32 * (width + GAP);
        desk.stack(&mut area, color, rect(x, top, width, STACK));
        let below = rect(x, top + STACK + GAP, width, SPACE);
        desk.office(&mut area, color, below);
    }
    let top = top + STACK + SPACE + 2.0 * GAP;
    desk.treasury(&mut area, rect(0.0, top, size.w, size.h - top));
    area
}

struct Desk<'a> {
    view: &'a View,
    reader: &'a Reader<'a>,
}

impl Desk<'_> {
    /// A box that is a target, its contents from its own corner.
    fn part(&self, d: &mut Drawing, hit: Hit, place: Rect, fill: impl FnOnce(&mut Drawing, Size)) {
        let whole = rect(0.0, 0.0, place.w, place.h);
        let target = hit::target(self.view, hit, Shape::rounded(whole, 8.0), self.reader);
        let group = Group::at(Transform::to(place.x, place.y)).target(target);
        d.group(group, |d| {
            let paper = Style::fill(Token::Surface).line(Token::Line, 1.0);
            d.rounded(whole.inset(0.5), 8.0, paper);
            fill(d, place.size());
        });
    }

    /// How many tiles are left.
    fn stack(&self, d: &mut Drawing, color: Color, place: Rect) {
        let left = self.view.stacks[color];
        self.part(d, Hit::Stack(color), place, |d, Size { w, h }| {
            let opacity = if left == 0 { 0.3 } else { 1.0 };
            let side = (w * 0.52).min(38.0);
            let shape = square(w * 0.06, (h - side) / 2.0, side);
            d.group(Group::at(Transform::NONE).opacity(opacity), |d| {
                art::swatch(d, shape, color);
            });
            let room = rect(shape.right(), 0.0, w - shape.right() - 2.0, h);
            d.text(Text::centered(room, NUMBER, Token::Ink, left.to_string()));
        });
    }

    /// How many imperium tiles are left, and who stands there.
    fn office(&self, d: &mut Drawing, color: Color, place: Rect) {
        let (space, left) = (Space::Imperium(color), self.view.imperium[color]);
        self.part(d, space.into(), place, |d, size| {
            let icon = square(size.w / 2.0 - 20.0, 3.0, 18.0);
            d.glyph(Glyph::Imperium, icon, Token::Ink2);
            let room = rect(size.w / 2.0, 2.0, 20.0, 20.0);
            d.text(Text::centered(room, NUMBER, Token::Ink, left.to_string()));
            let below = rect(4.0, 23.0, size.w - 8.0, size.h - 26.0);
            self.guests(d, space, below);
        });
    }

    fn treasury(&self, d: &mut Drawing, place: Rect) {
        let text = say::treasury(self.reader.words);
        self.part(d, Space::Treasury.into(), place, |d, size| {
            let middle = size.h / 2.0;
            let icon = square(9.0, middle - 10.0, 20.0);
            d.glyph(Glyph::Treasury, icon, Token::Ink2);
            let text = shorten(&text, Font::Semibold, NOTE, size.w * 0.5);
            let wide = Font::Semibold.width(&text, NOTE);
            d.text(Text::new(36.0, middle + 4.5, NOTE, Token::Ink2, text));
            let left = 46.0 + wide;
            let room = rect(left, 2.0, size.w - left - 8.0, size.h - 4.0);
            self.guests(d, Space::Treasury, room);
        });
    }

    /// The magistrates on a space, closer together the more they are.
    fn guests(&self, d: &mut Drawing, space: Space, room: Rect) {
        let players = self.view.players.iter();
        let there: Vec<_> = players
            .flat_map(|(seat, player)| std::iter::repeat_n(seat, player.on_space(space).into()))
            .collect();
        let radius = (room.h * 0.36).min(10.0);
        let step = ((room.w - 2.0 * radius) / there.len().max(1) as f32).min(2.5 * radius);
        for (index, seat) in there.into_iter().enumerate() {
            let x = room.x + radius + index as f32 * step;
            let spot = point(x, room.y + room.h / 2.0 + radius * 0.25);
            pieces::pawn(d, self.reader.color(seat), spot, radius);
        }
    }
}
