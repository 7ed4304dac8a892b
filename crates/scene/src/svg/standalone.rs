//! A whole picture as one file: the areas of a page in their places, marked places, symbols and
//! the theme's colours inside.

use std::collections::BTreeSet;

use super::fragment::symbols_svg;
use super::writer::Writer;
use crate::theme::scene_rules;
use crate::{
    Area, Draw, Format, Glyph, Hit, Item, Page, Point, Reader, Rect, Shape, Size, Slot, Style,
    Symbol, Theme, Token, Transform, point, rect, size,
};

/// What is shown of a place or piece. In the browser the page draws these marks by itself, from
/// the same outlines and classes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// It can be chosen now.
    Legal,
    /// The same under the pointer.
    Hover,
    /// It has the keyboard.
    Focus,
    /// It is chosen, or shown before it is done.
    Selected,
    /// It was part of the last move.
    Last,
    /// It cannot be had.
    Unavailable,
    /// It was tried and is not allowed: for details in a text, on the page.
    Refused,
}

/// A state to be shown in a picture.
pub type Mark = (Hit, State);

/// A whole picture: a page and its areas.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    /// Where the areas lie.
    pub page: Page,
    /// The areas.
    pub areas: Vec<Area>,
}

/// Room around and between areas that are stacked.
const MARGIN: f32 = 20.0;

impl Scene {
    /// The pages of a game as a reader sees them.
    pub fn pages<G: Draw>(view: &G::View, format: Format, reader: &Reader<'_>) -> Vec<Scene> {
        let draw = |slot: &Slot<G::Area>| G::draw(view, slot.area, format, reader);
        let scene = |page: Page<G::Area>| Scene {
            areas: page.slots.iter().map(draw).collect(),
            page: page.named(),
        };
        G::sheet(view, format, reader)
            .pages
            .into_iter()
            .map(scene)
            .collect()
    }

    /// One area under the other.
    pub fn stacked(areas: Vec<Area>) -> Scene {
        let (mut width, mut y) = (0.0_f32, MARGIN);
        let mut slots = Vec::new();
        for area in &areas {
            let Size { w, h } = area.size();
            slots.push(Slot::public(area.id(), rect(MARGIN, y, w, h)));
            width = width.max(w);
            y += h + MARGIN;
        }
        let size = size(width + 2.0 * MARGIN, y);
        let page = Page::new(String::new(), Glyph::Card, size, slots);
        Scene { page, areas }
    }

    /// All pages as one picture: the board, and beside it the others in columns as high as it is.
    pub fn joined(pages: Vec<Scene>) -> Option<Scene> {
        let mut pages = pages.into_iter();
        let mut whole = pages.next()?;
        let bottom = whole.page.size.h;
        let (mut left, mut y, mut width) = (whole.page.size.w + MARGIN, 0.0, 0.0_f32);
        for Scene { page, areas } in pages {
            if y > 0.0 && y + page.size.h > bottom {
                (left, y, width) = (left + width + MARGIN, 0.0, 0.0);
            }
            let moved = page.slots.into_iter().map(|slot| Slot {
                at: rect(slot.at.x + left, slot.at.y + y, slot.at.w, slot.at.h),
                ..slot
            });
            whole.page.slots.extend(moved);
            whole.areas.extend(areas);
            y += page.size.h + MARGIN;
            width = width.max(page.size.w);
            whole.page.size = size(left + width, whole.page.size.h.max(y - MARGIN));
        }
        Some(whole)
    }

    /// The picture as a file, with these places marked. Of `symbols` those in use are kept.
    pub fn svg(
        &self,
        marks: &[Mark],
        symbols: impl IntoIterator<Item = Symbol>,
        theme: Theme,
    ) -> String {
        let mut writer = Writer {
            out: String::with_capacity(64 * 1024),
        };
        open_picture(&mut writer, &self.page);
        writer.raw("<style>");
        writer.raw(&scene_rules(
            |token| token.value(theme).to_string(),
            SANS,
            DISPLAY,
        ));
        writer.raw("</style><defs>");
        let used = used_symbols(&self.areas);
        writer.raw(&symbols_svg(
            symbols
                .into_iter()
                .filter(|symbol| used.contains(symbol.id)),
        ));
        writer.raw("</defs>");
        let Size { w, h } = self.page.size;
        writer.shape(
            &Shape::boxed(rect(0.0, 0.0, w, h)),
            &Style::fill(Token::Ground),
        );
        for slot in &self.page.slots {
            if let Some(area) = self.areas.iter().find(|area| area.id() == slot.area) {
                write_area(&mut writer, area, slot.at, marks);
            }
        }
        writer.raw("</svg>\n");
        writer.out
    }
}

