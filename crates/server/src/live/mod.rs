//! Live connections: a WebSocket each, on one table.

mod connection;
mod encode;
mod farewell;

use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;

use protocol::Error;
use tracing::Instrument as _;

use crate::error::ApiError;
use crate::extract::{ClientIp, MAX_BODY_BYTES, RequestLang, check_origin};
use crate::http::table_id;
use crate::session::{self, MaybeSession};
use crate::sockets::Holder;
use crate::state::AppState;
use connection::Connection;

/// A connection that says little keeps little: thousands of them are open.
const READ_BUFFER_BYTES: usize = 4 * 1024;

/// Opens a live connection.
pub async fn connect(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
    ClientIp(ip): ClientIp,
    MaybeSession(found): MaybeSession,
    RequestLang(lang): RequestLang,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|error| Error::Malformed(error.body_text()))?;
    check_origin(&headers, &app.config)?;
    if *app.stopping().borrow() {
        return Err(Error::Stopping.into());
    }
    let permit = app.rate_limiter.connect(ip)?;
    let room = app.rooms.get_or_open(table_id(&id)?).await?;
    let registered = app.sockets.register(Holder::new(found.as_ref(), ip));
    // Whatever ended a moment ago did not see it.
    app.operator.check_network(ip)?;
    session::check_still_there(&app, &headers, found.is_some()).await?;
    let player = found.map(|found| found.player.id);
    let upgrade = upgrade
        .max_message_size(MAX_BODY_BYTES)
        .max_frame_size(MAX_BODY_BYTES)
        .read_buffer_size(READ_BUFFER_BYTES)
        .write_buffer_size(0);
    let span = tracing::Span::current();
    Ok(upgrade.on_upgrade(async move |socket| {
        let _permit = permit;
        let connection = Connection::new(app, room, player, ip, lang);
        connection.serve(socket, registered).instrument(span).await;
    }))
}
