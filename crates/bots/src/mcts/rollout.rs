//! Rollouts: from a leaf on by the rollout policy, until the position can be evaluated.

use kernel::{Advice, Rng};

use crate::greedy::GreedyPolicy;

/// Plays on to the end of so many turns, the one under way included, or of the game. Between
/// turns only, positions can be compared.
pub(super) fn rollout<G: Advice>(
    game: &mut G,
    turns: u32,
    policy: &mut GreedyPolicy<G>,
    rng: &mut Rng,
) {
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
        let action = policy.act(game, seat, rng);
        game.apply(seat, action, &mut ());
    }
}
