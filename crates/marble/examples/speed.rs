//! Random four-seat games on one thread: decisions a second of set-up, legal list, uniform
//! choice, `apply` and standing. `cargo run --release -p marble --example speed [SECONDS]`

#![allow(
    clippy::disallowed_methods,
    reason = "a measurement reads the clock and its arguments"
)]

use std::time::{Duration, Instant};

use kernel::{Game, Seed, Setup};
use marble::{Marble, MarbleOptions};

const SEATS: usize = 4;
const RUNS: usize = 5;

/// What was played in one run.
#[derive(Default)]
struct Tally {
    games: u64,
    decisions: u64,
    choices: u64,
}

fn play(setup: &Setup<Marble>, seed: Seed, tally: &mut Tally, list: &mut Vec<marble::Action>) {
    let mut game = Marble::new(setup, &seed);
    let mut rng = seed.derive("speed").rng();
    while let Some(seat) = game.to_act().first() {
        game.legal(seat, list);
        let action = list[rng.below(list.len())];
        game.apply(seat, action, &mut ());
        tally.decisions += 1;
        tally.choices += list.len() as u64;
    }
    assert!(game.standing().is_some());
    tally.games += 1;
}

fn main() {
    let seconds = std::env::args().nth(1).and_then(|text| text.parse().ok());
    let time = Duration::from_secs_f64(seconds.unwrap_or(1.0));
    let setup = Setup::new(SEATS, MarbleOptions::default()).expect("four can play");
    let mut list = Vec::with_capacity(256);
    for run in 0..RUNS {
        let (start, mut tally) = (Instant::now(), Tally::default());
        while start.elapsed() < time {
            play(
                &setup,
                Seed::of_series(run as u64, tally.games),
                &mut tally,
                &mut list,
            );
        }
        let spent = start.elapsed().as_secs_f64();
        println!(
            "{:.0} decisions/s, {:.0} games/s, {:.1} decisions a game, {:.1} choices each",
            tally.decisions as f64 / spent,
            tally.games as f64 / spent,
            tally.decisions as f64 / tally.games as f64,
            tally.choices as f64 / tally.decisions as f64,
        );
    }
    println!("{} bytes of state", size_of::<Marble>());
}
