//! From start to stop: resumes bots' turns, serves, drops what nobody uses, and shuts down
//! gracefully.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use log::{TableId, TableInfo};
use store::{Listing, Page, SqliteStore, Store};
use tokio::net::TcpListener;
use tokio::task::JoinSet;

use crate::config::Config;
use crate::error::ApiError;
use crate::net::{Shutdown, Tls, allowed_sockets, serve_until};
use crate::state::AppState;
use crate::{operator, session, upkeep};

/// How often what nobody uses is dropped.
const CLEAN_UP_EVERY: Duration = Duration::from_secs(30);
/// Tables that are read at a time to find those where bots go on, and that go on at a time.
const RESUMED_PAGE: u32 = 100;
const RESUMED_AT_ONCE: usize = 16;

/// The server came to its end as it should.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;

/// Serves until `stop` is done, then ends gracefully: what was acknowledged is durable anyway.
pub async fn serve(
    listener: TcpListener,
    store: SqliteStore,
    config: Config,
    stop: impl Future<Output = ()> + Send + 'static,
) -> Stopped {
    let limits = config.limits.within(allowed_sockets(config.limits.sockets));
    let config = Config { limits, ..config };
    tracing::info!(
        connections = limits.sockets,
        live = limits.connections,
        "so many may be open"
    );
    let app = Arc::new(AppState::new(store, config));
    // Who is banned is known before anybody is let in.
    if let Err(error) = operator::follow(&app).await {
        tracing::warn!(code = %error.code(), "the bans cannot be read");
    }
    let renewal = app.config.tls.clone().map(Tls::follow).map(tokio::spawn);
    let tasks = [
        tokio::spawn(resume(app.clone())),
        tokio::spawn(clean_up(app.clone())),
        tokio::spawn(upkeep::keep(app.clone())),
        tokio::spawn(session::clean_up(app.clone())),
        tokio::spawn(operator::follow_always(app.clone())),
    ];
    let shutdown = serve_until(listener, app.clone(), stop).await;
    for task in tasks.into_iter().chain(renewal) {
        task.abort();
    }
    app.store().close().await;
    if shutdown == Shutdown::TimedOut {
        tracing::warn!("some requests were cut off");
    }
    Stopped
}

/// Lets the bots of people's tables go on: the program may have ended in their turn. Where bots are
/// among themselves they wait until somebody looks.
pub(crate) async fn resume(app: Arc<AppState>) {
    if let Err(error) = try_resume(&app).await {
        tracing::warn!(code = %error.code(), "not every bot could go on");
    }
}

async fn try_resume(app: &Arc<AppState>) -> Result<(), ApiError> {
    let mut page = Page::first(RESUMED_PAGE);
    let mut resumed = JoinSet::new();
    loop {
        let listed = app.store().list(Listing::BotToAct, page).await?;
        for table in listed.tables.iter().filter(|table| has_people(table)) {
            if resumed.len() >= RESUMED_AT_ONCE {
                resumed.join_next().await;
            }
            resumed.spawn(resume_table(app.clone(), table.id));
        }
        match listed.next {
            Some(next) => page.after = Some(next),
            None => break,
        }
    }
    while resumed.join_next().await.is_some() {}
    Ok(())
}

fn has_people(table: &TableInfo) -> bool {
    let mut seats = table.seats.iter();
    seats.any(|(_, seat)| seat.occupant.player().is_some())
}

/// Opens a table until its bots have played: there may be many, and nobody may look at most.
async fn resume_table(app: Arc<AppState>, id: TableId) {
    match app.rooms.get_or_open(id).await {
        Ok(room) => room.bots_rest().await,
        Err(error) => {
            tracing::warn!(table = %id, code = %error.code(), "a table does not open");
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
