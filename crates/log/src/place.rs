//! Where in a log and when.

use std::fmt;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// A place in a table's log: the number of entries before it. The sequence of a table is the
/// number of its entries; it never falls.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Sequence(pub u32);

impl Sequence {
    /// As a number of entries.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Sequence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Milliseconds since the beginning of 1970, UTC.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "number"))]
pub struct UnixMillis(pub i64);

impl UnixMillis {
    /// So much later.
    pub fn after(self, time: Duration) -> UnixMillis {
        let millis = i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
        UnixMillis(self.0.saturating_add(millis))
    }
}

/// How long a turn may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pace {
    /// As long as it takes.
    #[default]
    Unlimited,
    /// This long; afterwards the others may hand the seat to a bot.
    PerTurn(Duration),
}
