//! Records from outside, and playing on from a decision of a finished game.

use std::sync::Arc;

use axum::Json;
use axum::body::{Body, to_bytes};
use axum::extract::{Path, State};
use axum_extra::extract::cookie::CookieJar;
use log::{PlayerId, Visibility};
use protocol::wire::{MadeTable, PlayOn, TableInfo};
use protocol::{Error, Secrets, TableSpec, records};
use store::{Import, Store, random};

use super::players::{new_player, player_or_new};
use super::tables::{create_table, load_table_info, table_id};
use crate::clock;
use crate::error::ApiError;
use crate::extract::{BaseUrl, ClientIp, JsonBody, MaybePlayer, RequestLang};
use crate::state::AppState;

/// Keeps a record once it is checked, or finds it where it is kept already. A stranger who brings
/// a new one becomes a player.
pub async fn upload(
    State(app): State<Arc<AppState>>,
    ClientIp(ip): ClientIp,
    MaybePlayer(player): MaybePlayer,
    base_url: BaseUrl,
    lang: RequestLang,
    body: Body,
) -> Result<(CookieJar, Json<TableInfo>), ApiError> {
    app.rate_limiter.check_creation(ip)?;
    let bytes = to_bytes(body, records::MAX_BYTES).await;
    let bytes = bytes.map_err(|_| Error::TooLarge)?;
    let record = tokio::task::spawn_blocking(move || records::checked(&bytes)).await??;
    if let Some(id) = app.store().find_record(&record).await? {
        let info = load_table_info(&app, id, player.as_ref(), lang).await?;
        return Ok((CookieJar::new(), Json(info)));
    }
    let (player, cookie) = match player {
        Some(player) => (player, CookieJar::new()),
        None => new_player(&app, &base_url).await?,
    };
    let kept = app.store().import(Import {
        record,
        visibility: Visibility::Private,
        uploader: Some((player.id, app.config.limits.quota)),
        at: clock::now(),
    });
    let info = load_table_info(&app, kept.await?, Some(&player), lang).await?;
    Ok((cookie, Json(info)))
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
    let decisions: usize = decisions.parse().map_err(|_| Error::NotFound)?;
    let stored = app.store().open_table(table_id(&id)?).await?;
    let spec = TableSpec::play_on(&stored, decisions, wanted)?;
    // What cannot be gone on with makes nobody a player.
    let nobody = PlayerId::from_random(random());
    spec.found(nobody, &Secrets::from_random(&random()), clock::now())?;
    app.rate_limiter.check_creation(ip)?;
    let (player, cookie) = player_or_new(&app, player, ip, &base_url).await?;
    let made = create_table(&app, &spec, &player, &base_url, lang).await?;
    Ok((cookie, Json(made)))
}
