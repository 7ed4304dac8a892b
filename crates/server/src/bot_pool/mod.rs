//! Bots think here: a bounded number at a time, off the threads that serve people, in an order that
//! is fair ([`queue`]).

mod queue;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use log::TableId;
use tokio::sync::oneshot;

use queue::{FairQueue, Places};
pub use queue::{Ticket, Urgency};

/// A decision to think about; it tells its answer by itself.
type Thought = Box<dyn FnOnce() + Send>;

/// Where bots think.
#[derive(Clone, Debug)]
pub struct BotPool {
    queue: Arc<Mutex<FairQueue<Thought>>>,
}

impl BotPool {
    /// So many bots think at a time, at least two; one place is kept from long thoughts.
    pub fn new(workers: usize) -> BotPool {
        BotPool {
            queue: Arc::new(Mutex::new(FairQueue::new(Places::of(workers)))),
        }
    }

    /// What the job comes to once it is its turn; nothing if it panicked, which is a bug of the bot
    /// and costs only its own table.
    pub async fn run<T: Send + 'static>(
        &self,
        ticket: Ticket,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let (tell, told) = oneshot::channel();
        let thought: Thought = Box::new(move || drop(tell.send(job())));
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

    /// Nobody begins to think any more: the server does not wait for those in the queue.
    pub fn stop(&self) {
        self.lock().stop();
    }

    /// Thinks, and goes on with what is next. A thought that ends makes room for one other.
    fn think(&self, first: (Ticket, Thought)) {
        let mut next = Some(first);
        while let Some((ticket, thought)) = next {
            // What it was to tell is dropped by the panic, and whoever waits for it hears that.
            let _ = catch_unwind(AssertUnwindSafe(thought));
            let mut queue = self.lock();
            queue.finish(&ticket);
            next = queue.start_next();
        }
    }

    fn lock(&self) -> MutexGuard<'_, FairQueue<Thought>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many could think at a time, of whom so many at length.
    #[cfg(test)]
    pub fn places(&self) -> (usize, usize) {
        self.lock().places()
    }
}
