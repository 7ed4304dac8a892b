//! What operators can see and do, behind their token. Without one there is nothing here.

use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use log::{Occupant, SeatState, TableInfo};
use protocol::Error;
use protocol::wire::{
    AdminOrder, AdminPlayer, AdminPlayers, AdminTable, AdminTables, AuditShown, BanShown,
    BansShown, NotedShown,
};
use serde::Deserialize;
use store::{Ban, Deed, Listing, Noted, Page, ParseDeedError, PlayerListed, Store};

use crate::error::ApiError;
use crate::extract::{ClientIp, JsonBody, Query};
use crate::operator;
use crate::session::bearer;
use crate::state::AppState;

const MAX_LISTED: u32 = 100;

/// An operator, as the notes name one.
#[derive(Clone, Debug)]
pub struct Operator(String);

impl FromRequestParts<Arc<AppState>> for Operator {
    type Rejection = ApiError;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<AppState>,
    ) -> Result<Operator, ApiError> {
        let token = app.config.admin_token.as_ref().ok_or(Error::NotFound)?;
        let ClientIp(ip) = ClientIp::of(parts, &app.config);
        app.rate_limiter.check_admin(ip)?;
        if !bearer(&parts.headers).is_some_and(|given| token.matches(given)) {
            tracing::warn!("somebody without the operators' token");
            return Err(Error::NotOperator.into());
        }
        Ok(Operator(format!("page {ip}")))
    }
}

/// `?player=&after=`
#[derive(Debug, Deserialize)]
pub struct TablesQuery {
    player: Option<String>,
    after: Option<String>,
}

/// Every table, or those of a player that are not over.
pub async fn tables(
    State(app): State<Arc<AppState>>,
    _: Operator,
    Query(query): Query<TablesQuery>,
) -> Result<Json<AdminTables>, ApiError> {
    let listing = match query.player.as_deref().map(str::parse) {
        None => Listing::All,
        Some(player) => Listing::Mine(player.map_err(|_| Error::NoSuchPlayer)?),
    };
    let after = query.after.as_deref().map(str::parse).transpose();
    let page = Page {
        after: after.map_err(|error| Error::Malformed(format!("{error}")))?,
        limit: MAX_LISTED,
    };
    let listed = app.store().list(listing, page).await?;
    Ok(Json(AdminTables {
        tables: listed.tables.iter().map(table).collect(),
        next: listed.next.map(|next| next.to_string()),
    }))
}

fn table(info: &TableInfo) -> AdminTable {
    let seats = || info.seats.iter().map(|(_, state)| state);
    let mut players: Vec<_> = seats()
        .filter_map(|state| state.occupant.player())
        .collect();
    players.sort_unstable();
    players.dedup();
    AdminTable {
        id: info.id,
        game: info.game.clone(),
        status: info.status.as_str(),
        visibility: info.visibility.as_str(),
        seats: seats().map(seat).collect(),
        players,
        created_at: info.created_at,
        touched_at: info.touched_at,
    }
}

fn seat(state: &SeatState) -> String {
    match &state.occupant {
        Occupant::Open => String::new(),
        Occupant::Bot { level } => format!("bot {level}"),
        Occupant::Person { player, .. } => state.name.clone().unwrap_or_else(|| player.to_string()),
    }
}

/// `?search=`
#[derive(Debug, Deserialize)]
pub struct PlayersQuery {
    #[serde(default)]
    search: String,
}

/// Players, by a part of the name or the beginning of the id.
pub async fn players(
    State(app): State<Arc<AppState>>,
    _: Operator,
    Query(query): Query<PlayersQuery>,
) -> Result<Json<AdminPlayers>, ApiError> {
    let listed = app.store().players(query.search, MAX_LISTED).await?;
    let shown = |listed: PlayerListed| AdminPlayer {
        id: listed.player.id,
        name: listed.player.name,
        created_at: listed.player.created_at,
        seen_at: listed.seen_at,
        sessions: listed.sessions,
        banned: listed.banned,
    };
    Ok(Json(AdminPlayers {
        players: listed.into_iter().map(shown).collect(),
    }))
}

/// Who may not play here.
pub async fn bans(
    State(app): State<Arc<AppState>>,
    _: Operator,
) -> Result<Json<BansShown>, ApiError> {
    let shown = |ban: Ban| BanShown {
        who: ban.banned.to_string(),
        why: ban.why,
        at: ban.at,
    };
    let bans = app.store().bans().await?;
    Ok(Json(BansShown {
        bans: bans.into_iter().map(shown).collect(),
    }))
}

async fn noted(app: &AppState) -> Result<Json<AuditShown>, ApiError> {
    let shown = |noted: Noted| NotedShown {
        at: noted.at,
        who: noted.who,
        what: noted.what.to_string(),
        why: noted.why,
    };
    let noted = app.store().audit_latest(MAX_LISTED).await?;
    Ok(Json(AuditShown {
        noted: noted.into_iter().map(shown).collect(),
    }))
}

/// What was done.
pub async fn audit(
    State(app): State<Arc<AppState>>,
    _: Operator,
) -> Result<Json<AuditShown>, ApiError> {
    noted(&app).await
}

/// Does something; answers with what was done so far.
pub async fn order(
    State(app): State<Arc<AppState>>,
    Operator(who): Operator,
    JsonBody(order): JsonBody<AdminOrder>,
) -> Result<Json<AuditShown>, ApiError> {
    let what: Result<Deed, ParseDeedError> = order.what.parse();
    let what = what.map_err(|error| Error::Malformed(error.to_string()))?;
    let done = operator::carry_out(&app, who, what, &order.why).await;
    done.map_err(|error| match error {
        ApiError(Error::Unauthorized) => ApiError(Error::NoSuchPlayer),
        other => other,
    })?;
    noted(&app).await
}
