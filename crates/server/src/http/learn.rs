//! Guided first games: their steps, and what somebody does in one.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use protocol::Error;
use protocol::guide::{Guide, Lesson};
use protocol::wire::{GuideShown, LessonAnswer, LessonShown, Request};
use scene::{Format, Lang};

use super::query::FormatQuery;
use crate::error::ApiError;
use crate::extract::{JsonBody, Query, RequestLang};
use crate::state::AppState;

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
    with_lesson(&game, &step, (lang, format), move |lesson| {
        Ok(lesson.show(&app.services.translations))
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
    with_lesson(&game, &step, (lang, format), move |lesson| {
        lesson.answer(request, &app.services.translations)
    })
    .await
}

/// Opens a step and does something with it, off the threads that serve others.
async fn with_lesson<T: Send + 'static>(
    game: &str,
    step: &str,
    (lang, format): (Lang, Format),
    teach: impl FnOnce(&mut Lesson) -> Result<T, Error> + Send + 'static,
) -> Result<Json<T>, ApiError> {
    let guide = Guide::find(game)?;
    let step = step.to_string();
    let teaching = tokio::task::spawn_blocking(move || {
        let mut lesson = guide.lesson(&step, lang, format)?;
        teach(&mut lesson)
    });
    Ok(Json(teaching.await??))
}
