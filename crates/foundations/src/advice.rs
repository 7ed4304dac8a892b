//! A quick opinion on positions and actions, for bots.

use kernel::{Advice, BySeat, Seat};

use crate::action::Action;
use crate::state::Foundations;

impl Advice for Foundations {
    fn prior(&self, _: Seat, _: Action) -> f32 {
        0.0
    }

    fn value(&self) -> BySeat<f32> {
        self.players.map(|player| player.points.total() as f32)
    }
}
