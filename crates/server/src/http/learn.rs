//! Guided first games: their steps, and what somebody does in one.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::Uri;
use scene::{Format, Lang};
use table::AnyGame;

use super::about::word;
use crate::app::App;
use crate::ask::{Body, Tongue};
use crate::error::Trouble;
use crate::guide::{Guide, Lesson};
use crate::wire::{GuideShown, LessonAnswer, LessonShown, Request};

/// What a guide teaches.
pub async fn guide(
    Path(game): Path<String>,
    Tongue(lang): Tongue,
) -> Result<Json<GuideShown>, Trouble> {
    let guide = named(&game)?;
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
    State(app): State<Arc<App>>,
    Path((game, step)): Path<(String, String)>,
    Tongue(lang): Tongue,
    uri: Uri,
) -> Result<Json<LessonShown>, Trouble> {
    let shown = taught(&game, &step, lang, &uri, move |lesson| {
        Ok(lesson.show(&app.base.speeches))
    });
    shown.await.map(Json)
}

/// What somebody does in a step: looks ahead, asks, or decides. Nothing is kept.
pub async fn act(
    State(app): State<Arc<App>>,
    Path((game, step)): Path<(String, String)>,
    Tongue(lang): Tongue,
    uri: Uri,
    Body(request): Body<Request>,
) -> Result<Json<LessonAnswer>, Trouble> {
    let answer = taught(&game, &step, lang, &uri, move |lesson| {
        let speeches = &app.base.speeches;
        match request {
            Request::Stage(wanted) => {
                let staged = lesson.stage(&wanted.actions, speeches)?;
                Ok(LessonAnswer::Staged(Box::new(staged)))
            }
            Request::Submit(wanted) => {
                let judged = lesson.judge(&wanted.actions, speeches)?;
                Ok(LessonAnswer::Judged(judged))
            }
            Request::Help(wanted) => {
                let help = lesson.help(&wanted.hit, speeches);
                help.map(LessonAnswer::Help).ok_or(Trouble::NoHelp)
            }
            Request::Undo(_) | Request::Agree(_) | Request::Decline(_) | Request::HandOver(_) => {
                Err(Trouble::Malformed("a lesson has no log".to_string()))
            }
        }
    });
    answer.await.map(Json)
}

fn named(game: &str) -> Result<&'static Guide, Trouble> {
    let game: AnyGame = game.parse().map_err(|_| Trouble::NotFound)?;
    Guide::to(game).ok_or(Trouble::NotFound)
}

/// Opens a step and does something with it, off the threads that serve others.
async fn taught<T: Send + 'static>(
    game: &str,
    step: &str,
    lang: Lang,
    uri: &Uri,
    teach: impl FnOnce(&mut Lesson) -> Result<T, Trouble> + Send + 'static,
) -> Result<T, Trouble> {
    let guide = named(game)?;
    let number = step.parse().map_err(|_| Trouble::NotFound)?;
    let step = guide.step(number).ok_or(Trouble::NotFound)?;
    let format = word(uri, "format", Format::Wide)?;
    let teaching = tokio::task::spawn_blocking(move || {
        let mut lesson = Lesson::open(guide, step, lang, format).map_err(|error| {
            tracing::error!(%error, step = step.id, "a lesson does not open");
            Trouble::Failed
        })?;
        teach(&mut lesson)
    });
    teaching.await.map_err(|_| Trouble::Failed)?
}
