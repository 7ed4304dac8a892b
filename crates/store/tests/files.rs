//! Which files a store opens, which it refuses and leaves alone, and backups.
#![allow(clippy::disallowed_methods, reason = "these tests are about files")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::Path;

use kernel::Seat;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Executor, SqliteConnection};
use store::suite::fixture::{BEGUN, finished, player, running, step};
use store::{Error, Fault, SqliteStore, Store};
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

async fn raw(path: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(path);
    options.create_if_missing(true).connect().await.unwrap()
}

async fn refusal(path: &Path) -> Fault {
    let before = fs::read(path).unwrap();
    let fault = SqliteStore::open(path).await.unwrap_err();
    assert_eq!(fs::read(path).unwrap(), before, "the file is left alone");
    fault
}

#[tokio::test]
async fn a_missing_or_empty_file_becomes_a_store() {
    let folder = folder();
    let touched = folder.path().join("touched.db");
    fs::write(&touched, "").unwrap();
    for path in [folder.path().join("missing.db"), touched] {
        let store = SqliteStore::open(&path).await.unwrap();
        player(&store, "Livia").await;
        store.close().await;
        assert!(path.exists());
    }
}

#[tokio::test]
async fn what_was_kept_is_there_after_reopening() {
    let folder = folder();
    let path = folder.path().join("a.db");
    let store = SqliteStore::open(&path).await.unwrap();
    let livia = player(&store, "Livia").await;
    let table = running(&store, livia).await;
    store.append(step(table, BEGUN, "a")).await.unwrap();
    let before = store.open_table(table).await.unwrap();
    store.close().await;

    let again = SqliteStore::open(&path).await.unwrap();
    assert_eq!(again.open_table(table).await.unwrap(), before);
    assert_eq!(again.player(livia).await.unwrap().name, "Livia");
}

#[tokio::test]
async fn a_closed_store_answers_that_it_stopped() {
    let folder = folder();
    let store = SqliteStore::open(&folder.path().join("a.db")).await;
    let store = store.unwrap();
    let livia = player(&store, "Livia").await;
    store.close().await;
    let stopped = Error::Failed(Fault::Stopped);
    assert_eq!(store.player(livia).await, Err(stopped.clone()));
    let renamed = store.rename_player(livia, "Julia".to_string()).await;
    assert_eq!(renamed, Err(stopped));
    store.close().await;
}

#[tokio::test]
async fn a_newer_file_is_refused() {
    let folder = folder();
    let path = folder.path().join("newer.db");
    SqliteStore::open(&path).await.unwrap().close().await;
    let mut conn = raw(&path).await;
    conn.execute("PRAGMA user_version = 4711").await.unwrap();
    drop(conn);
    let fault = SqliteStore::open(&path).await.unwrap_err();
    let newer = Fault::Newer {
        found: 4711,
        known: 3,
    };
    assert_eq!(fault, newer);
    let sentence = "the data file has version 4711, this program knows versions up to 3: \
                    use a newer program";
    assert_eq!(fault.to_string(), sentence);
}

#[tokio::test]
async fn garbage_is_refused() {
    let folder = folder();
    let path = folder.path().join("garbage.db");
    fs::write(&path, "Quousque tandem abutere, Catilina? ".repeat(100)).unwrap();
    assert_eq!(refusal(&path).await, Fault::NotADatabase);
}

#[tokio::test]
async fn a_database_of_another_program_is_refused() {
    let folder = folder();
    let path = folder.path().join("other.db");
    let mut conn = raw(&path).await;
    let foreign = "CREATE TABLE recipes (name TEXT); PRAGMA application_id = -7";
    conn.execute(foreign).await.unwrap();
    drop(conn);
    assert_eq!(refusal(&path).await, Fault::Foreign);
}

#[tokio::test]
async fn a_file_in_a_missing_folder_cannot_be_opened() {
    let path = folder().path().join("nowhere").join("a.db");
    let fault = SqliteStore::open(&path).await.unwrap_err();
    assert_eq!(fault, Fault::CannotOpen);
}

/// Entries are numbered by their place, so one that is gone would give its number to the next.
#[tokio::test]
async fn what_cannot_be_read_back_is_damaged() {
    let folder = folder();
    for (number, harm) in [
        "DELETE FROM log WHERE sequence = 1",
        "DELETE FROM log WHERE sequence = 2",
        "UPDATE log SET words = 'somebody' WHERE kind = 'sit'",
        "UPDATE log SET submission = 'a b'",
        "UPDATE tables SET origin = 'status=running'",
    ]
    .into_iter()
    .enumerate()
    {
        let path = folder.path().join(format!("{number}.db"));
        let store = SqliteStore::open(&path).await.unwrap();
        let livia = player(&store, "Livia").await;
        let table = running(&store, livia).await;
        raw(&path).await.execute(harm).await.unwrap();
        let answer = store.open_table(table).await;
        let damaged = matches!(answer, Err(Error::Failed(Fault::Damaged(_))));
        assert!(damaged, "{harm}: {answer:?}");
    }
}

#[tokio::test]
async fn a_backup_is_a_whole_store() {
    let folder = folder();
    let store = SqliteStore::open(&folder.path().join("a.db"))
        .await
        .unwrap();
    let livia = player(&store, "Livia").await;
    let over = finished(&store, livia, 30).await;
    let table = running(&store, livia).await;
    let target = folder.path().join("copy's.db");
    store.backup(&target).await.unwrap();
    let expected = store.open_table(table).await.unwrap();
    store
        .append(step(table, BEGUN, "after the backup"))
        .await
        .unwrap();

    let copy = SqliteStore::open(&target).await.unwrap();
    assert_eq!(copy.open_table(table).await.unwrap(), expected);
    assert_eq!(
        copy.open_table(over).await.unwrap(),
        store.open_table(over).await.unwrap()
    );
    let seat = Seat::from_number(1).unwrap();
    assert!(
        copy.table(over)
            .await
            .unwrap()
            .seats_of(livia)
            .contains(seat)
    );
}

#[tokio::test]
async fn a_backup_never_touches_an_existing_file_nor_leaves_half_of_one() {
    let folder = folder();
    let store = SqliteStore::open(&folder.path().join("a.db"))
        .await
        .unwrap();
    let target = folder.path().join("precious");
    fs::write(&target, "precious").unwrap();
    let answer = store.backup(&target).await;
    assert_eq!(answer, Err(Error::Failed(Fault::TargetExists)));
    assert_eq!(fs::read_to_string(&target).unwrap(), "precious");

    let nowhere = folder.path().join("nowhere").join("copy.db");
    let answer = store.backup(&nowhere).await;
    assert_eq!(answer, Err(Error::Failed(Fault::CannotOpen)));
    let names = fs::read_dir(folder.path()).unwrap();
    let partial = |name: &std::ffi::OsString| name.to_string_lossy().contains("partial");
    let left: Vec<_> = names.map(|entry| entry.unwrap().file_name()).collect();
    assert!(!left.iter().any(partial), "{left:?}");
}
