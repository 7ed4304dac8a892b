//! Whether a file is ours and of which version, and the steps that bring it to the newest.
//! A step, once published, never changes; a new one is added below it.

use sqlx::{AssertSqlSafe, Executor, Row, SqliteConnection};

use super::execute;
use super::fault::fault;
use crate::Fault;

/// Step `n` of this list leads from version `n` to version `n + 1`.
const MIGRATIONS: &[&str] = &[
    include_str!("migrations/0001_tables.sql"),
    include_str!("migrations/0002_one_log.sql"),
    include_str!("migrations/0003_deals.sql"),
    include_str!("migrations/0004_people.sql"),
    include_str!("migrations/0005_growth.sql"),
];

/// "AEDL", at a fixed place of the file, says whose it is.
const APPLICATION_ID: i64 = 0x4145_444c;

/// The version this program writes.
const VERSION: i64 = MIGRATIONS.len() as i64;

/// Checks a file without changing it, then turns it into a store of the newest version. One that
/// is of the newest already may be used although nothing can be written now; then it says why.
pub async fn prepare(conn: &mut SqliteConnection) -> Result<Option<Fault>, Fault> {
    let found = version(conn).await?;
    let prepared = match write_ahead(conn).await {
        Ok(()) => migrate(conn).await,
        Err(fault) => Err(fault),
    };
    match prepared {
        Ok(()) => Ok(None),
        Err(fault @ (Fault::Full | Fault::Disk(_))) if found == VERSION => Ok(Some(fault)),
        Err(fault) => Err(fault),
    }
}

/// The version of a file of ours, or of an empty one.
pub async fn version(conn: &mut SqliteConnection) -> Result<i64, Fault> {
    let owner = number(conn, "PRAGMA application_id").await?;
    let found = number(conn, "PRAGMA user_version").await?;
    let objects = number(conn, "SELECT count(*) FROM sqlite_schema").await?;
    match (owner, found, objects) {
        (APPLICATION_ID, found, _) if found > VERSION => Err(Fault::Newer {
            found: found as u32,
            known: VERSION as u32,
        }),
        (APPLICATION_ID, 0.., _) | (0, 0, 0) => Ok(found),
        _ => Err(Fault::Foreign),
    }
}

/// Whether the file can be read as it is.
pub async fn is_newest(conn: &mut SqliteConnection) -> Result<bool, Fault> {
    Ok(version(conn).await? == VERSION)
}

async fn write_ahead(conn: &mut SqliteConnection) -> Result<(), Fault> {
    let row = conn.fetch_one("PRAGMA journal_mode = WAL").await;
    let mode: String = row.and_then(|row| row.try_get(0)).map_err(|e| fault(&e))?;
    match mode.as_str() {
        "wal" => Ok(()),
        _ => Err(Fault::Other(format!("the journal is {mode}, not wal"))),
    }
}

/// All steps in one transaction, so that two programs that start together do not both migrate.
pub async fn migrate(conn: &mut SqliteConnection) -> Result<(), Fault> {
    execute(conn, "BEGIN IMMEDIATE").await?;
    let done = take_steps(conn).await;
    let end = if done.is_ok() { "COMMIT" } else { "ROLLBACK" };
    let ended = execute(conn, end).await;
    done.and(ended)
}

async fn take_steps(conn: &mut SqliteConnection) -> Result<(), Fault> {
    let found = version(conn).await?;
    for step in MIGRATIONS.iter().skip(found as usize) {
        execute(conn, step).await?;
    }
    // Also where the file is of this version already: it shows that it may be written to.
    let mark = format!("PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {VERSION}");
    let marked = conn.execute(AssertSqlSafe(mark)).await;
    marked.map(|_| ()).map_err(|error| fault(&error))
}

async fn number(conn: &mut SqliteConnection, question: &'static str) -> Result<i64, Fault> {
    let row = conn.fetch_one(question).await;
    row.and_then(|row| row.try_get(0))
        .map_err(|error| fault(&error))
}
