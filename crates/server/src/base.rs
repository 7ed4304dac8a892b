//! What every room needs: the store, the bots' pool, the words, the counters.

use store::SqliteStore;

use crate::metrics::Metrics;
use crate::pool::Pool;
use crate::speech::Speeches;

/// Where everything is kept. The one line to change for another store.
pub type Kept = SqliteStore;

/// What every room needs.
#[derive(Debug)]
pub struct Base {
    pub store: Kept,
    pub pool: Pool,
    pub speeches: Speeches,
    pub metrics: Metrics,
}

impl Base {
    /// With this store, and places for bots to think.
    pub fn new(store: Kept, thinkers: usize) -> Base {
        Base {
            store,
            pool: Pool::new(thinkers),
            speeches: Speeches::new(),
            metrics: Metrics::default(),
        }
    }
}
