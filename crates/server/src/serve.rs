//! From start to stop: resumes bots' turns, serves, drops what nobody uses, and shuts down
//! gracefully.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt as _;
use store::{Listing, Page, SqliteStore, Store};
use tokio::net::TcpListener;

use crate::config::Config;
use crate::error::ApiError;
use crate::state::AppState;
use crate::{http, operator, session};

/// How often what nobody uses is dropped.
const CLEAN_UP_EVERY: Duration = Duration::from_secs(30);
/// How long requests may take to end after the signal to stop.
const GRACE: Duration = Duration::from_secs(10);
const RESUMED_AT_ONCE: u32 = 100;

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
    let app = Arc::new(AppState::new(store, config));
    // Who is banned is known before anybody is let in.
    if let Err(error) = operator::follow(&app).await {
        tracing::warn!(code = %error.code(), "the bans cannot be read");
    }
    let tasks = [
        tokio::spawn(resume(app.clone())),
        tokio::spawn(clean_up(app.clone())),
        tokio::spawn(session::clean_up(app.clone())),
        tokio::spawn(operator::follow_always(app.clone())),
    ];
    let shutdown = serve_until(listener, app.clone(), stop).await;
    for task in tasks {
        task.abort();
    }
    app.store().close().await;
    if shutdown? == Shutdown::TimedOut {
        tracing::warn!("some requests were cut off");
    }
    Ok(Stopped)
}

/// How the server came to its end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shutdown {
    /// Everything was answered.
    Graceful,
    /// Something was not answered in time.
    TimedOut,
}

/// Serves until `stop` is done and everything is answered, but not much longer.
pub(crate) async fn serve_until(
    listener: TcpListener,
    app: Arc<AppState>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<Shutdown> {
    let service = http::router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let mut stopping = app.stopping();
    let signal = async move {
        stop.await;
        tracing::info!("stopping");
        app.stop();
    };
    // Small messages must not wait for the other side to confirm the last one.
    let listener = listener.tap_io(|stream| {
        let _ = stream.set_nodelay(true);
    });
    let serving = axum::serve(listener, service).with_graceful_shutdown(signal);
    let late = async {
        let _ = stopping.wait_for(|stop| *stop).await;
        tokio::time::sleep(GRACE).await;
    };
    tokio::select! {
        served = serving.into_future() => served.map(|()| Shutdown::Graceful),
        () = late => Ok(Shutdown::TimedOut),
    }
}

/// Opens the running tables where a bot is to act: the program may have ended in its turn.
async fn resume(app: Arc<AppState>) {
    if let Err(error) = try_resume(&app).await {
        tracing::warn!(code = %error.code(), "not every bot could go on");
    }
}

async fn try_resume(app: &AppState) -> Result<(), ApiError> {
    let mut page = Page::first(RESUMED_AT_ONCE);
    loop {
        let listed = app.store().list(Listing::BotToAct, page).await?;
        for table in &listed.tables {
            if let Err(error) = app.rooms.get_or_open(table.id).await {
                tracing::warn!(table = %table.id, code = %error.code(), "a table does not open");
            }
        }
        match listed.next {
            Some(next) => page.after = Some(next),
            None => return Ok(()),
        }
    }
}

async fn clean_up(app: Arc<AppState>) {
    let mut tick = tokio::time::interval(CLEAN_UP_EVERY);
    loop {
        tick.tick().await;
        app.rooms.drop_idle();
        app.rate_limiter.forget_quiet();
    }
}
