//! The state that every handler can reach.

use std::sync::Arc;

use store::Store;
use tokio::sync::{Mutex, watch};

use crate::assets::Assets;
use crate::config::Config;
use crate::error::ApiError;
use crate::metrics::Gauges;
use crate::operator::Operator;
use crate::pictures::PictureCache;
use crate::rate_limit::RateLimiter;
use crate::rematch::Rematches;
use crate::rooms::Rooms;
use crate::services::{AppStore, Services};
use crate::sockets::Sockets;
use crate::thumbnails::Thumbnails;

/// The state that every handler can reach.
#[derive(Debug)]
pub struct AppState {
    pub services: Arc<Services>,
    pub rooms: Rooms,
    pub rate_limiter: Arc<RateLimiter>,
    pub sockets: Arc<Sockets>,
    pub operator: Operator,
    pub config: Config,
    pub assets: Assets,
    pub pictures: PictureCache,
    pub thumbnails: Thumbnails,
    /// Held while a rematch is made, so that two who ask at once come to one table.
    pub rematches: Mutex<Rematches>,
    stopping: watch::Sender<bool>,
}

/// At least so many bots think at a time, so that one slow one holds up nobody else.
const MIN_BOT_WORKERS: usize = 2;

impl AppState {
    /// With this store.
    pub fn new(store: AppStore, config: Config) -> AppState {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let services = Arc::new(Services::new(store, cores.max(MIN_BOT_WORKERS)));
        AppState {
            rooms: Rooms::new(services.clone()),
            rate_limiter: Arc::new(RateLimiter::new(config.limits)),
            sockets: Arc::default(),
            operator: Operator::default(),
            assets: Assets::new(config.web.clone()),
            pictures: PictureCache::default(),
            thumbnails: Thumbnails::default(),
            rematches: Mutex::default(),
            stopping: watch::Sender::new(false),
            config,
            services,
        }
    }

    /// The players' and tables' store.
    pub fn store(&self) -> &AppStore {
        &self.services.store
    }

    /// Becomes true when the server stops.
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// From now on nothing new begins, and live connections end.
    pub fn stop(&self) {
        self.stopping.send_replace(true);
    }

    /// The numbers of this moment.
    ///
    /// # Errors
    /// The store fails.
    pub async fn gauges(&self) -> Result<Gauges, ApiError> {
        Ok(Gauges {
            connections: self.rate_limiter.connections(),
            rooms: self.rooms.count(),
            stored: self.store().counts().await?,
        })
    }
}
