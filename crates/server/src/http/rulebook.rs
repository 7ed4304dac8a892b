//! Rulebooks: the text of one, and the pictures of its figures.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use protocol::rulebook::Book;
use protocol::wire::RulebookShown;

use crate::assets;
use crate::error::ApiError;
use crate::extract::RequestLang;
use crate::state::AppState;
use crate::workers::Lane;

/// The text of a book.
pub async fn book(
    State(app): State<Arc<AppState>>,
    Path(game): Path<String>,
    RequestLang(lang): RequestLang,
) -> Result<Json<&'static RulebookShown>, ApiError> {
    let (book, services) = (Book::find(&game)?, app.services.clone());
    let tell = move || book.shown(lang, &services.translations);
    Ok(Json(app.services.workers.run(Lane::Looking, tell).await??))
}

/// The picture of a figure, for the page.
pub async fn figure(
    State(app): State<Arc<AppState>>,
    Path((game, figure)): Path<(String, String)>,
    RequestLang(lang): RequestLang,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let book = Book::find(&game)?;
    let draw = move || book.picture(&figure, lang);
    let drawn = app.services.workers.run(Lane::Looking, draw).await??;
    Ok(assets::revalidated(
        "figure.svg",
        drawn.as_bytes().into(),
        &headers,
    ))
}
