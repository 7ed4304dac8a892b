//! What every room needs: the store, the bots' pool, the workers, the words, the counters.

use std::sync::Arc;

use log::TableId;
use protocol::{LiveMatch, Translations};
use store::{SqliteStore, Store};

use crate::bot_pool::BotPool;
use crate::error::ApiError;
use crate::metrics::Metrics;
use crate::workers::{Lane, Workers};

/// The one line to change for another store.
pub type AppStore = SqliteStore;

/// What every room needs.
#[derive(Debug)]
pub struct Services {
    pub store: AppStore,
    pub bot_pool: BotPool,
    pub workers: Workers,
    pub translations: Translations,
    pub metrics: Metrics,
}

impl Services {
    /// With this store, so many threads for what takes long, and so many for bots that search.
    pub fn new(store: AppStore, threads: usize, bot_threads: usize) -> Services {
        Services {
            store,
            bot_pool: BotPool::new(bot_threads),
            workers: Workers::new(threads),
            translations: Translations::new(),
            metrics: Metrics::default(),
        }
    }

    /// A stored table, replayed.
    ///
    /// # Errors
    /// There is no such table, it is played by other rules, or the store fails.
    pub async fn open_table(self: &Arc<Self>, id: TableId) -> Result<LiveMatch, ApiError> {
        let stored = self.store.open_table(id).await?;
        let services = self.clone();
        let open = move || LiveMatch::open(&stored, &services.translations);
        Ok(self.workers.run(Lane::Tables, open).await??)
    }
}
