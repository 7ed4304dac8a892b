//! What was learned of the games: the weights that come with them fit them, are small, and say here
//! what they said to the trainer.

#![allow(
    clippy::disallowed_methods,
    clippy::unwrap_used,
    reason = "tests read what the trainer wrote"
)]

use std::path::{Path, PathBuf};

use bots::learned::{Description, Scratch, Weights};
use kernel::{Advice, Features as _, Game as _, Seats, Seed, Setup};
use serde_json::Value;
use table::{AnyGame, with_game};

/// As far as floats may differ that are added in another order.
const NEARLY: f64 = 1e-4;
/// The most that the weights of a game may take.
const LARGEST: usize = 300 * 1024;

fn opening<G: Advice>(seats: usize) -> G {
    let setup = Setup::<G>::new(seats, G::Options::default()).unwrap();
    G::new(&setup, &Seed::of_series(1, 0))
}

fn golden(game: AnyGame) -> Value {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let name: PathBuf = format!("../{game}/weights/{game}.golden.json").into();
    let text = std::fs::read_to_string(root.join(name)).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// The games of which something was learned.
fn learned() -> impl Iterator<Item = AnyGame> {
    let games = AnyGame::ALL.iter().copied();
    games.filter(|game| with_game!(*game, G => !G::WEIGHTS.is_empty()))
}

/// The table sizes at which something was learned; at the others the advice judges.
fn sizes<G: Advice>() -> Vec<usize> {
    let weights = Weights::read(G::WEIGHTS).unwrap();
    let sizes = G::META.min_seats..=G::META.max_seats;
    let known = |seats: &usize| weights.network(Seats::new(*seats).unwrap()).is_some();
    sizes.filter(known).collect()
}

#[test]
fn something_was_learned() {
    let learned = learned().map(|game| with_game!(game, G => (G::META.id, sizes::<G>())));
    let expected = [
        ("city", vec![2, 3, 4]),
        ("foundations", vec![2, 3, 4, 5]),
        ("marble", vec![2, 3]),
    ];
    assert_eq!(learned.collect::<Vec<_>>(), expected);
}

#[test]
fn weights_fit_their_game() {
    for game in learned() {
        with_game!(game, G => {
            let weights = Weights::read(G::WEIGHTS).unwrap();
            assert!(G::WEIGHTS.len() <= LARGEST, "{game}: {}", G::WEIGHTS.len());
            for seats in G::META.min_seats..=G::META.max_seats {
                assert_eq!(weights.check(&opening::<G>(seats)), Ok(()), "{game}");
            }
            assert!(Weights::of::<G>().is_some(), "{game}");
        });
    }
}

#[test]
fn networks_say_what_they_said_to_the_trainer() {
    for game in learned() {
        let golden = golden(game);
        let unit = golden["unit"].as_f64().unwrap();
        let networks = golden["networks"].as_array().unwrap();
        assert!(!networks.is_empty(), "{game}");
        for entry in networks {
            let positions = entry["positions"].as_array().unwrap();
            assert!(positions.len() >= 4, "{game}: {entry}");
            for position in positions {
                with_game!(game, G => compare::<G>(position, unit));
            }
        }
    }
}

/// One position, here and there.
fn compare<G: Advice>(position: &Value, unit: f64) {
    let seats = Seats::new(position["seats"].as_array().unwrap().len()).unwrap();
    let names = Description::names(&opening::<G>(seats.count()));
    let mut description = Description::new(seats);
    description.table = numbers(&position["table"], names.table.len(), unit);
    for (at, out) in description.seats.iter_mut() {
        *out = numbers(&position["seats"][at.index()], names.seat.len(), unit);
    }
    let weights = Weights::of::<G>().unwrap();
    let network = weights.network(seats).unwrap();
    let estimate = network.estimate(&description, &mut Scratch::new(seats));
    let worth = estimate.worth(position["team"].as_bool().unwrap());
    for at in seats.iter() {
        let near = |told: &Value, found: f32| {
            let told = told[at.index()].as_f64().unwrap();
            let difference = (told - f64::from(found)).abs();
            assert!(difference < NEARLY, "{}: {told}, here {found}", G::META.id);
        };
        near(&position["values"], worth[at]);
        near(&position["points"], estimate.points[at] / 100.0);
    }
}

/// Numbers that are listed with their places; the others are 0.
fn numbers(listed: &Value, count: usize, unit: f64) -> Vec<f32> {
    let mut numbers = vec![0.0; count];
    for pair in listed.as_array().unwrap() {
        let place = pair[0].as_u64().unwrap() as usize;
        numbers[place] = (pair[1].as_f64().unwrap() / unit) as f32;
    }
    numbers
}
