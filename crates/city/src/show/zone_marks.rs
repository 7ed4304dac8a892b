//! Zones in a drawn city: a plinth under the residences of a zone that joins them, and the sum on
//! one of them, right of its value tag and never on a name. A zone that counts nothing is pale.

use scene::{Drawing, Font, Rect, Style, Text, Token, fitting, rect};

use super::layout::TownFrame;
use super::zone::Zone;
use crate::data::Card;
use crate::grid::Cell;
use crate::town::Town;

/// The height of a sum's figures: 12 on the screen where a picture is shown a little smaller.
pub const FIGURES: f32 = 14.0;
/// The height of the pill it stands on.
pub const PILL: f32 = 20.0;
const PADDING: f32 = 6.0;

/// The ground under a zone. It shows round its cards and between them; two zones that meet leave
/// each other half of the gap.
pub fn plinth(d: &mut Drawing, zone: &Zone, frame: &TownFrame) {
    let style = Style::fill(if zone.points > 0 {
        Token::Roof2
    } else {
        Token::BoardLine
    });
    let (gap, rim) = (frame.gap(), frame.gap() * 0.48);
    let radius = (frame.side() * 0.08).min(7.0) + rim;
    for cell in zone.cells {
        let place = frame.place(cell);
        d.rounded(place.inset(-rim), radius, style);
        let beside = |down: i8, right: i8| {
            let next = Cell::new(cell.row() + down, cell.column() + right);
            next.is_some_and(|next| zone.cells.contains(next))
        };
        // What the rounded corners leave open between joined cards.
        if beside(0, 1) {
            d.rounded(
                rect(
                    place.right() - gap,
                    place.y - rim,
                    3.0 * gap,
                    place.h + 2.0 * rim,
                ),
                0.0,
                style,
            );
        }
        if beside(1, 0) {
            d.rounded(
                rect(
                    place.x - rim,
                    place.bottom() - gap,
                    place.w + 2.0 * rim,
                    3.0 * gap,
                ),
                0.0,
                style,
            );
        }
    }
}

/// The residence that bears the sum: the first in reading order, rather one without stars.
pub fn pill_cell(zone: &Zone, town: &Town) -> Option<Cell> {
    let stars = |cell: &Cell| town.card(*cell).map_or(0, |card| card.data().stars);
    zone.cells.iter().min_by_key(|cell| (stars(cell), *cell))
}

/// The sum on a card that is `side` wide: in figures with its result, or the result alone.
pub fn pill(d: &mut Drawing, zone: &Zone, card: Card, side: f32) {
    let stars = f32::from(card.data().stars);
    let (left, right) = (side * 0.31, side * (0.965 - 0.15 * stars));
    let room = right - left - 2.0 * PADDING;
    let (figures, points) = (zone.figures(), zone.points.to_string());
    let (airy, tight) = (
        format!("{figures} = {points}"),
        format!("{figures}={points}"),
    );
    let text = fitting(&[&airy, &tight, &points], Font::Semibold, FIGURES, room);
    let width = (Font::Semibold.width(&text, FIGURES) + 2.0 * PADDING).max(PILL);
    let place = rect(right - width, side * 0.05, width, PILL);
    draw_pill(d, place, &text, zone.points > 0);
}

/// Figures on a pill.
pub fn draw_pill(d: &mut Drawing, place: Rect, text: &str, counts: bool) {
    let (style, ink) = match counts {
        true => (Style::fill(Token::Roof2), Token::OnBand),
        false => (Style::fill(Token::Card), Token::Draw),
    };
    d.rounded(place, place.h / 2.0, style.line(Token::Draw, 1.0));
    d.text(Text::centered(place, FIGURES, ink, text));
}
