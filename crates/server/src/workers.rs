//! Work that takes long, off the threads that serve people and a bounded number at a time: replays,
//! pictures, checks of records. Who comes first is served first. Bots have their own pool.

use std::sync::Arc;

use tokio::sync::Semaphore;

use crate::error::ApiError;

/// What is worked on side by side, so that one kind never waits for the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lane {
    /// Tables are opened for those who play there.
    Tables,
    /// Everything that is looked at: pictures, replays, lessons, records.
    Looking,
}

/// Threads for work that takes long.
#[derive(Debug)]
pub struct Workers {
    tables: Arc<Semaphore>,
    looking: Arc<Semaphore>,
}

impl Workers {
    /// So many threads at a time for each lane.
    pub fn new(threads: usize) -> Workers {
        let lane = || Arc::new(Semaphore::new(threads.max(1)));
        Workers {
            tables: lane(),
            looking: lane(),
        }
    }

    /// What the work comes to.
    ///
    /// # Errors
    /// It panicked, which is a bug of ours, or the server stops.
    pub async fn run<T: Send + 'static>(
        &self,
        lane: Lane,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let lane = match lane {
            Lane::Tables => &self.tables,
            Lane::Looking => &self.looking,
        };
        let permit = lane.clone().acquire_owned().await;
        let permit = permit.expect("the lanes are never closed");
        // It is worked on to the end even if whoever asked goes away: the place is taken so long.
        let working = tokio::task::spawn_blocking(move || {
            let _permit = permit;
            work()
        });
        Ok(working.await?)
    }

    /// How many more of a lane could be worked on now.
    #[cfg(test)]
    pub fn free(&self, lane: Lane) -> usize {
        match lane {
            Lane::Tables => self.tables.available_permits(),
            Lane::Looking => self.looking.available_permits(),
        }
    }
}
