//! A player's browsers and programs: listed, signed out.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum_extra::extract::cookie::CookieJar;
use log::SessionId;
use protocol::Error;
use protocol::wire::{Bye, Me, SessionShown, Sessions};
use store::{Ending, Session, SignedIn, Store};

use crate::error::ApiError;
use crate::extract::{BaseUrl, text};
use crate::session::{CurrentSession, SessionToken, hint};
use crate::state::AppState;

async fn shown(app: &AppState, found: &SignedIn) -> Result<Json<Sessions>, ApiError> {
    let sessions = app.store().sessions(found.player.id).await?;
    let shown = |session: Session| SessionShown {
        this: session.id == found.session.id,
        id: session.id,
        hint: session.hint,
        created_at: session.created_at,
        seen_at: session.seen_at,
    };
    Ok(Json(Sessions {
        sessions: sessions.into_iter().map(shown).collect(),
    }))
}

/// All of them.
pub async fn list(
    State(app): State<Arc<AppState>>,
    CurrentSession(found): CurrentSession,
    headers: HeaderMap,
) -> Result<Json<Sessions>, ApiError> {
    let Json(mut all) = shown(&app, &found).await?;
    // What it calls itself may not be noted yet.
    for own in all.sessions.iter_mut().filter(|session| session.this) {
        own.hint = hint(text(&headers, header::USER_AGENT.as_str()));
    }
    Ok(Json(all))
}

/// Ends these, with their connections.
///
/// # Errors
/// There is none, or the store fails.
pub async fn end(app: &AppState, found: &SignedIn, which: Ending) -> Result<(), ApiError> {
    let ended = app.store().end_sessions(found.player.id, which).await?;
    tracing::info!(player = %found.player.id, sessions = ended.len(), "signed out");
    let among = |session: SessionId| ended.contains(&session);
    app.sockets
        .end(|holder| holder.session.is_some_and(among), Bye::SignedOut);
    Ok(())
}

/// Signs one out.
pub async fn end_one(
    State(app): State<Arc<AppState>>,
    Path(id): Path<String>,
    CurrentSession(found): CurrentSession,
) -> Result<Json<Sessions>, ApiError> {
    let id = id.parse().map_err(|_| Error::NoSuchSession)?;
    end(&app, &found, Ending::One(id)).await?;
    shown(&app, &found).await
}

/// Signs all others out.
pub async fn end_others(
    State(app): State<Arc<AppState>>,
    CurrentSession(found): CurrentSession,
) -> Result<Json<Sessions>, ApiError> {
    end(&app, &found, Ending::Others(found.session.id)).await?;
    shown(&app, &found).await
}

/// Signs this one out; also one whose player is banned.
pub async fn sign_out(
    State(app): State<Arc<AppState>>,
    base_url: BaseUrl,
    headers: HeaderMap,
) -> Result<(CookieJar, Json<Me>), ApiError> {
    if let Some(token) = SessionToken::of(&headers)
        && let Some(found) = app.store().session(token.token().hash()).await?
    {
        match end(&app, &found, Ending::One(found.session.id)).await {
            // It ended a moment ago.
            Ok(()) | Err(ApiError(Error::NoSuchSession)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok((base_url.expired_cookie(), Json(Me::default())))
}
