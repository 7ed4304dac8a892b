//! What is handed in to a search that is budgeted by time: nothing here reads the real time or
//! counts the machine's cores.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// What a time budget is measured by.
pub trait Clock: Send + Sync {
    /// The time since some beginning; never goes back.
    fn now(&self) -> Duration;
}

/// The clock of searches by time, and how many threads a level may use that does not say it
/// itself.
#[derive(Clone)]
pub struct Timing {
    /// By which clock.
    pub clock: Arc<dyn Clock>,
    /// On how many threads.
    pub threads: usize,
}

impl fmt::Debug for Timing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Timing({} threads)", self.threads)
    }
}
