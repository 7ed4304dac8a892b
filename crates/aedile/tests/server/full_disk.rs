//! A disk without room: the server starts, shows what there is, says why nothing can be kept, and
//! goes on by itself once there is room.

use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use serde_json::json;
use server::testing::{Client, Response};
use store::suite::fixture::{finished, player};
use store::{SqliteStore, Store};

use crate::served::{Folder, Served, serve};

/// The same through a shell that does this first.
fn after(preparation: &str, command: &Command) -> Command {
    let mut shell = Command::new("sh");
    shell.args(["-c", &format!("{preparation}\nexec \"$@\""), "sh"]);
    shell.arg(command.get_program()).args(command.get_args());
    shell
}

async fn until_well(client: &Client) {
    let begun = Instant::now();
    while client.get("/healthz").await.status != 200 {
        assert!(begun.elapsed() < Duration::from_secs(20), "it stays ill");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

async fn new_player(client: &Client) -> Response {
    client.post("/api/players", &json!({"program": true})).await
}

async fn a_file_with_a_game(path: &Path) {
    let store = SqliteStore::open(path).await.unwrap();
    let livia = player(&store, "Livia").await;
    finished(&store, livia, 30).await;
    store.close().await;
}

/// A file system of its own, as small as the file in it; only where a test may make one. What
/// takes up the room is a pipe away from being removed: the server's working folder is inside.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_on_a_full_disk_starts_and_recovers() {
    let may = Command::new("unshare").args(["-rm", "true"]).status();
    if !may.is_ok_and(|status| status.success()) {
        eprintln!("left out: this test may make no file system");
        return;
    }
    let folder = Folder::new("a_server_on_a_full_disk_starts_and_recovers");
    let (kept, disk) = (folder.path("kept.db"), folder.path("disk"));
    a_file_with_a_game(&kept).await;
    std::fs::create_dir(&disk).unwrap();
    let (go, mount) = (folder.path("go"), disk.display());
    let full = format!(
        "mount -t tmpfs -o size=1m,mode=700 tmpfs {mount}
         cp {} {mount}/aedile.db
         dd if=/dev/zero of={mount}/ballast bs=4096 2>/dev/null
         (while [ ! -e {} ]; do sleep 0.1; done; rm {mount}/ballast) >/dev/null 2>&1 &",
        kept.display(),
        go.display()
    );
    let inside = after(&full, &serve(&disk.join("aedile.db")));
    let mut command = Command::new("unshare");
    command.arg("-rm").arg(inside.get_program());
    command.args(inside.get_args());
    let served = Served::spawn(command);
    let client = Client::stranger(served.address);

    let health = client.get("/healthz").await;
    assert_eq!((health.status, health.code().as_str()), (503, "store/full"));
    let games = client.get("/api/tables?list=finished").await.fine();
    assert_eq!(games["tables"].as_array().unwrap().len(), 1, "{games}");
    let about = client.get("/api/about").await.fine();
    assert_eq!(about["trouble"]["code"], "store/full");
    assert_eq!(new_player(&client).await.code(), "store/full");
    std::fs::write(&go, "").unwrap();
    until_well(&client).await;
    new_player(&client).await.fine();
    let games = client.get("/api/tables?list=finished").await.fine();
    assert_eq!(games["tables"].as_array().unwrap().len(), 1);
    served.kill();
}

/// The limit of a process on the size of its files: a signal that ends who does not care.
#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_may_not_grow_ends_nobody() {
    let folder = Folder::new("a_file_that_may_not_grow_ends_nobody");
    let data = folder.path("aedile.db");
    a_file_with_a_game(&data).await;
    // In blocks of 512 bytes: the write-ahead log grows beyond it soon.
    let served = Served::spawn(after("ulimit -f 300", &serve(&data)));
    let client = Client::stranger(served.address);
    let mut refused = None;
    for _ in 0..2000 {
        let answer = new_player(&client).await;
        if answer.status != 200 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("the log grows beyond the limit");
    assert_eq!(refused.status, 503);
    assert!(refused.code().starts_with("store/"), "{}", refused.code());
    assert_eq!(client.get("/healthz").await.status, 503);
    let games = client.get("/api/tables?list=finished").await.fine();
    assert_eq!(games["tables"].as_array().unwrap().len(), 1);
    served.kill();
}
