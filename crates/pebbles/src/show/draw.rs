//! The game in pictures: the pile with the bag, a row for each player's heap, the own number.

use kernel::{Seat, Seats, Viewer};
use scene::{
    Area, Draw, Drawing, Font, Format, Glyph, Group, Offer as _, Point, Reader, Rect, Shape, Sheet,
    Slot, Style, Symbol, Target, Text, Token, Transform, fitting, pieces, point, rect, size,
};

use super::offer::Hit;
use super::words as say;
use crate::{Pebbles, Phase, View};

scene::areas! {
    /// The parts of the table.
    pub enum Part {
        /// The pebbles and numbers left.
        Pile = "pile",
        /// What each player has.
        Heap(Seat) = "heap",
        /// The viewer's own number.
        Number = "number",
    }
}

/// The only bridge from the table to pixels.
struct Layout {
    width: f32,
    pile: f32,
    row: f32,
}

const GAP: f32 = 8.0;
const NUMBER: f32 = 130.0;
/// The rows of a full pile, from the ground up: 25 pebbles.
const PILE_ROWS: [u8; 5] = [7, 6, 5, 4, 3];
/// Nobody can take more.
const MOST_TAKEN: f32 = 12.0;

impl Layout {
    fn of(format: Format) -> Layout {
        let (width, pile, row) = match format {
            Format::Wide => (640.0, 220.0, 48.0),
            Format::Short | Format::Narrow => (360.0, 200.0, 44.0),
            Format::Thumb => (120.0, 60.0, 16.0),
        };
        Layout { width, pile, row }
    }

    fn place(&self, part: Part, seats: Seats) -> Rect {
        let row = |index: usize| self.pile + GAP + index as f32 * self.row;
        match part {
            Part::Pile => rect(0.0, 0.0, self.width, self.pile),
            Part::Heap(seat) => rect(0.0, row(seat.index()), self.width, self.row),
            Part::Number => rect(0.0, row(seats.count()) + GAP, self.width, NUMBER),
        }
    }
}

impl Draw for Pebbles {
    type Area = Part;

    fn symbols() -> Vec<Symbol> {
        scene::shared_symbols().collect()
    }

    fn sheet(view: &View, format: Format, reader: &Reader<'_>) -> Sheet<Part> {
        let (layout, seats) = (Layout::of(format), view.open.seats());
        let place = |part| layout.place(part, seats);
        let mut slots = vec![Slot::public(Part::Pile, place(Part::Pile))];
        let heaps = seats.iter().map(Part::Heap);
        slots.extend(heaps.map(|heap| Slot::public(heap, place(heap))));
        if matches!(reader.viewer, Viewer::Seat(_)) && format != Format::Thumb {
            slots.push(Slot::private(Part::Number, place(Part::Number)));
        }
        let bottom = slots.last().map_or(0.0, |slot| slot.at.bottom());
        Sheet::single(size(layout.width, bottom), slots)
    }

    fn draw(view: &View, part: Part, format: Format, reader: &Reader<'_>) -> Area {
        let place = Layout::of(format).place(part, view.open.seats()).size();
        let bounds = rect(0.0, 0.0, place.w, place.h);
        let label = match part {
            Part::Pile => say::pile(reader.words),
            Part::Heap(seat) => Pebbles::hit_name(view, Hit::Heap(seat), reader),
            Part::Number => say::own_number(reader.words),
        };
        let mut area = Area::new(part, place, label);
        match part {
            Part::Pile if format == Format::Thumb => draw_pile(&mut area, bounds, view.pile),
            Part::Pile => draw_middle(&mut area, bounds, view, reader),
            Part::Heap(seat) => draw_heap(&mut area, bounds, seat, view, format, reader),
            Part::Number => draw_number(&mut area, bounds, view, reader),
        }
        area
    }
}

/// A group at a place that can be pointed at; what is in it is drawn from its corner.
fn place(hit: Hit, at: Rect, view: &View, reader: &Reader<'_>) -> Group {
    let outline = Shape::rounded(rect(0.0, 0.0, at.w, at.h), 8.0);
    Group::at(Transform::to(at.x, at.y)).target(Target {
        hit: scene::Hit::of(hit),
        name: Pebbles::hit_name(view, hit, reader),
        outline,
    })
}

fn draw_middle(area: &mut Area, bounds: Rect, view: &View, reader: &Reader<'_>) {
    let left = Pebbles::hit_name(view, Hit::Pile, reader);
    let inside = pieces::panel(area, bounds, &say::pile(reader.words), &left);
    let pile = rect(inside.x, inside.y, inside.w * 0.55, inside.h);
    area.group(place(Hit::Pile, pile, view, reader), |drawing| {
        draw_pile(drawing, rect(0.0, 0.0, pile.w, pile.h), view.pile);
    });
    let bag = rect(pile.right() + 12.0, inside.y, 64.0, 72.0);
    area.group(place(Hit::Bag, bag, view, reader), draw_bag);
    if !view.given_back.is_empty() {
        let caption = say::given_back(reader.words);
        area.text(Text::new(
            bag.x,
            bag.bottom() + 22.0,
            12.0,
            Token::Ink3,
            caption,
        ));
    }
    for (index, number) in view.given_back.as_slice().iter().enumerate() {
        let x = bag.x + 28.0 * index as f32;
        draw_card(area, rect(x, bag.bottom() + 30.0, 25.0, 34.0), *number);
    }
}

