//! Bots think here: a bounded number at a time, off the threads that serve people.

use std::sync::Arc;

use tokio::sync::Semaphore;

/// Where bots think.
#[derive(Clone, Debug)]
pub struct BotPool {
    permits: Arc<Semaphore>,
}

impl BotPool {
    /// So many bots think at a time; the others wait in the order they came.
    pub fn new(workers: usize) -> BotPool {
        BotPool {
            permits: Arc::new(Semaphore::new(workers.max(1))),
        }
    }

    /// What the job comes to; nothing if it panicked, which is a bug of the bot and costs only its
    /// own table.
    pub async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let permit = self.permits.clone().acquire_owned().await;
        let permit = permit.expect("the pool is never closed");
        let running = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            job()
        });
        running.await.ok()
    }

    /// How many more could think now.
    #[cfg(test)]
    pub fn available_workers(&self) -> usize {
        self.permits.available_permits()
    }
}
