//! A quick opinion on a position, for bots.

use crate::{BySeat, Features, Seat};

/// What an experienced player would say at a glance. Called on determinized states only, so it
/// may look at everything.
pub trait Advice: Features {
    /// Turns that should be played on at a glance, the one under way included, before
    /// [`Advice::value`] judges: more than one where the next player's answer says much.
    const TURNS_AHEAD: u32 = 1;

    /// Replaces `out` by how good these legal actions of the seat seem, in their order: scores, not
    /// probabilities (a search makes those of them by a softmax). Any scale,
    /// higher is better, differences in points where that is natural; negative infinity for what
    /// nobody should do while there is something else. The opinion on an action does not depend on
    /// which others are asked for.
    fn priors(&self, seat: Seat, actions: &[Self::Action], out: &mut Vec<f32>);

    /// The opinion on one action.
    fn prior(&self, seat: Seat, action: Self::Action) -> f32 {
        let mut out = Vec::with_capacity(1);
        self.priors(seat, &[action], &mut out);
        out[0]
    }

    /// Whether nobody is in the middle of something: a turn or round has ended and the next one
    /// begins. Only such positions can be compared by [`Advice::value`] without favour. The first
    /// one ends the opening: what was drafted and kept before is part of it.
    fn is_settled(&self) -> bool {
        true
    }

    /// The points each seat will probably end with.
    fn value(&self) -> BySeat<f32>;
}
