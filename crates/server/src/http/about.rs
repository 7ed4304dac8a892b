//! What there is: games, options, bots, words, symbols; and how the server is.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use kernel::Seats;
use protocol::pictures::{self, Sample};
use protocol::wire::{About, RulesShown};
use protocol::{Error, page_words};
use scene::{Format, Lang, Theme};
use serde::Deserialize;
use table::AnyGame;

use super::query::{ThemeQuery, light};
use crate::error::ApiError;
use crate::extract::{Query, RequestLang};
use crate::state::AppState;
use crate::{assets, metrics};

/// The program, its languages, bots and games.
pub async fn about(
    State(app): State<Arc<AppState>>,
    RequestLang(lang): RequestLang,
) -> Json<About> {
    let trouble = app.trouble();
    let translations = &app.services.translations;
    Json(protocol::about(lang, translations, trouble.as_ref()))
}

fn game(word: &str) -> Result<AnyGame, Error> {
    word.parse().map_err(|_| Error::NotFound)
}

/// The symbols of a game's fragments.
pub async fn symbols(Path(game): Path<String>, headers: HeaderMap) -> Result<Response, ApiError> {
    let game = self::game(&game)?;
    let symbols = pictures::symbols(game).into_bytes();
    Ok(assets::revalidated("symbols.svg", symbols.into(), &headers))
}

/// `?seats=&format=&theme=`
#[derive(Debug, Deserialize)]
pub struct SampleQuery {
    #[serde(default)]
    seats: usize,
    #[serde(default = "thumb")]
    format: Format,
    #[serde(default = "light")]
    theme: Theme,
}

fn thumb() -> Format {
    Format::Thumb
}

/// A game in the middle.
pub async fn picture(
    State(app): State<Arc<AppState>>,
    Path(game): Path<String>,
    Query(query): Query<SampleQuery>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let game = self::game(&game)?;
    let sample = Sample {
        seats: Seats::new(query.seats),
        format: query.format,
        theme: query.theme,
    };
    let drawn = app.sample(game, sample).await?;
    Ok(assets::revalidated(
        "picture.svg",
        drawn.as_bytes().to_vec().into(),
        &headers,
    ))
}

/// Every card, building and tile of a game.
pub async fn pieces(
    State(app): State<Arc<AppState>>,
    Path(game): Path<String>,
    RequestLang(lang): RequestLang,
    Query(ThemeQuery { theme }): Query<ThemeQuery>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let drawn = app.pieces(self::game(&game)?, lang, theme).await?;
    Ok(assets::revalidated(
        "pieces.svg",
        drawn.as_bytes().to_vec().into(),
        &headers,
    ))
}

/// The rules of a game.
pub async fn rules(Path(game): Path<String>) -> Result<Json<RulesShown>, ApiError> {
    let game = self::game(&game)?;
    Ok(Json(protocol::rules_shown(game)))
}

/// The words of the page.
pub async fn words(Path(file): Path<String>, headers: HeaderMap) -> Result<Response, ApiError> {
    let lang = file
        .strip_suffix(".json")
        .and_then(|word| word.parse().ok());
    let lang: Lang = lang.ok_or(Error::NotFound)?;
    let words = page_words::json(lang);
    Ok(assets::revalidated("words.json", words.into(), &headers))
}

/// Whether people can play: what they do can be kept. Known in memory, so asking costs nothing.
pub async fn health(State(app): State<Arc<AppState>>) -> Result<&'static str, ApiError> {
    if *app.stopping().borrow() {
        return Err(Error::Stopping.into());
    }
    match app.trouble() {
        Some(error) => Err(ApiError(error)),
        None => Ok("ok\n"),
    }
}

/// The counters.
pub async fn prometheus(State(app): State<Arc<AppState>>) -> Result<Response, ApiError> {
    let text = app.services.metrics.text(app.gauges().await?);
    Ok(([("content-type", metrics::CONTENT_TYPE)], text).into_response())
}
