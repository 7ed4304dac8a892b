//! A quick opinion for bots.

use kernel::{Advice, BySeat, Game, Seat, Viewer};

use crate::action::Action;
use crate::state::City;

impl Advice for City {
    fn prior(&self, _: Seat, _: Action) -> f32 {
        0.0
    }

    fn value(&self) -> BySeat<f32> {
        self.scores(Viewer::Everything)
            .totals()
            .map(|points| *points as f32)
    }
}
