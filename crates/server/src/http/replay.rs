//! Looking back at a table, decision by decision.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::Uri;
use kernel::Viewer;
use scene::Format;
use table::{Sequence, Shown, Update};

use super::about::word;
use super::tables::table_id;
use crate::app::App;
use crate::ask::{Tongue, query};
use crate::error::Trouble;
use crate::room::{Eyes, Face, Room};
use crate::wire::Replay;

/// How long the game is, and where its chapters begin.
pub async fn chapters(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Tongue(lang): Tongue,
) -> Result<Json<Replay>, Trouble> {
    let room = app.rooms.get(table_id(&id)?).await?;
    let eyes = Eyes {
        viewer: Viewer::Spectator,
        lang,
        format: Format::Thumb,
    };
    looked(room, move |face| {
        let onlooker = face.onlooker(eyes, &app.base.speeches);
        Replay {
            decisions: face.table.decisions(),
            over: face.table.is_over(),
            chapters: face.table.chapters(&onlooker),
        }
    })
    .await
}

/// Looks at a table that has begun, off the threads that serve others.
async fn looked<T: Send + 'static>(
    room: Arc<Room>,
    look: impl FnOnce(&Face) -> T + Send + 'static,
) -> Result<Json<T>, Trouble> {
    let looking =
        tokio::task::spawn_blocking(move || room.look(|face| face.has_begun().then(|| look(face))));
    let seen = looking.await.map_err(|_| Trouble::Failed)?;
    seen.map(Json).ok_or(table::Refusal::Waiting.into())
}

/// What an onlooker would have been told after so many decisions, with the log `?since=` one of
/// them. Before the end only as everybody may see it.
pub async fn past(
    State(app): State<Arc<App>>,
    Path((id, decisions)): Path<(String, String)>,
    Tongue(lang): Tongue,
    uri: Uri,
) -> Result<Json<Update>, Trouble> {
    let room = app.rooms.get(table_id(&id)?).await?;
    let decisions = decisions.parse();
    let decisions = decisions.map_err(|_| Trouble::Malformed("a number of decisions".into()))?;
    let eyes = Eyes {
        viewer: viewer(&uri)?,
        lang,
        format: word(&uri, "format", Format::Wide)?,
    };
    let shown = Shown {
        sequence: Sequence(word(&uri, "since", 0)?),
        ..Shown::default()
    };
    looked(room, move |face| {
        let onlooker = face.onlooker(eyes, &app.base.speeches);
        face.table.past(decisions, &onlooker, &shown)
    })
    .await
}

/// `?as=`: a seat, `spectator` or `everything`.
fn viewer(uri: &Uri) -> Result<Viewer, Trouble> {
    match query(uri, "as").unwrap_or("everything") {
        "everything" => Ok(Viewer::Everything),
        "spectator" => Ok(Viewer::Spectator),
        seat => seat
            .parse()
            .map(Viewer::Seat)
            .map_err(|_| table::Refusal::NoSeat.into()),
    }
}
