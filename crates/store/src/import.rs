//! Games that were played elsewhere, as they come into the store.

use kernel::Record;
use log::{UnixMillis, Visibility};

/// A game that was played elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Import {
    /// The game, with its result.
    pub record: Record,
    /// Who finds it.
    pub visibility: Visibility,
    /// Now.
    pub at: UnixMillis,
}
