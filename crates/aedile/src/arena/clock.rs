//! The clock of bots that think by time.

use std::time::{Duration, Instant};

use bots::mcts::Clock;

/// Runs since the match began.
pub struct Running(Instant);

impl Running {
    pub fn from_now() -> Running {
        Running(Instant::now())
    }
}

impl Clock for Running {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}
