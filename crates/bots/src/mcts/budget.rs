//! When a search stops: after so many iterations, or when the time is over.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// The clock is read once in so many iterations.
const CLOCK_INTERVAL: u32 = 16;

/// What a time budget is measured by. It is handed in: nothing here reads the real time.
pub trait Clock: Send + Sync {
    /// The time since some beginning; never goes back.
    fn now(&self) -> Duration;
}

/// How long to search for one decision.
#[derive(Clone)]
pub enum Budget {
    /// So many iterations: the same choice each time.
    Iterations(u32),
    /// As many as the time allows.
    Time {
        /// How long.
        span: Duration,
        /// By which clock.
        clock: Arc<dyn Clock>,
    },
}

impl fmt::Debug for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(count) => write!(f, "Iterations({count})"),
            Budget::Time { span, .. } => write!(f, "Time({span:?})"),
        }
    }
}

impl Budget {
    /// One decision begins now.
    pub(super) fn start(&self) -> Limit<'_> {
        match self {
            Budget::Iterations(count) => Limit::Iterations(*count),
            Budget::Time { span, clock } => Limit::Until {
                deadline: clock.now() + *span,
                clock: clock.as_ref(),
            },
        }
    }
}

/// The end of one decision's search.
#[derive(Clone, Copy)]
pub(super) enum Limit<'a> {
    Iterations(u32),
    Until {
        deadline: Duration,
        clock: &'a dyn Clock,
    },
}

impl Limit<'_> {
    /// The part of one of several threads, counted from 0: all have the same time, iterations are
    /// shared out.
    pub fn share(self, thread: usize, threads: usize) -> Self {
        match self {
            Limit::Iterations(count) => {
                let (thread, threads) = (thread as u32, threads as u32);
                Limit::Iterations(count / threads + u32::from(thread < count % threads))
            }
            Limit::Until { .. } => self,
        }
    }

    /// Whether another iteration is allowed after so many. A time budget always allows the first.
    pub fn allows(&self, done: u32) -> bool {
        match self {
            Limit::Iterations(count) => done < *count,
            Limit::Until { deadline, clock } => {
                !done.is_multiple_of(CLOCK_INTERVAL) || done == 0 || clock.now() < *deadline
            }
        }
    }
}
