//! Everything a request can reach.

use std::sync::Arc;

use store::Store;
use tokio::sync::{Mutex, watch};

use crate::assets::Assets;
use crate::base::{Base, Kept};
use crate::config::Config;
use crate::error::Trouble;
use crate::limit::Limiter;
use crate::metrics::Gauges;
use crate::pictures::Pictures;
use crate::rematch::Rematches;
use crate::rooms::Rooms;

/// Everything a request can reach.
#[derive(Debug)]
pub struct App {
    pub base: Arc<Base>,
    pub rooms: Rooms,
    pub limiter: Arc<Limiter>,
    pub config: Config,
    pub assets: Assets,
    pub pictures: Pictures,
    /// Held while a rematch is made, so that two who ask at once come to one table.
    pub rematches: Mutex<Rematches>,
    stopping: watch::Sender<bool>,
}

/// At least so many bots think at a time, so that one slow one holds up nobody else.
const LEAST_THINKERS: usize = 2;

impl App {
    /// With this store.
    pub fn new(store: Kept, config: Config) -> App {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let base = Arc::new(Base::new(store, cores.max(LEAST_THINKERS)));
        App {
            rooms: Rooms::new(base.clone()),
            limiter: Arc::new(Limiter::new(config.limits)),
            assets: Assets::new(config.web.clone()),
            pictures: Pictures::default(),
            rematches: Mutex::default(),
            stopping: watch::Sender::new(false),
            config,
            base,
        }
    }

    /// The players' and tables' store.
    pub fn store(&self) -> &Kept {
        &self.base.store
    }

    /// Says when the server stops.
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// From now on nothing new begins, and live connections end.
    pub fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// What is so now.
    pub async fn gauges(&self) -> Result<Gauges, Trouble> {
        Ok(Gauges {
            connections: self.limiter.connections(),
            rooms: self.rooms.count(),
            kept: self.store().counts().await?,
        })
    }
}
