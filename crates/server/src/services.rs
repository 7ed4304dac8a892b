//! What every room needs: the store, the bots' pool, the words, the counters.

use store::SqliteStore;

use crate::bot_pool::BotPool;
use crate::metrics::Metrics;
use protocol::Translations;

/// The one line to change for another store.
pub type AppStore = SqliteStore;

/// What every room needs.
#[derive(Debug)]
pub struct Services {
    pub store: AppStore,
    pub bot_pool: BotPool,
    pub translations: Translations,
    pub metrics: Metrics,
}

impl Services {
    /// With this store, and so many bots that think at a time.
    pub fn new(store: AppStore, bot_workers: usize) -> Services {
        Services {
            store,
            bot_pool: BotPool::new(bot_workers),
            translations: Translations::new(),
            metrics: Metrics::default(),
        }
    }
}
