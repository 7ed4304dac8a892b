//! Who sits where: a line-up of bots that moves round the table from game to game.

use std::fmt;

use bots::{BotSpec, Means};
use kernel::{Advice, Seat, Seats};

use crate::Players;

/// Bots that cannot play at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineUpError {
    /// They do not fill it.
    Count {
        /// So many were named.
        names: usize,
        /// So many play.
        seats: Seats,
    },
    /// This one thinks by a clock, and there is none.
    NoClock(BotSpec),
    /// This one judges by weights that were not given.
    NoWeights(BotSpec),
}

impl fmt::Display for LineUpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LineUpError::Count { names, seats } => write!(
                f,
                "{names} bots cannot fill {seats} seats: name one for all, or one a seat"
            ),
            LineUpError::NoClock(bot) => write!(
                f,
                "{bot} thinks by the clock, but here equal input gives equal bytes: \
                 give it iterations instead of milliseconds"
            ),
            LineUpError::NoWeights(bot) => {
                write!(
                    f,
                    "{bot} judges by weights that were not given: see --weights"
                )
            }
        }
    }
}

impl std::error::Error for LineUpError {}

/// One bot for each seat, and what they are given.
#[derive(Clone)]
pub struct LineUp {
    bots: Vec<BotSpec>,
    seats: Seats,
    means: Means,
}

impl fmt::Debug for LineUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("LineUp").field(&self.bots).finish()
    }
}

impl LineUp {
    /// One name for all seats, or one a seat. Without a clock nobody thinks by time, and the same
    /// deal gives the same game.
    ///
    /// # Errors
    /// If there are more names, or fewer; or if one needs what is not there.
    pub fn new(names: &[BotSpec], seats: Seats, means: Means) -> Result<LineUp, LineUpError> {
        for bot in names {
            if bot.needs_clock() && means.timing.is_none() {
                return Err(LineUpError::NoClock(*bot));
            }
            let weights = bot.needs_weights();
            if weights.is_some_and(|number| means.weights(number).is_none()) {
                return Err(LineUpError::NoWeights(*bot));
            }
        }
        let bots = match names {
            [all] => vec![*all; seats.count()],
            _ if names.len() == seats.count() => names.to_vec(),
            _ => {
                let names = names.len();
                return Err(LineUpError::Count { names, seats });
            }
        };
        Ok(LineUp { bots, seats, means })
    }

    /// The bots in the order in which they were named.
    pub fn bots(&self) -> &[BotSpec] {
        &self.bots
    }

    /// How many play.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// Each name once, in the order in which they were named.
    pub fn names(&self) -> Vec<BotSpec> {
        let mut names = Vec::new();
        for bot in &self.bots {
            if !names.contains(bot) {
                names.push(*bot);
            }
        }
        names
    }

    /// Which of the bots sits here after so many rotations; with each rotation everybody moves
    /// to the seat before.
    pub fn place_at(&self, seat: Seat, rotation: usize) -> usize {
        seat.after(rotation, self.seats).index()
    }

    /// One bot a seat after so many rotations.
    pub fn seated(&self, rotation: usize) -> Vec<BotSpec> {
        let at = |seat| self.bots[self.place_at(seat, rotation)];
        self.seats.iter().map(at).collect()
    }

    /// One player a seat after so many rotations, for one game.
    pub fn players<G: Advice>(&self, rotation: usize) -> Players<G> {
        let player = |bot: BotSpec| bot.player(&self.means);
        let seated = self.seated(rotation).into_iter();
        let players = seated.map(|bot| player(bot).expect("nobody needs what is not there"));
        players.collect()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use bots::Bot;
    use bots::mcts::{Clock, Timing};
    use pebbles::Pebbles;

    use super::*;

    const BUILDER: BotSpec = BotSpec::Named(Bot::Builder);
    const RANDOM: BotSpec = BotSpec::Named(Bot::Random);
    const FIRST: BotSpec = BotSpec::Named(Bot::First);

    fn seats(count: usize) -> Seats {
        Seats::new(count).unwrap()
    }

    struct Stopped;

    impl Clock for Stopped {
        fn now(&self) -> Duration {
            Duration::ZERO
        }
    }

    #[test]
    fn who_needs_a_clock_is_refused_without_one() {
        for timed in ["mcts:5ms", "praetor", "censor"] {
            let timed: BotSpec = timed.parse().unwrap();
            let error = LineUp::new(&[FIRST, timed], seats(2), Means::default()).unwrap_err();
            assert_eq!(error, LineUpError::NoClock(timed));
            let timing = Timing {
                clock: Arc::new(Stopped),
                threads: 1,
            };
            let means = Means::timed(Some(timing));
            let line_up = LineUp::new(&[FIRST, timed], seats(2), means).unwrap();
            assert_eq!(line_up.players::<Pebbles>(0).len(), 2);
        }
    }

    #[test]
    fn who_needs_weights_is_refused_without_them() {
        let given: BotSpec = "mcts:5:value=2".parse().unwrap();
        let error = LineUp::new(&[given], seats(2), Means::default()).unwrap_err();
        assert_eq!(error, LineUpError::NoWeights(given));
    }

    #[test]
    fn one_name_fills_the_table() {
        let line_up = LineUp::new(&[BUILDER], seats(3), Means::default()).unwrap();
        assert_eq!(line_up.bots(), [BUILDER; 3]);
        assert_eq!(line_up.names(), [BUILDER]);
    }

    #[test]
    fn names_that_do_not_fill_the_table_are_refused() {
        let error = LineUp::new(&[FIRST, RANDOM], seats(3), Means::default()).unwrap_err();
        assert!(error.to_string().starts_with("2 bots cannot fill 3 seats"));
        assert!(LineUp::new(&[], seats(2), Means::default()).is_err());
    }

    #[test]
    fn every_bot_sits_once_at_every_seat() {
        let bots = [BUILDER, RANDOM, RANDOM, FIRST];
        let line_up = LineUp::new(&bots, seats(4), Means::default()).unwrap();
        for seat in seats(4).iter() {
            let mut places: Vec<_> = (0..4)
                .map(|rotation| line_up.place_at(seat, rotation))
                .collect();
            places.sort_unstable();
            assert_eq!(places, [0, 1, 2, 3]);
        }
        assert_eq!(line_up.seated(0), bots);
        let moved = [RANDOM, RANDOM, FIRST, BUILDER];
        assert_eq!(line_up.seated(1), moved);
    }
}
