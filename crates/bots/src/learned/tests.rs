//! Weights are read as they were written, and a network says what it should.

use kernel::testing::setup;
use kernel::{Game as _, Seats, Seed};
use pebbles::Pebbles;

use super::*;

/// Weights for Pebbles at two seats: an embedding of two, a hidden layer of one.
struct Written(Vec<u8>);

impl Written {
    fn begin(version: u32, table: usize, seat: usize) -> Written {
        let mut written = Written(b"AEDILE-W".to_vec());
        for number in [1, version, table as u32, seat as u32, 1, 2, 2, 1] {
            written.0.extend(number.to_le_bytes());
        }
        written
    }

    fn tensor(mut self, values: &[f32]) -> Written {
        let largest = values
            .iter()
            .fold(0.0_f32, |most, value| most.max(value.abs()));
        let scale = largest / 32767.0;
        self.0.extend(scale.to_le_bytes());
        for value in values {
            let fine = if scale == 0.0 { 0.0 } else { value / scale };
            self.0.extend((fine.round() as i16).to_le_bytes());
        }
        self
    }
}

fn opening() -> Pebbles {
    Pebbles::new(&setup(2, &[("first", "1")]), &Seed::of_series(1, 0))
}

/// The first unit counts the first number of the table, the second one the seat's second number;
/// the hidden unit is own first unit, less the mean of the others' second.
fn bytes() -> Vec<u8> {
    let names = Description::names(&opening());
    let (table, seat) = (names.table.len(), names.seat.len());
    let row = |count: usize, at: usize, values: [f32; 2]| {
        let mut rows = vec![0.0; 2 * count];
        rows[2 * at..2 * at + 2].copy_from_slice(&values);
        rows
    };
    let own = |value: f32| {
        let mut own = vec![0.0; seat];
        own[0] = value;
        own
    };
    let written = Written::begin(1, table, seat)
        .tensor(&row(table, 0, [1.0, 0.0]))
        .tensor(&row(seat, 1, [0.0, 1.0]))
        .tensor(&[0.0, 0.0])
        .tensor(&[1.0, 0.0, 0.0, -1.0, 0.0, 0.0])
        .tensor(&[0.0])
        .tensor(&[2.0])
        .tensor(&[0.5])
        .tensor(&own(1.0))
        .tensor(&[1.0])
        .tensor(&[0.0])
        .tensor(&own(0.0));
    written.0
}

fn description(table: f32, seats: [[f32; 2]; 2]) -> Description {
    let names = Description::names(&opening());
    let mut description = Description::new(Seats::new(2).unwrap());
    description.table = vec![0.0; names.table.len()];
    description.table[0] = table;
    for (seat, out) in description.seats.iter_mut() {
        *out = vec![0.0; names.seat.len()];
        out[..2].copy_from_slice(&seats[seat.index()]);
    }
    description
}

#[test]
fn a_network_says_what_its_weights_say() {
    let weights = Weights::read(&bytes()).unwrap();
    let network = weights.network(Seats::new(2).unwrap()).unwrap();
    let mut scratch = Scratch::new(network.seats());
    // What was worked out before leaves no trace.
    network.estimate(&description(1.0, [[3.0, 2.0], [1.0, 4.0]]), &mut scratch);
    let position = description(0.5, [[0.25, 0.1], [0.0, -3.0]]);
    let estimate = network.estimate(&position, &mut scratch);
    // Hidden: 0.5 - 0 (the other's second unit is rectified) and 0.5 - 0.1.
    let expected = [2.0 * 0.5 + 0.5 + 0.25, 2.0 * 0.4 + 0.5];
    for (found, expected) in estimate.logits.as_slice().iter().zip(expected) {
        assert!((found - expected).abs() < 1e-3, "{estimate:?}");
    }
    for (found, expected) in estimate.points.as_slice().iter().zip([50.0, 40.0]) {
        assert!((found - expected).abs() < 0.1, "{estimate:?}");
    }
    assert!(weights.network(Seats::new(3).unwrap()).is_none());
    assert_eq!(weights.check(&opening()), Ok(()));
}

#[test]
fn what_is_no_weights_is_refused() {
    let whole = bytes();
    assert_eq!(Weights::read(b""), Err(WeightsError::Format));
    for length in 0..whole.len() {
        assert!(Weights::read(&whole[..length]).is_err(), "{length}");
    }
    let longer = [&whole[..], &[0]].concat();
    assert_eq!(Weights::read(&longer), Err(WeightsError::Length));
    let mut other = whole.clone();
    other[8] = 9;
    assert_eq!(Weights::read(&other), Err(WeightsError::Format));
    let mut version = whole;
    version[12] = 7;
    let weights = Weights::read(&version).unwrap();
    let error = weights.check(&opening()).unwrap_err();
    assert!(matches!(error, WeightsError::Features { .. }));
    assert!(error.to_string().contains("version 7"), "{error}");
}

#[test]
fn a_description_has_its_names() {
    let game = opening();
    let names = Description::names(&game);
    let mut description = Description::new(game.seats());
    description.describe(&game);
    assert_eq!(description.table.len(), names.table.len());
    for (_, seat) in description.seats.iter() {
        assert_eq!(seat.len(), names.seat.len());
    }
    assert_eq!(names.seat[..2], ["advice.points", "advice.chance"]);
}
