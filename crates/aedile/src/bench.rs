//! `aedile bench`: how fast the engine plays at random on one thread: set-up, legal list,
//! uniform choice, `apply` without events, standing. Forced decisions count.

use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};

use kernel::{Game, Rng, Seed, Setup};
use serde::Serialize;
use table::{AnyGame, with_game};

use crate::args::BenchArgs;
use crate::failure::Failure;
use crate::json;
use crate::options::{self, Chosen};

/// The series of deals that is measured.
const SERIES: u64 = 0;
/// How many states are cloned to time a clone, and how often each.
const CLONED_STATES: usize = 64;
const CLONES_EACH: usize = 10_000;

/// How long to measure.
struct Effort {
    runs: usize,
    each: Duration,
}

const FULL: Effort = Effort {
    runs: 9,
    each: Duration::from_secs(1),
};

/// Measures the game asked for, or all.
pub fn bench(args: &BenchArgs, out: &mut dyn Write) -> Result<(), Failure> {
    if let Some(game) = args.game {
        return with_game!(game, G => all_sizes::<G>(args, &FULL, out));
    }
    let fits = |game: &&AnyGame| {
        let sizes = game.meta().min_seats..=game.meta().max_seats;
        args.seats.is_none_or(|seats| sizes.contains(&seats))
    };
    let games: Vec<_> = AnyGame::ALL.iter().filter(fits).collect();
    if games.is_empty() {
        let seats = args.seats.unwrap_or_default();
        return Err(Failure::Input(format!("no game is for {seats} players")));
    }
    for game in games {
        with_game!(*game, G => all_sizes::<G>(args, &FULL, out))?;
    }
    Ok(())
}

fn all_sizes<G: Game>(
    args: &BenchArgs,
    effort: &Effort,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let sizes = match args.seats {
        Some(seats) => seats..=seats,
        None => G::META.min_seats..=G::META.max_seats,
    };
    for seats in sizes {
        let setup = options::setup::<G>(seats, &args.set)?;
        let speed = measure(&setup, effort);
        if args.json {
            json::line(out, &speed)?;
        } else {
            speed.print(out)?;
        }
        out.flush()?;
    }
    Ok(())
}

/// What is printed.
#[derive(Serialize)]
struct Speed {
    game: &'static str,
    seats: usize,
    options: Chosen,
    decisions_per_s: u64,
    games_per_s: u64,
    decisions_per_game: f64,
    legal_mean: f64,
    clone_ns: f64,
    state_bytes: usize,
}

impl Speed {
    fn print(&self, out: &mut dyn Write) -> Result<(), Failure> {
        let Speed {
            game,
            seats,
            options,
            ..
        } = self;
        writeln!(out, "{game}, {seats} seats, {options}")?;
        writeln!(
            out,
            "  {} decisions/s, {} games/s, {} decisions a game, {} choices a decision",
            self.decisions_per_s, self.games_per_s, self.decisions_per_game, self.legal_mean
        )?;
        writeln!(
            out,
            "  a state of {} bytes is cloned in {} ns",
            self.state_bytes, self.clone_ns
        )?;
        Ok(())
    }
}

fn measure<G: Game>(setup: &Setup<G>, effort: &Effort) -> Speed {
    let mut runner = Runner::new(setup);
    let runs: Vec<Run> = (0..effort.runs).map(|_| runner.run(effort.each)).collect();
    let decisions: u64 = runs.iter().map(|run| run.decisions).sum();
    let games: u64 = runs.iter().map(|run| run.games).sum();
    let choices: u64 = runs.iter().map(|run| run.choices).sum();
    let per_second = |count: fn(&Run) -> u64| {
        median(
            runs.iter()
                .map(|run| count(run) as f64 / run.seconds)
                .collect(),
        )
        .round() as u64
    };
    Speed {
        game: G::META.id,
        seats: setup.seats().count(),
        options: Chosen::of(setup),
        decisions_per_s: per_second(|run| run.decisions),
        games_per_s: per_second(|run| run.games),
        decisions_per_game: rounded(decisions as f64 / games as f64),
        legal_mean: rounded(choices as f64 / decisions as f64),
        clone_ns: rounded(clone_ns(setup, effort.runs)),
        state_bytes: size_of::<G>(),
    }
}

