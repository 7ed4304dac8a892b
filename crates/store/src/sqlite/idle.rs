//! Tables at which nothing happens any more: found by readers, so that nobody waits for it, then
//! warned or forgotten one by one.

use log::{Status, TableId, UnixMillis};
use sqlx::{Row, SqliteConnection, query};

use super::row::parsed;
use crate::{Error, Idle, IdleCursor, IdlePage};

/// How many tables are looked for at a time.
const PAGE: u32 = 200;

/// `?1` is the status, `?2` the time, `?3` where the page before ended, `?4` the limit.
macro_rules! page_of {
    ($index:literal, $condition:literal) => {
        concat!(
            "SELECT key, id FROM tables INDEXED BY ",
            $index,
            " WHERE status = ?1 AND key > ?3 AND ",
            $condition,
            " ORDER BY key LIMIT ?4"
        )
    };
}

const UNTOUCHED: &str = page_of!(
    "tables_by_status",
    "closes_at IS NULL AND touched_at + coalesce(turn_limit, 0) <= ?2"
);
const CLOSING: &str = page_of!("tables_closing", "closes_at <= ?2");
const UNPLAYED: &str = page_of!(
    "tables_by_status",
    "started_at IS NULL AND touched_at <= ?2"
);

pub async fn page(
    conn: &mut SqliteConnection,
    idle: Idle,
    until: UnixMillis,
    after: IdleCursor,
) -> Result<IdlePage, Error> {
    let (question, status) = match idle {
        Idle::Untouched(status) => (UNTOUCHED, status),
        Idle::Closing(status) => (CLOSING, status),
        Idle::Unplayed => (UNPLAYED, Status::Closed),
    };
    let rows = query(question)
        .bind(status.as_str())
        .bind(until.0)
        .bind(after.0)
        .bind(PAGE)
        .fetch_all(conn)
        .await?;
    let last = rows.last().filter(|_| rows.len() == PAGE as usize);
    let next = last.map(|row| row.try_get("key").map(IdleCursor));
    let tables = rows.iter().map(|row| parsed(row, "id"));
    Ok(IdlePage {
        tables: tables.collect::<Result<_, _>>()?,
        next: next.transpose()?,
    })
}

/// Notes when the tables will be closed; not where something has happened meanwhile.
pub async fn warn(
    conn: &mut SqliteConnection,
    tables: Vec<TableId>,
    until: UnixMillis,
    closes_at: UnixMillis,
) -> Result<(), Error> {
    for table in tables {
        query("UPDATE tables SET closes_at = ? WHERE id = ? AND touched_at <= ?")
            .bind(closes_at.0)
            .bind(table.as_str())
            .bind(until.0)
            .execute(&mut *conn)
            .await?;
    }
    Ok(())
}

/// No table of this status will be closed.
pub async fn reprieve(conn: &mut SqliteConnection, status: Status) -> Result<(), Error> {
    query("UPDATE tables SET closes_at = NULL WHERE closes_at IS NOT NULL AND status = ?")
        .bind(status.as_str())
        .execute(conn)
        .await?;
    Ok(())
}

/// Deletes closed tables at which nothing was played, and nothing else.
pub async fn forget(conn: &mut SqliteConnection, tables: Vec<TableId>) -> Result<(), Error> {
    for table in tables {
        let row = query(
            "SELECT key FROM tables WHERE id = ? AND status = 'closed' AND started_at IS NULL",
        )
        .bind(table.as_str())
        .fetch_optional(&mut *conn)
        .await?;
        let Some(row) = row else {
            continue;
        };
        let key: i64 = row.try_get("key")?;
        for statement in [
            "DELETE FROM log WHERE table_key = ?",
            "DELETE FROM seats WHERE table_key = ?",
            "DELETE FROM tables WHERE key = ?",
        ] {
            query(statement).bind(key).execute(&mut *conn).await?;
        }
    }
    Ok(())
}
