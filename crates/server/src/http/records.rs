//! Records from outside, and playing on from a decision of a finished game.

use std::sync::Arc;

use axum::Json;
use axum::body::{Body as RawBody, to_bytes};
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use kernel::{Record, ReplayError, ReplayFault};
use store::{Append, Change, Import, NewEntry, Status, Store, StoredTable, Visibility};
use table::AnyGame;

use super::seats::{guest, with_cookie};
use super::tables::{table_id, told};
use crate::app::App;
use crate::ask::{Body, From, Home, Tongue, Who};
use crate::clock;
use crate::error::Trouble;
use crate::plan::{Plan, Wanted};
use crate::room::{Face, game_of, hides_scores};
use crate::wire::{MadeTable, NewTable, PlayOn, TableInfo};

/// No record of ours is longer.
const MOST_BYTES: usize = 256 * 1024;

/// Keeps a record once it is checked.
pub async fn upload(
    State(app): State<Arc<App>>,
    From(address): From,
    Who(who): Who,
    tongue: Tongue,
    body: RawBody,
) -> Result<Json<TableInfo>, Trouble> {
    app.limiter.make(address)?;
    let bytes = to_bytes(body, MOST_BYTES).await;
    let bytes = bytes.map_err(|_| Trouble::TooLarge)?;
    let checked = tokio::task::spawn_blocking(move || checked(&bytes)).await;
    let record = checked.map_err(|_| Trouble::Failed)??;
    let kept = app.store().import(Import {
        record,
        visibility: Visibility::Private,
        at: clock::now(),
    });
    let id = kept.await?;
    Ok(Json(told(&app, id, who.as_ref(), tongue).await?))
}

/// A finished game that holds from the first line to the last.
fn checked(bytes: &[u8]) -> Result<Record, Trouble> {
    let refused = |reason: String| Trouble::Record { reason, rule: None };
    let text = std::str::from_utf8(bytes).map_err(|_| refused("it is no text".to_string()))?;
    let record = Record::parse(text).map_err(|error| refused(error.to_string()))?;
    let game = record.header.game.parse::<AnyGame>();
    let game = game.map_err(|error| refused(error.to_string()))?;
    game.check(&record).map_err(|error| Trouble::Record {
        rule: rule(&error),
        reason: error.to_string(),
    })?;
    Ok(record)
}

fn rule(error: &ReplayError) -> Option<&'static str> {
    match error.fault {
        ReplayFault::Illegal { rule, .. } => Some(rule),
        _ => None,
    }
}

/// A new table that begins with the first decisions of a finished game.
pub async fn play_on(
    State(app): State<Arc<App>>,
    From(address): From,
    Path((id, decisions)): Path<(String, String)>,
    Who(who): Who,
    home: Home,
    tongue: Tongue,
    Body(wanted): Body<PlayOn>,
) -> Result<Response, Trouble> {
    let decisions: usize = decisions.parse().map_err(|_| Trouble::NotFound)?;
    let stored = app.store().open_table(table_id(&id)?).await?;
    if stored.info.status != Status::Finished {
        return Err(Trouble::Running);
    }
    // What cannot be gone on with is refused before anything is made.
    Face::open(&stored, &app.base.speeches)?;
    if decisions >= stored.in_force().count() {
        return Err(table::Refusal::Over.into());
    }
    let plan = plan(&stored, wanted)?;
    app.limiter.make(address)?;
    let (player, secret) = guest(&app, who, address).await?;
    let (new, _) = plan.table_of(stored.seed, player.id);
    let table = app.store().create_table(new).await?;
    app.store()
        .append(beginning(&app, &stored, decisions, table).await?)
        .await?;
    app.rooms.get(table).await?;
    let made = Json(MadeTable {
        table: told(&app, table, Some(&player), tongue).await?,
        links: Vec::new(),
    });
    Ok(with_cookie(made.into_response(), &home, secret.as_ref()))
}

/// The same game with other people; everybody must be there.
fn plan(stored: &StoredTable, wanted: PlayOn) -> Result<Plan, Trouble> {
    let info = &stored.info;
    let plan = Plan::new(&NewTable {
        game: game_of(info)?.to_string(),
        seats: wanted.seats,
        options: info.options.iter().cloned().collect(),
        turn_limit_s: None,
        visibility: None,
        hide_scores: hides_scores(info),
    })?;
    if plan.seats.contains(&Wanted::Open) {
        return Err(Trouble::Malformed("no seat may be open".to_string()));
    }
    if plan.seats.len() != info.seats.seats().count() {
        return Err(Trouble::Malformed("another number of seats".to_string()));
    }
    Ok(plan)
}

/// The first decisions as the beginning of the new table's log.
async fn beginning(
    app: &App,
    stored: &StoredTable,
    decisions: usize,
    table: store::TableId,
) -> Result<Append, Trouble> {
    let actions = stored.in_force().take(decisions);
    let entries: Vec<NewEntry> = actions
        .map(|(entry, _)| NewEntry {
            seat: entry.seat,
            payload: entry.payload.clone(),
        })
        .collect();
    let mut fresh = app.store().open_table(table).await?;
    fresh.log = (0..)
        .zip(&entries)
        .map(|(index, entry)| logged(index, entry))
        .collect();
    let face = Face::open(&fresh, &app.base.speeches)?;
    Ok(Append {
        table,
        expected: store::Sequence(0),
        entries,
        seats: Vec::new(),
        to_act: face.table.to_act(),
        change: Some(Change::Start),
        at: clock::now(),
    })
}

fn logged(index: u32, entry: &NewEntry) -> store::LogEntry {
    store::LogEntry {
        sequence: store::Sequence(index),
        seat: entry.seat,
        payload: entry.payload.clone(),
        at: clock::now(),
    }
}
