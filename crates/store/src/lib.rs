//! Keeps players, tables and their logs. [`Store`] says what can be kept and asked for,
//! [`SqliteStore`] keeps it in one file; only this crate knows SQL. What is kept of a table is
//! described in `log`.
//!
//! No game is named here: game ids, options and actions are text. Nothing is replayed, and no
//! clock is read: the caller passes the time.
#![warn(missing_docs)]
// This room faces the disk, so it may do what the rooms below it may not.
#![allow(clippy::disallowed_methods)]

mod random;

mod idle;
mod import;
mod listing;
mod network;
mod operator;
mod player;
mod quota;
mod session;

mod error;
mod store;

mod sqlite;

#[cfg(any(test, feature = "testing"))]
pub mod suite;

pub use error::{Error, Fault, Refusal};
pub use idle::{Idle, IdleCursor, IdlePage};
pub use import::Import;
pub use listing::{Counts, Cursor, Listed, Listing, Page, ParseCursorError};
pub use network::{Network, ParseNetworkError};
pub use operator::{AuditId, Ban, Banned, Deed, Noted, Order, ParseDeedError};
pub use player::{NewPlayer, Player, PlayerListed};
pub use quota::{Held, Quota};
pub use random::random;
pub use session::{Ending, Session, SignedIn};
pub use sqlite::{Archive, FileSizes, Settings, SqliteStore, compact};
pub use store::Store;
