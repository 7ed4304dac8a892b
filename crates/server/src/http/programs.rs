//! Playing without a live connection: for programs, and whoever has no WebSocket.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::Uri;
use kernel::{Seat, Viewer};
use scene::Format;
use store::Player;
use table::{Refusal, Sequence, Shown, Update};

use super::about::word;
use super::tables::table_id;
use crate::app::App;
use crate::ask::{Body, Tongue, Who, query};
use crate::error::Trouble;
use crate::play::{self, Asker};
use crate::room::{Eyes, Room};
use crate::wire::{Answer, Request};

/// How long a question for something new waits.
const PATIENCE: Duration = Duration::from_secs(20);

/// The table as a seat or everybody sees it; with `after`, once there is something newer.
pub async fn state(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Who(who): Who,
    tongue: Tongue,
    uri: Uri,
) -> Result<Json<Update>, Trouble> {
    let room = app.rooms.get(table_id(&id)?).await?;
    let asker = asker(&room, who.as_ref(), tongue, &uri)?;
    let after = query(&uri, "after").map(|text| {
        let number = text.parse().map(Sequence);
        number.map_err(|_| Trouble::Malformed("`after` is a sequence".to_string()))
    });
    if let Some(after) = after.transpose()? {
        wait_beyond(&app, &room, after).await;
    }
    let shown = Shown {
        blind: query(&uri, "pictures") == Some("false"),
        ..Shown::default()
    };
    // Only now: while it waited the seat may have changed hands, or the game may have ended.
    let eyes = room.own_eyes(asker.player, asker.eyes);
    let update = room.update(eyes, &shown);
    update.map(Json).ok_or(Refusal::Waiting.into())
}

/// Waits for something newer, but not for ever, and not while the server stops.
async fn wait_beyond(app: &App, room: &Room, after: Sequence) {
    let (mut changed, mut stopping) = (room.watch(), app.stopping());
    let beyond = async {
        while room.look(|face| face.table.sequence() <= after) && changed.changed().await.is_ok() {}
    };
    // Who waited in vain is told what there is.
    tokio::select! {
        () = beyond => {}
        _ = stopping.wait_for(|stop| *stop) => {}
        () = tokio::time::sleep(PATIENCE) => {}
    }
}

/// What a message of a live connection would do.
pub async fn act(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Who(who): Who,
    tongue: Tongue,
    uri: Uri,
    Body(request): Body<Request>,
) -> Result<Json<Answer>, Trouble> {
    let room = app.rooms.get(table_id(&id)?).await?;
    let asker = asker(&room, who.as_ref(), tongue, &uri)?;
    play::answer(&app.base, &room, asker, request)
        .await
        .map(Json)
}

/// The eyes that `?seat=` and `?format=` ask for.
fn asker(
    room: &Room,
    who: Option<&Player>,
    Tongue(lang): Tongue,
    uri: &Uri,
) -> Result<Asker, Trouble> {
    let player = who.map(|player| player.id);
    let seat: Option<Seat> = query(uri, "seat")
        .map(|text| text.parse().map_err(|_| Trouble::Table(Refusal::NoSeat)))
        .transpose()?;
    if let Some(seat) = seat {
        room.look(|face| face.check_seat(player, seat))?;
    }
    let eyes = Eyes {
        viewer: seat.map_or(Viewer::Spectator, Viewer::Seat),
        lang,
        format: word(uri, "format", Format::Wide)?,
    };
    Ok(Asker { player, eyes })
}
