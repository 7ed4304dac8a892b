//! What handlers ask of a request: who, from where, in which language, with which body.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri, header};
use scene::Lang;
use serde::de::DeserializeOwned;
use store::{Player, Store, Token};

use crate::app::App;
use crate::config::Config;
use crate::error::Trouble;

/// The cookie's name.
pub const COOKIE: &str = "aedile";

/// The language of the request.
#[derive(Clone, Copy, Debug)]
pub struct Tongue(pub Lang);

/// `?lang=`, or else what the browser prefers.
pub fn tongue(uri: &Uri, headers: &HeaderMap) -> Lang {
    let asked = query(uri, "lang").and_then(|word| word.parse().ok());
    asked.unwrap_or_else(|| Lang::preferred(text(headers, header::ACCEPT_LANGUAGE.as_str())))
}

/// A plain value of the query.
pub fn query<'a>(uri: &'a Uri, key: &str) -> Option<&'a str> {
    let pairs = uri.query()?.split('&');
    let mut pairs = pairs.filter_map(|pair| pair.split_once('='));
    pairs.find(|(name, _)| *name == key).map(|(_, value)| value)
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> &'a str {
    let value = headers.get(name);
    value
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default()
}

impl<S: Sync> FromRequestParts<S> for Tongue {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Tongue, Trouble> {
        Ok(Tongue(tongue(&parts.uri, &parts.headers)))
    }
}

/// The address of the client.
#[derive(Clone, Copy, Debug)]
pub struct From(pub IpAddr);

/// The client's address: of the connection, or as a trusted proxy tells it.
pub fn address(parts: &Parts, config: &Config) -> IpAddr {
    // What the nearest proxy says stands last, in the last line.
    let lines = parts.headers.get_all("x-forwarded-for").iter();
    let last = lines.filter_map(|line| line.to_str().ok()).next_back();
    let forwarded = last.and_then(|line| line.rsplit(',').next()?.trim().parse().ok());
    let direct = parts.extensions.get::<ConnectInfo<SocketAddr>>();
    let direct = direct.map_or(IpAddr::from([0, 0, 0, 0]), |info| info.0.ip());
    forwarded.filter(|_| config.trust_proxy).unwrap_or(direct)
}

impl FromRequestParts<Arc<App>> for From {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<From, Trouble> {
        Ok(From(address(parts, &app.config)))
    }
}

/// The address under which the client reached the server, without a final slash.
#[derive(Clone, Debug)]
pub struct Home(pub String);

impl Home {
    /// Whether cookies may only travel encrypted.
    pub fn is_secure(&self) -> bool {
        self.0.starts_with("https://")
    }
}

/// As set by the host, or as the request says.
pub fn home(headers: &HeaderMap, config: &Config) -> Home {
    if let Some(url) = &config.public_url {
        return Home(url.clone());
    }
    let https = config.trust_proxy && text(headers, "x-forwarded-proto") == "https";
    let scheme = if https { "https" } else { "http" };
    Home(format!(
        "{scheme}://{}",
        text(headers, header::HOST.as_str())
    ))
}

impl FromRequestParts<Arc<App>> for Home {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Home, Trouble> {
        Ok(home(&parts.headers, &app.config))
    }
}

/// That a page which asks is ours. Programs have no origin and pass.
///
/// # Errors
/// Another site's page asks.
pub fn check_origin(headers: &HeaderMap, config: &Config) -> Result<(), Trouble> {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return Ok(());
    };
    let Home(home) = home(headers, config);
    let ours = origin
        .to_str()
        .is_ok_and(|origin| match &config.public_url {
            Some(_) => origin_of(&home) == origin,
            // Without a public address the scheme before a proxy is not known.
            None => host_of(origin) == host_of(&home),
        });
    ours.then_some(()).ok_or(Trouble::Origin)
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

/// The secret in the request, and whether a browser sent it by itself.
pub fn secret(headers: &HeaderMap) -> Option<(Token, Carried)> {
    let bearer = text(headers, header::AUTHORIZATION.as_str()).strip_prefix("Bearer ");
    if let Some(token) = bearer {
        return token
            .trim()
            .parse()
            .ok()
            .map(|token| (token, Carried::ByProgram));
    }
    let cookies = headers.get_all(header::COOKIE).iter();
    let mut pairs = cookies
        .filter_map(|value| value.to_str().ok())
        .flat_map(|all| all.split(';'));
    let found = pairs.find_map(|pair| pair.trim().strip_prefix(COOKIE)?.strip_prefix('='));
    let token = found?.parse().ok()?;
    Some((token, Carried::ByCookie))
}

/// How a secret came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Carried {
    /// A browser sends it with every request, also with those of other sites' pages.
    ByCookie,
    /// A program sent it on purpose.
    ByProgram,
}

/// Who asks: perhaps a stranger.
#[derive(Clone, Debug)]
pub struct Who(pub Option<Player>);

impl FromRequestParts<Arc<App>> for Who {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Who, Trouble> {
        match secret(&parts.headers) {
            None => Ok(Who(None)),
            Some((token, _)) => Ok(Who(app.store().player_by_secret(token.hash()).await?)),
        }
    }
}

/// A player who asks.
#[derive(Clone, Debug)]
pub struct Signed(pub Player);

impl FromRequestParts<Arc<App>> for Signed {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Signed, Trouble> {
        let Who(who) = Who::from_request_parts(parts, app).await?;
        who.map(Signed).ok_or(Trouble::Stranger)
    }
}

/// A body of JSON, no longer than [`MOST_BYTES`].
#[derive(Clone, Debug)]
pub struct Body<T>(pub T);

/// No request needs more.
pub const MOST_BYTES: usize = 16 * 1024;

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Trouble;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Trouble> {
        let bytes = Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(|error| match error.status().as_u16() {
            413 => Trouble::TooLarge,
            _ => Trouble::Malformed("the body breaks off".to_string()),
        })?;
        parse(&bytes).map(Body)
    }
}

/// JSON as something known.
///
/// # Errors
/// What is wrong with it, in English.
pub fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Trouble> {
    serde_json::from_slice(bytes).map_err(|error| Trouble::Malformed(error.to_string()))
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

    #[test]
    fn a_secret_is_found_among_other_cookies() {
        let token = "0123456789abcdefghjkmnpqrs";
        let both = headers(&[("cookie", "x=1; aedile=0123456789abcdefghjkmnpqrs; y=2")]);
        let (found, carried) = secret(&both).unwrap();
        assert_eq!((found.as_str(), carried), (token, Carried::ByCookie));
        let bearer = headers(&[("authorization", "Bearer 0123456789abcdefghjkmnpqrs")]);
        assert_eq!(secret(&bearer).unwrap().1, Carried::ByProgram);
        assert!(secret(&headers(&[("cookie", "aedile=nonsense")])).is_none());
    }
}
