//! The addresses, and what holds for all of them: limits, origins, headers, errors in words.

mod about;
mod files;
mod learn;
mod players;
mod programs;
mod records;
mod replay;
mod seats;
mod tables;

pub use tables::table_id;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, patch, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

use crate::app::App;
use crate::ask::{self, Carried, MOST_BYTES};
use crate::error::Trouble;
use crate::live;
use crate::wire::Failed;

/// Every address of the API, for the router and for the test of `docs/protocol.md`.
macro_rules! routes {
    ($( $verb:ident $path:literal => $handler:path ; )*) => {
        /// Verb and path of each.
        #[cfg(test)]
        pub const ROUTES: &[(&str, &str)] = &[ $( (stringify!($verb), $path) ),* ];

        fn api() -> Router<Arc<App>> {
            Router::new() $( .route($path, $verb($handler)) )*
        }
    };
}

routes! {
    get "/api/about" => about::about;
    post "/api/players" => players::make;
    get "/api/me" => players::me;
    patch "/api/me" => players::rename;
    delete "/api/me" => players::sign_out;
    post "/api/me/recovery" => players::renew_recovery;
    post "/api/recover" => players::recover;
    post "/api/tables" => tables::make;
    post "/api/check" => tables::check;
    get "/api/tables" => tables::list;
    get "/api/tables/{id}" => tables::info;
    delete "/api/tables/{id}" => tables::close;
    post "/api/tables/{id}/rematch" => tables::rematch;
    post "/api/tables/{id}/seats/{seat}/take" => seats::take;
    post "/api/tables/{id}/seats/{seat}/leave" => seats::leave;
    post "/api/tables/{id}/seats/{seat}/bot" => seats::bot;
    post "/api/tables/{id}/seats/{seat}/link" => seats::link;
    get "/api/links/{token}" => seats::target;
    post "/api/links/{token}" => seats::claim;
    get "/api/tables/{id}/record" => tables::record;
    get "/api/tables/{id}/thumb.svg" => tables::thumb;
    get "/api/tables/{id}/state" => programs::state;
    post "/api/tables/{id}/do" => programs::act;
    post "/api/records" => records::upload;
    post "/api/tables/{id}/replay/{decisions}/play" => records::play_on;
    get "/api/tables/{id}/replay" => replay::chapters;
    get "/api/tables/{id}/replay/{decisions}" => replay::past;
    get "/api/tables/{id}/live" => live::connect;
    get "/api/games/{game}/symbols.svg" => about::symbols;
    get "/api/games/{game}/picture.svg" => about::picture;
    get "/api/games/{game}/pieces.svg" => about::pieces;
    get "/api/games/{game}/rules" => about::rules;
    get "/api/learn/{game}" => learn::guide;
    get "/api/learn/{game}/{step}" => learn::lesson;
    post "/api/learn/{game}/{step}" => learn::act;
    get "/words/{file}" => about::words;
    get "/healthz" => about::health;
    get "/metrics" => about::metrics;
}

/// The whole server as a service.
pub fn router(app: Arc<App>) -> Router {
    api()
        .fallback(files::file)
        .method_not_allowed_fallback(no_such_verb)
        .layer(from_fn_with_state(app.clone(), guard))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn_with_state(app.clone(), speak))
        .layer(DefaultBodyLimit::max(MOST_BYTES))
        .layer(CompressionLayer::new())
        .with_state(app)
}

/// An address that is there, but not for this verb.
async fn no_such_verb() -> Trouble {
    Trouble::NotFound
}

/// A panic is a bug of ours; it costs one request.
fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    tracing::error!("a request panicked");
    Trouble::Failed.into_response()
}

/// Who asks too much, or from another site, is sent away before anything is read.
async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    app.base.metrics.requests.count();
    match admit(&app, request).await {
        Ok(request) => next.run(request).await,
        Err(trouble) => trouble.into_response(),
    }
}

async fn admit(app: &App, request: Request) -> Result<Request, Trouble> {
    let (parts, body) = request.into_parts();
    // The page is many small files, answered from memory: counted, they would use up a visitor's
    // share after a few pages.
    if parts.uri.path().starts_with("/api/") {
        app.limiter.request(ask::address(&parts, &app.config))?;
    }
    // Ids and tokens are plain: no address of ours is escaped.
    if parts.uri.path().contains('%') {
        return Err(Trouble::NotFound);
    }
    let changes = !matches!(parts.method, Method::GET | Method::HEAD);
    if changes {
        ask::check_origin(&parts.headers, &app.config)?;
        let cookie = matches!(ask::secret(&parts.headers), Some((_, Carried::ByCookie)));
        if cookie && !parts.headers.contains_key(header::ORIGIN) {
            return Err(Trouble::Origin);
        }
    }
    Ok(Request::from_parts(parts, body))
}

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Gives a refusal its sentence, and every answer its headers.
async fn speak(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let lang = ask::tongue(request.uri(), request.headers());
    let mut response = next.run(request).await;
    if let Some(trouble) = response.extensions_mut().remove::<Trouble>() {
        let speeches = &app.base.speeches;
        let error = trouble.told(speeches, lang);
        response = (trouble.status(), axum::Json(Failed { error })).into_response();
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
