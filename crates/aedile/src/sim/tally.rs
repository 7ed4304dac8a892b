//! What is counted over many games: integers only, so that the order of the games is no matter.

use std::ops::AddAssign;

use kernel::{Game, MAX_SEATS, Standing};
use lab::Played;

/// Sums over games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Decisions taken.
    pub decisions: u64,
    /// Wins in sixtieths, by seat.
    pub shares: [u64; MAX_SEATS],
    /// Points by seat.
    pub scores: [i64; MAX_SEATS],
    /// Games won or lost together.
    pub team_games: u64,
    /// Those won.
    pub team_wins: u64,
    /// Points of the rival.
    pub rival: i64,
}

impl Tally {
    /// One game.
    pub fn of<G: Game>(played: &Played<G>) -> Tally {
        let scores = played.last.scores();
        let mut tally = Tally {
            decisions: played.actions.len() as u64,
            rival: scores.rival_total().unwrap_or(0).into(),
            ..Tally::default()
        };
        for (seat, total) in scores.totals().iter() {
            tally.scores[seat.index()] = i64::from(*total);
        }
        if let Standing::Team { won } = played.standing {
            tally.team_games = 1;
            tally.team_wins = won.into();
        }
        for (seat, share) in played
            .standing
            .win_shares()
            .iter()
            .flat_map(|shares| shares.iter())
        {
            tally.shares[seat.index()] = u64::from(*share);
        }
        tally
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.decisions += other.decisions;
        for seat in 0..MAX_SEATS {
            self.shares[seat] += other.shares[seat];
            self.scores[seat] += other.scores[seat];
        }
        self.team_games += other.team_games;
        self.team_wins += other.team_wins;
        self.rival += other.rival;
    }
}
