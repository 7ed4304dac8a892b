//! When a search stops: after so many iterations, or when the time is over; and how a plan's
//! decisions share the time.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use super::Clock;

/// The clock is read once in so many iterations.
const CLOCK_INTERVAL: u32 = 16;

/// A decision spends the time of its plan by halves of what is left, until less than this part of
/// the whole is left: that is spent at once.
const LAST_PART: u32 = 32;

/// How long to search: for each decision, or by time for all decisions of a plan together.
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

    /// A plan of several decisions begins now.
    pub(super) fn start_plan(&self) -> Allowance<'_> {
        match self {
            Budget::Iterations(count) => Allowance::Iterations(*count),
            Budget::Time { span, clock } => Allowance::Until {
                end: clock.now() + *span,
                last: *span / LAST_PART,
                clock: clock.as_ref(),
            },
        }
    }
}

/// What the decisions of a plan may spend: each so many iterations, or all together until the end.
#[derive(Clone, Copy)]
pub(super) enum Allowance<'a> {
    Iterations(u32),
    Until {
        end: Duration,
        /// What is left of the time when it is spent at once.
        last: Duration,
        clock: &'a dyn Clock,
    },
}

/// A part of what may be spent.
pub(super) struct Slice<'a> {
    pub limit: Limit<'a>,
    /// Whether a decision has nothing to spend after it.
    pub is_last: bool,
}

impl<'a> Allowance<'a> {
    /// The next part: with time half of what is left, so that decisions that follow have some too.
    pub fn slice(&self) -> Slice<'a> {
        match *self {
            Allowance::Iterations(count) => Slice {
                limit: Limit::Iterations(count),
                is_last: true,
            },
            Allowance::Until { end, last, clock } => {
                let now = clock.now();
                let left = end.saturating_sub(now);
                let is_last = left <= last;
                let deadline = if is_last { end } else { now + left / 2 };
                Slice {
                    limit: Limit::Until { deadline, clock },
                    is_last,
                }
            }
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
