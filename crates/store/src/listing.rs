//! Lists of tables, a page at a time, and how many there are.

use std::fmt;
use std::str::FromStr;

use log::{PlayerId, TableId, TableInfo, UnixMillis};

/// Which tables to list, the latest first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Waiting or running tables where this player sits or which the player made.
    Mine(PlayerId),
    /// Waiting tables everybody may find, with an open seat.
    ToJoin,
    /// Running tables everybody may find.
    ToWatch,
    /// Finished games everybody may find.
    Finished,
    /// Finished games of this player.
    FinishedBy(PlayerId),
    /// Every table, the newest first: for whoever operates the server.
    All,
    /// Running tables where a seat is to act that is a bot's, or was handed over at least once:
    /// what to go on with after a restart.
    BotToAct,
}

/// Where a page of a listing ends. Opaque; as text it can travel in a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cursor {
    pub(crate) at: UnixMillis,
    pub(crate) id: TableId,
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.at.0, self.id)
    }
}

/// Text that is no cursor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseCursorError;

impl fmt::Display for ParseCursorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is no place in a list")
    }
}

impl std::error::Error for ParseCursorError {}

impl FromStr for Cursor {
    type Err = ParseCursorError;

    fn from_str(text: &str) -> Result<Cursor, ParseCursorError> {
        let (at, id) = text.rsplit_once('-').ok_or(ParseCursorError)?;
        Ok(Cursor {
            at: UnixMillis(at.parse().map_err(|_| ParseCursorError)?),
            id: id.parse().map_err(|_| ParseCursorError)?,
        })
    }
}

/// Which part of a listing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Page {
    /// Where the page before ended; `None` for the first.
    pub after: Option<Cursor>,
    /// How many tables at most.
    pub limit: u32,
}

impl Page {
    /// The first page.
    pub fn first(limit: u32) -> Page {
        Page { after: None, limit }
    }
}

/// A page of a listing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The tables, the latest first.
    pub tables: Vec<TableInfo>,
    /// Where to go on; `None` at the end.
    pub next: Option<Cursor>,
}

/// How much is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Players who ever came.
    pub players: u64,
    /// Tables by status.
    pub waiting: u64,
    /// Games going on.
    pub running: u64,
    /// Games over.
    pub finished: u64,
    /// Tables given up.
    pub closed: u64,
}
