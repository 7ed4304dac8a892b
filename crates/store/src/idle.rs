//! Tables at which nothing happens any more, a page at a time.

use log::{Status, TableId};

/// Which tables, by what has not happened since a time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Idle {
    /// Of this status, not touched since, and nobody was told yet; whoever has a time for a turn
    /// had that time as well.
    Untouched(Status),
    /// Of this status, and to be closed by then.
    Closing(Status),
    /// Closed before it, and before the game had begun: nothing was played there.
    Unplayed,
}

/// A page of such tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IdlePage {
    /// The tables.
    pub tables: Vec<TableId>,
    /// Where to go on; `None` at the end.
    pub next: Option<IdleCursor>,
}

/// A place among all tables, in the order in which they were made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct IdleCursor(pub(crate) i64);
