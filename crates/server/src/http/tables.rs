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
use protocol::{
    Error, LiveMatch, Recipient, Secrets, TableSpec, check_playable, game_of, records, table_info,
};
use scene::{Format, Theme};
use serde::Deserialize;
use store::{Listing, Page, Player, Store, random};

use super::players::Owner;
use super::query::ThemeQuery;
use crate::error::ApiError;
use crate::extract::{BaseUrl, ClientIp, CurrentPlayer, JsonBody, MaybePlayer, Query, RequestLang};
use crate::state::AppState;
use crate::workers::Lane;
use crate::{assets, clock};

const MAX_LISTED: u32 = 50;
/// Of a game that nobody here can draw.
const NO_PICTURE: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>"#;

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
    Ok(table_info(&info, recipient, &app.services.translations))
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
    create_table(&app, spec, player, &base_url, lang).await
}

/// Makes a table as it is specified. A stranger becomes a player with it: both are kept, or none.
///
/// # Errors
/// The game does not take it, or the store fails.
pub async fn create_table(
    app: &AppState,
    spec: TableSpec,
    player: Option<Player>,
    base_url: &BaseUrl,
    lang: RequestLang,
) -> Result<(CookieJar, Json<MadeTable>), ApiError> {
    let owner = player.map_or_else(Owner::newcomer, Owner::Known);
    let player = owner.player().clone();
    // A game that goes on from another is replayed up to there.
    let found = move || {
        let secrets = Secrets::from_random(&random());
        spec.found(player.id, &secrets, clock::now())
    };
    let (table, links) = app.services.workers.run(Lane::Tables, found).await??;
    let quota = app.config.limits.quota;
    let id = match &owner {
        Owner::Known(_) => app.store().create_table_within(table, quota).await?,
        Owner::New(session) => {
            let (owner, new) = (session.player.id, session.new_player());
            app.store().create_first_table(owner, new, table).await?
        }
    };
    // Where bots begin, they begin at once; if not, then when somebody looks.
    if let Err(error) = app.rooms.get_or_open(id).await {
        tracing::warn!(table = %id, code = %error.code(), "a new table could not be opened");
    }
    let link = |(seat, token): (Seat, Token)| SeatLink {
        seat,
        link: seat_link(base_url, &token),
    };
    let made = MadeTable {
        table: load_table_info(app, id, Some(owner.player()), lang).await?,
        links: links.into_iter().map(link).collect(),
        anew: true,
    };
    Ok((owner.cookie(base_url), Json(made)))
}

/// The whole address of a seat link.
pub fn seat_link(base_url: &BaseUrl, token: &Token) -> String {
    format!("{}/join#{token}", base_url.0)
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
        tables: tables.collect(),
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
    let spec = spec.without(|player| app.operator.is_banned(player));
    let mut own = None;
    let make = async || {
        app.rate_limiter.check_creation(ip)?;
        let owner = Some(player.clone());
        let (_, Json(made)) = create_table(&app, spec, owner, &base_url, lang).await?;
        let again = made.table.id;
        own = Some(made);
        Ok(again)
    };
    let again = app.rematches.get_or_make(id, make).await?;
    if let Some(made) = own {
        return Ok(Json(made));
    }
    Ok(Json(MadeTable {
        table: load_table_info(&app, again, Some(&player), lang).await?,
        links: Vec::new(),
        anew: false,
    }))
}

/// The record of a finished game, or for its players of one that ended before its end.
pub async fn record(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
    MaybePlayer(player): MaybePlayer,
) -> Result<Response, ApiError> {
    let stored = app.store().open_table(table_id(&id)?).await?;
    records::check_told(&stored.info, player.map(|player| player.id))?;
    let (game, id) = (stored.info.game.clone(), stored.info.id);
    let read = move || records::record_of(&stored);
    let record = app.services.workers.run(Lane::Looking, read).await?;
    let record = record.map_err(|error| {
        tracing::error!(table = %id, %error, "a finished table gives no record");
        Error::StoreFailed
    })?;
    let name = format!("attachment; filename=\"{game}-{id}.aedile\"");
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
        Status::Running | Status::Finished if check_playable(&info).is_ok() => {
            let draw = || draw_thumbnail(&app, info.id, theme);
            app.thumbnails.get_or_draw(&info, theme, draw).await?
        }
        _ => sample(&app, &info, theme).await?,
    };
    let bytes = picture.as_bytes().to_vec();
    Ok(assets::revalidated("thumb.svg", bytes.into(), &headers))
}

async fn draw_thumbnail(app: &AppState, id: TableId, theme: Theme) -> Result<Arc<str>, ApiError> {
    let (services, workers) = (app.services.clone(), &app.services.workers);
    // What is open is drawn as it is: however long its log, nothing is replayed.
    if let Some(room) = app.rooms.get_open(id) {
        let draw = move |live: &LiveMatch| miniature(live, theme, &services.translations);
        let drawing = workers.run(Lane::Looking, move || room.read(draw).into());
        return drawing.await;
    }
    let stored = app.store().open_played(id).await?;
    let drawing = workers.run(Lane::Looking, move || {
        let live = LiveMatch::open(&stored, &services.translations)?;
        Ok(miniature(&live, theme, &services.translations).into())
    });
    drawing.await?
}

async fn sample(app: &AppState, info: &TableInfo, theme: Theme) -> Result<Arc<str>, ApiError> {
    let Ok(game) = game_of(info) else {
        return Ok(NO_PICTURE.into());
    };
    let sample = Sample {
        seats: Some(info.seats.seats()),
        format: Format::Thumb,
        theme,
    };
    app.sample(game, sample).await
}
