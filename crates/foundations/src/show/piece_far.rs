//! What a building shows far off, where its glyph and all its values would be too small to read.

use scene::{Drawing, Point, Rect, Token, point};

use super::body::{self, UNIT};
use super::piece::{Piece, Value, glyph, in_line, middle_of, width};

/// The size of numbers far off, as a share of a lot: 12 pixels where a lot has 34.
const FAR: f32 = 0.34;

impl Piece<'_> {
    /// Far off a building of one lot shows its number only, one of two lots its glyph and its first
    /// number, larger ones all values under their signs.
    pub(super) fn furnish_far(&self, d: &mut Drawing) {
        let (columns, rows) = body::extent(self.lots);
        let middle = point(columns as f32 * UNIT / 2.0, rows as f32 * UNIT / 2.0);
        let numbers: Vec<Value> = self.values.iter().map(|value| (None, value.1)).collect();
        let first = &numbers[..1];
        match (columns, rows, self.lots.len()) {
            (1, 1, _) => in_line(d, first, middle, UNIT * FAR),
            _ if columns * rows != self.lots.len() => self.far_bent(d, first),
            (_, 1, 2) => self.far_row(d, middle, first),
            (_, 1, _) => self.far_row(d, middle, self.values),
            (1, _, count) => self.far_column(d, middle, count),
            _ => {
                let up = point(middle.x, middle.y - UNIT * 0.26);
                self.glyph(d, up, UNIT * 0.6);
                let down = point(middle.x, middle.y + UNIT * 0.36);
                in_line(d, self.values, down, UNIT * FAR);
            }
        }
    }

    fn far_bent(&self, d: &mut Drawing, number: &[Value]) {
        if let Some((bend, arm)) = self.bend() {
            self.glyph(d, middle_of(bend), UNIT * 0.44);
            in_line(d, number, middle_of(arm), UNIT * FAR);
        }
    }

    fn far_row(&self, d: &mut Drawing, middle: Point, values: &[Value]) {
        let (side, size) = (UNIT * 0.44, UNIT * FAR);
        let (wide, gap) = (width(values, size), UNIT * 0.16);
        let left = middle.x - (side + gap + wide) / 2.0;
        self.glyph(d, point(left + side / 2.0, middle.y), side);
        let right = left + side + gap + wide / 2.0;
        in_line(d, values, point(right, middle.y), size);
    }

    /// One below the other: the glyph, then each sign over its number, as many as fit.
    fn far_column(&self, d: &mut Drawing, middle: Point, lots: usize) {
        let side = UNIT * 0.44;
        let signs = lots > 2;
        let mut steps = vec![(Some(glyph(self.building)), side * 1.2, None)];
        for (sign, number) in self.values.iter().take(if signs { 2 } else { 1 }) {
            if let Some(sign) = sign.filter(|_| signs) {
                steps.push((Some(sign), UNIT * 0.36, None));
            }
            steps.push((None, UNIT * 0.46, Some(*number)));
        }
        let tall: f32 = steps.iter().map(|step| step.1).sum();
        let mut y = middle.y - tall / 2.0;
        for (index, (sign, height, number)) in steps.into_iter().enumerate() {
            let center = point(middle.x, y + height / 2.0);
            match (sign, number) {
                (Some(_), _) if index == 0 => self.glyph(d, center, side),
                (Some(sign), _) => d.glyph(sign, Rect::around(center, UNIT * 0.32), Token::Draw),
                (None, number) => in_line(d, &[(None, number.unwrap_or(0))], center, UNIT * FAR),
            }
            y += height;
        }
    }
}