const SANS: &str = "'Source Sans 3'";
const DISPLAY: &str = "'Marcellus'";

fn open_picture(writer: &mut Writer, page: &Page) {
    writer.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"area\"");
    writer.number("width", page.size.w);
    writer.number("height", page.size.h);
    writer.view_box(Rect {
        x: 0.0,
        y: 0.0,
        w: page.size.w,
        h: page.size.h,
    });
    writer.raw(">");
}

fn write_area(writer: &mut Writer, area: &Area, at: Rect, marks: &[Mark]) {
    writer.raw("<svg");
    writer.place(at);
    let size = area.size();
    writer.view_box(Rect {
        x: 0.0,
        y: 0.0,
        w: size.w,
        h: size.h,
    });
    writer.raw(" overflow=\"visible\">");
    writer.items(area.items());
    for (hit, state) in marks {
        if let Some(outline) = find_outline(area.items(), Transform::NONE, hit) {
            write_state(writer, &outline, *state);
        }
    }
    writer.raw("</svg>");
}

/// The outline of a place or piece, as it lies in the area.
pub(super) fn find_outline(items: &[Item], at: Transform, hit: &Hit) -> Option<Shape> {
    items.iter().find_map(|item| {
        let Item::Group(group) = item else {
            return None;
        };
        let inner = at.after(group.at);
        match &group.target {
            Some(target) if target.hit == *hit => Some(target.outline.placed(inner)),
            _ => find_outline(group.items.items(), inner, hit),
        }
    })
}

/// Dots of legal places: at rest and under the pointer.
const DOT: f32 = 6.0;
const HOVER_DOT: f32 = 9.0;

pub(super) fn write_state(writer: &mut Writer, outline: &Shape, state: State) {
    match state {
        State::Legal => legal(writer, outline, "legal", DOT),
        State::Hover => legal(writer, outline, "legal hover", HOVER_DOT),
        State::Focus => writer.classed_shape(&outline.grown(3.5), "focus"),
        State::Selected => pair(writer, &outline.grown(2.0), "selected"),
        State::Last => pair(writer, &outline.grown(2.0), "last"),
        State::Unavailable => writer.classed_shape(&outline.grown(-1.0), "unavailable"),
        State::Refused => refused(writer, outline),
    }
}

/// Half the side of the cross on a refused place.
const CROSS: f32 = 6.5;

/// A dashed outline with a cross on it.
fn refused(writer: &mut Writer, outline: &Shape) {
    writer.classed_shape(outline, "refused");
    let Point { x, y } = outline.bounds().center();
    writer.classed_shape(&Shape::circle(x, y, CROSS * 1.9), "refused-disc");
    for ends in [[(-1.0, -1.0), (1.0, 1.0)], [(-1.0, 1.0), (1.0, -1.0)]] {
        let ends = ends.map(|(dx, dy)| point(x + dx * CROSS, y + dy * CROSS));
        writer.classed_shape(&Shape::Polygon(ends.to_vec()), "refused-cross");
    }
}

fn legal(writer: &mut Writer, outline: &Shape, class: &str, dot: f32) {
    let bounds = outline.bounds();
    let side = bounds.w.min(bounds.h);
    writer.classed_shape(&outline.grown(-side * 0.04), class);
    let middle = bounds.center();
    let radius = dot.min(side * 0.16);
    writer.classed_shape(&Shape::circle(middle.x, middle.y, radius), "legal-dot");
}

fn pair(writer: &mut Writer, outline: &Shape, class: &str) {
    writer.classed_shape(outline, &format!("{class}-halo"));
    writer.classed_shape(outline, class);
}

fn used_symbols(areas: &[Area]) -> BTreeSet<&'static str> {
    let mut used = BTreeSet::new();
    for area in areas {
        collect_symbols(area.items(), &mut used);
    }
    used
}

/// Adds the names of all symbols that the items use.
fn collect_symbols(items: &[Item], used: &mut BTreeSet<&'static str>) {
    for item in items {
        match item {
            Item::Group(group) => collect_symbols(group.items.items(), used),
            Item::Use(symbol) => {
                used.insert(symbol.symbol);
            }
            Item::Path { .. } | Item::Shape { .. } | Item::Text(_) => {}
        }
    }
}
