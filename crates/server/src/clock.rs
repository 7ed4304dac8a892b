//! The time of day: the only place that asks for it.

use std::time::{SystemTime, UNIX_EPOCH};

use log::UnixMillis;

/// Now.
pub fn now() -> UnixMillis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    // Before 1970 only a clock that was never set.
    let millis = since.map_or(0, |since| since.as_millis());
    UnixMillis(i64::try_from(millis).unwrap_or(i64::MAX))
}
