//! Games to learn from as bytes; docs/selfplay.md describes the format.

use bots::learned::Description;
use kernel::{Advice, BySeat, Setup};
use serde::Serialize;

use super::{Lesson, Position};

/// Numbers are kept in so many parts of one.
pub const UNIT: f32 = 1024.0;
/// Raised whenever the bytes mean something else.
const FORMAT: u32 = 1;

/// The first line of a file: what its rows are of.
#[derive(Clone, Debug, Serialize)]
pub struct Header {
    format: u32,
    game: &'static str,
    rules: u32,
    features: u32,
    seats: usize,
    options: String,
    bots: Vec<String>,
    loose: f32,
    seed: u64,
    games: u64,
    unit: f32,
    table: Vec<String>,
    seat: Vec<String>,
}

impl Header {
    /// Of games of this table size.
    pub fn new<G: Advice>(
        setup: &Setup<G>,
        options: String,
        play: &super::SelfPlay,
        (seed, games): (u64, u64),
    ) -> Header {
        let opening = G::new(setup, &kernel::Seed::of_series(seed, 0));
        let names = Description::names(&opening);
        Header {
            format: FORMAT,
            game: G::META.id,
            rules: setup.rules(),
            features: G::FEATURES_VERSION,
            seats: setup.seats().count(),
            options,
            bots: play.pool.iter().map(ToString::to_string).collect(),
            loose: play.loose,
            seed,
            games,
            unit: UNIT,
            table: names.table,
            seat: names.seat,
        }
    }
}

/// The rows of one game.
pub fn rows(game: u64, lesson: &Lesson) -> Vec<u8> {
    let mut out = Vec::new();
    for position in &lesson.positions {
        row(game, lesson, position, &mut out);
    }
    out
}

fn row(game: u64, lesson: &Lesson, position: &Position, out: &mut Vec<u8>) {
    let Position {
        decision,
        description,
        found,
    } = position;
    let outcome = &lesson.outcome;
    out.extend((game as u32).to_le_bytes());
    out.extend((*decision as u16).to_le_bytes());
    out.push(found.is_some().into());
    out.push(outcome.team.into());
    numbers(&description.table, out);
    for (_, seat) in description.seats.iter() {
        numbers(seat, out);
    }
    let seats = outcome.worth.seats();
    let found = found.unwrap_or_else(|| BySeat::new(seats));
    for values in [&found, &outcome.worth, &outcome.points, &outcome.win] {
        for value in values.as_slice() {
            out.extend(value.to_le_bytes());
        }
    }
}

fn numbers(values: &[f32], out: &mut Vec<u8>) {
    for value in values {
        // Beyond its range it stays at the end of it.
        let fine = (value * UNIT).round() as i16;
        out.extend(fine.to_le_bytes());
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seats;

    use super::*;
    use crate::selfplay::{Outcome, Position};

    #[test]
    fn a_row_is_as_long_as_its_header_says() {
        let seats = Seats::new(2).unwrap();
        let shares = BySeat::from_fn(seats, |seat| seat.index() as f32);
        let position = Position {
            decision: 258,
            description: Description {
                table: vec![1.0],
                seats: BySeat::from_fn(seats, |_| vec![-0.5, 100.0]),
            },
            found: None,
        };
        let outcome = Outcome {
            team: false,
            worth: shares,
            points: shares,
            win: shares,
        };
        let lesson = Lesson {
            positions: vec![position],
            outcome,
        };
        let bytes = rows(7, &lesson);
        assert_eq!(bytes.len(), 8 + 2 + 2 * 4 + 4 * 2 * 4);
        assert_eq!(bytes[..10], [7, 0, 0, 0, 2, 1, 0, 0, 0, 4]);
        assert_eq!(bytes[10..14], [0, 254, 255, 127]);
    }
}
