//! Files that are only looked at, and who may look at them.
#![allow(clippy::disallowed_methods, reason = "these tests are about files")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::{Path, PathBuf};

use store::suite::fixture::{BEGUN, finished, player, running, step};
use store::{Archive, Counts, Error, Fault, Refusal, SqliteStore, Store, compact};
use tempfile::TempDir;

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn kept(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(name)
}

async fn open(path: &Path) -> SqliteStore {
    SqliteStore::open(path).await.unwrap()
}

#[tokio::test]
async fn what_a_running_server_has_kept_is_seen_and_copied() {
    let folder = folder();
    let path = folder.path().join("a.db");
    let store = open(&path).await;
    let livia = player(&store, "Livia").await;
    let table = running(&store, livia).await;
    store.append(step(table, BEGUN, "a")).await.unwrap();
    let expected = store.open_table(table).await.unwrap();

    let mut archive = Archive::open(&path).await.unwrap();
    assert_eq!(archive.open_table(table).await.as_ref(), Ok(&expected));
    let counts = Counts {
        players: 1,
        running: 1,
        ..Counts::default()
    };
    assert_eq!(archive.counts().await, Ok(counts));
    let copy = folder.path().join("copy.db");
    archive.backup(&copy).await.unwrap();
    archive.close().await;
    // The server goes on as if nobody had looked.
    store.append(step(table, BEGUN + 1, "b")).await.unwrap();
    store.close().await;
    let mut copy = Archive::open(&copy).await.unwrap();
    assert_eq!(copy.open_table(table).await, Ok(expected));
    let unknown = copy.open_table("0123456789".parse().unwrap()).await;
    assert_eq!(unknown, Err(Error::Refused(Refusal::NoSuchTable)));
}

#[tokio::test]
async fn a_file_of_an_older_version_is_read_and_copied_as_it_is() {
    let folder = folder();
    let path = folder.path().join("old.db");
    fs::copy(kept("version-1.db"), &path).unwrap();
    let before = fs::read(&path).unwrap();
    let temporary = || fs::read_dir(std::env::temp_dir()).unwrap().count();
    let mut archive = Archive::open(&path).await.unwrap();
    let stored = archive.open_table("rhatcbzwfb".parse().unwrap()).await;
    let said = fs::read_to_string(kept("version-1-finished.txt")).unwrap();
    assert_eq!(stored.unwrap().export(), Ok(said));
    assert_eq!(archive.counts().await.unwrap().players, 2);
    let copy = folder.path().join("copy.db");
    archive.backup(&copy).await.unwrap();
    archive.close().await;
    assert_eq!(fs::read(&path).unwrap(), before, "not a byte is changed");
    const USER_VERSION: std::ops::Range<usize> = 60..64;
    assert_eq!(fs::read(&copy).unwrap()[USER_VERSION], [0, 0, 0, 1]);
    let left = fs::read_dir(std::env::temp_dir()).unwrap();
    let left = left.filter_map(Result::ok).map(|entry| entry.file_name());
    let ours = |name: &std::ffi::OsString| name.to_string_lossy().starts_with(".aedile.db.");
    assert_eq!(left.filter(ours).count(), 0, "of {} files", temporary());
}

#[tokio::test]
async fn what_is_no_store_is_no_archive() {
    let folder = folder();
    let missing = folder.path().join("missing.db");
    let fault = Archive::open(&missing).await.unwrap_err();
    assert_eq!(fault, Fault::CannotOpen);
    assert!(!missing.exists());
    let empty = folder.path().join("empty.db");
    fs::write(&empty, "").unwrap();
    assert_eq!(Archive::open(&empty).await.unwrap_err(), Fault::Foreign);
    let letter = folder.path().join("letter.txt");
    fs::write(&letter, "Quousque tandem abutere, Catilina? ".repeat(100)).unwrap();
    let fault = Archive::open(&letter).await.unwrap_err();
    assert_eq!(fault, Fault::NotADatabase);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}

#[tokio::test]
async fn compacting_gives_room_back_and_keeps_every_game() {
    let folder = folder();
    let path = folder.path().join("a.db");
    let store = open(&path).await;
    let livia = player(&store, "Livia").await;
    let over = finished(&store, livia, 30).await;
    let long = running(&store, livia).await;
    let words = "x".repeat(3000);
    for number in 0..100 {
        let long_words = step(long, BEGUN + number, &words);
        store.append(long_words).await.unwrap();
    }
    let expected = store.open_table(over).await.unwrap();
    store.close().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path);
    let mut conn = sqlx::ConnectOptions::connect(&options).await.unwrap();
    let gone = "DELETE FROM log WHERE length(words) = 3000";
    sqlx::Executor::execute(&mut conn, gone).await.unwrap();
    sqlx::Connection::close(conn).await.unwrap();

    let before = fs::metadata(&path).unwrap().len();
    compact(&path).await.unwrap();
    let after = fs::metadata(&path).unwrap().len();
    assert!(after + 200_000 < before, "{before} to {after}");
    let store = open(&path).await;
    assert_eq!(store.open_table(over).await, Ok(expected));
}

#[cfg(unix)]
mod modes {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    fn beside(path: &Path, ending: &str) -> PathBuf {
        PathBuf::from(format!("{}{ending}", path.display()))
    }

    /// The mask of this process is everybody's usual one, so a file that nobody cared for would
    /// be readable.
    #[tokio::test]
    async fn only_the_owner_reads_data_and_copies() {
        let folder = folder();
        let careless = folder.path().join("careless");
        fs::write(&careless, "").unwrap();
        let usual = mode(&careless);
        assert_ne!(usual, 0o600, "this test needs a mask that lets others read");
        let path = folder.path().join("a.db");
        let store = open(&path).await;
        player(&store, "Livia").await;
        let copy = folder.path().join("copy.db");
        store.backup(&copy).await.unwrap();
        for ending in ["", "-wal", "-shm"] {
            assert_eq!(mode(&beside(&path, ending)), 0o600, "{ending}");
        }
        assert_eq!(mode(&copy), 0o600);
        let mut archive = Archive::open(&path).await.unwrap();
        let other = folder.path().join("other.db");
        archive.backup(&other).await.unwrap();
        assert_eq!(mode(&other), 0o600);
    }

    #[tokio::test]
    async fn what_others_could_read_before_they_cannot_read_any_more() {
        let folder = folder();
        let path = folder.path().join("a.db");
        open(&path).await.close().await;
        let loose = fs::Permissions::from_mode(0o644);
        fs::set_permissions(&path, loose.clone()).unwrap();
        let first = open(&path).await;
        assert_eq!(mode(&path), 0o600);
        for ending in ["", "-wal", "-shm"] {
            fs::set_permissions(beside(&path, ending), loose.clone()).unwrap();
        }
        let _second = open(&path).await;
        for ending in ["", "-wal", "-shm"] {
            assert_eq!(mode(&beside(&path, ending)), 0o600, "{ending}");
        }
        first.close().await;
    }

    #[tokio::test]
    async fn a_file_of_somebody_else_keeps_its_mode() {
        let folder = folder();
        let letter = folder.path().join("letter.txt");
        fs::write(&letter, "Quousque tandem abutere, Catilina? ".repeat(100)).unwrap();
        let before = mode(&letter);
        SqliteStore::open(&letter).await.unwrap_err();
        assert_eq!(mode(&letter), before);
    }
}
