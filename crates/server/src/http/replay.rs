//! Looking back at a table, decision by decision.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use kernel::Viewer;
use scene::Format;
use serde::Deserialize;
use table::{Sequence, Shown, Update};

use super::query::wide;
use super::tables::table_id;
use crate::error::ApiError;
use crate::extract::{Query, RequestLang};
use crate::room::{LiveMatch, Room, Viewpoint};
use crate::state::AppState;
use crate::wire::Replay;

/// How long the game is, and where its chapters begin.
pub async fn chapters(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
    RequestLang(lang): RequestLang,
) -> Result<Json<Replay>, ApiError> {
    let room = app.rooms.get_or_open(table_id(&id)?).await?;
    let viewpoint = Viewpoint {
        viewer: Viewer::Spectator,
        lang,
        format: Format::Thumb,
    };
    read_begun(room, move |live| {
        let onlooker = live.onlooker(viewpoint, &app.services.translations);
        Replay {
            decisions: live.table.decisions(),
            over: live.table.is_over(),
            chapters: live.table.chapters(&onlooker),
        }
    })
    .await
}

/// Reads a table that has begun, off the threads that serve others.
async fn read_begun<T: Send + 'static>(
    room: Arc<Room>,
    read: impl FnOnce(&LiveMatch) -> T + Send + 'static,
) -> Result<Json<T>, ApiError> {
    let reading =
        tokio::task::spawn_blocking(move || room.read(|live| live.has_begun().then(|| read(live))));
    reading
        .await?
        .map(Json)
        .ok_or(table::Refusal::Waiting.into())
}

/// `?as=&format=&since=`
#[derive(Debug, Deserialize)]
pub struct PastQuery {
    /// A seat, `spectator` or `everything`.
    #[serde(rename = "as")]
    viewer: Option<String>,
    #[serde(default = "wide")]
    format: Format,
    #[serde(default)]
    since: Sequence,
}

/// What an onlooker would have been told after so many decisions, with the log `?since=` one of
/// them. Before the end only as everybody may see it.
pub async fn past(
    State(app): State<Arc<AppState>>,
    Path((id, decisions)): Path<(String, String)>,
    RequestLang(lang): RequestLang,
    Query(query): Query<PastQuery>,
) -> Result<Json<Update>, ApiError> {
    let room = app.rooms.get_or_open(table_id(&id)?).await?;
    let decisions = decisions.parse();
    let decisions = decisions.map_err(|_| ApiError::Malformed("a number of decisions".into()))?;
    let viewpoint = Viewpoint {
        viewer: viewer(query.viewer.as_deref())?,
        lang,
        format: query.format,
    };
    let shown = Shown {
        sequence: query.since,
        ..Shown::default()
    };
    read_begun(room, move |live| {
        let onlooker = live.onlooker(viewpoint, &app.services.translations);
        live.table.past(decisions, &onlooker, &shown)
    })
    .await
}

fn viewer(text: Option<&str>) -> Result<Viewer, ApiError> {
    match text.unwrap_or("everything") {
        "everything" => Ok(Viewer::Everything),
        "spectator" => Ok(Viewer::Spectator),
        seat => seat
            .parse()
            .map(Viewer::Seat)
            .map_err(|_| table::Refusal::NoSeat.into()),
    }
}
