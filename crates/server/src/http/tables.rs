//! Tables: making, listing, reading, closing, playing again.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::CookieJar;
use kernel::Seat;
use log::{Status, TableId, TableInfo, Token};
use protocol::pictures::{Sample, miniature};
use protocol::wire::{self, Checked, MadeTable, SeatLink, TableList};
use protocol::{Error, LiveMatch, Recipient, Secrets, TableSpec, game_of, records, table_info};
use scene::{Format, Theme};
use serde::Deserialize;
use store::{Listing, Page, Player, Store, random};

use super::players::new_player;
use super::query::ThemeQuery;
use crate::error::ApiError;
use crate::extract::{BaseUrl, ClientIp, CurrentPlayer, JsonBody, MaybePlayer, Query, RequestLang};
use crate::state::AppState;
use crate::{assets, clock};

const MAX_LISTED: u32 = 50;

/// A table's id.
///
/// # Errors
/// It is none.
pub fn table_id(text: &str) -> Result<TableId, ApiError> {
    Ok(text.parse().map_err(|_| Error::UnknownTable)?)
}

/// The table as this player is told it now.
///
/// # Errors
/// There is none.
pub async fn load_table_info(
    app: &AppState,
    id: TableId,
    player: Option<&Player>,
    RequestLang(lang): RequestLang,
) -> Result<wire::TableInfo, ApiError> {
    let recipient = Recipient {
        player: player.map(|player| player.id),
        lang,
    };
    let info = app.store().table(id).await?;
    Ok(table_info(&info, recipient, &app.services.translations)?)
}

/// Makes a table. A stranger becomes a player.
pub async fn create(
    State(app): State<Arc<AppState>>,
    ClientIp(ip): ClientIp,
    MaybePlayer(player): MaybePlayer,
    base_url: BaseUrl,
    lang: RequestLang,
    JsonBody(new): JsonBody<wire::NewTable>,
) -> Result<(CookieJar, Json<MadeTable>), ApiError> {
    let spec = TableSpec::new(&new)?;
    app.rate_limiter.check_creation(ip)?;
    let (player, cookie) = match player {
        Some(player) => (player, CookieJar::new()),
        None => new_player(&app, &base_url).await?,
    };
    let made = create_table(&app, &spec, &player, &base_url, lang).await?;
    Ok((cookie, Json(made)))
}

/// Makes a table as it is specified.
///
/// # Errors
/// The game does not take it, or the store fails.
pub async fn create_table(
    app: &AppState,
    spec: &TableSpec,
    owner: &Player,
    base_url: &BaseUrl,
    lang: RequestLang,
) -> Result<MadeTable, ApiError> {
    let secrets = Secrets::from_random(&random());
    let (table, links) = spec.found(owner.id, &secrets, clock::now())?;
    let id = app.store().create_table(table).await?;
    // Where bots begin, they begin at once; if not, then when somebody looks.
    if let Err(error) = app.rooms.get_or_open(id).await {
        tracing::warn!(table = %id, code = %error.code(), "a new table could not be opened");
    }
    let link = |(seat, token): (Seat, Token)| SeatLink {
        seat,
        link: seat_link(base_url, &token),
    };
    Ok(MadeTable {
        table: load_table_info(app, id, Some(owner), lang).await?,
        links: links.into_iter().map(link).collect(),
        anew: true,
    })
}

/// The whole address of a seat link.
pub fn seat_link(base_url: &BaseUrl, token: &Token) -> String {
    format!("{}/join/{token}", base_url.0)
}

/// Whether such a table could be made.
pub async fn check(
    State(app): State<Arc<AppState>>,
    RequestLang(lang): RequestLang,
    JsonBody(new): JsonBody<wire::NewTable>,
) -> Json<Checked> {
    let translations = &app.services.translations;
    let error = TableSpec::new(&new).err();
    Json(Checked {
        error: error.map(|error| error.body(translations, lang)),
    })
}

/// `?list=&after=&limit=`
#[derive(Debug, Deserialize)]
pub struct ListQuery {
    list: Option<String>,
    after: Option<String>,
    limit: Option<u32>,
}

