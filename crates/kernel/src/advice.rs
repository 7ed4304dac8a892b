//! A quick opinion on a position, for bots.

use crate::{BySeat, Game, Seat};

/// What an experienced player would say at a glance. Called on determinized states only, so it
/// may look at everything.
pub trait Advice: Game {
    /// How good the action seems, compared with the seat's other legal actions: any scale,
    /// higher is better, differences in points where that is natural.
    fn prior(&self, seat: Seat, action: Self::Action) -> f32;

    /// The points each seat will probably end with.
    fn value(&self) -> BySeat<f32>;
}
