//! Moments, as the caller read them from its clock.

use serde::{Deserialize, Serialize};

/// Milliseconds since the beginning of 1970, UTC.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct UnixMillis(pub i64);
