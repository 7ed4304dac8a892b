//! Guided first games: their steps, and what somebody does in one.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use scene::{Format, Lang};
use table::AnyGame;

use super::query::FormatQuery;
use crate::error::ApiError;
use crate::extract::{JsonBody, Query, RequestLang};
use crate::guide::{Guide, Lesson};
use crate::state::AppState;
use crate::wire::{GuideShown, LessonAnswer, LessonShown, Request};

/// What a guide teaches.
pub async fn guide(
    Path(game): Path<String>,
    RequestLang(lang): RequestLang,
) -> Result<Json<GuideShown>, ApiError> {
    let guide = guide_to(&game)?;
    let words = guide.words(lang);
    let meta = guide.game.meta();
    Ok(Json(GuideShown {
        game: meta.id,
        title: meta.title,
        steps: guide.steps.iter().map(|step| step.title(&words)).collect(),
    }))
}

/// A step: its words and its position.
pub async fn lesson(
    State(app): State<Arc<AppState>>,
    Path((game, step)): Path<(String, String)>,
    RequestLang(lang): RequestLang,
    Query(FormatQuery { format }): Query<FormatQuery>,
) -> Result<Json<LessonShown>, ApiError> {
    let shown = with_lesson(&game, &step, (lang, format), move |lesson| {
        Ok(lesson.show(&app.services.translations))
    });
    shown.await.map(Json)
}

/// What somebody does in a step: looks ahead, asks, or decides. Nothing is kept.
pub async fn act(
    State(app): State<Arc<AppState>>,
    Path((game, step)): Path<(String, String)>,
    RequestLang(lang): RequestLang,
    Query(FormatQuery { format }): Query<FormatQuery>,
    JsonBody(request): JsonBody<Request>,
) -> Result<Json<LessonAnswer>, ApiError> {
    let answer = with_lesson(&game, &step, (lang, format), move |lesson| {
        let translations = &app.services.translations;
        match request {
            Request::Stage(wanted) => {
                let staged = lesson.stage(&wanted.actions, translations)?;
                Ok(LessonAnswer::Staged(Box::new(staged)))
            }
            Request::Submit(wanted) => {
                let judged = lesson.judge(&wanted.actions, translations)?;
                Ok(LessonAnswer::Judged(judged))
            }
            Request::Help(wanted) => {
                let help = lesson.help(&wanted.hit, translations);
                help.map(LessonAnswer::Help).ok_or(ApiError::UnknownHelp)
            }
            Request::Undo(_) | Request::Agree(_) | Request::Decline(_) | Request::HandOver(_) => {
                Err(ApiError::Malformed("a lesson has no log".to_string()))
            }
        }
    });
    answer.await.map(Json)
}

fn guide_to(game: &str) -> Result<&'static Guide, ApiError> {
    let game: AnyGame = game.parse().map_err(|_| ApiError::NotFound)?;
    Guide::for_game(game).ok_or(ApiError::NotFound)
}

/// Opens a step and does something with it, off the threads that serve others.
async fn with_lesson<T: Send + 'static>(
    game: &str,
    step: &str,
    (lang, format): (Lang, Format),
    teach: impl FnOnce(&mut Lesson) -> Result<T, ApiError> + Send + 'static,
) -> Result<T, ApiError> {
    let guide = guide_to(game)?;
    let number = step.parse().map_err(|_| ApiError::NotFound)?;
    let step = guide.step(number).ok_or(ApiError::NotFound)?;
    let teaching = tokio::task::spawn_blocking(move || {
        let lesson = Lesson::open(guide, step, lang, format);
        let mut lesson = lesson.expect("the tests open every lesson");
        teach(&mut lesson)
    });
    teaching.await?
}
