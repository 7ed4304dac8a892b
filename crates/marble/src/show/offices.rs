//! The stacks of district tiles, each beside its imperium space, and the treasury.

use scene::{
    Drawing, Font, Glyph, Group, Reader, Rect, Shape, Size, Style, Text, Token, Transform, pieces,
    point, rect, shorten, square,
};

use super::hit::{self, Hit};
use super::sheet::Area;
use super::words as say;
use super::{ORDER, art, color_name};
use crate::data::Color;
use crate::position::{Space, View};

const GAP: f32 = 8.0;
const NAME: f32 = 15.0;
const NOTE: f32 = 13.5;

/// The area of stacks and spaces.
pub fn area(view: &View, reader: &Reader<'_>, size: Size) -> scene::Area {
    let mut area = scene::Area::new(Area::Offices, size, say::area_offices(reader.words));
    let height = (size.h + GAP) / 5.0 - GAP;
    let place = |index: usize| rect(0.0, index as f32 * (height + GAP), size.w, height);
    let desk = |index| Desk {
        view,
        reader,
        place: place(index),
    };
    for (index, color) in ORDER.into_iter().enumerate() {
        desk(index).stack(&mut area, color);
        desk(index).space(&mut area, Space::Imperium(color));
    }
    desk(4).space(&mut area, Space::Treasury);
    area
}

/// One box: a stack and the space of its colour, side by side or one below the other.
struct Desk<'a> {
    view: &'a View,
    reader: &'a Reader<'a>,
    place: Rect,
}

impl Desk<'_> {
    fn lies(&self) -> bool {
        self.place.w > 2.0 * self.place.h
    }

    /// The stack's part.
    fn stack_place(&self) -> Rect {
        let Rect { x, y, w, h } = self.place;
        if self.lies() {
            rect(x, y, w * 0.46, h)
        } else {
            rect(x, y, w, 56.0)
        }
    }

    /// The space's part; the treasury has the whole box.
    fn space_place(&self, space: Space) -> Rect {
        let Rect { x, y, w, h } = self.place;
        match space {
            Space::Treasury => self.place,
            Space::Imperium(_) if self.lies() => rect(x + w * 0.46 + 4.0, y, w * 0.54 - 4.0, h),
            Space::Imperium(_) => rect(x, y + 60.0, w, h - 60.0),
        }
    }

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

    fn stack(&self, d: &mut Drawing, color: Color) {
        let words = self.reader.words;
        let left = self.view.stacks[color];
        let place = self.stack_place();
        self.part(d, Hit::Stack(color), place, |d, Size { w, h }| {
            let opacity = if left == 0 { 0.3 } else { 1.0 };
            let shape = square(9.0, (h - 40.0) / 2.0, 40.0);
            d.group(Group::at(Transform::NONE).opacity(opacity), |d| {
                art::swatch(d, shape, color);
            });
            let (name, count) = (color_name(words, color), say::tiles_left(words, left));
            lines(d, rect(56.0, 0.0, w - 60.0, h), &name, &count);
        });
    }

    fn space(&self, d: &mut Drawing, space: Space) {
        let words = self.reader.words;
        let (glyph, text) = match space {
            Space::Imperium(color) => {
                let left = self.view.imperium[color];
                (Glyph::Imperium, say::imperium_left(words, left))
            }
            Space::Treasury => (Glyph::Treasury, say::treasury(words)),
        };
        self.part(d, space.into(), self.space_place(space), |d, size| {
            let row = size.h.min(30.0);
            let place = square(11.0, (row - 20.0) / 2.0 + 2.0, 20.0);
            d.glyph(glyph, place, Token::Ink2);
            let text = shorten(&text, Font::Semibold, NOTE, size.w - 46.0);
            d.text(Text::new(38.0, row / 2.0 + 7.0, NOTE, Token::Ink2, text));
            self.guests(d, space, rect(12.0, row, size.w - 24.0, size.h - row - 4.0));
        });
    }

    /// The magistrates on a space, closer together the more they are.
    fn guests(&self, d: &mut Drawing, space: Space, room: Rect) {
        let players = self.view.players.iter();
        let there: Vec<_> = players
            .flat_map(|(seat, player)| std::iter::repeat_n(seat, player.on_space(space).into()))
            .collect();
        let radius = (room.h * 0.36).min(12.0);
        let step = (room.w / there.len().max(1) as f32).min(2.7 * radius);
        for (index, seat) in there.into_iter().enumerate() {
            let x = room.x + radius + index as f32 * step;
            let spot = point(x, room.y + room.h / 2.0 + radius * 0.25);
            pieces::pawn(d, self.reader.color(seat), spot, radius);
        }
    }
}

/// A name with a note below it, in the middle of a box.
fn lines(d: &mut Drawing, room: Rect, name: &str, note: &str) {
    let middle = room.y + room.h / 2.0;
    let name = shorten(name, Font::Semibold, NAME, room.w);
    d.text(Text::new(room.x, middle - 3.0, NAME, Token::Ink, name));
    let note = shorten(note, Font::Regular, NOTE, room.w);
    let note = Text::new(room.x, middle + 15.0, NOTE, Token::Ink2, note);
    d.text(note.font(Font::Regular));
}
