//! Looking back at a table, decision by decision.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use log::Sequence;
use protocol::wire::{Course, OverlayAreas, Replay};
use protocol::{Error, LiveMatch, Translations, Viewpoint, replay};
use scene::{Format, Lang};
use serde::Deserialize;
use table::{Shown, Update};

use super::query::wide;
use super::tables::table_id;
use crate::error::ApiError;
use crate::extract::{Query, RequestLang};
use crate::room::Room;
use crate::state::AppState;
use crate::workers::Lane;

/// How long the game is, and where its chapters begin.
pub async fn chapters(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
    RequestLang(lang): RequestLang,
) -> Result<Json<Replay>, ApiError> {
    let room = app.rooms.get_or_open(table_id(&id)?).await?;
    look_back(&app, room, move |live, translations| {
        replay::replay(live, lang, translations)
    })
    .await
}

/// Everybody's points from chapter to chapter.
pub async fn course(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
    RequestLang(lang): RequestLang,
) -> Result<Json<Course>, ApiError> {
    let room = app.rooms.get_or_open(table_id(&id)?).await?;
    look_back(&app, room, move |live, translations| {
        replay::course(live, lang, translations)
    })
    .await
}

/// Replays a table off the threads that serve others, and without holding it up: the longer a game
/// is, the longer that takes.
async fn look_back<T: Send + 'static>(
    app: &AppState,
    room: Arc<Room>,
    read: impl FnOnce(&LiveMatch, &Translations) -> Result<T, Error> + Send + 'static,
) -> Result<Json<T>, ApiError> {
    let services = app.services.clone();
    let replay = move || read(&room.copy(), &services.translations);
    let replayed = app.services.workers.run(Lane::Looking, replay).await?;
    Ok(Json(replayed?))
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

impl PastQuery {
    fn viewpoint(&self, lang: Lang) -> Result<Viewpoint, Error> {
        Ok(Viewpoint {
            viewer: replay::viewer(self.viewer.as_deref())?,
            lang,
            format: self.format,
        })
    }
}

/// How many decisions are meant.
fn number(decisions: &str) -> Result<usize, Error> {
    let decisions = decisions.parse();
    decisions.map_err(|_| Error::Malformed("a number of decisions".into()))
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
    let decisions = number(&decisions)?;
    let viewpoint = query.viewpoint(lang)?;
    let shown = Shown {
        sequence: query.since,
        ..Shown::default()
    };
    look_back(&app, room, move |live, translations| {
        replay::past(live, decisions, viewpoint, &shown, translations)
    })
    .await
}

/// What lay over the pictures after so many decisions, with the eyes that are asked for.
pub async fn overlay(
    State(app): State<Arc<AppState>>,
    Path((id, decisions, key)): Path<(String, String, String)>,
    RequestLang(lang): RequestLang,
    Query(query): Query<PastQuery>,
) -> Result<Json<OverlayAreas>, ApiError> {
    let room = app.rooms.get_or_open(table_id(&id)?).await?;
    let decisions = number(&decisions)?;
    let viewpoint = query.viewpoint(lang)?;
    look_back(&app, room, move |live, translations| {
        replay::overlay(live, decisions, &key, viewpoint, translations)
    })
    .await
}
