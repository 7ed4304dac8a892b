//! The stacks of district tiles, each beside its imperium space, and the treasury.

use scene::pieces;
use scene::{
    Area, AreaId, Drawing, Font, Glyph, Group, Reader, Rect, Shape, Size, Style, Target, Text,
    Token, Transform, point, rect, shorten, square,
};

use super::art;
use super::hit::{self, Hit};
use super::words as say;
use crate::data::Color;
use crate::state::Space;
use crate::view::View;

/// From the smallest building to the largest, the treasury last.
const ORDER: [Color; 4] = [Color::Green, Color::Blue, Color::Yellow, Color::Red];
const GAP: f32 = 8.0;
const NAME: f32 = 15.0;
const NOTE: f32 = 13.5;

/// The area of stacks and spaces.
pub fn area(id: AreaId, view: &View, reader: &Reader<'_>, size: Size) -> Area {
    let mut area = Area::new(id, size, say::area_offices(reader.words));
    let height = (size.h + GAP) / 5.0 - GAP;
    let place = |index: usize| rect(0.0, index as f32 * (height + GAP), size.w, height);
    for (index, color) in ORDER.into_iter().enumerate() {
        let desk = Desk::new(view, reader, place(index));
        desk.stack(&mut area, color);
        desk.space(&mut area, Space::Imperium(color));
    }
    Desk::new(view, reader, place(4)).space(&mut area, Space::Treasury);
    area
}

/// One box: a stack and the space of its colour, side by side or one below the other.
struct Desk<'a> {
    view: &'a View,
    reader: &'a Reader<'a>,
    place: Rect,
}

impl<'a> Desk<'a> {
    fn new(view: &'a View, reader: &'a Reader<'a>, place: Rect) -> Desk<'a> {
        Desk {
            view,
            reader,
            place,
        }
    }

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
        let target = Target {
            hit: scene::Hit::of(hit),
            name: hit::name(self.view, hit, self.reader),
            outline: Shape::rounded(whole, 8.0),
        };
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
        self.part(
            d,
            Hit::Stack(color),
            self.stack_place(),
            |d, Size { w, h }| {
                let opacity = if left == 0 { 0.3 } else { 1.0 };
                let shape = square(9.0, (h - 40.0) / 2.0, 40.0);
                d.group(Group::at(Transform::NONE).opacity(opacity), |d| {
                    art::swatch(d, shape, color);
                });
                let name = say::civic(words, color.civic());
                let count = say::tiles_left(words, left);
                lines(d, rect(56.0, 0.0, w - 60.0, h), &name, &count);
            },
        );
    }

    fn space(&self, d: &mut Drawing, space: Space) {
        let words = self.reader.words;
        let (glyph, text) = match space {
            Space::Imperium(color) => {
                let left = self.view.imperium_stacks[color];
                (Glyph::Imperium, say::imperium_left(words, left))
            }
            Space::Treasury => (Glyph::Treasury, say::treasury(words)),
        };
        self.part(d, space.into(), self.space_place(space), |d, size| {
            let row = size.h.min(30.0);
            d.glyph(
                glyph,
                square(11.0, (row - 20.0) / 2.0 + 2.0, 20.0),
                Token::Ink2,
            );
            let text = shorten(&text, Font::Semibold, NOTE, size.w - 46.0);
            d.text(Text::new(38.0, row / 2.0 + 7.0, NOTE, Token::Ink2, text));
            self.guests(d, space, rect(12.0, row, size.w - 24.0, size.h - row - 4.0));
        });
    }

    /// The magistrates on a space, closer together the more they are.
    fn guests(&self, d: &mut Drawing, space: Space, room: Rect) {
        let there: Vec<_> = hit::standing_on(self.view, space)
            .flat_map(|(seat, count)| std::iter::repeat_n(seat, usize::from(count)))
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
