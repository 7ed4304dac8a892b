//! Bots think here: a bounded number at a time, off the threads that serve people.

use std::sync::Arc;

use tokio::sync::Semaphore;

/// Where bots think.
#[derive(Clone, Debug)]
pub struct Pool {
    places: Arc<Semaphore>,
}

impl Pool {
    /// So many bots think at a time; the others wait in the order they came.
    pub fn new(places: usize) -> Pool {
        Pool {
            places: Arc::new(Semaphore::new(places.max(1))),
        }
    }

    /// What the thought comes to; nothing if it panicked, which is a bug of the bot and costs only
    /// its own table.
    pub async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let place = self.places.clone().acquire_owned().await;
        let place = place.expect("the pool is never closed");
        let thinking = tokio::task::spawn_blocking(move || {
            let _place = place;
            thought()
        });
        thinking.await.ok()
    }

    /// How many more could think now.
    #[cfg(test)]
    pub fn free_places(&self) -> usize {
        self.places.available_permits()
    }
}
