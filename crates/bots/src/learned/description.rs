//! A position as the network takes it: the game's own numbers, and before them what is known of
//! every game.

use kernel::{Advice, BySeat, Describe as _, FeatureNames, Seats};

use crate::mcts::win_probabilities;

/// Points are told in hundreds.
const POINTS: f32 = 100.0;

/// The numbers of one position. The buffers are kept from one position to the next.
#[derive(Clone, PartialEq, Debug)]
pub struct Description {
    /// Of the table.
    pub table: Vec<f32>,
    /// Of each seat.
    pub seats: BySeat<Vec<f32>>,
}

impl Description {
    /// Of nothing yet.
    pub fn new(seats: Seats) -> Description {
        Description {
            table: Vec::new(),
            seats: BySeat::new(seats),
        }
    }

    /// Describes this position instead.
    pub fn describe<G: Advice>(&mut self, game: &G) {
        if self.seats.seats() != game.seats() {
            self.seats = BySeat::new(game.seats());
        }
        let (advised, scores) = (game.value(), game.scores());
        let chances = win_probabilities(game, &advised);
        let totals = scores.totals();
        self.table.clear();
        let rival = scores.rival_total().unwrap_or_default();
        self.table.put(format_args!("rival"), rival as f32 / POINTS);
        for (seat, out) in self.seats.iter_mut() {
            out.clear();
            out.put(format_args!("advice.points"), advised[seat] / POINTS);
            out.put(format_args!("advice.chance"), chances[seat]);
            out.put(format_args!("points"), totals[seat] as f32 / POINTS);
        }
        game.describe(&mut self.table, &mut self.seats);
    }

    /// The names of the numbers, in their order.
    pub fn names<G: Advice>(game: &G) -> FeatureNames {
        let own = FeatureNames::of(game);
        let common = ["advice.points", "advice.chance", "points"].map(str::to_string);
        FeatureNames {
            table: std::iter::once("rival".to_string())
                .chain(own.table)
                .collect(),
            seat: common.into_iter().chain(own.seat).collect(),
        }
    }
}