/// A page of tables.
pub async fn list(
    State(app): State<Arc<AppState>>,
    MaybePlayer(player): MaybePlayer,
    RequestLang(lang): RequestLang,
    Query(query): Query<ListQuery>,
) -> Result<Json<TableList>, ApiError> {
    let player = player.map(|player| player.id);
    let own = || player.ok_or(Error::Unauthorized);
    let listing = match query.list.as_deref().unwrap_or("open") {
        "mine" => Listing::Mine(own()?),
        "open" => Listing::ToJoin,
        "watch" => Listing::ToWatch,
        "finished" => Listing::Finished,
        "finished-mine" => Listing::FinishedBy(own()?),
        other => {
            return Err(Error::Malformed(format!("there is no list {other:?}")).into());
        }
    };
    let after = query.after.as_deref().map(str::parse).transpose();
    let page = Page {
        after: after.map_err(|error| Error::Malformed(format!("{error}")))?,
        limit: query.limit.unwrap_or(MAX_LISTED).clamp(1, MAX_LISTED),
    };
    let listed = app.store().list(listing, page).await?;
    let recipient = Recipient { player, lang };
    let tables = listed
        .tables
        .iter()
        .map(|info| table_info(info, recipient, &app.services.translations));
    Ok(Json(TableList {
        tables: tables.collect::<Result<_, _>>()?,
        next: listed.next.map(|next| next.to_string()),
    }))
}

/// One table.
pub async fn info(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
    MaybePlayer(player): MaybePlayer,
    lang: RequestLang,
) -> Result<Json<wire::TableInfo>, ApiError> {
    let info = load_table_info(&app, table_id(&id)?, player.as_ref(), lang);
    Ok(Json(info.await?))
}

/// The same again. Who asks second comes to the table of who asked first.
pub async fn rematch(
    State(app): State<Arc<AppState>>,
    ClientIp(ip): ClientIp,
    Path(id): Path<String>,
    CurrentPlayer(player): CurrentPlayer,
    base_url: BaseUrl,
    lang: RequestLang,
    JsonBody(arrival): JsonBody<Option<wire::Arrival>>,
) -> Result<Json<MadeTable>, ApiError> {
    let id = table_id(&id)?;
    let info = app.store().table(id).await?;
    let share = arrival.unwrap_or_default().share;
    let spec = TableSpec::rematch(&info, player.id, share)?;
    let mut rematches = app.rematches.lock().await;
    if let Some(again) = rematches.of(id) {
        let table = load_table_info(&app, again, Some(&player), lang).await?;
        return Ok(Json(MadeTable {
            table,
            links: Vec::new(),
            anew: false,
        }));
    }
    app.rate_limiter.check_creation(ip)?;
    let made = create_table(&app, &spec, &player, &base_url, lang).await?;
    rematches.insert(id, made.table.id);
    Ok(Json(made))
}

/// The record of a finished game.
pub async fn record(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let stored = app.store().open_table(table_id(&id)?).await?;
    records::check_finished(&stored.info)?;
    let record = records::record_of(&stored).map_err(|error| {
        tracing::error!(table = %stored.info.id, %error, "a finished table gives no record");
        Error::StoreFailed
    })?;
    let name = format!(
        "attachment; filename=\"{}-{}.aedile\"",
        stored.info.game, stored.info.id
    );
    let headers = [
        ("content-type", "text/plain; charset=utf-8"),
        ("content-disposition", &name),
    ];
    Ok((headers, record.to_string()).into_response())
}

/// A small picture of a table, as everybody may see it; of its game before it has begun.
pub async fn thumb(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
    Query(ThemeQuery { theme }): Query<ThemeQuery>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let info = app.store().table(table_id(&id)?).await?;
    let picture = match info.status {
        Status::Running | Status::Finished => {
            let draw = || draw_thumbnail(app.clone(), info.id, theme);
            app.thumbnails.get_or_draw(&info, theme, draw).await?
        }
        Status::Waiting | Status::Closed => sample(app, &info, theme).await?,
    };
    let bytes = picture.as_bytes().to_vec();
    Ok(assets::revalidated("thumb.svg", bytes.into(), &headers))
}

async fn draw_thumbnail(
    app: Arc<AppState>,
    id: TableId,
    theme: Theme,
) -> Result<Arc<str>, ApiError> {
    let stored = app.store().open_table(id).await?;
    let drawing = tokio::task::spawn_blocking(move || {
        let translations = &app.services.translations;
        let live = LiveMatch::open(&stored, translations)?;
        Ok(miniature(&live, theme, translations).into())
    });
    drawing.await?
}

async fn sample(app: Arc<AppState>, info: &TableInfo, theme: Theme) -> Result<Arc<str>, ApiError> {
    let game = game_of(info)?;
    let sample = Sample {
        seats: Some(info.seats.seats()),
        format: Format::Thumb,
        theme,
    };
    Ok(tokio::task::spawn_blocking(move || app.pictures.sample(game, sample)).await?)
}
