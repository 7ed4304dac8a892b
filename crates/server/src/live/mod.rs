//! Live connections: one pair of eyes on one table each.

mod connection;
mod packing;

use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;

use crate::app::App;
use crate::ask::{self, From, MOST_BYTES, Tongue, Who};
use crate::error::Trouble;
use crate::http::table_id;
use connection::Connection;

/// A connection that says little keeps little: thousands of them are open.
const READ_BYTES: usize = 4 * 1024;

/// Opens a live connection.
pub async fn connect(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    From(address): From,
    Who(who): Who,
    Tongue(lang): Tongue,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Trouble> {
    let upgrade = upgrade.map_err(|error| Trouble::Malformed(error.body_text()))?;
    ask::check_origin(&headers, &app.config)?;
    if *app.stopping().borrow() {
        return Err(Trouble::Stopping);
    }
    let counted = app.limiter.connect(address)?;
    let room = app.rooms.get(table_id(&id)?).await?;
    let player = who.map(|player| player.id);
    let upgrade = upgrade
        .max_message_size(MOST_BYTES)
        .max_frame_size(MOST_BYTES)
        .read_buffer_size(READ_BYTES)
        .write_buffer_size(0);
    Ok(upgrade.on_upgrade(async move |socket| {
        let _counted = counted;
        Connection::new(app, room, player, lang).serve(socket).await;
    }))
}
