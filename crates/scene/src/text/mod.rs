//! Text in pictures: how it is set, how wide it is, where it breaks. Measured with the advance
//! widths of the bundled fonts and without kerning, so that a measure is the same everywhere and
//! rather a little too wide than too narrow.

mod advances;
mod fit;
#[cfg(test)]
mod tests;
mod widths;

pub use fit::{fitting, shorten, wrap};

use crate::{Point, Rect, Token, rect};

/// A font and its weight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Font {
    /// Source Sans 3, 400.
    Regular,
    /// Source Sans 3, 600: names, captions.
    Semibold,
    /// Source Sans 3, 700: values.
    Bold,
    /// Marcellus, for words and Roman numerals only: its digits are set in Source Sans 3.
    Display,
}

/// Which point of a text stands at its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// The left end.
    Start,
    /// The middle.
    Middle,
    /// The right end.
    End,
}

/// One line of text.
#[derive(Clone, PartialEq, Debug)]
pub struct Text {
    /// What it says.
    pub content: String,
    /// Where: on the base line.
    pub at: Point,
    /// Which point of the text stands there.
    pub anchor: Anchor,
    /// The font.
    pub font: Font,
    /// The font's size; never under 12 on the screen.
    pub size: f32,
    /// The colour.
    pub ink: Token,
    /// A line round the letters in the colour of the ground, where a pattern runs through.
    pub halo: Option<Token>,
}

impl Text {
    /// Semibold text from (x, y) on the base line to the right.
    pub fn new(x: f32, y: f32, size: f32, ink: Token, content: impl Into<String>) -> Text {
        let mut content = content.into();
        content.retain(|letter| letter != fit::SOFT_HYPHEN);
        Text {
            content,
            at: Point { x, y },
            anchor: Anchor::Start,
            font: Font::Semibold,
            size,
            ink,
            halo: None,
        }
    }

    /// Semibold text in the middle of a box.
    pub fn centered(place: Rect, size: f32, ink: Token, content: impl Into<String>) -> Text {
        let middle = place.center();
        Text::new(middle.x, middle.y + size * MIDDLE, size, ink, content).anchor(Anchor::Middle)
    }

    /// In this font.
    #[must_use]
    pub fn font(self, font: Font) -> Text {
        Text { font, ..self }
    }

    /// Standing by this point.
    #[must_use]
    pub fn anchor(self, anchor: Anchor) -> Text {
        Text { anchor, ..self }
    }

    /// With a line in the colour of the ground round the letters.
    #[must_use]
    pub fn halo(self, ground: Token) -> Text {
        Text {
            halo: Some(ground),
            ..self
        }
    }

    /// The box that the letters take.
    pub fn bounds(&self) -> Rect {
        let width = self.font.width(&self.content, self.size);
        let left = match self.anchor {
            Anchor::Start => self.at.x,
            Anchor::Middle => self.at.x - width / 2.0,
            Anchor::End => self.at.x - width,
        };
        let top = self.at.y - self.size * ASCENT;
        rect(left, top, width, self.size * (ASCENT + DESCENT))
    }
}

/// Above the base line, as a share of the size: the highest letters.
const ASCENT: f32 = 0.72;
/// Below the base line: the lowest letters.
const DESCENT: f32 = 0.21;
/// From the middle of a capital down to the base line.
const MIDDLE: f32 = 0.35;

impl Font {
    /// All of them.
    pub const ALL: [Font; 4] = [Font::Regular, Font::Semibold, Font::Bold, Font::Display];

    /// How wide the text is at a size.
    pub fn width(self, text: &str, size: f32) -> f32 {
        let units: u32 = text.chars().map(|c| u32::from(self.advance(c))).sum();
        units as f32 * size / 1000.0
    }

    /// How wide one letter is, in thousandths of the size.
    fn advance(self, letter: char) -> u16 {
        let font = match self {
            Font::Display if letter.is_ascii_digit() => Font::Regular,
            font => font,
        };
        if letter == fit::SOFT_HYPHEN {
            return 0;
        }
        let table = advances::table(font);
        match advances::index(letter) {
            Some(index) => table[index],
            None => UNKNOWN,
        }
    }
}

/// A letter that the tables do not have counts as a wide one.
const UNKNOWN: u16 = 700;
