//! What is done from time to time: closing tables at which nothing happens, after a warning, and
//! finding out whether a store in trouble works again.

use std::sync::Arc;
use std::time::Duration;

use log::{Closing, Right, Status, TableId, UnixMillis};
use protocol::{Error, LiveMatch, requests};
use store::{Idle, IdleCursor, Store};
use table::{Author, Command, Refusal};

use crate::clock;
use crate::error::ApiError;
use crate::state::AppState;
use crate::unplayable;

/// How often a store in trouble is tried.
const PROBE_EVERY: Duration = Duration::from_secs(5);
/// How often idle tables are looked for.
const SWEEP_EVERY: Duration = Duration::from_secs(3600);
/// For how long players are warned at most, and how long a table that was closed before anything
/// was played there can still be found.
const WARNING: Duration = Duration::from_secs(7 * 24 * 3600);
const FORGOTTEN_AFTER: Duration = Duration::from_secs(30 * 24 * 3600);

/// Goes on until it is aborted.
pub async fn keep(app: Arc<AppState>) {
    tokio::join!(probe(&app), sweep_on(&app));
}

async fn probe(app: &AppState) {
    let mut well = true;
    loop {
        tokio::time::sleep(PROBE_EVERY).await;
        let trouble = app.store().trouble();
        match (&trouble, well) {
            (Some(fault), true) => tracing::error!(%fault, "nothing can be kept"),
            (None, false) => tracing::info!("the store keeps again"),
            _ => {}
        }
        well = trouble.is_none();
        if !well {
            // The store notes how it went.
            let _noted = app.store().probe().await;
        }
    }
}

/// The first sweep is an hour after the start: whoever was kept away by a stopped server has time.
async fn sweep_on(app: &AppState) {
    loop {
        tokio::time::sleep(SWEEP_EVERY).await;
        if let Err(error) = sweep(app, clock::now()).await {
            tracing::warn!(code = %error.code(), "idle tables could not be looked after");
        }
    }
}

/// Forgets, closes and warns what is due.
///
/// # Errors
/// The store fails.
pub async fn sweep(app: &AppState, now: UnixMillis) -> Result<(), ApiError> {
    forget(app, now).await?;
    let expiry = app.config.expiry;
    for (status, after) in [
        (Status::Waiting, expiry.waiting),
        (Status::Running, expiry.abandoned),
    ] {
        match after {
            Some(after) => {
                close_due(app, status, now).await?;
                warn(app, status, after, now).await?;
            }
            None => app.store().reprieve(status).await?,
        }
    }
    Ok(())
}

async fn warn(
    app: &AppState,
    status: Status,
    after: Duration,
    now: UnixMillis,
) -> Result<(), ApiError> {
    let warning = WARNING.min(after / 2);
    let (until, closes_at) = (before(now, after - warning), now.after(warning));
    let mut pages = Pages::new(app, Idle::Untouched(status), until);
    while let Some(tables) = pages.next().await? {
        app.store().warn(tables.clone(), until, closes_at).await?;
        for table in tables {
            // Whoever looks at it is told at once.
            if let Some(room) = app.rooms.get_open(table) {
                room.refresh().await?;
            }
        }
    }
    Ok(())
}

async fn close_due(app: &AppState, status: Status, now: UnixMillis) -> Result<(), ApiError> {
    let mut pages = Pages::new(app, Idle::Closing(status), now);
    while let Some(tables) = pages.next().await? {
        for table in tables {
            match expire(app, table, now).await {
                Ok(()) => tracing::info!(%table, "closed: nothing had happened for long"),
                Err(error) => {
                    tracing::warn!(%table, code = %error.code(), "an idle table does not close");
                }
            }
        }
    }
    Ok(())
}

/// Closes a table unless something has happened meanwhile.
async fn expire(app: &AppState, id: TableId, now: UnixMillis) -> Result<(), ApiError> {
    let room = match app.rooms.get_or_open(id).await {
        Ok(room) => room,
        Err(ApiError(Error::OtherRules(_) | Error::UnknownGame(_))) => {
            return unplayable::close(app, id, Right::Table, None, Closing::Expired).await;
        }
        Err(error) => return Err(error),
    };
    // It may have been opened just before it was warned.
    room.refresh().await?;
    let close = move |live: &mut LiveMatch, at| match live.info.closes_at {
        Some(due) if due <= now => requests::propose(live, &Command::Expire, &Author::table(at)),
        _ => Err(Refusal::of_status(live.info.status).into()),
    };
    room.change(None, close).await?;
    Ok(())
}

async fn forget(app: &AppState, now: UnixMillis) -> Result<(), ApiError> {
    let until = before(now, FORGOTTEN_AFTER);
    let mut pages = Pages::new(app, Idle::Unplayed, until);
    while let Some(tables) = pages.next().await? {
        tracing::info!(
            number = tables.len(),
            "forgot tables where nothing was played"
        );
        app.store().forget_unplayed(tables).await?;
    }
    Ok(())
}

fn before(now: UnixMillis, time: Duration) -> UnixMillis {
    let millis = i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
    UnixMillis(now.0.saturating_sub(millis))
}

/// Idle tables, page after page.
struct Pages<'a> {
    app: &'a AppState,
    idle: Idle,
    until: UnixMillis,
    next: Option<IdleCursor>,
}

impl Pages<'_> {
    fn new(app: &AppState, idle: Idle, until: UnixMillis) -> Pages<'_> {
        Pages {
            app,
            idle,
            until,
            next: Some(IdleCursor::default()),
        }
    }

    /// The next ones, if there are any.
    async fn next(&mut self) -> Result<Option<Vec<TableId>>, ApiError> {
        let Some(after) = self.next else {
            return Ok(None);
        };
        let page = self.app.store().idle(self.idle, self.until, after).await?;
        self.next = page.next;
        Ok((!page.tables.is_empty()).then_some(page.tables))
    }
}
