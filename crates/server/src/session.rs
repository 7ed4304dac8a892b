//! Sessions: who asks, by a browser's cookie or a program's token, and what it calls itself. One
//! that is not used for half a year ends; one that is used lasts.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum_extra::extract::cookie::CookieJar;
use log::{Token, UnixMillis};
use protocol::Error;
use store::{Player, SignedIn, Store};

use crate::clock;
use crate::error::ApiError;
use crate::extract::text;
use crate::state::AppState;

/// The name of the cookie.
pub const COOKIE: &str = "aedile";
/// A session that nobody uses for so long ends. A browser keeps no cookie for more than 400 days.
pub const UNUSED: Duration = Duration::from_secs(180 * 24 * 3600);
/// How exactly it is known when a session was last in use.
const NOTED_EVERY: Duration = Duration::from_secs(3600);
const CLEANED_EVERY: Duration = Duration::from_secs(24 * 3600);

/// The secret of a session, and how it came.
#[derive(Clone, Debug)]
pub enum SessionToken {
    /// A browser sends it with every request, also with those of other sites' pages.
    Cookie(Token),
    /// A program sent it on purpose.
    Bearer(Token),
}

impl SessionToken {
    /// Of a request; nothing for a stranger.
    pub fn of(headers: &HeaderMap) -> Option<SessionToken> {
        if let Some(token) = bearer(headers) {
            return token.parse().ok().map(SessionToken::Bearer);
        }
        let cookies = CookieJar::from_headers(headers);
        let token = cookies.get(COOKIE)?.value().parse();
        token.ok().map(SessionToken::Cookie)
    }

    /// However it came.
    pub fn token(&self) -> &Token {
        match self {
            SessionToken::Cookie(token) | SessionToken::Bearer(token) => token,
        }
    }
}

/// What a program says to be let in, of whatever kind.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    let words = text(headers, header::AUTHORIZATION.as_str());
    words.strip_prefix("Bearer ").map(str::trim)
}

/// The session of a request, if it lasts; its player may be banned.
///
/// # Errors
/// The store fails.
pub async fn find(app: &Arc<AppState>, headers: &HeaderMap) -> Result<Option<SignedIn>, ApiError> {
    let Some(token) = SessionToken::of(headers) else {
        return Ok(None);
    };
    let found = app.store().session(token.token().hash()).await?;
    let now = clock::now();
    let found = found.filter(|found| found.session.seen_at.after(UNUSED) > now);
    if let Some(found) = &found {
        note_use(
            app,
            found,
            hint(text(headers, header::USER_AGENT.as_str())),
            now,
        );
    }
    Ok(found)
}

/// That who was signed in when the request came still is.
///
/// # Errors
/// The session ended since, the player was banned, or the store fails.
pub async fn check_still_there(
    app: &Arc<AppState>,
    headers: &HeaderMap,
    was_signed_in: bool,
) -> Result<(), ApiError> {
    if was_signed_in {
        let found = find(app, headers).await?.ok_or(Error::Unauthorized)?;
        check_allowed(&found)?;
    }
    Ok(())
}

fn check_allowed(found: &SignedIn) -> Result<(), ApiError> {
    match &found.banned {
        Some(why) => Err(Error::PlayerBanned(why.clone()).into()),
        None => Ok(()),
    }
}

/// Notes that a session is in use, now and then. Nobody waits for it.
fn note_use(app: &Arc<AppState>, found: &SignedIn, hint: String, now: UnixMillis) {
    let session = &found.session;
    let due = session.seen_at.after(NOTED_EVERY) <= now;
    let unnamed = session.hint.is_empty() && !hint.is_empty();
    if due || unnamed {
        let (app, id) = (app.clone(), session.id);
        tokio::spawn(async move {
            if let Err(error) = app.store().touch_session(id, hint, now).await {
                // The next request tries again: a full disk would fill the log with it.
                tracing::debug!(%error, "that a session is in use was not noted");
            }
        });
    }
}

/// Ends what nobody uses, now and then.
pub async fn clean_up(app: Arc<AppState>) {
    let mut tick = tokio::time::interval(CLEANED_EVERY);
    loop {
        tick.tick().await;
        let unused = i64::try_from(UNUSED.as_millis()).unwrap_or(i64::MAX);
        let since = UnixMillis(clock::now().0.saturating_sub(unused));
        match app.store().end_unused_sessions(since).await {
            Ok(0) => {}
            Ok(ended) => tracing::info!(ended, "sessions that nobody used ended"),
            Err(error) => tracing::warn!(%error, "unused sessions were not ended"),
        }
    }
}

