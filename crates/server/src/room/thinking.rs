//! Which bot of a room thinks, where that takes long enough to be told.

use std::sync::Arc;
use std::time::{Duration, Instant};

use kernel::Seat;
use protocol::wire::Thinking;
use table::BotJob;
use tokio::sync::watch;

use super::Room;

/// A bot that takes its time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thought {
    seat: Seat,
    since: Instant,
    usual: Duration,
}

impl Thought {
    /// As it is told now.
    pub fn shown(&self) -> Thinking {
        let millis = |time: Duration| u32::try_from(time.as_millis()).unwrap_or(u32::MAX);
        Thinking {
            seat: self.seat,
            for_ms: millis(self.since.elapsed()),
            usual_ms: millis(self.usual),
        }
    }
}

/// A thought that is told until it is dropped.
#[derive(Debug)]
pub struct ThoughtGuard(Arc<Room>);

impl Room {
    /// A bot begins to think now; nothing is told of one that answers at once.
    pub(super) fn begin_thought(self: &Arc<Self>, job: &BotJob) -> Option<ThoughtGuard> {
        self.thought.send_replace(Some(Thought {
            seat: job.seat(),
            since: Instant::now(),
            usual: job.time()?,
        }));
        Some(ThoughtGuard(self.clone()))
    }

    /// Which bot thinks, and notified whenever that changes.
    pub fn subscribe_thought(&self) -> watch::Receiver<Option<Thought>> {
        self.thought.subscribe()
    }
}

impl Drop for ThoughtGuard {
    fn drop(&mut self) {
        self.0.thought.send_replace(None);
    }
}
