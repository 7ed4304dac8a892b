//! Extractors: what handlers take from a request.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{ConnectInfo, DefaultBodyLimit, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri, header};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use log::Token;
use protocol::{Error, parse_json};
use scene::Lang;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::config::Config;
use crate::error::ApiError;
use crate::session::{COOKIE, UNUSED};
use crate::state::AppState;

pub use crate::session::{CurrentPlayer, MaybePlayer, SessionToken};

/// No request needs a longer body.
pub const MAX_BODY_BYTES: usize = 16 * 1024;

/// The language of the answer: `?lang=`, or else the one that `Accept-Language` prefers.
#[derive(Clone, Copy, Debug)]
pub struct RequestLang(pub Lang);

impl RequestLang {
    /// Of a request without its body.
    pub fn of(uri: &Uri, headers: &HeaderMap) -> RequestLang {
        #[derive(Deserialize)]
        struct LangQuery {
            lang: Option<String>,
        }
        let query = axum::extract::Query::<LangQuery>::try_from_uri(uri).ok();
        let asked = query.and_then(|query| query.0.lang?.parse().ok());
        let preferred = || Lang::preferred(text(headers, header::ACCEPT_LANGUAGE.as_str()));
        RequestLang(asked.unwrap_or_else(preferred))
    }
}

impl<S: Sync> FromRequestParts<S> for RequestLang {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<RequestLang, ApiError> {
        Ok(RequestLang::of(&parts.uri, &parts.headers))
    }
}

/// The query as a struct. As axum's, but refused with a code of ours.
#[derive(Clone, Debug)]
pub struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Sync> FromRequestParts<S> for Query<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Query<T>, ApiError> {
        let query = axum::extract::Query::try_from_uri(&parts.uri);
        let query = query.map_err(|rejection| Error::Malformed(rejection.body_text()))?;
        Ok(Query(query.0))
    }
}

/// A header; empty where there is none.
pub fn text<'a>(headers: &'a HeaderMap, name: &str) -> &'a str {
    let value = headers.get(name);
    value
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default()
}

/// The client's address: of the connection, or as a trusted proxy tells it.
#[derive(Clone, Copy, Debug)]
pub struct ClientIp(pub IpAddr);

impl ClientIp {
    /// Of a request without its body.
    pub fn of(parts: &Parts, config: &Config) -> ClientIp {
        // What the nearest proxy says stands last, in the last line.
        let lines = parts.headers.get_all("x-forwarded-for").iter();
        let last = lines.filter_map(|line| line.to_str().ok()).next_back();
        let forwarded = last.and_then(|line| line.rsplit(',').next()?.trim().parse().ok());
        let direct = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let direct = direct.map_or(IpAddr::from([0, 0, 0, 0]), |info| info.0.ip());
        ClientIp(forwarded.filter(|_| config.trust_proxy).unwrap_or(direct))
    }
}

impl FromRequestParts<Arc<AppState>> for ClientIp {
    type Rejection = ApiError;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<AppState>,
    ) -> Result<ClientIp, ApiError> {
        Ok(ClientIp::of(parts, &app.config))
    }
}

/// The address under which the client reached the server, without a final slash: as the host set
/// it, or as the request says.
#[derive(Clone, Debug)]
pub struct BaseUrl(pub String);

impl BaseUrl {
    fn of(headers: &HeaderMap, config: &Config) -> BaseUrl {
        if let Some(url) = &config.public_url {
            return BaseUrl(url.clone());
        }
        let proxied = config.trust_proxy && text(headers, "x-forwarded-proto") == "https";
        let https = config.tls.is_some() || proxied;
        let scheme = if https { "https" } else { "http" };
        let host = text(headers, header::HOST.as_str());
        BaseUrl(format!("{scheme}://{host}"))
    }

    /// Whether cookies may only travel encrypted.
    fn is_secure(&self) -> bool {
        self.0.starts_with("https://")
    }

    /// A `Set-Cookie` that keeps this session token.
    pub fn session_cookie(&self, token: &Token) -> CookieJar {
        self.cookie_jar(token.to_string(), UNUSED)
    }

    /// A `Set-Cookie` that ends the session.
    pub fn expired_cookie(&self) -> CookieJar {
        self.cookie_jar(String::new(), Duration::ZERO)
    }

