//! A quiet box with a heading, for the parts of a table beside the board.

use crate::{Anchor, Drawing, Font, Rect, Style, Text, Token, fitting};

const HEADING: f32 = 13.0;
const MARGIN: f32 = 14.0;

/// Draws the box with a heading at the left and a remark at the right, and gives back what is left
/// for its contents.
pub fn panel(drawing: &mut Drawing, at: Rect, heading: &str, remark: &str) -> Rect {
    let paper = Style::fill(Token::Surface).line(Token::Line, 1.0);
    drawing.rounded(at.inset(0.5), 8.0, paper);
    let (room, baseline) = (at.w - 2.0 * MARGIN, at.y + 23.0);
    let remark = fitting(&[remark], Font::Semibold, HEADING, room / 2.0);
    let taken = Font::Semibold.width(&remark, HEADING);
    let heading = fitting(&[heading], Font::Semibold, HEADING, room - taken - 8.0);
    drawing.text(Text::new(
        at.x + MARGIN,
        baseline,
        HEADING,
        Token::Ink3,
        heading,
    ));
    if !remark.is_empty() {
        let right = Text::new(at.right() - MARGIN, baseline, HEADING, Token::Ink3, remark);
        drawing.text(right.anchor(Anchor::End));
    }
    let top = 34.0;
    Rect {
        x: at.x + MARGIN,
        y: at.y + top,
        w: room,
        h: at.h - top - 12.0,
    }
}
