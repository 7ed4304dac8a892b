//! Guided first games: their steps, and what somebody does in one.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use protocol::guide::{Guide, Lesson};
use protocol::wire::{GuideShown, LessonAnswer, LessonShown, Request};
use protocol::{Error, Translations};
use scene::{Format, Lang};

use super::query::FormatQuery;
use crate::error::ApiError;
use crate::extract::{JsonBody, Query, RequestLang};
use crate::state::AppState;
use crate::workers::Lane;

/// What a guide teaches.
pub async fn guide(
    Path(game): Path<String>,
    RequestLang(lang): RequestLang,
) -> Result<Json<GuideShown>, ApiError> {
    Ok(Json(Guide::find(&game)?.shown(lang)))
}

/// A step: its words and its position.
pub async fn lesson(
    State(app): State<Arc<AppState>>,
    Path((game, step)): Path<(String, String)>,
    RequestLang(lang): RequestLang,
    Query(FormatQuery { format }): Query<FormatQuery>,
) -> Result<Json<LessonShown>, ApiError> {
    with_lesson(&app, (&game, &step), (lang, format), |lesson, words| {
        Ok(lesson.show(words))
    })
    .await
}

/// What somebody does in a step: looks ahead, asks, or decides. Nothing is kept.
pub async fn act(
    State(app): State<Arc<AppState>>,
    Path((game, step)): Path<(String, String)>,
    RequestLang(lang): RequestLang,
    Query(FormatQuery { format }): Query<FormatQuery>,
    JsonBody(request): JsonBody<Request>,
) -> Result<Json<LessonAnswer>, ApiError> {
    with_lesson(&app, (&game, &step), (lang, format), |lesson, words| {
        lesson.answer(request, words)
    })
    .await
}

/// Opens a step and does something with it, off the threads that serve others.
async fn with_lesson<T: Send + 'static>(
    app: &AppState,
    (game, step): (&str, &str),
    (lang, format): (Lang, Format),
    teach: impl FnOnce(&mut Lesson, &Translations) -> Result<T, Error> + Send + 'static,
) -> Result<Json<T>, ApiError> {
    let guide = Guide::find(game)?;
    let (step, services) = (step.to_string(), app.services.clone());
    let teaching = app.services.workers.run(Lane::Looking, move || {
        let mut lesson = guide.lesson(&step, lang, format)?;
        teach(&mut lesson, &services.translations)
    });
    Ok(Json(teaching.await??))
}
