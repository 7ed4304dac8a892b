//! How long each bot thinks, where there is something to think about.

use std::time::{Duration, Instant};

use kernel::{Game, Seat};
use lab::{LineUp, Watch};

/// Looks on at one game. A decision with one legal action is no decision; what was thought about
/// several at once counts for all of them.
pub struct Stopwatch<'a, G: Game> {
    line_up: &'a LineUp,
    rotation: usize,
    legal: Vec<G::Action>,
    begun: Instant,
    /// What was thought and belongs to the next decision with a choice.
    latest: Duration,
    thought: Vec<(Duration, u64)>,
}

impl<G: Game> Stopwatch<'_, G> {
    pub fn new(line_up: &LineUp, rotation: usize) -> Stopwatch<'_, G> {
        Stopwatch {
            line_up,
            rotation,
            legal: Vec::new(),
            begun: Instant::now(),
            latest: Duration::ZERO,
            thought: vec![(Duration::ZERO, 0); line_up.seats().count()],
        }
    }

    /// Milliseconds, to the microsecond, and decisions by place in the line-up.
    pub fn times(&self) -> Vec<(f64, u64)> {
        let read = |(time, decisions): &(Duration, u64)| {
            let micros = (time.as_secs_f64() * 1e6).round();
            (micros / 1e3, *decisions)
        };
        self.thought.iter().map(read).collect()
    }
}

impl<G: Game> Watch<G> for Stopwatch<'_, G> {
    fn before(&mut self, game: &G, seat: Seat) {
        game.legal(seat, &mut self.legal);
        self.begun = Instant::now();
    }

    fn thought(&mut self) {
        self.latest = self.begun.elapsed();
    }

    fn chosen(&mut self, seat: Seat, _: G::Action) {
        if self.legal.len() > 1 {
            let place = self.line_up.place_at(seat, self.rotation);
            let (time, decisions) = &mut self.thought[place];
            *time += std::mem::take(&mut self.latest);
            *decisions += 1;
        }
    }
}
