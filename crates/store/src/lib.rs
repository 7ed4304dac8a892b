//! Keeps players, tables and their logs. [`Store`] says what can be kept and asked for,
//! [`SqliteStore`] keeps it in one file; only this crate knows SQL.
//!
//! No game is named here: game ids, options and actions are text. Nothing is replayed, and no
//! clock is read: the caller passes the time.
#![warn(missing_docs)]
// This room faces the disk, so it may do what the rooms below it may not.
#![allow(clippy::disallowed_methods)]

mod code;
mod time;

mod listing;
mod log;
mod player;
mod table;

mod error;
mod record;
mod store;

mod sqlite;

#[cfg(any(test, feature = "testing"))]
pub mod suite;

pub use code::{ParseCodeError, PlayerId, TableId, Token, TokenHash};
pub use error::{Error, Fault, Refusal};
pub use listing::{Counts, Cursor, Listed, Listing, Page, ParseCursorError};
pub use log::{Append, Change, LogEntry, NewEntry, Payload, Sequence};
pub use player::{NewPlayer, Player};
pub use record::Import;
pub use sqlite::{Settings, SqliteStore};
pub use store::Store;
pub use table::{
    NewSeat, NewTable, Occupant, Pace, SeatState, Status, StoredTable, TableInfo, Visibility,
};
pub use time::UnixMillis;
