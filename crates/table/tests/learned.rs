//! What was learned of the games: the weights that come with them fit them, are small, and say here
//! what they said to the trainer.

use std::path::{Path, PathBuf};

use bots::learned::{Description, Scratch, Weights};
use kernel::{Advice, Seats, Seed, Setup};
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

#[test]
fn weights_fit_their_game_at_every_table_size() {
    for game in AnyGame::ALL.iter().filter(|game| game.as_str() != "pebbles") {
        with_game!(*game, G => {
            let weights = Weights::read(G::WEIGHTS).unwrap();
            assert!(G::WEIGHTS.len() <= LARGEST, "{game}: {}", G::WEIGHTS.len());
            for seats in G::META.min_seats..=G::META.max_seats {
                assert_eq!(weights.check(&opening::<G>(seats)), Ok(()), "{game}");
                let network = weights.network(Seats::new(seats).unwrap());
                assert!(network.is_some(), "{game} at {seats} seats");
            }
            assert!(Weights::of::<G>().is_some(), "{game}");
        });
    }
}

#[test]
fn networks_say_what_they_said_to_the_trainer() {
    for game in AnyGame::ALL.iter().filter(|game| game.as_str() != "pebbles") {
        let golden = golden(*game);
        let unit = golden["unit"].as_f64().unwrap();
        let weights = with_game!(*game, G => Weights::of::<G>()).unwrap();
        let (table, seat) = with_game!(*game, G => {
            let names = Description::names(&opening::<G>(G::META.min_seats));
            (names.table.len(), names.seat.len())
        });
        let networks = golden["networks"].as_array().unwrap();
        assert!(!networks.is_empty(), "{game}");
        for entry in networks {
            let seats = Seats::new(entry["seats"].as_u64().unwrap() as usize).unwrap();
            let network = weights.network(seats).unwrap();
            let mut scratch = Scratch::new(seats);
            let positions = entry["positions"].as_array().unwrap();
            assert!(positions.len() >= 4, "{game} at {seats} seats");
            for position in positions {
                let mut description = Description::new(seats);
                description.table = numbers(&position["table"], table, unit);
                for (at, out) in description.seats.iter_mut() {
                    *out = numbers(&position["seats"][at.index()], seat, unit);
                }
                let estimate = network.estimate(&description, &mut scratch);
                let team = position["team"].as_bool().unwrap_or(false);
                let worth = estimate.worth(team);
                for at in seats.iter() {
                    let told = position["values"][at.index()].as_f64().unwrap();
                    let found = f64::from(worth[at]);
                    assert!((told - found).abs() < NEARLY, "{game}: {told}, here {found}");
                    let told = position["points"][at.index()].as_f64().unwrap();
                    let found = f64::from(estimate.points[at]) / 100.0;
                    assert!((told - found).abs() < NEARLY, "{game}: {told}, here {found}");
                }
            }
        }
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
