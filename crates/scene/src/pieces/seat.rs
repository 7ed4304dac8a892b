//! Whose it is: the seat's colour with its symbol, always in a white ring with a hairline, because
//! some seat colours are pale and one is dark.

use crate::{Drawing, Group, Point, Rect, SeatColor, Style, Token, Transform, square};

/// The seat's round token.
pub fn token(drawing: &mut Drawing, color: SeatColor, center: Point, radius: f32) {
    let Point { x, y } = center;
    let hairline = (radius * 0.07).max(0.8);
    drawing.circle(
        x,
        y,
        radius,
        Style::fill(Token::Ring).line(Token::Hairline, hairline),
    );
    drawing.circle(x, y, radius * 0.86, Style::fill(color.token()));
    drawing.glyph(
        color.glyph(),
        Rect::around(center, radius * 1.18),
        color.on(),
    );
}

/// Head and cloak in units of a tenth of half the cloak's width.
const PAWN: &str =
    "M0-14.5a5.2 5.2 0 0 1 3.4 9c5 2.2 7.4 9 7.4 15h-21.6c0-6 2.4-12.8 7.4-15a5.2 5.2 0 0 1 3.4-9z";

/// The seat's pawn, seen from the front: its symbol on the chest. `center` is the middle of the
/// cloak, `radius` half its width.
pub fn pawn(drawing: &mut Drawing, color: SeatColor, center: Point, radius: f32) {
    let place = Transform::scaled(center.x, center.y, radius / 10.0);
    drawing.group(Group::at(place), |pawn| {
        pawn.path(PAWN, Style::stroke(Token::Hairline, 3.8));
        pawn.path(PAWN, Style::stroke(Token::Ring, 2.6));
        pawn.path(PAWN, Style::fill(color.token()));
        pawn.glyph(color.glyph(), square(-5.1, -3.06, 10.2), color.on());
    });
}
