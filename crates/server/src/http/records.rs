//! Records from outside, and playing on from a decision of a finished game.

use std::sync::Arc;

use axum::Json;
use axum::body::{Body, to_bytes};
use axum::extract::{Path, State};
use axum_extra::extract::cookie::CookieJar;
use kernel::{Record, ReplayError, ReplayFault};
use store::{Append, Change, Import, NewEntry, Status, Store, StoredTable, Visibility};
use table::AnyGame;

use super::players::player_or_new;
use super::tables::{load_table_info, table_id};
use crate::clock;
use crate::error::ApiError;
use crate::extract::{BaseUrl, ClientIp, JsonBody, MaybePlayer, RequestLang};
use crate::room::{LiveMatch, game_of, hides_scores};
use crate::state::AppState;
use crate::table_spec::{SeatSpec, TableSpec};
use crate::wire::{MadeTable, NewTable, PlayOn, TableInfo};

/// No record of ours is longer.
const MAX_RECORD_BYTES: usize = 256 * 1024;

/// Keeps a record once it is checked.
pub async fn upload(
    State(app): State<Arc<AppState>>,
    ClientIp(ip): ClientIp,
    MaybePlayer(player): MaybePlayer,
    lang: RequestLang,
    body: Body,
) -> Result<Json<TableInfo>, ApiError> {
    app.rate_limiter.check_creation(ip)?;
    let bytes = to_bytes(body, MAX_RECORD_BYTES).await;
    let bytes = bytes.map_err(|_| ApiError::TooLarge)?;
    let record = tokio::task::spawn_blocking(move || checked(&bytes)).await??;
    let kept = app.store().import(Import {
        record,
        visibility: Visibility::Private,
        at: clock::now(),
    });
    let id = kept.await?;
    let info = load_table_info(&app, id, player.as_ref(), lang);
    Ok(Json(info.await?))
}

/// A finished game that holds from the first line to the last.
fn checked(bytes: &[u8]) -> Result<Record, ApiError> {
    let refused = |reason: String| ApiError::RecordRefused { reason, rule: None };
    let text = std::str::from_utf8(bytes).map_err(|_| refused("it is no text".to_string()))?;
    let record = Record::parse(text).map_err(|error| refused(error.to_string()))?;
    let game = record.header.game.parse::<AnyGame>();
    let game = game.map_err(|error| refused(error.to_string()))?;
    game.check(&record)
        .map_err(|error| ApiError::RecordRefused {
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
    State(app): State<Arc<AppState>>,
    ClientIp(ip): ClientIp,
    Path((id, decisions)): Path<(String, String)>,
    MaybePlayer(player): MaybePlayer,
    base_url: BaseUrl,
    lang: RequestLang,
    JsonBody(wanted): JsonBody<PlayOn>,
) -> Result<(CookieJar, Json<MadeTable>), ApiError> {
    let decisions: usize = decisions.parse().map_err(|_| ApiError::NotFound)?;
    let stored = app.store().open_table(table_id(&id)?).await?;
    if stored.info.status != Status::Finished {
        return Err(ApiError::TableRunning);
    }
    // What cannot be gone on with is refused before anything is made.
    LiveMatch::open(&stored, &app.services.translations)?;
    if decisions >= stored.in_force().count() {
        return Err(table::Refusal::Over.into());
    }
    let spec = spec(&stored, wanted)?;
    app.rate_limiter.check_creation(ip)?;
    let (player, cookie) = player_or_new(&app, player, ip, &base_url).await?;
    let (new, _) = spec.new_table_with_seed(stored.seed, player.id);
    let table = app.store().create_table(new).await?;
    app.store()
        .append(beginning(&app, &stored, decisions, table).await?)
        .await?;
    app.rooms.get_or_open(table).await?;
    let made = Json(MadeTable {
        table: load_table_info(&app, table, Some(&player), lang).await?,
        links: Vec::new(),
    });
    Ok((cookie, made))
}

/// The same game with other people; everybody must be there.
fn spec(stored: &StoredTable, wanted: PlayOn) -> Result<TableSpec, ApiError> {
    let info = &stored.info;
    let spec = TableSpec::new(&NewTable {
        game: game_of(info)?.to_string(),
        seats: wanted.seats,
        options: info.options.iter().cloned().collect(),
        turn_limit_s: None,
        visibility: None,
        hide_scores: hides_scores(info),
    })?;
    if spec.seats.contains(&SeatSpec::Open) {
        return Err(ApiError::Malformed("no seat may be open".to_string()));
    }
    if spec.seats.len() != info.seats.seats().count() {
        return Err(ApiError::Malformed("another number of seats".to_string()));
    }
    Ok(spec)
}

/// The first decisions as the beginning of the new table's log.
async fn beginning(
    app: &AppState,
    stored: &StoredTable,
    decisions: usize,
    table: store::TableId,
) -> Result<Append, ApiError> {
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
    let live = LiveMatch::open(&fresh, &app.services.translations)?;
    Ok(Append {
        table,
        expected: store::Sequence(0),
        entries,
        seats: Vec::new(),
        to_act: live.table.to_act(),
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
