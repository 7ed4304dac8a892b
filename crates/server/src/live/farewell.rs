//! How a live connection ends: with a reason that the other side has a chance to hear.

use std::time::Duration;

use axum::extract::ws::{CloseCode, CloseFrame, Message, WebSocket};
use tokio::time::timeout;

/// How long a connection that is sent away may still talk.
const LAST_WORDS: Duration = Duration::from_millis(500);

/// The connection ends: with this close code, if there is a reason.
pub struct Closed(pub Option<CloseCode>);

/// Its end needs no reason: the other side left, or was told why.
pub const ENDED: Closed = Closed(None);

/// Closes it, whether the other side hears it or not; it may take so long to send.
pub async fn farewell(mut socket: WebSocket, Closed(code): Closed, patience: Duration) {
    let reason = code.map(|code| CloseFrame {
        code,
        reason: "".into(),
    });
    let _ = timeout(patience, socket.send(Message::Close(reason))).await;
    if code.is_some() {
        // What it has sent meanwhile is read to the end, or the reason would be lost with it.
        let rest = async { while let Some(Ok(_)) = socket.recv().await {} };
        let _ = timeout(LAST_WORDS, rest).await;
    }
}
