//! One finished game of a match: a line of the file that a match is resumed from.

use kernel::{BySeat, Standing};
use serde::{Deserialize, Serialize};

use crate::{LineUp, Played};

/// What the sums need to know of a game. Seats are the table's, places in the line-up are the
/// order of its names.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Game {
    /// Which game of the match, counted from 0.
    pub index: u64,
    /// How far the line-up had moved round the table.
    pub rotation: usize,
    /// Points by seat.
    pub scores: BySeat<i32>,
    /// Points of the rival, in cooperative games.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rival: Option<i32>,
    /// How it ended.
    pub standing: Standing,
    /// Milliseconds of thought by place in the line-up, over the decisions that were real ones.
    pub ms: Vec<f64>,
    /// How many of those there were, by place in the line-up.
    pub decisions: Vec<u64>,
}

impl Game {
    /// Which deal a game of a match is played with: so many games as there are seats share one.
    pub fn deal(index: u64, line_up: &LineUp) -> u64 {
        index / line_up.seats().count() as u64
    }

    /// How far the line-up has moved round the table in a game of a match.
    pub fn rotation(index: u64, line_up: &LineUp) -> usize {
        (index % line_up.seats().count() as u64) as usize
    }

    /// A game that was played, with the thought it cost.
    pub fn new<G: kernel::Game>(
        index: u64,
        line_up: &LineUp,
        played: &Played<G>,
        thought: &[(f64, u64)],
    ) -> Game {
        let scores = played.last.scores();
        Game {
            index,
            rotation: Game::rotation(index, line_up),
            scores: scores.totals(),
            rival: scores.rival_total(),
            standing: played.standing,
            ms: thought.iter().map(|(ms, _)| *ms).collect(),
            decisions: thought.iter().map(|(_, decisions)| *decisions).collect(),
        }
    }

    /// Whether it can be a game of a match of this line-up.
    pub fn fits(&self, line_up: &LineUp) -> bool {
        let seats = line_up.seats();
        let places = match &self.standing {
            Standing::Places(places) => places.seats() == seats,
            Standing::Team { .. } => true,
        };
        places
            && self.scores.seats() == seats
            && self.rotation == Game::rotation(self.index, line_up)
            && self.ms.len() == seats.count()
            && self.decisions.len() == seats.count()
    }
}
