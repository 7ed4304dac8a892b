//! A scale with round numbers on it.

use std::ops::RangeInclusive;

use scene::{Anchor, Drawing, Style, Token};

use super::{caption, rule};

/// What the numbers of a scale are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    /// Parts of 1, written as percent.
    Percent,
    /// Plain numbers.
    Number,
}

impl Unit {
    /// With one digit after the point.
    pub fn exact(self, value: f64) -> String {
        match self {
            Unit::Percent => format!("{:.1} %", 100.0 * value),
            Unit::Number => format!("{value:.1}"),
        }
    }

    /// As on a scale.
    fn round(self, value: f64, step: f64) -> String {
        let (value, step, sign) = match self {
            Unit::Percent => (100.0 * value, 100.0 * step, " %"),
            Unit::Number => (value, step, ""),
        };
        let digits = usize::from(step < 1.0) + usize::from(step < 0.1);
        format!("{value:.digits$}{sign}")
    }
}

/// A scale with round numbers at equal distances.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Axis {
    unit: Unit,
    low: f64,
    high: f64,
    step: f64,
    from: f32,
    to: f32,
}

impl Axis {
    /// A scale for these values between two places.
    pub fn new(unit: Unit, values: RangeInclusive<f64>, from: f32, to: f32) -> Axis {
        let (low, high) = values.into_inner();
        let spread = (high - low).max(1e-6);
        let axis = |step| Axis {
            unit,
            low,
            high: low + spread,
            step,
            from,
            to,
        };
        let axes = round_steps(spread).map(axis);
        axes.into_iter()
            .find(|axis| axis.ticks().count() >= LEAST_TICKS)
            .unwrap_or(axis(spread))
    }

    /// Where a value is.
    pub fn at(&self, value: f64) -> f32 {
        let part = (value - self.low) / (self.high - self.low);
        self.from + part as f32 * (self.to - self.from)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let step = self.step;
        let first = (self.low / step - 1e-6).ceil() as i64;
        let last = (self.high / step + 1e-6).floor() as i64;
        (first..=last).map(move |tick| tick as f64 * step)
    }

    /// Upright lines from `top` to `bottom` with their numbers below; every other one where they
    /// would be too near to each other.
    pub fn draw_upright(&self, drawing: &mut Drawing, top: f32, bottom: f32) {
        let apart = self.at(self.low + self.step) - self.at(self.low);
        let every = if apart < TICK_ROOM { 2 } else { 1 };
        for tick in self.ticks().step_by(every) {
            let x = self.at(tick);
            rule(
                drawing,
                (x, top),
                (x, bottom),
                Style::stroke(Token::Line, 1.0),
            );
            let text = self.unit.round(tick, self.step);
            caption(drawing, x, bottom + 16.0, Anchor::Middle, text);
        }
    }

    /// Level lines from `left` to `right` with their numbers at the left.
    pub fn draw_level(&self, drawing: &mut Drawing, left: f32, right: f32) {
        for tick in self.ticks() {
            let y = self.at(tick);
            rule(
                drawing,
                (left, y),
                (right, y),
                Style::stroke(Token::Line, 1.0),
            );
            let text = self.unit.round(tick, self.step);
            caption(drawing, left - 6.0, y + 4.0, Anchor::End, text);
        }
    }
}

/// So many round numbers at least.
const LEAST_TICKS: usize = 3;
/// How wide a number may be.
const TICK_ROOM: f32 = 38.0;

/// Steps of 1, 2 or 5 times a power of ten, from the spread down to its twentieth part or so.
fn round_steps(spread: f64) -> [f64; 6] {
    let power = libm::pow(10.0, libm::log10(spread).floor());
    [5.0, 2.0, 1.0, 0.5, 0.2, 0.1].map(|step| step * power)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn round_numbers_lie_on_the_scale() {
        let axis = Axis::new(Unit::Percent, 0.212..=0.387, 100.0, 200.0);
        let ticks = axis
            .ticks()
            .map(|tick| Unit::Percent.round(tick, axis.step));
        assert_eq!(ticks.collect::<Vec<_>>(), ["25 %", "30 %", "35 %"]);
        assert_eq!((axis.at(0.212), axis.at(0.387)), (100.0, 200.0));
    }
}
