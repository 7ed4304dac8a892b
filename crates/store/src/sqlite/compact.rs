//! Giving back the room that deleted rows took.

use std::path::Path;

use sqlx::Connection;

use super::execute;
use super::source::{Pen, Settings, Source};
use crate::Fault;

/// Writes the file anew without its gaps. Nobody else can write to it meanwhile.
///
/// # Errors
/// The file cannot be opened or is in use, or there is no room for the copy.
pub async fn compact(path: &Path) -> Result<(), Fault> {
    let Pen { mut conn, trouble } = Source::new(path, Settings::default()).pen().await?;
    if let Some(fault) = trouble {
        return Err(fault);
    }
    let done = execute(&mut conn, "VACUUM; PRAGMA wal_checkpoint(TRUNCATE)").await;
    // What was written is in the file.
    let _closed = conn.close().await;
    done
}