/// What was done in one stretch of time.
struct Run {
    seconds: f64,
    games: u64,
    decisions: u64,
    choices: u64,
}

/// Plays game after game with one list and one stream of chance.
struct Runner<'a, G: Game> {
    setup: &'a Setup<G>,
    rng: Rng,
    legal: Vec<G::Action>,
    next: u64,
}

impl<'a, G: Game> Runner<'a, G> {
    fn new(setup: &'a Setup<G>) -> Runner<'a, G> {
        Runner {
            setup,
            rng: Seed::of_series(SERIES, 0).derive("bench").rng(),
            legal: Vec::new(),
            next: 0,
        }
    }

    fn run(&mut self, time: Duration) -> Run {
        let begun = Instant::now();
        let (mut games, mut decisions, mut choices) = (0, 0, 0);
        while begun.elapsed() < time {
            let mut game = self.deal();
            while let Some(listed) = self.step(&mut game) {
                decisions += 1;
                choices += listed as u64;
            }
            black_box(game.standing());
            games += 1;
        }
        let seconds = begun.elapsed().as_secs_f64();
        Run {
            seconds,
            games,
            decisions,
            choices,
        }
    }

    fn deal(&mut self) -> G {
        self.next += 1;
        G::new(self.setup, &Seed::of_series(SERIES, self.next))
    }

    /// One decision at random; tells how many choices there were, or nothing after the end.
    fn step(&mut self, game: &mut G) -> Option<usize> {
        let seat = game.to_act().first()?;
        game.legal(seat, &mut self.legal);
        let action = self.legal[self.rng.below(self.legal.len())];
        game.apply(seat, action, &mut ());
        Some(self.legal.len())
    }
}

/// Nanoseconds to clone a state, over states from all stages of a game.
fn clone_ns<G: Game>(setup: &Setup<G>, runs: usize) -> f64 {
    let mut runner = Runner::new(setup);
    let mut states = Vec::with_capacity(CLONED_STATES);
    let mut game = runner.deal();
    while states.len() < CLONED_STATES {
        states.push(game.clone());
        if runner.step(&mut game).is_none() {
            game = runner.deal();
        }
    }
    let timed = || {
        let begun = Instant::now();
        for _ in 0..CLONES_EACH {
            for state in &states {
                black_box(&black_box(state).clone());
            }
        }
        begun.elapsed().as_nanos() as f64 / (CLONES_EACH * CLONED_STATES) as f64
    };
    median((0..runs).map(|_| timed()).collect())
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// To two decimals.
fn rounded(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

#[cfg(test)]
mod tests {
    use kernel::testing::setup;
    use pebbles::Pebbles;

    use super::*;

    #[test]
    fn the_numbers_belong_together() {
        let effort = Effort {
            runs: 3,
            each: Duration::from_millis(20),
        };
        let speed = measure(&setup::<Pebbles>(3, &[]), &effort);
        assert_eq!((speed.game, speed.seats), ("pebbles", 3));
        assert_eq!(speed.state_bytes, size_of::<Pebbles>());
        assert!(speed.games_per_s > 0 && speed.clone_ns > 0.0);
        // Three seats choose, then 15 pebbles go in handfuls of one to three.
        assert!(
            (8.0..=18.0).contains(&speed.decisions_per_game),
            "{}",
            speed.decisions_per_game
        );
        assert!(
            (1.0..=3.0).contains(&speed.legal_mean),
            "{}",
            speed.legal_mean
        );
    }

    #[test]
    fn the_median_stands_in_the_middle() {
        assert_eq!(median(vec![9.0, 1.0, 5.0]), 5.0);
    }
}
