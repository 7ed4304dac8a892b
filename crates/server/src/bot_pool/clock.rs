//! The clock of bots that think by time. Once the server stops it says that all time is over, so
//! that nobody waits for a thought.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use bots::mcts::Clock;

/// Later than any thought may last.
const OVER: Duration = Duration::from_secs(365 * 24 * 3600);

/// Runs since the pool was made.
#[derive(Debug)]
pub struct PoolClock {
    begun: Instant,
    over: AtomicBool,
}

impl PoolClock {
    pub fn from_now() -> PoolClock {
        PoolClock {
            begun: Instant::now(),
            over: AtomicBool::new(false),
        }
    }

    /// All time is over.
    pub fn stop(&self) {
        self.over.store(true, Ordering::Relaxed);
    }
}

impl Clock for PoolClock {
    fn now(&self) -> Duration {
        let ahead = match self.over.load(Ordering::Relaxed) {
            true => OVER,
            false => Duration::ZERO,
        };
        self.begun.elapsed() + ahead
    }
}
