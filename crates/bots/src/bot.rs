//! The names under which bots are invited.

use std::sync::Arc;
use std::time::Duration;

use kernel::{Advice, vocabulary};

use crate::Player;
use crate::first::First;
use crate::greedy::GreedyPolicy;
use crate::learned::Weights;
use crate::mcts::{Budget, Mcts, SearchConfig, Timing, ValueSource};
use crate::random::Random;

vocabulary! {
    /// Every bot there is, by name; from `random` on each is stronger than the one before.
    pub enum Bot: "bot" {
        /// The first legal action.
        First = "first",
        /// Any legal action.
        Random = "random",
        /// Of a few actions the best by the game's advice.
        Apprentice = "apprentice",
        /// The best action by the game's advice.
        Builder = "builder",
        /// A short search.
        Mason = "mason",
        /// A search as long as nobody notices.
        Aedile = "aedile",
        /// A search of about a second a turn.
        Praetor = "praetor",
        /// A search as long as people like to wait.
        Censor = "censor",
    }
}

const APPRENTICE_CANDIDATES: usize = 4;
const MASON_ITERATIONS: u32 = 32;
/// About a twentieth of a second.
const AEDILE_ITERATIONS: u32 = 400;
const PRAETOR_TIME: Duration = Duration::from_secs(1);
const CENSOR_TIME: Duration = Duration::from_secs(5);

impl Bot {
    /// How long it thinks about a turn, if time is its budget: at most, where nothing is revealed
    /// in between.
    pub fn time_per_turn(self) -> Option<Duration> {
        match self {
            Bot::Praetor => Some(PRAETOR_TIME),
            Bot::Censor => Some(CENSOR_TIME),
            Bot::First
            | Bot::Random
            | Bot::Apprentice
            | Bot::Builder
            | Bot::Mason
            | Bot::Aedile => None,
        }
    }

    /// A player of this name for one seat of one game; none if it thinks by the clock and there is
    /// none.
    pub fn player<G: Advice>(self, timing: Option<&Timing>) -> Option<Box<dyn Player<G>>> {
        Some(match self {
            Bot::First => Box::new(First),
            Bot::Random => Box::new(Random),
            Bot::Apprentice => Box::new(GreedyPolicy::of_sample(APPRENTICE_CANDIDATES)),
            Bot::Builder => Box::new(GreedyPolicy::of_all()),
            Bot::Mason => Box::new(by_advice(MASON_ITERATIONS)),
            Bot::Aedile => Box::new(by_iterations(AEDILE_ITERATIONS)),
            Bot::Praetor => Box::new(by_time(PRAETOR_TIME, timing?)),
            Bot::Censor => Box::new(by_time(CENSOR_TIME, timing?)),
        })
    }
}

/// Judges by the game's advice.
fn by_advice<G: Advice>(iterations: u32) -> Mcts<G> {
    Mcts::new(Budget::Iterations(iterations), SearchConfig::default())
}

/// Judges by what was learned.
fn by_iterations<G: Advice>(iterations: u32) -> Mcts<G> {
    learned(Budget::Iterations(iterations), 1)
}

fn by_time<G: Advice>(span: Duration, timing: &Timing) -> Mcts<G> {
    let clock = timing.clock.clone();
    learned(Budget::Time { span, clock }, timing.threads)
}

fn learned<G: Advice>(budget: Budget, threads: usize) -> Mcts<G> {
    let config = SearchConfig {
        value: ValueSource::Learned,
        threads,
        ..SearchConfig::default()
    };
    let weights = Weights::of::<G>().map(Arc::new);
    Mcts::with_weights(budget, config, weights.as_ref())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use kernel::testing::{seed, setup};
    use kernel::{Game, Observed, Rng, Seat, Seed, Viewer};
    use pebbles::{Action, Pebbles};

    use super::*;
    use crate::mcts::tests::ticking;

    fn opening(index: u64) -> Pebbles {
        Pebbles::new(
            &setup(3, &[("first", "1")]),
            &Seed::of_series(seed(), index),
        )
    }

    /// A player whose clock is in a hurry.
    fn player(bot: Bot) -> Box<dyn Player<Pebbles>> {
        let (_, timing) = ticking(Duration::from_millis(500), 1);
        bot.player(Some(&timing)).unwrap()
    }

    fn choice(bot: Bot, game: &Pebbles, mut rng: Rng) -> Action {
        let observed = Observed::new(game, game.to_act().first().unwrap());
        player(bot).choose(&observed, &mut rng)
    }

    fn stream(index: u64) -> Rng {
        Seed::of_series(seed(), index).derive("bot").rng()
    }

    /// Plays to the end: the first seat for one bot, the others for another.
    fn play(hero: Bot, others: Bot, index: u64) -> Pebbles {
        let mut game = opening(index);
        let mut rng = stream(index);
        while let Some(seat) = game.to_act().first() {
            let bot = if seat.index() == 0 { hero } else { others };
            let plan = player(bot).plan(&Observed::new(&game, seat), &mut rng);
            for action in plan {
                game.try_apply(seat, action, &mut ()).unwrap();
            }
        }
        game
    }

    #[test]
    fn every_bot_plays_whole_games_by_the_rules() {
        for bot in Bot::ALL {
            assert!(
                (0..50).all(|index| play(*bot, *bot, index).is_over()),
                "{bot}"
            );
        }
    }

    #[test]
    fn the_same_stream_gives_the_same_choice() {
        for bot in Bot::ALL {
            for index in 0..50 {
                let once = choice(*bot, &opening(index), stream(index));
                assert_eq!(once, choice(*bot, &opening(index), stream(index)), "{bot}");
            }
        }
    }

    #[test]
    fn who_thinks_by_the_clock_needs_one() {
        for bot in Bot::ALL {
            let plays = bot.player::<Pebbles>(None).is_some();
            assert_eq!(plays, bot.time_per_turn().is_none(), "{bot}");
        }
    }

    #[test]
    fn random_chooses_everything_sooner_or_later() {
        let chosen = (0..100).map(|index| choice(Bot::Random, &opening(0), stream(index)));
        assert_eq!(chosen.collect::<BTreeSet<_>>().len(), 2);
    }

    #[test]
    fn first_chooses_the_first() {
        assert_eq!(choice(Bot::First, &opening(0), stream(0)), Action::Keep);
    }

    #[test]
    fn builder_follows_the_advice() {
        let own = Seat::from_number(1).unwrap();
        for index in 0..50 {
            let game = opening(index);
            let number = game.view(Viewer::Seat(own)).number(own).unwrap();
            let expected = if number > 6 {
                Action::Keep
            } else {
                Action::Swap
            };
            assert_eq!(choice(Bot::Builder, &game, stream(index)), expected);
        }
    }

    #[test]
    fn builder_does_better_than_random() {
        let points = |hero| -> i32 {
            let games = (0..200).map(|index| play(hero, Bot::Random, index));
            games.map(|game| game.scores().totals().as_slice()[0]).sum()
        };
        let (builder, random) = (points(Bot::Builder), points(Bot::Random));
        assert!(builder > random + 200, "{builder} against {random}");
    }

    #[test]
    fn a_bot_is_found_by_its_name() {
        assert_eq!("builder".parse(), Ok(Bot::Builder));
        let unknown = "wizard".parse::<Bot>().unwrap_err();
        assert_eq!(unknown.to_string(), "there is no bot named \"wizard\"");
    }
}
