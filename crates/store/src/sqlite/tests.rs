//! The suite over SQLite, and how the connections are set.

use std::sync::Arc;

use sqlx::{Row, SqliteConnection, query};
use tempfile::TempDir;

use crate::{Error, SqliteStore};

async fn empty() -> (Arc<SqliteStore>, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&folder.path().join("test.db")).await;
    (Arc::new(store.unwrap()), folder)
}

crate::store_suite!(empty);

async fn pragmas(conn: &mut SqliteConnection) -> Result<Vec<String>, Error> {
    let row = query(
        "SELECT journal_mode, synchronous, foreign_keys, fullfsync, timeout, query_only
         FROM pragma_journal_mode, pragma_synchronous, pragma_foreign_keys, pragma_fullfsync,
              pragma_busy_timeout, pragma_query_only",
    )
    .fetch_one(conn)
    .await?;
    let mut values = vec![row.try_get::<String, _>(0)?];
    for column in 1..6 {
        values.push(row.try_get::<i64, _>(column)?.to_string());
    }
    Ok(values)
}

/// Synchronous 2 is FULL: the write-ahead log is on the disk before a commit returns.
#[tokio::test]
async fn every_connection_is_durable() {
    let (store, _kept) = empty().await;
    let writer = store.writer.write(|conn| Box::pin(pragmas(conn))).await;
    assert_eq!(writer.unwrap(), ["wal", "2", "1", "1", "5000", "0"]);
    let reader = pragmas(&mut store.read().await.unwrap()).await;
    assert_eq!(reader.unwrap(), ["wal", "2", "1", "1", "5000", "1"]);
}
