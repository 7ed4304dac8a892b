//! How far a long run has come, told on a terminal only.

use std::io::{IsTerminal, stderr};
use std::sync::atomic::{AtomicU64, Ordering};

/// Counts finished games and rewrites one line of the terminal, about a hundred times in all.
pub struct Progress {
    total: u64,
    every: u64,
    done: AtomicU64,
    shown: bool,
}

impl Progress {
    /// Nothing done yet.
    pub fn new(total: u64) -> Progress {
        Progress {
            total,
            every: (total / 100).max(1),
            done: AtomicU64::new(0),
            shown: stderr().is_terminal(),
        }
    }

    /// One more game is done.
    pub fn tick(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        if self.shown && done.is_multiple_of(self.every) {
            eprint!("\r{done} of {} games", self.total);
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown {
            eprint!("\r\x1b[K");
        }
    }
}
