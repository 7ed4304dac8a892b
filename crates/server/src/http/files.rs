//! The page: its files, and its index for every address that its script understands.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};

use protocol::Error;

use crate::error::ApiError;
use crate::state::AppState;

/// The first words of addresses that show a page: the list of `web/addresses.js`.
const ADDRESSES: &[&str] = include!(concat!(env!("OUT_DIR"), "/addresses.rs"));

/// The operators' page is there only where they have a token.
const OPERATORS: &str = "admin";

/// A file, or the index; as "not found" for what the page does not know either.
pub async fn serve(
    State(app): State<Arc<AppState>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let path = uri.path();
    let path = path.strip_prefix('/').unwrap_or(path);
    let read = matches!(method, Method::GET | Method::HEAD);
    if !read || path.starts_with("api/") || path.starts_with("words/") {
        return ApiError(Error::NotFound).into_response();
    }
    if let Some(file) = app.assets.respond(path, &headers).await {
        return file;
    }
    let operators = path.split('/').next() == Some(OPERATORS);
    let hidden = operators && app.config.admin_token.is_none();
    if !hidden && shows_a_page(path) {
        let index = app.assets.index(&headers).await;
        return index.unwrap_or_else(|| ApiError(Error::NotFound).into_response());
    }
    // Whole, whatever the browser has: "not modified" would hide that nothing was found.
    let index = app.assets.index(&HeaderMap::new()).await;
    let Some(mut index) = index else {
        return ApiError(Error::NotFound).into_response();
    };
    *index.status_mut() = StatusCode::NOT_FOUND;
    index
}

/// Whether there is a page for an address, as `web/routes.js` reads it.
fn shows_a_page(path: &str) -> bool {
    match path.split_once('/') {
        None => ADDRESSES.contains(&path),
        Some((word, parts)) => {
            !word.is_empty() && ADDRESSES.contains(&word) && !parts.contains('.')
        }
    }
}
