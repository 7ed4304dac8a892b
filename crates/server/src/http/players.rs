//! Players: coming, names, links to come back, leaving.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use store::{Listing, NewPlayer, Page, Player, Store, Token};

use crate::app::App;
use crate::ask::{self, Body, COOKIE, From, Home, Signed, Who};
use crate::error::Trouble;
use crate::wire::{Me, PlayerShown, Recover, Recovery, Rename, SignedIn};
use crate::{clock, names, wire};

/// Ten years: as good as for ever.
const COOKIE_SECONDS: u32 = 315_360_000;

fn shown(player: &Player) -> PlayerShown {
    PlayerShown {
        id: player.id,
        name: player.name.clone(),
    }
}

/// Who asks.
pub async fn me(Who(who): Who) -> Json<Me> {
    Json(Me {
        player: who.as_ref().map(shown),
    })
}

/// A new player.
pub async fn make(
    State(app): State<Arc<App>>,
    From(address): From,
    home: Home,
    Body(new): Body<wire::NewPlayer>,
) -> Result<Response, Trouble> {
    app.limiter.make(address)?;
    let name = new.name.as_deref().map(names::chosen).transpose()?;
    let newcomer = welcome(&app, name).await?;
    let recovery = recovery_link(&home, &newcomer.recovery);
    Ok(signed_in(
        &home,
        &newcomer.player,
        newcomer.secret,
        new.program,
        Some(recovery),
    ))
}

/// A player who just came, with the secrets that are told once.
pub struct Newcomer {
    pub player: Player,
    pub secret: Token,
    pub recovery: Token,
}

/// Keeps a new player.
///
/// # Errors
/// The store fails.
pub async fn welcome(app: &App, name: Option<String>) -> Result<Newcomer, Trouble> {
    let (secret, recovery) = (Token::random(), Token::random());
    let any = || {
        let draw = secret.as_str().bytes().map(u64::from).sum();
        names::roman(draw, |_| false).to_string()
    };
    let new = NewPlayer {
        name: name.unwrap_or_else(any),
        secret: secret.hash(),
        recovery: recovery.hash(),
        at: clock::now(),
    };
    let player = app
        .store()
        .player(app.store().create_player(new).await?)
        .await?;
    Ok(Newcomer {
        player,
        secret,
        recovery,
    })
}

fn signed_in(
    home: &Home,
    player: &Player,
    secret: Token,
    program: bool,
    recovery: Option<String>,
) -> Response {
    let body = Json(SignedIn {
        player: shown(player),
        token: program.then(|| secret.to_string()),
        recovery,
    });
    let mut response = body.into_response();
    if !program {
        set_cookie(response.headers_mut(), home, Some(&secret));
    }
    response
}

/// Gives the browser its secret, or takes it away.
pub fn set_cookie(headers: &mut HeaderMap, home: &Home, secret: Option<&Token>) {
    let secure = if home.is_secure() { "; Secure" } else { "" };
    let (value, age) = secret.map_or(("", 0), |secret| (secret.as_str(), COOKIE_SECONDS));
    let cookie = format!("{COOKIE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    let cookie = HeaderValue::from_str(&cookie).expect("a token is plain text");
    headers.append(header::SET_COOKIE, cookie);
}

fn recovery_link(home: &Home, recovery: &Token) -> String {
    format!("{}/recover/{recovery}", home.0)
}

/// Another name, at all tables at once.
pub async fn rename(
    State(app): State<Arc<App>>,
    Signed(player): Signed,
    Body(new): Body<Rename>,
) -> Result<Json<Me>, Trouble> {
    let name = names::chosen(&new.name)?;
    app.store().rename_player(player.id, name.clone()).await?;
    let listed = app
        .store()
        .list(Listing::Mine(player.id), Page::first(100))
        .await?;
    for table in listed.tables {
        if let Some(room) = app.rooms.opened(table.id) {
            room.refresh().await?;
        }
    }
    let player = Player { name, ..player };
    Ok(Json(Me {
        player: Some(shown(&player)),
    }))
}

/// A new way back; the old one ends.
pub async fn renew_recovery(
    State(app): State<Arc<App>>,
    Signed(player): Signed,
    home: Home,
) -> Result<Json<Recovery>, Trouble> {
    let recovery = Token::random();
    app.store()
        .renew_recovery(player.id, recovery.hash())
        .await?;
    Ok(Json(Recovery {
        link: recovery_link(&home, &recovery),
    }))
}

/// Back on another browser.
pub async fn recover(
    State(app): State<Arc<App>>,
    From(address): From,
    home: Home,
    Body(wanted): Body<Recover>,
) -> Result<Response, Trouble> {
    app.limiter.make(address)?;
    let recovery: Token = wanted.token.parse().map_err(|_| Trouble::NoLink)?;
    let secret = Token::random();
    let back = app
        .store()
        .recover(recovery.hash(), secret.hash(), clock::now())
        .await;
    let player = back.map_err(|error| match Trouble::from(error) {
        Trouble::Stranger => Trouble::NoLink,
        other => other,
    })?;
    Ok(signed_in(&home, &player, secret, wanted.program, None))
}

/// This browser or program is signed out.
pub async fn sign_out(
    State(app): State<Arc<App>>,
    home: Home,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    if let Some((secret, _)) = ask::secret(&headers) {
        match app
            .store()
            .forget_secret(secret.hash())
            .await
            .map_err(Trouble::from)
        {
            // Whoever is not known here is signed out already.
            Ok(()) | Err(Trouble::Stranger) => {}
            Err(trouble) => return Err(trouble),
        }
    }
    let mut response = Json(Me { player: None }).into_response();
    set_cookie(response.headers_mut(), &home, None);
    Ok(response)
}
