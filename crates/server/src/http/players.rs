//! Players: signing in, names, recovery links, being deleted.

use std::net::IpAddr;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum_extra::extract::cookie::CookieJar;
use log::{PlayerId, Token};
use protocol::wire::{
    self, ForgetMe, Me, PlayerShown, Recover, Recovery, Rename, RenewRecovery, SignedIn,
};
use protocol::{Error, names};
use store::{Ending, Listing, NewPlayer, Page, Player, Store, random};

use super::sessions;
use crate::error::ApiError;
use crate::extract::{BaseUrl, ClientIp, CurrentPlayer, JsonBody, RequestLang, SessionToken};
use crate::session::CurrentSession;
use crate::state::AppState;
use crate::{clock, operator, session};

fn shown(player: &Player) -> PlayerShown {
    PlayerShown {
        id: player.id,
        name: player.name.clone(),
    }
}

/// Who asks. The cookie of a browser is renewed by it: what is used lasts.
pub async fn me(
    State(app): State<Arc<AppState>>,
    base_url: BaseUrl,
    RequestLang(lang): RequestLang,
    headers: HeaderMap,
) -> Result<(CookieJar, Json<Me>), ApiError> {
    let Some(found) = session::find(&app, &headers).await? else {
        return Ok((CookieJar::new(), Json(Me::default())));
    };
    let cookie = match SessionToken::of(&headers) {
        Some(SessionToken::Cookie(token)) => base_url.session_cookie(&token),
        Some(SessionToken::Bearer(_)) | None => CookieJar::new(),
    };
    let me = match found.banned {
        None => me_shown(&found.player),
        Some(why) => Me {
            banned: Some(Error::PlayerBanned(why).sentence(&app.services.translations, lang)),
            ..Me::default()
        },
    };
    Ok((cookie, Json(me)))
}

fn me_shown(player: &Player) -> Me {
    Me {
        player: Some(shown(player)),
        banned: None,
    }
}

/// A new player.
pub async fn create(
    State(app): State<Arc<AppState>>,
    ClientIp(ip): ClientIp,
    base_url: BaseUrl,
    JsonBody(new): JsonBody<wire::NewPlayer>,
) -> Result<(CookieJar, Json<SignedIn>), ApiError> {
    app.rate_limiter.check_creation(ip)?;
    let name = new.name.as_deref().map(names::validate).transpose()?;
    let session = create_player(&app, name).await?;
    let recovery = recovery_link(&base_url, &session.recovery);
    let (player, token) = (&session.player, session.token);
    Ok(signed_in(
        &base_url,
        player,
        &token,
        new.program,
        Some(recovery),
    ))
}

/// Somebody new, with the secrets that are told once.
#[derive(Debug)]
pub struct NewSession {
    pub player: Player,
    token: Token,
    recovery: Token,
}

impl NewSession {
    fn draw(name: Option<String>) -> NewSession {
        let (token, recovery) = (Token::from_random(random()), Token::from_random(random()));
        let any_name = || {
            let draw = token.as_str().bytes().map(u64::from).sum();
            names::roman(draw, |_| false).to_string()
        };
        NewSession {
            player: Player {
                id: PlayerId::from_random(random()),
                name: name.unwrap_or_else(any_name),
                created_at: clock::now(),
            },
            token,
            recovery,
        }
    }

    /// As it is to be kept.
    pub fn new_player(&self) -> NewPlayer {
        NewPlayer {
            name: self.player.name.clone(),
            secret: self.token.hash(),
            recovery: self.recovery.hash(),
            at: self.player.created_at,
        }
    }
}

/// Whoever makes a table: perhaps a stranger, who becomes a player by it.
#[derive(Debug)]
pub enum Owner {
    Known(Player),
    New(NewSession),
}

impl Owner {
    /// A stranger.
    pub fn newcomer() -> Owner {
        Owner::New(NewSession::draw(None))
    }

    /// Who it is.
    pub fn player(&self) -> &Player {
        match self {
            Owner::Known(player) => player,
            Owner::New(session) => &session.player,
        }
    }

    /// The cookie of who is new.
    pub fn cookie(&self, base_url: &BaseUrl) -> CookieJar {
        match self {
            Owner::Known(_) => CookieJar::new(),
            Owner::New(session) => base_url.session_cookie(&session.token),
        }
    }
}

async fn create_player(app: &AppState, name: Option<String>) -> Result<NewSession, ApiError> {
    let mut session = NewSession::draw(name);
    session.player.id = app.store().create_player(session.new_player()).await?;
    tracing::info!(player = %session.player.id, "signed up");
    Ok(session)
}

