//! What there is: games, options, bots, words, symbols; and how the server is.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, Uri};
use axum::response::{IntoResponse, Response};
use bots::Bot;
use kernel::{Options, Seats};
use scene::{Format, Lang, Speak, Theme, Words};
use store::Store;
use table::{AnyGame, with_game};

use crate::app::App;
use crate::ask::{Tongue, query};
use crate::error::{Trouble, bot_help, bot_name, lang_name};
use crate::pictures::{self, Sample};
use crate::wire::{About, BotLevel, GameAbout, LangAbout, OptionAbout, RulesShown, ValueAbout};
use crate::{assets, page_words, rules};

/// The bots that people may invite, the gentlest first.
const OFFERED: &[Bot] = &[Bot::Apprentice, Bot::Builder, Bot::Mason, Bot::Aedile];

/// The program, its languages, bots and games.
pub async fn about(State(app): State<Arc<App>>, Tongue(lang): Tongue) -> Json<About> {
    let speeches = &app.base.speeches;
    let words = speeches.server(lang);
    let language = |lang: &Lang| LangAbout {
        tag: lang.as_str(),
        name: lang_name(speeches.server(*lang)),
    };
    let level = |bot: &Bot| BotLevel {
        level: bot.as_str(),
        name: bot_name(words, *bot),
        help: bot_help(words, *bot),
    };
    let game = |game: &AnyGame| {
        let words = speeches.of(*game, lang).words();
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
pub async fn symbols(Path(game): Path<String>, headers: HeaderMap) -> Result<Response, Trouble> {
    let game: AnyGame = game.parse().map_err(|_| Trouble::NotFound)?;
    let symbols = pictures::symbols(game).into_bytes();
    Ok(assets::answer("symbols.svg", symbols.into(), &headers))
}

/// A game in the middle.
pub async fn picture(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    let game: AnyGame = game.parse().map_err(|_| Trouble::NotFound)?;
    let seats = word::<usize>(&uri, "seats", 0)?;
    let sample = Sample {
        seats: Seats::new(seats),
        format: word(&uri, "format", Format::Thumb)?,
        theme: theme(&uri)?,
    };
    let drawn = tokio::task::spawn_blocking(move || app.pictures.sample(game, sample)).await;
    let drawn = drawn.map_err(|_| Trouble::Failed)?;
    Ok(assets::answer(
        "picture.svg",
        drawn.as_bytes().to_vec().into(),
        &headers,
    ))
}

/// Every card, building and tile of a game.
pub async fn pieces(
    Path(game): Path<String>,
    Tongue(lang): Tongue,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Trouble> {
    let game: AnyGame = game.parse().map_err(|_| Trouble::NotFound)?;
    let theme = theme(&uri)?;
    let drawn = tokio::task::spawn_blocking(move || pictures::pieces(game, lang, theme)).await;
    let drawn = drawn.map_err(|_| Trouble::Failed)?;
    Ok(assets::answer(
        "pieces.svg",
        drawn.into_bytes().into(),
        &headers,
    ))
}

/// The rules of a game.
pub async fn rules(Path(game): Path<String>) -> Result<Json<RulesShown>, Trouble> {
    let game: AnyGame = game.parse().map_err(|_| Trouble::NotFound)?;
    Ok(Json(RulesShown {
        title: game.meta().title,
        html: rules::html(game),
    }))
}

/// `?theme=`.
///
/// # Errors
/// It is none.
pub fn theme(uri: &Uri) -> Result<Theme, Trouble> {
    word(uri, "theme", Theme::Light)
}

/// A word of the query.
///
/// # Errors
/// It is none of the kind.
pub fn word<T>(uri: &Uri, key: &str, default: T) -> Result<T, Trouble>
where
    T: std::str::FromStr,
    T::Err: std::fmt::Display,
{
    let parse = |word: &str| {
        word.parse()
            .map_err(|error: T::Err| Trouble::Malformed(error.to_string()))
    };
    query(uri, key).map_or(Ok(default), parse)
}

/// The words of the page.
pub async fn words(Path(file): Path<String>, headers: HeaderMap) -> Result<Response, Trouble> {
    let lang = file
        .strip_suffix(".json")
        .and_then(|word| word.parse().ok());
    let lang: Lang = lang.ok_or(Trouble::NotFound)?;
    let words = page_words::messages(lang).to_string().into_bytes();
    Ok(assets::answer("words.json", words.into(), &headers))
}

/// Whether people can play.
pub async fn health(State(app): State<Arc<App>>) -> Result<&'static str, Trouble> {
    if *app.stopping().borrow() {
        return Err(Trouble::Stopping);
    }
    app.store().counts().await?;
    Ok("ok\n")
}

/// The counters.
pub async fn metrics(State(app): State<Arc<App>>) -> Result<Response, Trouble> {
    let text = app.base.metrics.text(&app.gauges().await?);
    Ok(([("content-type", "text/plain; version=0.0.4")], text).into_response())
}
