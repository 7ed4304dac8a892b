//! A bot's decisions as data: they may be taken on another thread, in another process or on another
//! machine, and are the same everywhere.

mod dump;
mod error;
#[cfg(test)]
mod tests;

use std::fmt;

use kernel::{Advice, Game, Observed, Seat, Seed, Setup};

use crate::mcts::Timing;
use crate::{BotSpec, Means};

pub use dump::{JobDump, JobHeader};
pub use error::JobError;

/// What a bot has to decide now, and whatever it can decide along with it. It holds what the seat
/// knows and never more: both ways to make one, from a game and from JSON, take the view of the
/// seat.
///
/// As JSON ([`Job::dump`], [`Job::read`]) it is one object:
///
/// | key | value |
/// |---|---|
/// | `game` | the game's word |
/// | `rules` | the version of its rules |
/// | `seats` | how many play |
/// | `options` | every option with its value, `{key: value}` |
/// | `seat` | whose decision it is, counted from 1 |
/// | `view` | what the seat knows, as docs/dump describes it |
/// | `legal` | what the seat may do, in the game's notation and canonical order |
/// | `key` | the key of the bot's chance, 64 hexadecimal digits |
/// | `bot` | the bot as text, `mason` or `mcts:100:width=6` |
#[derive(Clone, PartialEq, Eq)]
pub struct Job<G: Game> {
    setup: Setup<G>,
    observed: Observed<G>,
    key: Seed,
    bot: BotSpec,
}

// The key and what the seat knows do not belong into a log.
impl<G: Game> fmt::Debug for Job<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (bot, seat) = (self.bot, self.seat());
        write!(f, "Job({bot} for seat {seat} of {})", G::META.id)
    }
}

impl<G: Game> Job<G> {
    /// The decision of `seat`, which must act. The key is derived from the game's seed
    /// ([`Seed::derive`]) and never the seed itself: it leaves the table.
    pub fn new(
        setup: Setup<G>,
        game: &G,
        seat: Seat,
        key: Seed,
        bot: impl Into<BotSpec>,
    ) -> Job<G> {
        Job {
            setup,
            observed: Observed::new(game, seat),
            key,
            bot: bot.into(),
        }
    }

    /// For whom it decides.
    pub fn seat(&self) -> Seat {
        self.observed.seat()
    }

    /// Which bot.
    pub fn bot(&self) -> BotSpec {
        self.bot
    }

    /// What the bot is given.
    pub fn observed(&self) -> &Observed<G> {
        &self.observed
    }
}

impl<G: Advice> Job<G> {
    /// Decides: the bot's [plan](crate::Player::plan), which has one action at least. None if the
    /// bot's budget is time and there is no clock. It may take long: not for a thread that others
    /// wait for.
    pub fn run(&self, timing: Option<&Timing>) -> Option<Vec<G::Action>> {
        let means = Means::timed(timing.cloned());
        let mut player = self.bot.player::<G>(&means)?;
        Some(player.plan(&self.observed, &mut self.key.rng()))
    }
}
