//! The search on Pebbles: it plays by the rules, better than chance, only by what it sees,
//! and stops when it should.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use kernel::testing::{seed, setup};
use kernel::{Game, Observed, Seat, Seed, Standing};
use pebbles::Pebbles;

use super::{Budget, Clock, Mcts, SearchConfig, Timing};
use crate::{Player, Random};

fn opening(seats: usize, index: u64) -> Pebbles {
    Pebbles::new(&setup(seats, &[]), &Seed::of_series(seed(), index))
}

fn searching(iterations: u32, threads: usize) -> Mcts<Pebbles> {
    let config = SearchConfig {
        threads,
        ..SearchConfig::default()
    };
    Mcts::new(Budget::Iterations(iterations), config)
}

/// Plays to the end: the first seat searches, the others play anything.
fn first_wins(seats: usize, index: u64) -> bool {
    let mut game = opening(seats, index);
    let mut rng = Seed::of_series(seed(), index).derive("players").rng();
    let (mut hero, mut others) = (searching(100, 1), Random);
    while let Some(seat) = game.to_act().first() {
        let observed = Observed::new(&game, seat);
        let action = if seat == Seat::default() {
            hero.choose(&observed, &mut rng)
        } else {
            others.choose(&observed, &mut rng)
        };
        assert_eq!(game.check(seat, action), Ok(()));
        game.apply(seat, action, &mut ());
    }
    matches!(game.standing(), Some(Standing::Places(places)) if places[Seat::default()] == 1)
}

#[test]
fn searching_beats_chance() {
    let games = 60;
    let wins = (0..games).filter(|index| first_wins(3, *index)).count();
    assert!(wins * 2 > games as usize, "{wins} of {games}");
}

#[test]
fn the_same_stream_gives_the_same_choice_whatever_is_hidden() {
    for threads in [1, 3] {
        for index in 0..20 {
            let game = opening(3, index);
            let seat = game.to_act().first().unwrap();
            let stream = || Seed::of_series(seed(), index).derive("bot").rng();
            let choose = |game: &Pebbles| {
                let observed = Observed::new(game, seat);
                searching(50, threads).choose(&observed, &mut stream())
            };
            let other =
                Observed::new(&game, seat).determinize(&mut Seed::of_series(99, index).rng());
            assert_eq!(choose(&game), choose(&game));
            assert_eq!(choose(&game), choose(&other));
        }
    }
}

#[test]
fn all_threads_together_look_at_as_many_games_as_asked() {
    let game = opening(2, 0);
    let observed = Observed::new(&game, game.to_act().first().unwrap());
    for (iterations, threads) in [(100, 1), (100, 2), (100, 3), (5, 64)] {
        let mut bot = searching(iterations, threads);
        bot.choose(&observed, &mut Seed::of_series(seed(), 0).rng());
        assert_eq!(bot.iterations(), iterations, "{threads} threads");
    }
}

/// A clock that goes on by as much each time it is asked, and counts how often.
pub(crate) struct Ticking {
    step: Duration,
    looks: AtomicU64,
}

impl Ticking {
    pub(crate) const MILLISECOND: Duration = Duration::from_millis(1);

    pub(crate) fn looks(&self) -> u64 {
        self.looks.load(Ordering::Relaxed)
    }
}

impl Clock for Ticking {
    fn now(&self) -> Duration {
        self.step * self.looks.fetch_add(1, Ordering::Relaxed) as u32
    }
}

/// Such a clock, and what a search by time is given with it.
pub(crate) fn ticking(step: Duration, threads: usize) -> (Arc<Ticking>, Timing) {
    let looks = AtomicU64::new(0);
    let clock = Arc::new(Ticking { step, looks });
    let timing = Timing {
        clock: clock.clone(),
        threads,
    };
    (clock, timing)
}

#[test]
fn a_time_budget_ends_at_the_first_look_after_the_deadline() {
    let game = opening(2, 0);
    let observed = Observed::new(&game, game.to_act().first().unwrap());
    for span in [1, 5, 20] {
        let (clock, timing) = ticking(Ticking::MILLISECOND, 1);
        let budget = Budget::Time {
            span: Duration::from_millis(span),
            clock: timing.clock,
        };
        let mut bot = Mcts::new(budget, SearchConfig::default());
        bot.choose(&observed, &mut Seed::of_series(seed(), 0).rng());
        // The clock was asked once at the start and once at each look: the look that found the
        // deadline reached was the last one.
        let looks = clock.looks() - 1;
        assert_eq!(
            looks, span,
            "it stopped at the first look after the deadline"
        );
        let between = u64::from(bot.iterations()) / looks;
        assert!(
            (1..=32).contains(&between),
            "{between} iterations from look to look"
        );
    }
}

#[test]
fn without_time_one_game_is_looked_at_all_the_same() {
    let game = opening(2, 0);
    let observed = Observed::new(&game, game.to_act().first().unwrap());
    let budget = Budget::Time {
        span: Duration::ZERO,
        clock: ticking(Ticking::MILLISECOND, 1).1.clock,
    };
    let mut bot = Mcts::new(budget, SearchConfig::default());
    let action = bot.choose(&observed, &mut Seed::of_series(seed(), 0).rng());
    assert_eq!(game.check(observed.seat(), action), Ok(()));
    assert!(bot.iterations() >= 1);
}
