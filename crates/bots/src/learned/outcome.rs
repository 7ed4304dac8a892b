//! What a finished game was worth: what a learner is to foresee.

use kernel::{Advice, BySeat, Standing};

use crate::mcts::{win_share, worth};

/// How a game ended, for each seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Outcome {
    /// Whether all won or lost together.
    pub team: bool,
    /// By places and margins, as a search counts the end of a game.
    pub worth: BySeat<f32>,
    /// The final points.
    pub points: BySeat<f32>,
    /// 1 for whom won alone, an equal share for those who won together, 0 for the others.
    pub win: BySeat<f32>,
}

impl Outcome {
    /// None while the game goes on.
    pub fn of<G: Advice>(game: &G) -> Option<Outcome> {
        let standing = game.standing()?;
        let points = game.scores().totals().map(|total| *total as f32);
        let win = match &standing {
            Standing::Places(places) => places.map(|place| win_share(places, *place)),
            Standing::Team { won } => points.map(|_| f32::from(u8::from(*won))),
        };
        Some(Outcome {
            team: matches!(standing, Standing::Team { .. }),
            worth: worth(game, &standing),
            points,
            win,
        })
    }
}
