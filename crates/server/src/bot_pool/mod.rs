//! Bots think here: a bounded number at a time, off the threads that serve people, in an order that
//! is fair ([`queue`]).

mod clock;
mod queue;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bots::mcts::Timing;
use log::TableId;
use tokio::sync::oneshot;

use clock::PoolClock;
use queue::{FairQueue, Places, Turn};
pub use queue::{Ticket, Urgency};

/// Something to think about, with a clock and so many threads; it tells its answer by itself.
type Thought = Box<dyn FnOnce(&Timing) + Send>;

/// Where bots think.
#[derive(Clone, Debug)]
pub struct BotPool {
    queue: Arc<Mutex<FairQueue<Thought>>>,
    clock: Arc<PoolClock>,
}

impl BotPool {
    /// Long thoughts have so many threads together, at least one; quick ones a place besides.
    pub fn new(threads: usize) -> BotPool {
        BotPool {
            queue: Arc::new(Mutex::new(FairQueue::new(Places::of(threads)))),
            clock: Arc::new(PoolClock::from_now()),
        }
    }

    /// What the job comes to once it is its turn; nothing if it panicked, which is a bug of the bot
    /// and costs only its own table.
    pub async fn run<T: Send + 'static>(
        &self,
        ticket: Ticket,
        job: impl FnOnce(&Timing) -> T + Send + 'static,
    ) -> Option<T> {
        let (tell, told) = oneshot::channel();
        let thought: Thought = Box::new(move |timing| drop(tell.send(job(timing))));
        let next = {
            let mut queue = self.lock();
            queue.push(ticket, thought);
            queue.start_next()
        };
        if let Some(next) = next {
            let pool = self.clone();
            tokio::task::spawn_blocking(move || pool.think(next));
        }
        told.await.ok()
    }

    /// Somebody came to a table or left it.
    pub fn set_urgency(&self, table: TableId, urgency: Urgency) {
        self.lock().set_urgency(table, urgency);
    }

    /// Nobody begins to think any more, and who thinks by the clock comes to an end: the server
    /// waits for neither.
    pub fn stop(&self) {
        self.lock().stop();
        self.clock.stop();
    }

    /// Thinks, and goes on with what is next.
    fn think(&self, first: Turn<Thought>) {
        let mut next = Some(first);
        while let Some(turn) = next {
            let (ticket, threads, thought) = (turn.ticket, turn.threads, turn.job);
            let timing = Timing {
                clock: self.clock.clone(),
                threads,
            };
            // What it was to tell is dropped by the panic, and whoever waits for it hears that.
            let _ = catch_unwind(AssertUnwindSafe(|| thought(&timing)));
            next = {
                let mut queue = self.lock();
                queue.finish(&ticket, threads);
                queue.start_next()
            };
            // One that had several threads makes room for several.
            for other in std::iter::from_fn(|| self.lock().start_next()).take(threads - 1) {
                let pool = self.clone();
                tokio::task::spawn_blocking(move || pool.think(other));
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, FairQueue<Thought>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many threads could think at a time, of which so many at length.
    #[cfg(test)]
    pub fn places(&self) -> (usize, usize) {
        self.lock().places()
    }
}
