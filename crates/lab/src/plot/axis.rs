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

/// A scale from a round number to another.
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
    /// A scale for these values between two places, with about `steps` steps.
    pub fn new(unit: Unit, values: RangeInclusive<f64>, steps: f64, from: f32, to: f32) -> Axis {
        let spread = (values.end() - values.start()).max(1e-6);
        let step = round_step(spread / steps);
        Axis {
            unit,
            low: (values.start() / step).floor() * step,
            high: (values.end() / step).ceil() * step,
            step,
            from,
            to,
        }
    }

    /// Where a value is.
    pub fn at(&self, value: f64) -> f32 {
        let part = (value - self.low) / (self.high - self.low);
        self.from + part as f32 * (self.to - self.from)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let (low, step) = (self.low, self.step);
        let count = ((self.high - low) / step).round() as usize;
        (0..=count).map(move |tick| low + tick as f64 * step)
    }

    /// Upright lines from `top` to `bottom` with their numbers below.
    pub fn draw_upright(&self, drawing: &mut Drawing, top: f32, bottom: f32) {
        for tick in self.ticks() {
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

/// The smallest of 1, 2, 5, 10, 20 … that is not below, or the same below 1.
fn round_step(least: f64) -> f64 {
    let power = 10f64.powf(least.log10().floor());
    let steps = [1.0, 2.0, 5.0, 10.0].map(|step| step * power);
    let enough = steps.into_iter().find(|step| *step >= least * 0.999_999);
    enough.unwrap_or(10.0 * power)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_round() {
        for (least, step) in [
            (0.3, 0.5),
            (1.0, 1.0),
            (3.0, 5.0),
            (17.0, 20.0),
            (0.012, 0.02),
        ] {
            assert!((round_step(least) / step - 1.0).abs() < 1e-9, "{least}");
        }
    }

    #[test]
    fn a_scale_holds_its_values() {
        let axis = Axis::new(Unit::Percent, 0.212..=0.387, 4.0, 100.0, 200.0);
        let ticks: Vec<String> = axis
            .ticks()
            .map(|tick| Unit::Percent.round(tick, axis.step))
            .collect();
        assert_eq!(ticks, ["20 %", "25 %", "30 %", "35 %", "40 %"]);
        assert_eq!((axis.at(0.2), axis.at(0.4)), (100.0, 200.0));
    }
}
