//! Games that were played elsewhere, as they come into the store.

use kernel::Record;
use log::{PlayerId, UnixMillis, Visibility};

use crate::Quota;

/// A game that was played elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Import {
    /// The game, with its result.
    pub record: Record,
    /// Who finds it.
    pub visibility: Visibility,
    /// Who brings it, and how many records one player may bring; nobody for the operator.
    pub uploader: Option<(PlayerId, Quota)>,
    /// Now.
    pub at: UnixMillis,
}
