//! Playing on at a glance, until the position can be judged.

use kernel::{Advice, Rng};

use crate::glance::Glance;

/// Plays on to the end of so many turns, the one under way included, or of the game.
pub(super) fn play_on<G: Advice>(game: &mut G, turns: u32, glance: &mut Glance<G>, rng: &mut Rng) {
    let mut left = turns;
    while left > 0
        && let Some(seat) = game.to_act().first()
    {
        if game.is_settled() {
            left -= 1;
            if left == 0 {
                return;
            }
        }
        let action = glance.decide(game, seat, rng);
        game.apply(seat, action, &mut ());
    }
}
