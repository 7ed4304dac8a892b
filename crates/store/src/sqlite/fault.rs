//! What SQLite says, in the store's words.

use sqlx::error::DatabaseError;

use crate::{Error, Fault, Refusal};

// The primary result codes of SQLite that have a meaning here.
const BUSY: u32 = 5;
const LOCKED: u32 = 6;
const READONLY: u32 = 8;
const IOERR: u32 = 10;
const CORRUPT: u32 = 11;
const FULL: u32 = 13;
const CANTOPEN: u32 = 14;
const CONSTRAINT: u32 = 19;
const NOTADB: u32 = 26;
/// The extended code where there is no room even for what readers share (`IOERR_SHMSIZE`).
const NO_ROOM_TO_SHARE: u32 = 4874;

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Error {
        match primary_code(&error) {
            Some(CONSTRAINT) => Error::Refused(Refusal::Contradiction),
            _ => Error::Failed(fault(&error)),
        }
    }
}

/// The fault behind an error of the database.
pub fn fault(error: &sqlx::Error) -> Fault {
    if extended_code(error) == Some(NO_ROOM_TO_SHARE) {
        return Fault::Full;
    }
    match (primary_code(error), error) {
        (Some(BUSY | LOCKED), _) => Fault::Locked,
        (Some(READONLY), _) => Fault::ReadOnly,
        (Some(CORRUPT), _) => Fault::Damaged(error.to_string()),
        (Some(FULL), _) => Fault::Full,
        (Some(IOERR), _) => Fault::Disk(error.to_string()),
        (Some(CANTOPEN), _) => Fault::CannotOpen,
        (Some(NOTADB), _) => Fault::NotADatabase,
        (_, sqlx::Error::PoolClosed | sqlx::Error::WorkerCrashed) => Fault::Stopped,
        (_, sqlx::Error::ColumnDecode { .. }) => Fault::Damaged(error.to_string()),
        _ => Fault::Other(error.to_string()),
    }
}

fn primary_code(error: &sqlx::Error) -> Option<u32> {
    Some(extended_code(error)? & 0xff)
}

fn extended_code(error: &sqlx::Error) -> Option<u32> {
    let code = error.as_database_error().and_then(DatabaseError::code)?;
    code.parse().ok()
}
