//! From start to stop: resumes bots' turns, serves, lets go of what nobody uses, and ends
//! gracefully.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt as _;
use store::{Listing, Page, SqliteStore, Store};
use tokio::net::TcpListener;

use crate::app::App;
use crate::config::Config;
use crate::error::Trouble;
use crate::http;

/// How often rooms that nobody holds are let go.
const SWEEP_EVERY: Duration = Duration::from_secs(30);
/// How long requests may take to end after the signal to stop.
const GRACE: Duration = Duration::from_secs(10);
const TABLES_AT_ONCE: u32 = 100;

/// The server came to its end as it should.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;

/// Serves until `stop` is done, then ends gracefully: what was acknowledged is durable anyway.
///
/// # Errors
/// The listener fails.
pub async fn serve(
    listener: TcpListener,
    store: SqliteStore,
    config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<Stopped> {
    let app = Arc::new(App::new(store, config));
    let resuming = tokio::spawn(resume(app.clone()));
    let sweeping = tokio::spawn(sweep(app.clone()));
    let service = http::router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let ending = app.clone();
    let signal = async move {
        stop.await;
        tracing::info!("stopping");
        ending.stop();
    };
    let mut stopping = app.stopping();
    // Small messages must not wait for the other side to confirm the last one.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    let serving = axum::serve(listener, service).with_graceful_shutdown(signal);
    let late = async {
        let _ = stopping.wait_for(|stop| *stop).await;
        tokio::time::sleep(GRACE).await;
    };
    let served = tokio::select! {
        served = serving.into_future() => served,
        () = late => Ok(()),
    };
    resuming.abort();
    sweeping.abort();
    app.store().close().await;
    served.map(|()| Stopped)
}

/// Opens the running tables where a bot is to act: the program may have ended in its turn.
async fn resume(app: Arc<App>) {
    if let Err(trouble) = try_resume(&app).await {
        tracing::warn!(code = trouble.code(), "not every bot could go on");
    }
}

async fn try_resume(app: &App) -> Result<(), Trouble> {
    let mut page = Page::first(TABLES_AT_ONCE);
    loop {
        let listed = app.store().list(Listing::BotToAct, page).await?;
        for table in &listed.tables {
            if let Err(trouble) = app.rooms.get(table.id).await {
                tracing::warn!(table = %table.id, code = trouble.code(), "a table does not open");
            }
        }
        match listed.next {
            Some(next) => page.after = Some(next),
            None => return Ok(()),
        }
    }
}

async fn sweep(app: Arc<App>) {
    let mut tick = tokio::time::interval(SWEEP_EVERY);
    loop {
        tick.tick().await;
        app.rooms.sweep();
    }
}
