//! The id of every request, and what the log says of those that were refused, failed or slow.
//! Lines are limited, so that a flood of requests is no flood of lines.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use governor::{DefaultDirectRateLimiter, Quota};
use protocol::wire::ErrorCode;
use store::random;
use tracing::Instrument as _;
use tracing::field::display;

use crate::extract::ClientIp;
use crate::state::AppState;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
/// A proxy's id may be so long.
const MAX_ID_BYTES: usize = 64;
/// Whatever takes longer is worth a line.
const SLOW: Duration = Duration::from_millis(250);
/// Lines about requests in a second, on average and at once.
const LINES_PER_SECOND: NonZeroU32 = NonZeroU32::new(20).expect("some");
const LINES_AT_ONCE: NonZeroU32 = NonZeroU32::new(200).expect("some");

/// Gives the request its id, runs it, and logs how it went. All that is logged on the way has the
/// id and the client's address.
pub async fn trace(State(app): State<Arc<AppState>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let (parts, body) = request.into_parts();
    let id = request_id(&parts.headers, app.config.trust_proxy);
    let ClientIp(ip) = ClientIp::of(&parts, &app.config);
    let address = app.config.log_addresses.shown(ip).map(display);
    let shown = id.to_str().unwrap_or_default();
    let span = tracing::info_span!("request", id = %shown, address);
    let asked = Asked::of(&parts);
    let running = next.run(Request::from_parts(parts, body));
    let mut response = running.instrument(span.clone()).await;
    app.services.metrics.responded(response.status());
    span.in_scope(|| asked.tell(&response, begun.elapsed(), &app.log_lines));
    response.headers_mut().insert(REQUEST_ID, id);
    response
}

/// A trusted proxy's id, or a new one: anybody else could use one that is taken.
fn request_id(headers: &HeaderMap, trust_proxy: bool) -> HeaderValue {
    let told = headers.get(REQUEST_ID).filter(|_| trust_proxy);
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_.".contains(byte);
    let fits = |id: &&HeaderValue| {
        let bytes = id.as_bytes();
        (1..=MAX_ID_BYTES).contains(&bytes.len()) && bytes.iter().all(plain)
    };
    told.filter(fits).cloned().unwrap_or_else(|| {
        let hex = format!("{:016x}", u64::from_be_bytes(random()));
        HeaderValue::try_from(hex).expect("digits are a header's value")
    })
}

/// A refusal that is no response: of a message on a live connection.
pub fn refused(code: ErrorCode, lines: &LogLines) {
    if let Some(left_out) = lines.next() {
        tracing::info!(%code, left_out, "refused");
    }
}

/// What was asked for: the route and not the path, which may hold a secret.
struct Asked {
    method: Method,
    route: Option<MatchedPath>,
}

impl Asked {
    fn of(parts: &Parts) -> Asked {
        Asked {
            method: parts.method.clone(),
            route: parts.extensions.get::<MatchedPath>().cloned(),
        }
    }

    fn tell(&self, response: &Response, took: Duration, lines: &LogLines) {
        let status = response.status();
        let code = response.extensions().get::<ErrorCode>();
        let route = self.route.as_ref().map(MatchedPath::as_str);
        let outcome = Outcome::of(status, code.is_some() && route.is_some(), took);
        let left_out = match outcome {
            Outcome::Fine => None,
            _ => match lines.next() {
                Some(left_out) => left_out,
                None => return,
            },
        };
        let (code, route) = (code.map(display), route.map(display));
        let (status, method, ms) = (status.as_u16(), &self.method, took.as_millis() as u64);
        macro_rules! line {
            ($level:ident, $text:literal) => {
                tracing::$level!(code, status, %method, route, ms, left_out, $text)
            };
        }
        match outcome {
            Outcome::Failed => line!(error, "failed"),
            Outcome::Limited => line!(warn, "limited"),
            Outcome::Slow => line!(warn, "slow"),
            Outcome::Refused => line!(info, "refused"),
            Outcome::Fine => line!(debug, "answered"),
        }
    }
}

/// How a request went, as far as the log minds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Outcome {
    Failed,
    Limited,
    Slow,
    Refused,
    Fine,
}

impl Outcome {
    /// Whoever asks for an address that we do not have is no news: every server is searched for
    /// the holes of others.
    fn of(status: StatusCode, refused: bool, took: Duration) -> Outcome {
        match status {
            _ if status.is_server_error() => Outcome::Failed,
            StatusCode::TOO_MANY_REQUESTS => Outcome::Limited,
            _ if took > SLOW => Outcome::Slow,
            _ if refused => Outcome::Refused,
            _ => Outcome::Fine,
        }
    }
}

/// How many lines about requests there may be.
#[derive(Debug)]
pub struct LogLines {
    limiter: DefaultDirectRateLimiter,
    left_out: AtomicU64,
}

impl Default for LogLines {
    fn default() -> LogLines {
        let quota = Quota::per_second(LINES_PER_SECOND).allow_burst(LINES_AT_ONCE);
        LogLines {
            limiter: DefaultDirectRateLimiter::direct(quota),
            left_out: AtomicU64::new(0),
        }
    }
}

impl LogLines {
    /// Whether there may be another line; it tells how many were left out before it.
    fn next(&self) -> Option<Option<u64>> {
        if self.limiter.check().is_err() {
            self.left_out.fetch_add(1, Ordering::Relaxed);
            return None;
        }
        let left_out = self.left_out.swap(0, Ordering::Relaxed);
        Some((left_out > 0).then_some(left_out))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_trusted_proxy_chooses_the_id() {
        let chosen = |told: &str, trust_proxy| {
            let value = HeaderValue::try_from(told).unwrap();
            let headers = HeaderMap::from_iter([(REQUEST_ID, value)]);
            let id = request_id(&headers, trust_proxy);
            id.to_str().unwrap().to_string()
        };
        assert_eq!(chosen("from-proxy.1_2", true), "from-proxy.1_2");
        for (told, trust_proxy) in [
            ("from-proxy", false),
            ("", true),
            ("two words", true),
            ("x=1\"", true),
            (&"a".repeat(65), true),
        ] {
            let id = chosen(told, trust_proxy);
            assert_ne!(id, told);
            assert_eq!(id.len(), 16);
            assert_ne!(id, chosen(told, trust_proxy));
        }
    }

    #[test]
    fn a_flood_of_requests_is_no_flood_of_lines() {
        let lines = LogLines::default();
        let told = (0..10_000).filter(|_| lines.next().is_some()).count();
        assert!((200..400).contains(&told), "{told}");
        let left_out = lines.left_out.load(Ordering::Relaxed);
        assert_eq!(told as u64 + left_out, 10_000);
    }

    #[test]
    fn what_matters_most_is_told() {
        let (quick, slow) = (Duration::from_millis(250), Duration::from_millis(251));
        for (status, refused, took, outcome) in [
            (200, false, quick, Outcome::Fine),
            (200, false, slow, Outcome::Slow),
            (404, false, quick, Outcome::Fine),
            (404, true, quick, Outcome::Refused),
            (429, true, slow, Outcome::Limited),
            (503, true, slow, Outcome::Failed),
        ] {
            let status = StatusCode::from_u16(status).unwrap();
            assert_eq!(Outcome::of(status, refused, took), outcome);
        }
    }
}
