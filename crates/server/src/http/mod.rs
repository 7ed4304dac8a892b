//! The routes, and the middleware of all of them: limits, origins, panics, errors, headers.

mod about;
mod admin;
mod files;
mod learn;
mod players;
mod polling;
mod query;
mod records;
mod replay;
mod rulebook;
mod seats;
mod sessions;
mod tables;
#[cfg(test)]
mod tests;
mod trace;

pub use tables::table_id;
pub use trace::{LogLines, refused};

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, patch, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use protocol::Error;
use protocol::wire::ErrorResponse;
use scene::Lang;

use crate::error::ApiError;
use crate::extract::{ClientIp, MAX_BODY_BYTES, RequestLang, SessionToken, check_origin};
use crate::live;
use crate::state::AppState;

/// Every address of the API, for the router and for the test of `docs/protocol.md`.
macro_rules! routes {
    ($( $verb:ident $path:literal => $handler:path ; )*) => {
        /// Verb and path of each.
        #[cfg(test)]
        pub const ROUTES: &[(&str, &str)] = &[ $( (stringify!($verb), $path) ),* ];

        fn api() -> Router<Arc<AppState>> {
            Router::new() $( .route($path, $verb($handler)) )*
        }
    };
}

routes! {
    get "/api/about" => about::about;
    post "/api/players" => players::create;
    get "/api/me" => players::me;
    patch "/api/me" => players::rename;
    delete "/api/me" => players::forget_me;
    post "/api/me/sign-out" => sessions::sign_out;
    get "/api/me/sessions" => sessions::list;
    delete "/api/me/sessions" => sessions::end_others;
    delete "/api/me/sessions/{session}" => sessions::end_one;
    post "/api/me/recovery" => players::renew_recovery;
    post "/api/recover" => players::recover;
    post "/api/tables" => tables::create;
    post "/api/check" => tables::check;
    get "/api/tables" => tables::list;
    get "/api/tables/{id}" => tables::info;
    delete "/api/tables/{id}" => seats::close;
    post "/api/tables/{id}/rematch" => tables::rematch;
    post "/api/tables/{id}/seats/{seat}/take" => seats::take;
    post "/api/tables/{id}/seats/{seat}/leave" => seats::leave;
    post "/api/tables/{id}/seats/{seat}/bot" => seats::seat_bot;
    post "/api/tables/{id}/seats/{seat}/link" => seats::link;
    post "/api/links/look" => seats::link_target;
    post "/api/links/claim" => seats::claim;
    get "/api/tables/{id}/record" => tables::record;
    get "/api/tables/{id}/thumb.svg" => tables::thumb;
    get "/api/tables/{id}/state" => polling::state;
    post "/api/tables/{id}/do" => polling::act;
    post "/api/records" => records::upload;
    post "/api/tables/{id}/replay/{decisions}/play" => records::play_on;
    get "/api/tables/{id}/replay" => replay::chapters;
    get "/api/tables/{id}/course" => replay::course;
    get "/api/tables/{id}/replay/{decisions}" => replay::past;
    get "/api/tables/{id}/replay/{decisions}/overlay/{key}" => replay::overlay;
    get "/api/tables/{id}/live" => live::connect;
    get "/api/games/{game}/symbols.svg" => about::symbols;
    get "/api/games/{game}/picture.svg" => about::picture;
    get "/api/games/{game}/pieces.svg" => about::pieces;
    get "/api/games/{game}/rules" => about::rules;
    get "/api/games/{game}/rulebook" => rulebook::book;
    get "/api/games/{game}/rulebook/{figure}" => rulebook::figure;
    get "/api/learn/{game}" => learn::guide;
    get "/api/learn/{game}/{step}" => learn::lesson;
    post "/api/learn/{game}/{step}" => learn::act;
    get "/api/admin/tables" => admin::tables;
    get "/api/admin/players" => admin::players;
    get "/api/admin/bans" => admin::bans;
    get "/api/admin/audit" => admin::audit;
    post "/api/admin/orders" => admin::order;
    get "/words/{file}" => about::words;
    get "/healthz" => about::health;
    get "/metrics" => about::prometheus;
}

/// The whole server as a service.
pub fn router(app: Arc<AppState>) -> Router {
    with_middleware(api().fallback(files::serve), app)
}

/// What holds for every address.
pub fn with_middleware(routes: Router<Arc<AppState>>, app: Arc<AppState>) -> Router {
    routes
        .method_not_allowed_fallback(method_not_allowed)
        .layer(from_fn_with_state(app.clone(), admit))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn_with_state(app.clone(), finish_response))
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(app.clone(), trace::trace))
        .with_state(app)
}

async fn method_not_allowed() -> ApiError {
    ApiError(Error::NotFound)
}

/// A panic is a bug of ours; it costs one request.
fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    ApiError(Error::Panic).into_response()
}

/// Refuses who asks too much, or from another site, before anything of the body is read.
async fn admit(State(app): State<Arc<AppState>>, request: Request, next: Next) -> Response {
    app.services.metrics.requests.inc();
    let (parts, body) = request.into_parts();
    match check_request(&app, &parts) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        // Where a person looks for the page, a sentence says more than JSON.
        Err(ApiError(error @ Error::NetworkBanned(_))) if !is_api(&parts) => {
            let RequestLang(lang) = RequestLang::of(&parts.uri, &parts.headers);
            let sentence = error.sentence(&app.services.translations, lang);
            (StatusCode::FORBIDDEN, sentence).into_response()
        }
        Err(error) => error.into_response(),
    }
}

fn is_api(parts: &Parts) -> bool {
    parts.uri.path().starts_with("/api/")
}

fn check_request(app: &AppState, parts: &Parts) -> Result<(), ApiError> {
    let ClientIp(ip) = ClientIp::of(parts, &app.config);
    app.operator.check_network(ip)?;
    // The page is many small files, answered from memory: counted, they would use up a visitor's
    // share after a few pages.
    if is_api(parts) {
        app.rate_limiter.check_request(ip)?;
    }
    // Ids and tokens are plain: no address of ours is escaped.
    if parts.uri.path().contains('%') {
        return Err(Error::NotFound.into());
    }
    if !matches!(parts.method, Method::GET | Method::HEAD) {
        check_origin(&parts.headers, &app.config)?;
        let session = SessionToken::of(&parts.headers);
        let cookie = matches!(session, Some(SessionToken::Cookie(_)));
        if cookie && !parts.headers.contains_key(header::ORIGIN) {
            return Err(Error::ForeignOrigin.into());
        }
    }
    Ok(())
}

fn error_response(error: &ApiError, app: &AppState, lang: Lang) -> Response {
    let body = error.0.body(&app.services.translations, lang);
    let mut response = (error.status(), axum::Json(ErrorResponse { error: body })).into_response();
    if let Some(wait) = error.0.retry_after() {
        // Whole seconds: who comes at the told time must not be too early.
        let seconds = wait.as_secs() + 1;
        let headers = response.headers_mut();
        headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
    }
    response
}

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Gives an error its body, in the language of the request, and every response its headers.
pub(crate) async fn finish_response(
    State(app): State<Arc<AppState>>,
    request: Request,
    next: Next,
) -> Response {
    let RequestLang(lang) = RequestLang::of(request.uri(), request.headers());
    let mut response = next.run(request).await;
    if let Some(error) = response.extensions_mut().remove::<ApiError>() {
        response = error_response(&error, &app, lang);
        response.extensions_mut().insert(error.code());
    }
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
    ];
    let headers = response.headers_mut();
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers
        .entry(header::CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}
