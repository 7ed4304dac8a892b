//! How fast random games run: set-up, legal list, uniform choice, apply, standing.
//! `cargo run --release -p foundations --example speed [SECONDS [TABLE]]`, a table by its number.

#![allow(clippy::disallowed_methods, reason = "a measurement reads the clock")]

use std::time::{Duration, Instant};

use foundations::{Foundations, Options};
use kernel::{Game, Options as _, Rng, Seed, Setup};

type Choices = &'static [(&'static str, &'static str)];

const TABLES: [(&str, usize, Choices); 8] = [
    ("base", 2, &[]),
    ("base", 3, &[]),
    ("base", 4, &[]),
    ("base", 5, &[]),
    ("monuments", 4, &[("monuments", "true")]),
    ("trading", 4, &[("trading", "true")]),
    ("all but the Consul", 4, ALL),
    ("Consul", 3, &[("consul", "standard")]),
];

const ALL: Choices = &[
    ("drafting", "true"),
    ("monuments", "true"),
    ("trading", "true"),
    ("stealing", "true"),
    ("objectives", "hidden"),
    ("invocations", "true"),
    ("roles", "true"),
];

fn main() {
    let seconds = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(1.0);
    let only: Option<usize> = std::env::args().nth(2).and_then(|text| text.parse().ok());
    println!("state {} bytes", size_of::<Foundations>());
    for (index, (name, seats, choices)) in TABLES.into_iter().enumerate() {
        if only.is_some_and(|only| only != index) {
            continue;
        }
        let mut options = Options::default();
        for (key, value) in choices {
            options.set(key, value).expect("a real option");
        }
        let setup = Setup::new(seats, options).expect("a real table");
        measure(name, &setup, Duration::from_secs_f64(seconds));
    }
}

fn measure(name: &str, setup: &Setup<Foundations>, time: Duration) {
    let mut rng = Rng::from_key([7; 32]);
    let (mut games, mut decisions, mut choices) = (0u64, 0u64, 0u64);
    let mut legal = Vec::new();
    let start = Instant::now();
    while start.elapsed() < time {
        let mut game = Foundations::new(setup, &Seed::of_series(1, games));
        while let Some(seat) = game.to_act().first() {
            game.legal(seat, &mut legal);
            choices += legal.len() as u64;
            let action = legal[rng.below(legal.len())];
            game.apply(seat, action, &mut ());
            decisions += 1;
        }
        std::hint::black_box(game.standing());
        games += 1;
    }
    let per_second = decisions as f64 / start.elapsed().as_secs_f64();
    println!(
        "{name:<20} {} seats: {:>9.0} decisions/s, {:>6.1} decisions/game, {:>5.1} choices",
        setup.seats(),
        per_second,
        decisions as f64 / games as f64,
        choices as f64 / decisions as f64,
    );
}