fn draw_heap(
    area: &mut Area,
    bounds: Rect,
    seat: Seat,
    view: &View,
    format: Format,
    reader: &Reader<'_>,
) {
    let middle = bounds.h / 2.0;
    let group = match format {
        Format::Thumb => Group::at(Transform::NONE),
        Format::Wide | Format::Short | Format::Narrow => {
            place(Hit::Heap(seat), bounds, view, reader)
        }
    };
    area.group(group, |heap| {
        let paper = Style::fill(Token::Surface).line(Token::Line, 1.0);
        heap.rounded(bounds.inset(1.5), 8.0, paper);
        pieces::token(
            heap,
            reader.color(seat),
            point(middle, middle),
            bounds.h * 0.34,
        );
        let (from, step) = (bounds.w * 0.36, bounds.w * 0.52 / MOST_TAKEN);
        for index in 0..view.taken[seat] {
            let x = from + step * (f32::from(index) + 0.5);
            draw_pebble(heap, index, x, middle, step * 0.42);
        }
        if format == Format::Thumb {
            return;
        }
        let name = fitting(
            &[reader.name(seat)],
            Font::Semibold,
            15.0,
            from - bounds.h - 6.0,
        );
        heap.text(Text::new(bounds.h, middle + 5.0, 15.0, Token::Ink, name));
        draw_state(heap, point(bounds.w - 20.0, middle), seat, view);
    });
}

/// Who has chosen; at the end the number.
fn draw_state(heap: &mut Drawing, center: Point, seat: Seat, view: &View) {
    let at = rect(center.x - 12.5, center.y - 17.0, 25.0, 34.0);
    match view.phase {
        Phase::Choose { chosen, .. } if chosen.contains(seat) => {
            heap.glyph(Glyph::Check, Rect::around(center, 22.0), Token::Good);
        }
        Phase::Over => draw_card(heap, at, view.number(seat).unwrap_or_default()),
        Phase::Choose { .. } | Phase::Take { .. } => {}
    }
}

fn draw_number(area: &mut Area, bounds: Rect, view: &View, reader: &Reader<'_>) {
    let inside = pieces::panel(area, bounds, &say::own_number(reader.words), "");
    let (card, seat) = (rect(inside.x, inside.y, 60.0, inside.h), reader.own_seat());
    area.group(place(Hit::Number(seat), card, view, reader), |drawing| {
        let number = view.number(seat).unwrap_or_default();
        draw_card(drawing, rect(0.0, 0.0, card.w, card.h), number);
    });
}

fn draw_card(drawing: &mut Drawing, at: Rect, number: u8) {
    drawing.rounded(at, 5.0, Style::fill(Token::Card).line(Token::Draw, 1.2));
    let text = Text::centered(at, at.h * 0.5, Token::Draw, number.to_string());
    drawing.text(text.font(Font::Bold));
}

fn draw_bag(drawing: &mut Drawing) {
    let ink = |token| Style::fill(token).line(Token::Draw, 1.4);
    let sack = "M22 20C4 34 0 70 14 70h36c14 0 10-36-8-50z";
    drawing.path(sack, ink(Token::Sand));
    drawing.path("M22 20L16 4q8 5 16 1 8 4 16-1l-6 16z", ink(Token::Sand));
    drawing.path("M20 20h24", Style::stroke(Token::Sand2, 4.0));
}

fn draw_pile(drawing: &mut Drawing, at: Rect, count: u8) {
    let step = (at.w / 7.0).min(at.h / 4.2);
    let mut drawn = 0;
    for (row, full) in PILE_ROWS.iter().enumerate() {
        let left = at.center().x - step * f32::from(*full) / 2.0;
        let y = at.bottom() - step * (0.45 + 0.75 * row as f32);
        for place in 0..(*full).min(count - drawn) {
            let x = left + step * (f32::from(place) + 0.5);
            draw_pebble(drawing, drawn + place, x, y, step * 0.46);
        }
        drawn += (*full).min(count - drawn);
    }
}

fn draw_pebble(drawing: &mut Drawing, index: u8, x: f32, y: f32, radius: f32) {
    let tone = [Token::StoneGrey, Token::Marble2, Token::StoneBrown][usize::from(index % 3)];
    let pebble = |center, rx, ry| Shape::Ellipse { center, rx, ry };
    let stone = Style::fill(tone).line(Token::Draw, (radius / 10.0).max(0.8));
    drawing.shape(pebble(point(x, y), radius, radius * 0.8), stone);
    let shine = pebble(
        point(x - radius * 0.3, y - radius * 0.3),
        radius * 0.3,
        radius * 0.18,
    );
    drawing.shape(shine, Style::fill(Token::Marble).opacity(0.6));
}
