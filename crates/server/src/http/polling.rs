//! Playing without a live connection: for programs, and whoever has no WebSocket.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use kernel::{Seat, Viewer};
use log::Sequence;
use protocol::wire::{Answer, Request};
use protocol::{Requester, Viewpoint};
use scene::Format;
use serde::Deserialize;
use store::Player;
use table::{Refusal, Shown, Update};

use super::query::wide;
use super::tables::table_id;
use crate::error::ApiError;
use crate::extract::{JsonBody, MaybePlayer, Query, RequestLang};
use crate::room::Room;
use crate::session;
use crate::state::AppState;

/// How long a request for something newer is held.
const LONG_POLL: Duration = Duration::from_secs(20);

/// `?seat=&format=&pictures=&after=`
#[derive(Debug, Deserialize)]
pub struct StateQuery {
    /// A text: what is no seat is an unknown one, not a malformed query.
    seat: Option<String>,
    #[serde(default = "wide")]
    format: Format,
    pictures: Option<String>,
    after: Option<Sequence>,
}

/// The table as a seat or everybody sees it; with `after`, once there is something newer.
pub async fn state(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
    MaybePlayer(player): MaybePlayer,
    lang: RequestLang,
    headers: HeaderMap,
    Query(query): Query<StateQuery>,
) -> Result<Json<Update>, ApiError> {
    let room = app.rooms.get_or_open(table_id(&id)?).await?;
    let requester = requester(&room, player.as_ref(), lang, &query)?;
    room.look();
    if let Some(after) = query.after {
        wait_for_newer(&app, &room, after).await;
        session::check_still_there(&app, &headers, player.is_some()).await?;
    }
    let shown = Shown {
        blind: query.pictures.as_deref() == Some("false"),
        ..Shown::default()
    };
    // Narrowed only now: while it waited the seat may have changed hands, or the game ended.
    let update = room.update(&requester, &shown);
    let status = || room.read(|live| live.table.status());
    Ok(Json(update.ok_or_else(|| Refusal::of_status(status()))?))
}

/// Waits for something newer, but not for ever, and not while the server stops.
async fn wait_for_newer(app: &AppState, room: &Room, after: Sequence) {
    let (mut changes, mut stopping) = (room.subscribe(), app.stopping());
    let newer = async {
        while !room.read(|live| live.table.has_news(after)) && changes.changed().await.is_ok() {}
    };
    // Who waited in vain is told what there is.
    tokio::select! {
        () = newer => {}
        _ = stopping.wait_for(|stop| *stop) => {}
        () = tokio::time::sleep(LONG_POLL) => {}
    }
}

/// What a message of a live connection would do.
pub async fn act(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
    MaybePlayer(player): MaybePlayer,
    lang: RequestLang,
    Query(query): Query<StateQuery>,
    JsonBody(request): JsonBody<Request>,
) -> Result<Json<Answer>, ApiError> {
    let room = app.rooms.get_or_open(table_id(&id)?).await?;
    let requester = requester(&room, player.as_ref(), lang, &query)?;
    room.handle(requester, request).await.map(Json)
}

fn requester(
    room: &Room,
    player: Option<&Player>,
    RequestLang(lang): RequestLang,
    query: &StateQuery,
) -> Result<Requester, ApiError> {
    let player = player.map(|player| player.id);
    let seat = query.seat.as_deref().map(str::parse::<Seat>).transpose();
    let seat = seat.map_err(|_| Refusal::NoSeat)?;
    if let Some(seat) = seat {
        room.read(|live| live.check_seat(player, seat))?;
    }
    let viewpoint = Viewpoint {
        viewer: seat.map_or(Viewer::Spectator, Viewer::Seat),
        lang,
        format: query.format,
    };
    Ok(Requester { player, viewpoint })
}
