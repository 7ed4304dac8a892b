//! Records from outside, and playing on from a decision of a finished game.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Request, State};
use axum_extra::extract::cookie::CookieJar;
use log::{PlayerId, Visibility};
use protocol::wire::{MadeTable, PlayOn, TableInfo};
use protocol::{Error, Secrets, TableSpec, records};
use store::{Import, Store, random};

use super::players::new_player;
use super::tables::{create_table, load_table_info, table_id};
use crate::clock;
use crate::error::ApiError;
use crate::extract::{BaseUrl, ClientIp, JsonBody, MaybePlayer, RequestLang, read_body};
use crate::state::AppState;
use crate::workers::Lane;

/// Keeps a record once it is checked, or finds it where it is kept already. A stranger who brings
/// a new one becomes a player.
pub async fn upload(
    State(app): State<Arc<AppState>>,
    ClientIp(ip): ClientIp,
    MaybePlayer(player): MaybePlayer,
    base_url: BaseUrl,
    lang: RequestLang,
    request: Request,
) -> Result<(CookieJar, Json<TableInfo>), ApiError> {
    app.rate_limiter.check_creation(ip)?;
    let bytes = read_body(request, records::MAX_BYTES, &app).await?;
    let check = move || records::checked(&bytes);
    let record = app.services.workers.run(Lane::Looking, check).await??;
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
    let specify = move || {
        let spec = TableSpec::play_on(&stored, decisions, wanted)?;
        // What cannot be gone on with costs nobody anything.
        let nobody = PlayerId::from_random(random());
        spec.found(nobody, &Secrets::from_random(&random()), clock::now())?;
        Ok::<_, Error>(spec)
    };
    let spec = app.services.workers.run(Lane::Tables, specify).await??;
    app.rate_limiter.check_creation(ip)?;
    create_table(&app, spec, player, &base_url, lang).await
}
