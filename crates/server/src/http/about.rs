//! What there is: games, options, bots, words, symbols; and how the server is.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use bots::Bot;
use kernel::{Options, Seats};
use scene::{Format, Lang, Speak, Theme, Words};
use serde::Deserialize;
use store::Store;
use table::{AnyGame, with_game};

use super::query::{ThemeQuery, light};
use crate::error::{ApiError, bot_help, bot_name, lang_name};
use crate::extract::{Query, RequestLang};
use crate::pictures::{self, Sample};
use crate::state::AppState;
use crate::wire::{About, BotLevel, GameAbout, LangAbout, OptionAbout, RulesShown, ValueAbout};
use crate::{assets, metrics, page_words, rules};

/// The bots that people may invite, the gentlest first.
const OFFERED: &[Bot] = &[Bot::Apprentice, Bot::Builder, Bot::Mason, Bot::Aedile];

/// The program, its languages, bots and games.
pub async fn about(
    State(app): State<Arc<AppState>>,
    RequestLang(lang): RequestLang,
) -> Json<About> {
    let translations = &app.services.translations;
    let words = translations.server(lang);
    let language = |lang: &Lang| LangAbout {
        tag: lang.as_str(),
        name: lang_name(translations.server(*lang)),
    };
    let level = |bot: &Bot| BotLevel {
        level: bot.as_str(),
        name: bot_name(words, *bot),
        help: bot_help(words, *bot),
    };
    let game = |game: &AnyGame| {
        let words = translations.of(*game, lang).words();
        with_game!(*game, G => describe::<G>(words))
    };
    Json(About {
        version: env!("CARGO_PKG_VERSION"),
        lang: lang.as_str(),
        languages: Lang::ALL.iter().map(language).collect(),
        bots: OFFERED.iter().map(level).collect(),
        games: AnyGame::ALL.iter().map(game).collect(),
    })
}

fn describe<G: Speak>(words: &Words) -> GameAbout {
    let option = |spec: &kernel::OptionSpec| OptionAbout {
        key: spec.key,
        name: G::option_name(words, spec.key),
        help: G::option_help(words, spec.key),
        default: spec.default,
        values: spec
            .values
            .iter()
            .map(|value| ValueAbout {
                value,
                name: G::option_value(words, spec.key, value),
            })
            .collect(),
    };
    GameAbout {
        game: G::META.id,
        title: G::META.title,
        about: G::about(words),
        least_seats: G::META.min_seats,
        most_seats: G::META.max_seats,
        options: G::Options::SPECS.iter().map(option).collect(),
    }
}

/// The symbols of a game's fragments.
pub async fn symbols(Path(game): Path<String>, headers: HeaderMap) -> Result<Response, ApiError> {
    let game: AnyGame = game.parse().map_err(|_| ApiError::NotFound)?;
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
    let game: AnyGame = game.parse().map_err(|_| ApiError::NotFound)?;
    let sample = Sample {
        seats: Seats::new(query.seats),
        format: query.format,
        theme: query.theme,
    };
    let drawn = tokio::task::spawn_blocking(move || app.pictures.sample(game, sample)).await?;
    Ok(assets::revalidated(
        "picture.svg",
        drawn.as_bytes().to_vec().into(),
        &headers,
    ))
}

/// Every card, building and tile of a game.
pub async fn pieces(
    Path(game): Path<String>,
    RequestLang(lang): RequestLang,
    Query(ThemeQuery { theme }): Query<ThemeQuery>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let game: AnyGame = game.parse().map_err(|_| ApiError::NotFound)?;
    let drawn = tokio::task::spawn_blocking(move || pictures::pieces(game, lang, theme)).await?;
    Ok(assets::revalidated(
        "pieces.svg",
        drawn.into_bytes().into(),
        &headers,
    ))
}

/// The rules of a game.
pub async fn rules(Path(game): Path<String>) -> Result<Json<RulesShown>, ApiError> {
    let game: AnyGame = game.parse().map_err(|_| ApiError::NotFound)?;
    Ok(Json(RulesShown {
        title: game.meta().title,
        html: rules::html(game),
    }))
}

/// The words of the page.
pub async fn words(Path(file): Path<String>, headers: HeaderMap) -> Result<Response, ApiError> {
    let lang = file
        .strip_suffix(".json")
        .and_then(|word| word.parse().ok());
    let lang: Lang = lang.ok_or(ApiError::NotFound)?;
    let words = page_words::json(lang);
    Ok(assets::revalidated("words.json", words.into(), &headers))
}

/// Whether people can play.
pub async fn health(State(app): State<Arc<AppState>>) -> Result<&'static str, ApiError> {
    if *app.stopping().borrow() {
        return Err(ApiError::Stopping);
    }
    app.store().counts().await?;
    Ok("ok\n")
}

/// The counters.
pub async fn prometheus(State(app): State<Arc<AppState>>) -> Result<Response, ApiError> {
    let text = app.services.metrics.text(app.gauges().await?);
    Ok(([("content-type", metrics::CONTENT_TYPE)], text).into_response())
}
