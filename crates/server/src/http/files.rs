//! The page: its files, and its shell for every address a person may have.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::assets;
use crate::error::Trouble;

/// The first words of addresses that the page's script understands.
const PLACES: &[&str] = &[
    "", "new", "table", "join", "recover", "replay", "rules", "learn",
];
const SHELL: &str = "index.html";

/// A file, or the shell; with "not found" for what the page does not know either.
pub async fn file(
    State(app): State<Arc<App>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let name = uri.path().trim_start_matches('/');
    let read = matches!(method, Method::GET | Method::HEAD);
    if !read || name.starts_with("api/") || name.starts_with("words/") {
        return Trouble::NotFound.into_response();
    }
    if name != SHELL
        && let Some(bytes) = app.assets.file(name).await
    {
        return assets::answer(name, bytes, &headers);
    }
    let Some(shell) = app.assets.file(SHELL).await else {
        return Trouble::NotFound.into_response();
    };
    let place = name.split('/').next().unwrap_or_default();
    let last = name.rsplit('/').next().unwrap_or_default();
    if PLACES.contains(&place) && !last.contains('.') {
        return assets::answer(SHELL, shell, &headers);
    }
    let mut response = assets::answer(SHELL, shell, &HeaderMap::new());
    *response.status_mut() = StatusCode::NOT_FOUND;
    response
}