/// The player who asks, and the cookie of one who was created because a stranger asks.
///
/// # Errors
/// The address created too many already, or the store fails.
pub async fn player_or_new(
    app: &AppState,
    player: Option<Player>,
    ip: IpAddr,
    base_url: &BaseUrl,
) -> Result<(Player, CookieJar), ApiError> {
    if let Some(player) = player {
        return Ok((player, CookieJar::new()));
    }
    app.rate_limiter.check_creation(ip)?;
    new_player(app, base_url).await
}

/// A new player without a chosen name, and the cookie of the session.
///
/// # Errors
/// The store fails.
pub async fn new_player(
    app: &AppState,
    base_url: &BaseUrl,
) -> Result<(Player, CookieJar), ApiError> {
    let session = create_player(app, None).await?;
    let cookie = base_url.session_cookie(&session.token);
    Ok((session.player, cookie))
}

fn signed_in(
    base_url: &BaseUrl,
    player: &Player,
    token: &Token,
    program: bool,
    recovery: Option<String>,
) -> (CookieJar, Json<SignedIn>) {
    let cookie = match program {
        true => CookieJar::new(),
        false => base_url.session_cookie(token),
    };
    let body = SignedIn {
        player: shown(player),
        token: program.then(|| token.to_string()),
        recovery,
    };
    (cookie, Json(body))
}

fn recovery_link(base_url: &BaseUrl, recovery: &Token) -> String {
    format!("{}/recover#{recovery}", base_url.0)
}

/// Another name, at all tables at once.
pub async fn rename(
    State(app): State<Arc<AppState>>,
    CurrentPlayer(player): CurrentPlayer,
    JsonBody(new): JsonBody<Rename>,
) -> Result<Json<Me>, ApiError> {
    let name = names::validate(&new.name)?;
    app.store().rename_player(player.id, name.clone()).await?;
    let listed = app
        .store()
        .list(Listing::Mine(player.id), Page::first(100))
        .await?;
    for table in listed.tables {
        if let Some(room) = app.rooms.get_open(table.id) {
            room.refresh().await?;
        }
    }
    Ok(Json(me_shown(&Player { name, ..player })))
}

/// A new recovery link; the old one ends, and all other sessions if that is wanted.
pub async fn renew_recovery(
    State(app): State<Arc<AppState>>,
    CurrentSession(found): CurrentSession,
    base_url: BaseUrl,
    JsonBody(wanted): JsonBody<Option<RenewRecovery>>,
) -> Result<Json<Recovery>, ApiError> {
    // Before: none of them may renew it once more in between.
    if wanted.unwrap_or_default().end_others {
        sessions::end(&app, &found, Ending::Others(found.session.id)).await?;
    }
    let recovery = Token::from_random(random());
    app.store()
        .renew_recovery(found.player.id, recovery.hash())
        .await?;
    tracing::info!(player = %found.player.id, "recovery link renewed");
    Ok(Json(Recovery {
        link: recovery_link(&base_url, &recovery),
    }))
}

/// Signs another browser in by a recovery link, which is used up: the answer has the next one.
pub async fn recover(
    State(app): State<Arc<AppState>>,
    ClientIp(ip): ClientIp,
    base_url: BaseUrl,
    JsonBody(wanted): JsonBody<Recover>,
) -> Result<(CookieJar, Json<SignedIn>), ApiError> {
    app.rate_limiter.check_creation(ip)?;
    let used: Token = wanted.token.parse().map_err(|_| Error::UnknownLink)?;
    let (token, next) = (Token::from_random(random()), Token::from_random(random()));
    let recovered = app
        .store()
        .recover(used.hash(), token.hash(), next.hash(), clock::now())
        .await;
    let player = recovered.map_err(|error| match ApiError::from(error) {
        ApiError(Error::Unauthorized) => ApiError(Error::UnknownLink),
        other => other,
    })?;
    tracing::info!(player = %player.id, "signed in by recovery link");
    let next = recovery_link(&base_url, &next);
    Ok(signed_in(
        &base_url,
        &player,
        &token,
        wanted.program,
        Some(next),
    ))
}

/// Deletes the player: the name and all ways in. Seats in finished games stay somebody's.
pub async fn forget_me(
    State(app): State<Arc<AppState>>,
    CurrentPlayer(player): CurrentPlayer,
    base_url: BaseUrl,
    JsonBody(wanted): JsonBody<ForgetMe>,
) -> Result<(CookieJar, Json<Me>), ApiError> {
    if wanted.name != player.name {
        return Err(Error::Unconfirmed.into());
    }
    operator::forget_self(&app, player.id).await?;
    Ok((base_url.expired_cookie(), Json(Me::default())))
}
