//! A seat's token: its colour and symbol in a white ring with a thin line.

use scene::{Drawing, Point, Rect, SeatColor, Style, Token};

/// Draws the token of a seat's colour.
pub fn draw(d: &mut Drawing, color: SeatColor, center: Point, radius: f32) {
    let ring = Style::fill(Token::Ring).line(Token::Hairline, 1.0);
    d.circle(center.x, center.y, radius, ring);
    d.circle(
        center.x,
        center.y,
        radius * 0.84,
        Style::fill(color.token()),
    );
    d.glyph(
        color.glyph(),
        Rect::around(center, radius * 1.08),
        color.on(),
    );
}
