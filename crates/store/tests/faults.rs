//! A machine in trouble: whatever goes wrong, nothing is acknowledged that is not kept.
#![allow(clippy::disallowed_methods, reason = "these tests are about files")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use log::{Payload, Sequence, TableId};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Executor, SqliteConnection};
use store::suite::fixture::{BEGUN, player, running, step};
use store::{Error, Fault, Refusal, Settings, SqliteStore, Store};
use tokio::task::JoinSet;

const IMPATIENT: Settings = Settings {
    patience: Duration::from_millis(50),
    readers: 2,
    max_pages: None,
};

async fn open(path: &Path, settings: Settings) -> SqliteStore {
    SqliteStore::open_with(path, settings).await.unwrap()
}

async fn other_process(path: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(path);
    options.connect().await.unwrap()
}

#[tokio::test]
async fn a_locked_file_acknowledges_nothing_and_recovers() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.db");
    let store = open(&path, IMPATIENT).await;
    let livia = player(&store, "Livia").await;
    let table = running(&store, livia).await;

    let mut other = other_process(&path).await;
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    let answer = store.append(step(table, BEGUN, "a")).await;
    assert_eq!(answer, Err(Error::Failed(Fault::Locked)));
    let log = store.open_table(table).await.unwrap().log;
    assert_eq!(log.len() as u32, BEGUN, "reading goes on");

    other.execute("ROLLBACK").await.unwrap();
    let answer = store.append(step(table, BEGUN, "b")).await;
    assert_eq!(answer, Ok(Sequence(BEGUN + 1)));
}

#[tokio::test]
async fn a_file_another_process_keeps_to_itself_cannot_be_opened() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.db");
    open(&path, IMPATIENT).await.close().await;
    let mut other = other_process(&path).await;
    other
        .execute("PRAGMA locking_mode = EXCLUSIVE")
        .await
        .unwrap();
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    let fault = SqliteStore::open_with(&path, IMPATIENT).await.unwrap_err();
    assert_eq!(fault, Fault::Locked);
}

/// The lock is in the file, not in the program.
#[tokio::test]
async fn of_two_programs_on_one_file_exactly_one_wins() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.db");
    let first = SqliteStore::open(&path).await.unwrap();
    let second = SqliteStore::open(&path).await.unwrap();
    let livia = player(&first, "Livia").await;
    let table = running(&first, livia).await;
    for round in BEGUN..BEGUN + 20 {
        let (one, other) = tokio::join!(
            first.append(step(table, round, "first")),
            second.append(step(table, round, "second")),
        );
        let next = Sequence(round + 1);
        let stale = Err(Error::Refused(Refusal::Stale { next }));
        let words = match one {
            Ok(_) => "first",
            Err(_) => "second",
        };
        let (won, lost) = if words == "first" {
            (one, other)
        } else {
            (other, one)
        };
        assert_eq!((won, lost), (Ok(next), stale));
        let log = second.open_table(table).await.unwrap().log;
        assert_eq!(log.len() as u32, next.0);
        assert_eq!(
            log[round as usize].payload,
            Payload::Action(words.to_string())
        );
    }
}

/// Appends long entries to every table at once until the disk is full; returns how many of each
/// table were acknowledged.
async fn fill(store: &Arc<SqliteStore>, tables: &[TableId]) -> Vec<u32> {
    let mut writers = JoinSet::new();
    for (index, table) in tables.iter().copied().enumerate() {
        let store = Arc::clone(store);
        writers.spawn(async move {
            let mut acknowledged = BEGUN;
            let words = "x".repeat(3000);
            loop {
                match store.append(step(table, acknowledged, &words)).await {
                    Ok(next) => acknowledged = next.0,
                    Err(error) => {
                        assert_eq!(error, Error::Failed(Fault::Full));
                        return (index, acknowledged);
                    }
                }
            }
        });
    }
    let mut acknowledged: Vec<_> = writers.join_all().await;
    acknowledged.sort_unstable();
    acknowledged.into_iter().map(|(_, count)| count).collect()
}

#[tokio::test]
async fn a_full_disk_acknowledges_nothing_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.db");
    let small = Settings {
        max_pages: Some(120),
        ..IMPATIENT
    };
    let store = Arc::new(open(&path, small).await);
    let livia = player(&*store, "Livia").await;
    let mut tables = Vec::new();
    for _ in 0..8 {
        tables.push(running(&*store, livia).await);
    }
    let acknowledged = fill(&store, &tables).await;
    assert!(
        acknowledged.iter().sum::<u32>() > 20 + 8 * BEGUN,
        "{acknowledged:?}"
    );
    store.close().await;

    let roomy = open(&path, IMPATIENT).await;
    for (table, count) in tables.into_iter().zip(acknowledged) {
        let stored = roomy.open_table(table).await.unwrap();
        assert_eq!(stored.log.len() as u32, count);
        assert_eq!(stored.info.next, Sequence(count));
        let more = roomy.append(step(table, count, "again")).await;
        assert_eq!(more, Ok(Sequence(count + 1)));
    }
}

/// A disk that is full by the file's limit of pages tells so until there is room.
#[tokio::test]
async fn trouble_is_told_until_something_is_kept_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.db");
    let small = Settings {
        max_pages: Some(120),
        ..IMPATIENT
    };
    let store = Arc::new(open(&path, small).await);
    let livia = player(&*store, "Livia").await;
    let table = running(&*store, livia).await;
    assert_eq!(store.trouble(), None);
    fill(&store, &[table]).await;
    assert_eq!(store.trouble(), Some(Fault::Full));
    // A refusal is no news: it would be refused on an empty disk as well.
    let stale = store.append(step(table, BEGUN, "late")).await;
    assert!(matches!(stale, Err(Error::Refused(_))), "{stale:?}");
    assert_eq!(store.trouble(), Some(Fault::Full));
    let full = Err(Error::Failed(Fault::Full));
    assert_eq!(store.probe().await, full);
    assert_eq!(store.trouble(), Some(Fault::Full));
    let mut other = other_process(&path).await;
    let room = "DELETE FROM log WHERE length(words) = 3000";
    other.execute(room).await.unwrap();
    assert_eq!(store.probe().await, Ok(()));
    assert_eq!(store.trouble(), None);
}

#[tokio::test]
async fn a_locked_file_is_trouble() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.db");
    let store = open(&path, IMPATIENT).await;
    let livia = player(&store, "Livia").await;
    let table = running(&store, livia).await;
    let mut other = other_process(&path).await;
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    let locked = store.append(step(table, BEGUN, "a")).await;
    assert_eq!(locked, Err(Error::Failed(Fault::Locked)));
    assert_eq!(store.trouble(), Some(Fault::Locked));
    other.execute("ROLLBACK").await.unwrap();
    store.append(step(table, BEGUN, "b")).await.unwrap();
    assert_eq!(store.trouble(), None);
}

/// A file of the newest version that cannot grow: what is kept can be looked at from the start.
#[tokio::test]
async fn a_full_disk_does_not_keep_the_store_from_opening() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.db");
    let store = Arc::new(open(&path, IMPATIENT).await);
    let livia = player(&*store, "Livia").await;
    let table = running(&*store, livia).await;
    store.close().await;
    let length = std::fs::metadata(&path).unwrap().len();
    let no_room = Settings {
        max_pages: Some((length / 4096) as u32),
        ..IMPATIENT
    };
    let store = Arc::new(open(&path, no_room).await);
    assert_eq!(store.table(table).await.unwrap().next, Sequence(BEGUN));
    fill(&store, &[table]).await;
    assert_eq!(store.trouble(), Some(Fault::Full));
}
