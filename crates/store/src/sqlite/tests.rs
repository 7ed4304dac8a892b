//! The suite over SQLite, how the connections are set, and that commits are shared.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use log::Sequence;
use sqlx::{Row, SqliteConnection, query};
use tempfile::TempDir;
use tokio::task::JoinSet;

use crate::suite::fixture::{BEGUN, player, running, step};
use crate::{Error, Fault, SqliteStore, Store};

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
    let reader = pragmas(&mut store.reader().await.unwrap()).await;
    assert_eq!(reader.unwrap(), ["wal", "2", "1", "1", "5000", "1"]);
}

async fn count_commits(conn: &mut SqliteConnection, count: Arc<AtomicU32>) -> Result<(), Error> {
    let mut handle = conn.lock_handle().await?;
    handle.set_commit_hook(move || {
        count.fetch_add(1, Ordering::Relaxed);
        true
    });
    Ok(())
}

#[tokio::test]
async fn appends_of_many_tables_share_one_commit() {
    let (store, _kept) = empty().await;
    let livia = player(&*store, "Livia").await;
    let mut tables = Vec::new();
    for _ in 0..100 {
        tables.push(running(&*store, livia).await);
    }
    let commits = Arc::new(AtomicU32::new(0));
    let count = Arc::clone(&commits);
    let counting = store
        .writer
        .write(|conn| Box::pin(count_commits(conn, count)));
    counting.await.unwrap();
    let mut writers = JoinSet::new();
    for table in tables {
        let store = Arc::clone(&store);
        writers.spawn(async move { store.append(step(table, BEGUN, "a")).await });
    }
    let answers = writers.join_all().await;
    assert!(
        answers
            .iter()
            .all(|answer| *answer == Ok(Sequence(BEGUN + 1)))
    );
    let commits = commits.load(Ordering::Relaxed);
    assert!(commits <= 4, "{commits} commits for 100 appends");
}

async fn fail_commits(conn: &mut SqliteConnection) -> Result<(), Error> {
    let mut handle = conn.lock_handle().await?;
    handle.set_commit_hook(|| false);
    Ok(())
}

async fn let_commits_pass(conn: &mut SqliteConnection) -> Result<(), Error> {
    conn.lock_handle().await?.remove_commit_hook();
    Ok(())
}

/// A commit that fails at its last step, as it does where the disk does not confirm it: nobody
/// claims that nothing was kept.
#[tokio::test]
async fn of_a_failed_commit_nobody_claims_to_know() {
    let (store, _kept) = empty().await;
    let livia = player(&*store, "Livia").await;
    let table = running(&*store, livia).await;
    let failing = store.writer.write(|conn| Box::pin(fail_commits(conn)));
    // It is the first to fail.
    assert!(matches!(
        failing.await,
        Err(Error::Failed(Fault::Unsure(_)))
    ));
    let answer = store.append(step(table, BEGUN, "a")).await;
    assert!(matches!(answer, Err(Error::Failed(Fault::Unsure(_)))));
    assert!(matches!(store.trouble(), Some(Fault::Unsure(_))));
    let passing = store.writer.write(|conn| Box::pin(let_commits_pass(conn)));
    passing.await.unwrap();
    let answer = store.append(step(table, BEGUN, "a")).await;
    assert_eq!(answer, Ok(Sequence(BEGUN + 1)));
    assert_eq!(store.trouble(), None);
}
