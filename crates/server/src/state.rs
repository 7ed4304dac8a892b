//! The state that every handler can reach.

use std::sync::Arc;

use protocol::Error;
use protocol::pictures::Sample;
use scene::{Lang, Theme};
use store::Store;
use table::AnyGame;
use tokio::sync::watch;

use crate::assets::Assets;
use crate::config::Config;
use crate::error::{ApiError, told};
use crate::http::LogLines;
use crate::metrics::Gauges;
use crate::operator::Operator;
use crate::pictures::PictureCache;
use crate::process::Process;
use crate::rate_limit::RateLimiter;
use crate::rematch::Rematches;
use crate::rooms::Rooms;
use crate::services::{AppStore, Services};
use crate::sockets::Sockets;
use crate::thumbnails::Thumbnails;
use crate::workers::Lane;

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
    pub pictures: Arc<PictureCache>,
    pub thumbnails: Thumbnails,
    pub log_lines: LogLines,
    pub rematches: Rematches,
    stopping: watch::Sender<bool>,
}

/// At least so many threads for what takes long, so that one slow thing holds up nobody else.
const MIN_THREADS: usize = 2;

impl AppState {
    /// With this store.
    pub fn new(store: AppStore, config: Config) -> AppState {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        // One core is left to whoever serves people.
        let bot_threads = config.bot_threads.unwrap_or(cores.saturating_sub(1).max(1));
        let services = Services::new(store, cores.max(MIN_THREADS), bot_threads);
        let services = Arc::new(services);
        AppState {
            rooms: Rooms::new(services.clone()),
            rate_limiter: Arc::new(RateLimiter::new(config.limits, config.log_addresses)),
            sockets: Arc::default(),
            operator: Operator::default(),
            assets: Assets::new(config.web.clone()),
            pictures: Arc::default(),
            thumbnails: Thumbnails::default(),
            log_lines: LogLines::default(),
            rematches: Rematches::default(),
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
        self.services.bot_pool.stop();
    }

    /// What people are told where nothing can be kept; nothing while all is well.
    pub fn trouble(&self) -> Option<Error> {
        self.store().trouble().as_ref().map(told)
    }

    /// A game among bots, two thirds through: drawn once.
    ///
    /// # Errors
    /// A bug of ours.
    pub async fn sample(&self, game: AnyGame, sample: Sample) -> Result<Arc<str>, ApiError> {
        let pictures = self.pictures.clone();
        let draw = move || pictures.sample(game, sample);
        self.services.workers.run(Lane::Looking, draw).await
    }

    /// Every card, building and tile of a game: drawn once.
    ///
    /// # Errors
    /// A bug of ours.
    pub async fn pieces(
        &self,
        game: AnyGame,
        lang: Lang,
        theme: Theme,
    ) -> Result<Arc<str>, ApiError> {
        let pictures = self.pictures.clone();
        let draw = move || pictures.pieces(game, lang, theme);
        self.services.workers.run(Lane::Looking, draw).await
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
            files: self.store().file_sizes(),
            process: Process::now(),
        })
    }
}
