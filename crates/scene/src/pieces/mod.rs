//! Pieces that more than one game has: tokens and pawns of seats, pills, tags, and cards with a
//! building and a name band. A game composes its own from these.

mod card;
mod panel;
mod seat;
mod tall;

pub use card::{Band, Card, SMALL_CARD, TINY_CARD, Tokens};
pub use panel::panel;
pub use seat::{pawn, token};
pub use tall::Caption;

use crate::{Drawing, Font, Glyph, Rect, Style, Text, Token, rect, square};

/// A pill with a glyph and a number, `height` high. Gives its width back.
pub fn pill(drawing: &mut Drawing, x: f32, y: f32, height: f32, glyph: Glyph, number: &str) -> f32 {
    let size = height * 0.73;
    let number_width = Font::Bold.width(number, size);
    let width = pill_width(height, number);
    let paper = Style::fill(Token::Marble).line(Token::Draw, 1.2);
    drawing.rounded(rect(x, y, width, height), height / 2.0, paper);
    let icon = height * 0.74;
    drawing.glyph(
        glyph,
        square(x + height * 0.14, y + (height - icon) / 2.0, icon),
        Token::Draw,
    );
    let place = rect(
        x + width - height * 0.22 - number_width,
        y,
        number_width,
        height,
    );
    drawing.text(Text::centered(place, size, Token::Draw, number).font(Font::Bold));
    width
}

/// How wide such a pill is.
pub fn pill_width(height: f32, number: &str) -> f32 {
    height * 1.18 + Font::Bold.width(number, height * 0.73)
}

/// The pennant with a value, at the upper left of a home.
pub fn value_tag(drawing: &mut Drawing, at: Rect, value: &str) {
    let mut d = crate::PathWriter::default();
    let shoulder = at.y + at.h * 0.68;
    d.move_to(at.x, at.y)
        .line_to(at.right(), at.y)
        .line_to(at.right(), shoulder)
        .line_to(at.x + at.w / 2.0, at.bottom())
        .line_to(at.x, shoulder)
        .close();
    drawing.path(d.finish(), Style::fill(Token::Roof2).line(Token::Draw, 1.0));
    let place = rect(at.x, at.y, at.w, at.h * 0.86);
    drawing.text(Text::centered(place, at.w * 0.72, Token::OnBand, value).font(Font::Bold));
}