/// Who asks, by which session; nobody for a stranger.
#[derive(Clone, Debug)]
pub struct MaybeSession(pub Option<SignedIn>);

impl FromRequestParts<Arc<AppState>> for MaybeSession {
    type Rejection = ApiError;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<AppState>,
    ) -> Result<MaybeSession, ApiError> {
        let found = find(app, &parts.headers).await?;
        found.as_ref().map_or(Ok(()), check_allowed)?;
        Ok(MaybeSession(found))
    }
}

/// Who asks, by which session; a stranger is refused.
#[derive(Clone, Debug)]
pub struct CurrentSession(pub SignedIn);

impl FromRequestParts<Arc<AppState>> for CurrentSession {
    type Rejection = ApiError;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<AppState>,
    ) -> Result<CurrentSession, ApiError> {
        let MaybeSession(found) = MaybeSession::from_request_parts(parts, app).await?;
        Ok(found.map(CurrentSession).ok_or(Error::Unauthorized)?)
    }
}

/// Who asks; nobody for a stranger.
#[derive(Clone, Debug)]
pub struct MaybePlayer(pub Option<Player>);

impl FromRequestParts<Arc<AppState>> for MaybePlayer {
    type Rejection = ApiError;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<AppState>,
    ) -> Result<MaybePlayer, ApiError> {
        let MaybeSession(found) = MaybeSession::from_request_parts(parts, app).await?;
        Ok(MaybePlayer(found.map(|found| found.player)))
    }
}

/// Who asks; a stranger is refused.
#[derive(Clone, Debug)]
pub struct CurrentPlayer(pub Player);

impl FromRequestParts<Arc<AppState>> for CurrentPlayer {
    type Rejection = ApiError;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<AppState>,
    ) -> Result<CurrentPlayer, ApiError> {
        let CurrentSession(found) = CurrentSession::from_request_parts(parts, app).await?;
        Ok(CurrentPlayer(found.player))
    }
}

/// Browsers by the words they have in what they call themselves; the first that fits, because most
/// pretend to be others as well.
const BROWSERS: [(&str, &str); 6] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];
const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iOS"),
    ("iPad", "iOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];
/// The most characters of what another program calls itself.
const MAX_HINT: usize = 32;

/// As much of what a client calls itself as its owner needs to know it again: `Firefox, Linux`.
pub fn hint(agent: &str) -> String {
    let among = |known: &[(&str, &'static str)]| {
        let mut fitting = known.iter().filter(|(word, _)| agent.contains(word));
        fitting.next().map(|(_, name)| *name)
    };
    match (among(&BROWSERS), among(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser}, {system}"),
        (Some(browser), None) => browser.to_string(),
        (None, _) => {
            let name = agent.split(['/', ' ']).next().unwrap_or_default();
            let plain = name.chars().filter(|sign| !sign.is_control());
            plain.take(MAX_HINT).collect()
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderName, HeaderValue};

    use super::*;

    #[test]
    fn a_token_is_found_among_other_cookies() {
        let token = "0123456789abcdefghjkmnpqrs";
        let found = |name, value| {
            let pair = (
                HeaderName::from_static(name),
                HeaderValue::from_static(value),
            );
            SessionToken::of(&[pair].into_iter().collect())
        };
        let cookies = found("cookie", "x=1; aedile=0123456789abcdefghjkmnpqrs; y=2");
        assert!(matches!(cookies, Some(SessionToken::Cookie(found)) if found.as_str() == token));
        let bearer = found("authorization", "Bearer 0123456789abcdefghjkmnpqrs");
        assert!(matches!(bearer, Some(SessionToken::Bearer(found)) if found.as_str() == token));
        assert!(found("cookie", "aedile=nonsense").is_none());
    }

    #[test]
    fn a_browser_is_known_again_by_its_kind() {
        for (agent, known) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0",
                "Firefox, Linux",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/126.0.0.0 Safari/537.36 Edg/126.0",
                "Edge, Windows",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 \
                 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
                "Safari, iOS",
            ),
            ("curl/8.5.0", "curl"),
            ("", ""),
        ] {
            assert_eq!(hint(agent), known);
        }
        assert_eq!(hint(&"x".repeat(500)).len(), MAX_HINT);
    }
}