    fn cookie_jar(&self, value: String, age: Duration) -> CookieJar {
        let cookie = Cookie::build((COOKIE, value))
            .path("/")
            .max_age(age.try_into().expect("half a year is a duration"))
            .http_only(true)
            .same_site(SameSite::Lax)
            .secure(self.is_secure());
        CookieJar::new().add(cookie)
    }
}

impl FromRequestParts<Arc<AppState>> for BaseUrl {
    type Rejection = ApiError;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &Arc<AppState>,
    ) -> Result<BaseUrl, ApiError> {
        Ok(BaseUrl::of(&parts.headers, &app.config))
    }
}

/// That a page which asks is ours. Programs have no origin and pass.
///
/// # Errors
/// Another site's page asks.
pub fn check_origin(headers: &HeaderMap, config: &Config) -> Result<(), ApiError> {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return Ok(());
    };
    let BaseUrl(base_url) = BaseUrl::of(headers, config);
    let ours = origin
        .to_str()
        .is_ok_and(|origin| match &config.public_url {
            Some(_) => origin_of(&base_url) == origin,
            // Without a public address the scheme before a proxy is not known.
            None => host_of(origin) == host_of(&base_url),
        });
    Ok(ours.then_some(()).ok_or(Error::ForeignOrigin)?)
}

fn origin_of(url: &str) -> &str {
    let after_scheme = url.find("://").map_or(0, |at| at + 3);
    let end = url[after_scheme..]
        .find('/')
        .map_or(url.len(), |at| after_scheme + at);
    &url[..end]
}

fn host_of(url: &str) -> &str {
    let after = url.split_once("://").map_or(url, |(_, rest)| rest);
    after.split('/').next().unwrap_or_default()
}

/// A body of JSON, no longer than [`MAX_BODY_BYTES`], whatever its content type says. Without a
/// body it is `null`.
#[derive(Clone, Debug)]
pub struct JsonBody<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<AppState>> for JsonBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &Arc<AppState>) -> Result<JsonBody<T>, ApiError> {
        let bytes = read_body(request, MAX_BODY_BYTES, app).await?;
        let text: &[u8] = if bytes.is_empty() { b"null" } else { &bytes };
        Ok(JsonBody(parse_json(text)?))
    }
}

/// A whole body, if it comes in time and is no longer than that.
///
/// # Errors
/// It is longer, takes longer, or breaks off.
pub async fn read_body(
    mut request: Request,
    limit: usize,
    app: &AppState,
) -> Result<Bytes, ApiError> {
    DefaultBodyLimit::max(limit).apply(&mut request);
    let reading = Bytes::from_request(request, &());
    let bytes = tokio::time::timeout(app.config.timeouts.body, reading).await;
    let bytes = bytes.map_err(|_| Error::TooSlow)?;
    Ok(bytes.map_err(|error| match error.status().as_u16() {
        413 => Error::TooLarge,
        _ => Error::Malformed("the body breaks off".to_string()),
    })?)
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let pairs = pairs.iter().map(|(name, value)| {
            (
                axum::http::HeaderName::from_static(name),
                HeaderValue::from_static(value),
            )
        });
        pairs.collect()
    }

    #[test]
    fn only_our_own_pages_may_ask() {
        let plain = Config::default();
        let public = Config {
            public_url: Some("https://rome.example/games".to_string()),
            ..Config::default()
        };
        for (pairs, config, fine) in [
            (
                &[("host", "a:8000"), ("origin", "http://a:8000")][..],
                &plain,
                true,
            ),
            (
                &[("host", "a:8000"), ("origin", "https://a:8000")],
                &plain,
                true,
            ),
            (
                &[("host", "a:8000"), ("origin", "http://a:9000")],
                &plain,
                false,
            ),
            (
                &[("host", "a:8000"), ("origin", "http://a:8000.evil.example")],
                &plain,
                false,
            ),
            (&[("host", "a:8000"), ("origin", "null")], &plain, false),
            (&[("host", "a:8000")], &plain, true),
            (
                &[("host", "x"), ("origin", "https://rome.example")],
                &public,
                true,
            ),
            (
                &[("host", "x"), ("origin", "http://rome.example")],
                &public,
                false,
            ),
            (&[("host", "x"), ("origin", "http://x")], &public, false),
        ] {
            assert_eq!(
                check_origin(&headers(pairs), config).is_ok(),
                fine,
                "{pairs:?}"
            );
        }
    }
}
