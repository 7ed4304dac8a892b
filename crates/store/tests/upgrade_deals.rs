//! A data file of the second version of the schema, from before tables told whose word their deal
//! rests on: everything is as it was, and games that went on from others are marked.
#![allow(clippy::disallowed_methods, reason = "these tests are about files")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::{Path, PathBuf};

use kernel::{Dealing, Seat, Seed};
use log::{Occupant, Right, Status, Token};
use store::suite::fixture::{add, by, sit, start};
use store::{SqliteStore, Store};
use tempfile::TempDir;

const FINISHED: &str = "tctjkfrv22";
const RUNNING: &str = "w98xa4qbhs";
const WAITING: &str = "vzvvbgd6yc";
const CLOSED: &str = "951j83rt8t";
const IMPORTED: &str = "tvndbk43d1";
const PLAYED_ON: &str = "t3gscqf56a";
/// The link to the second seat of the waiting table.
const OPEN_SEAT: &str = "a1k1s3jnzzz8yk6w7h2fy5tanp";
const MARCUS: &str = "e26nchvmfp9mbpt0";

fn data(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    folder.join(name)
}

async fn opened() -> (TempDir, SqliteStore) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("old.db");
    fs::copy(data("version-2.db"), &path).unwrap();
    (folder, SqliteStore::open(&path).await.unwrap())
}

#[tokio::test]
async fn deals_of_before_are_the_servers_word_and_known_ones_are_marked() {
    let (_folder, store) = opened().await;
    for (table, status, known) in [
        (FINISHED, Status::Finished, false),
        (RUNNING, Status::Running, false),
        (WAITING, Status::Waiting, false),
        (CLOSED, Status::Closed, false),
        (IMPORTED, Status::Finished, true),
        (PLAYED_ON, Status::Running, true),
    ] {
        let stored = store.open_table(table.parse().unwrap()).await.unwrap();
        let info = &stored.info;
        assert_eq!((info.status, info.known_deal), (status, known), "{table}");
        assert_eq!(info.dealing, Dealing::Seed);
        assert!(info.seats.as_slice().iter().all(|state| !state.shared));
        let seed: Seed = stored.secret.to_string().parse().unwrap();
        assert_eq!(stored.seed(), seed);
    }
}

#[tokio::test]
async fn records_are_as_before() {
    let (_folder, store) = opened().await;
    for (table, file) in [
        (FINISHED, "version-2-finished.txt"),
        (IMPORTED, "version-2-imported.txt"),
    ] {
        let stored = store.open_table(table.parse().unwrap()).await.unwrap();
        let expected = fs::read_to_string(data(file)).unwrap();
        assert_eq!(stored.record().unwrap().to_string(), expected);
    }
}

#[tokio::test]
async fn a_table_that_waited_begins() {
    let (_folder, store) = opened().await;
    let table = WAITING.parse().unwrap();
    let before = store.open_table(table).await.unwrap();
    let link: Token = OPEN_SEAT.parse().unwrap();
    let right = Right::Link(Seat::from_number(2).unwrap(), link.hash());
    let marcus = Occupant::person(MARCUS.parse().unwrap());
    let claim = add(table, before.info.next.0, [sit(2, marcus), start()]);
    store.append(by(right, claim)).await.unwrap();
    let after = store.open_table(table).await.unwrap();
    assert_eq!(after.info.status, Status::Running);
    assert_eq!(after.info.commitment, before.info.commitment);
}
