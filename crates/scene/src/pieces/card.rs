//! A square card: the building above, the name band in the colour of its kind below, a value tag,
//! stars or a pill in the corners. Level of detail by size.

use crate::pieces::{pill, pill_width, value_tag};
use crate::{
    Building, Drawing, Font, Glyph, PathWriter, Rect, Style, Text, TileColor, Token, fitting, rect,
    square,
};

/// Under this width a card has no name: band, value and tokens only.
pub const SMALL_CARD: f32 = 70.0;
/// Under this width a card has neither value nor tokens: only what it is.
pub const TINY_CARD: f32 = 46.0;

/// The colour of a card's kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Band {
    /// Homes.
    Home,
    /// Farms.
    Farm,
    /// Temples.
    Temple,
    /// Aqueducts.
    Water,
    /// Public buildings: a tile colour with its pattern.
    Public(TileColor),
}

impl Band {
    /// The ground.
    pub const fn ground(self) -> Token {
        match self {
            Band::Home => Token::Roof2,
            Band::Farm => Token::Field2,
            Band::Temple => Token::Marble2,
            Band::Water => Token::Water,
            Band::Public(color) => color.token(),
        }
    }

    /// The ink on it.
    pub const fn ink(self) -> Token {
        match self {
            Band::Home | Band::Farm => Token::OnBand,
            Band::Temple => Token::Draw,
            Band::Water => Token::Ink,
            Band::Public(color) => color.on(),
        }
    }

    /// Draws the lower part of a card, with its two rounded corners.
    pub fn draw(self, drawing: &mut Drawing, at: Rect, radius: f32) {
        let d = lower_part(at, radius);
        drawing.path(d.clone(), Style::fill(self.ground()));
        if let Band::Public(color) = self {
            drawing.path(d, Style::pattern(color.pattern()));
        }
        let mut edge = PathWriter::default();
        edge.move_to(at.x, at.y).line_to(at.right(), at.y);
        drawing.path(edge.finish(), Style::stroke(Token::Draw, 1.0));
    }

    /// A text on the band, legible over its pattern.
    pub fn text(self, place: Rect, size: f32, content: impl Into<String>) -> Text {
        let text = Text::centered(place, size, self.ink(), content);
        match self {
            Band::Public(color) => text.halo(color.token()),
            Band::Home | Band::Farm | Band::Temple | Band::Water => text,
        }
    }
}

fn lower_part(at: Rect, radius: f32) -> std::borrow::Cow<'static, str> {
    let mut d = PathWriter::default();
    d.move_to(at.x, at.y)
        .line_to(at.right(), at.y)
        .line_to(at.right(), at.bottom() - radius)
        .bend_to(at.right(), at.bottom(), at.right() - radius, at.bottom())
        .line_to(at.x + radius, at.bottom())
        .bend_to(at.x, at.bottom(), at.x, at.bottom() - radius)
        .close();
    d.finish()
}

/// What lies on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tokens {
    /// What kind of token.
    pub glyph: Glyph,
    /// How many.
    pub count: u8,
}

/// A card as it is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Card<'a> {
    /// The drawing.
    pub building: Building,
    /// The produce or the god's attribute.
    pub emblem: Option<Glyph>,
    /// The colour of its kind.
    pub band: Band,
    /// Its name.
    pub name: &'a str,
    /// A shorter name, where the name does not fit.
    pub short: &'a str,
    /// The value of a home.
    pub value: Option<u8>,
    /// Stars in the upper right corner.
    pub stars: u8,
    /// What lies on it, in the upper right corner.
    pub tokens: Option<Tokens>,
}

/// Sizes of a card's parts at a width.
struct Measure {
    width: f32,
    small: bool,
    band: f32,
    building: f32,
    radius: f32,
}

impl Measure {
    fn of(width: f32) -> Measure {
        let small = width < SMALL_CARD;
        Measure {
            width,
            small,
            band: if small {
                width * 0.15
            } else {
                (width * 0.185).max(15.0)
            },
            building: width * if small { 0.92 } else { 0.86 },
            radius: (width * 0.08).min(7.0),
        }
    }
}

impl Card<'_> {
    /// The corner radius at a width.
    pub fn radius(width: f32) -> f32 {
        Measure::of(width).radius
    }

    /// Draws the card as a square at (0, 0).
    pub fn draw(&self, drawing: &mut Drawing, width: f32) {
        let m = Measure::of(width);
        let whole = square(0.0, 0.0, width);
        drawing.rounded(whole, m.radius, Style::fill(Token::Card));
        let free = width - m.band - Building::height(m.building);
        let (x, y) = (
            (width - m.building) / 2.0,
            free * if m.small { 0.5 } else { 0.55 },
        );
        drawing.building(self.building, x, y, m.building, self.emblem);
        self.draw_band(drawing, &m);
        let edge = Style::stroke(Token::Draw, 1.1);
        drawing.rounded(whole.inset(0.5), m.radius, edge);
        if width >= TINY_CARD {
            self.draw_value(drawing, &m);
            self.draw_corner(drawing, &m);
        }
    }

    fn draw_band(&self, drawing: &mut Drawing, m: &Measure) {
        let place = rect(0.0, m.width - m.band, m.width, m.band);
        self.band.draw(drawing, place, m.radius);
        if m.small {
            return;
        }
        let size = band_text(m.width);
        let name = fitting(
            &[self.name, self.short],
            Font::Semibold,
            size,
            m.width - 6.0,
        );
        drawing.text(self.band.text(place, size, name));
    }

    fn draw_value(&self, drawing: &mut Drawing, m: &Measure) {
        let Some(value) = self.value else { return };
        let side = m.width * if m.small { 0.37 } else { 0.24 };
        let corner = m.width * 0.05;
        value_tag(
            drawing,
            rect(corner, corner, side, side * 1.06),
            digit(value),
        );
    }

    fn draw_corner(&self, drawing: &mut Drawing, m: &Measure) {
        match self.tokens {
            Some(tokens) if m.small => small_tokens(drawing, m.width, tokens),
            Some(tokens) => {
                let (height, count) = (m.width * 0.234, tokens.count.to_string());
                let x = m.width * 0.95 - pill_width(height, &count);
                pill(drawing, x, m.width * 0.05, height, tokens.glyph, &count);
            }
            None if m.small => {}
            None => {
                for star in 1..=self.stars {
                    let x = m.width * (0.955 - 0.145 * f32::from(star));
                    let place = square(x, m.width * 0.045, m.width * 0.14);
                    drawing.glyph(Glyph::Star, place, Token::Roof2);
                }
            }
        }
    }
}

/// On a small card points are a number and other tokens a glyph, in a disc.
fn small_tokens(drawing: &mut Drawing, width: f32, tokens: Tokens) {
    let (x, y) = (width * 0.82, width * 0.2);
    let paper = Style::fill(Token::Marble).line(Token::Draw, 1.0);
    drawing.circle(x, y, width * 0.16, paper);
    let place = Rect::around(crate::point(x, y), width * 0.24);
    match tokens.glyph {
        Glyph::Points => {
            let count = tokens.count.to_string();
            let text = Text::centered(place, width * 0.27, Token::Draw, count);
            drawing.text(text.font(Font::Bold));
        }
        glyph => drawing.glyph(glyph, place, Token::Draw),
    }
}

/// The size of names on bands: never under 12.
fn band_text(width: f32) -> f32 {
    if width > 110.0 { 13.0 } else { 12.0 }
}

pub(super) fn digit(value: u8) -> &'static str {
    const DIGITS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
    DIGITS[usize::from(value) % 10]
}
