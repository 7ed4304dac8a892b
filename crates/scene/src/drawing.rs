//! A list of items in drawing order, with the verbs to add to it; and the writer of paths.

use std::borrow::Cow;

use crate::svg::push_number;
use crate::{
    Building, Detail, Glyph, Group, Item, Rect, Shape, Style, Text, Token, Transform, Use,
};

/// Items in drawing order: later ones lie on earlier ones.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Drawing {
    items: Vec<Item>,
}

impl Drawing {
    /// Nothing yet.
    pub const fn new() -> Drawing {
        Drawing { items: Vec::new() }
    }

    /// The items in drawing order.
    pub fn items(&self) -> &[Item] {
        &self.items
    }

    /// Adds an item.
    pub fn push(&mut self, item: Item) {
        self.items.push(item);
    }

    /// Adds a shape.
    pub fn shape(&mut self, shape: Shape, style: Style) {
        self.push(Item::Shape { shape, style });
    }

    /// Adds a box with rounded corners.
    pub fn rounded(&mut self, rect: Rect, radius: f32, style: Style) {
        self.shape(Shape::rounded(rect, radius), style);
    }

    /// Adds a circle.
    pub fn circle(&mut self, x: f32, y: f32, radius: f32, style: Style) {
        self.shape(Shape::circle(x, y, radius), style);
    }

    /// Adds a path.
    pub fn path(&mut self, d: impl Into<Cow<'static, str>>, style: Style) {
        self.push(Item::Path { d: d.into(), style });
    }

    /// Adds a text.
    pub fn text(&mut self, text: Text) {
        self.push(Item::Text(text));
    }

    /// Adds a glyph in one colour.
    pub fn glyph(&mut self, glyph: Glyph, at: Rect, ink: Token) {
        self.push(Item::Use(Use {
            symbol: glyph.symbol(),
            at,
            ink,
            tint: None,
        }));
    }

    /// Adds a glyph with a soft fill.
    pub fn tinted(&mut self, glyph: Glyph, at: Rect, ink: Token, tint: Token) {
        self.push(Item::Use(Use {
            symbol: glyph.symbol(),
            at,
            ink,
            tint: Some(tint),
        }));
    }

    /// Adds a building, as wide as `width`; its emblem, if it shows one, in the disc.
    pub fn building(
        &mut self,
        building: Building,
        x: f32,
        y: f32,
        width: f32,
        emblem: Option<Glyph>,
    ) {
        let at = Rect {
            x,
            y,
            w: width,
            h: Building::height(width),
        };
        self.push(Item::Use(Use {
            symbol: building.symbol(),
            at,
            ink: Token::Draw,
            tint: None,
        }));
        if let (Some(glyph), Some(place)) = (emblem, building.emblem()) {
            let scale = width / Building::SIZE.w;
            self.glyph(
                glyph,
                Transform::scaled(x, y, scale).apply(place),
                Token::Draw,
            );
        }
    }

    /// Adds a symbol of the game's own.
    pub fn symbol(&mut self, symbol: &'static str, at: Rect, ink: Token, tint: Option<Token>) {
        self.push(Item::Use(Use {
            symbol,
            at,
            ink,
            tint,
        }));
    }

    /// Adds a group and fills it.
    pub fn group(&mut self, mut group: Group, fill: impl FnOnce(&mut Drawing)) {
        fill(&mut group.items);
        self.push(Item::Group(group));
    }

    /// Adds things in two levels of detail, of which one is seen: `near` where its words can be
    /// read, `far` where the picture is too small for that.
    pub fn detailed(&mut self, near: impl FnOnce(&mut Drawing), far: impl FnOnce(&mut Drawing)) {
        self.group(Group::at(Transform::NONE).class(Detail::NEAR), near);
        self.group(Group::at(Transform::NONE).class(Detail::FAR), far);
    }

    /// Adds things moved to (x, y).
    pub fn at(&mut self, x: f32, y: f32, fill: impl FnOnce(&mut Drawing)) {
        self.group(Group::at(Transform::to(x, y)), fill);
    }
}

/// Writes a path with fixed decimals.
#[derive(Clone, Debug, Default)]
pub struct PathWriter {
    d: String,
}

impl PathWriter {
    fn command(&mut self, letter: char, numbers: &[f32]) -> &mut PathWriter {
        self.d.push(letter);
        for (index, number) in numbers.iter().enumerate() {
            if index > 0 {
                self.d.push(' ');
            }
            push_number(&mut self.d, *number);
        }
        self
    }

    /// Begins anew at (x, y).
    pub fn move_to(&mut self, x: f32, y: f32) -> &mut PathWriter {
        self.command('M', &[x, y])
    }

    /// A straight line to (x, y).
    pub fn line_to(&mut self, x: f32, y: f32) -> &mut PathWriter {
        self.command('L', &[x, y])
    }

    /// A bend by the corner (cx, cy) to (x, y).
    pub fn bend_to(&mut self, cx: f32, cy: f32, x: f32, y: f32) -> &mut PathWriter {
        self.command('Q', &[cx, cy, x, y])
    }

    /// A closed box by itself, in few letters.
    pub fn boxed(&mut self, r: Rect) -> &mut PathWriter {
        self.command('M', &[r.x, r.y])
            .command('h', &[r.w])
            .command('v', &[r.h])
            .command('h', &[-r.w])
            .command('z', &[])
    }

    /// Back to the beginning.
    pub fn close(&mut self) -> &mut PathWriter {
        self.command('Z', &[])
    }

    /// The path.
    pub fn finish(self) -> Cow<'static, str> {
        Cow::Owned(self.d)
    }
}
