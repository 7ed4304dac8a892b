//! Tables whose rules or game are not played here any more: they are listed, told and downloaded,
//! and their owner can close them.

use serde_json::Value;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Executor};
use store::Store;

use super::TestServer;
use crate::testing::Client;

/// A table at which a choice was made, as if before the rules were changed.
async fn left_behind(server: &TestServer, owner: &Client, change: &str) -> (String, String) {
    let (id, mut live) = server.table_of_two(owner).await;
    let first = live.actions()[0].clone();
    live.submit(1, std::slice::from_ref(&first)).await;
    drop(live);
    while server.app.rooms.count() > 0 {
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        server.app.rooms.drop_idle();
    }
    let options = SqliteConnectOptions::new().filename(&server.file);
    let mut other = options.connect().await.unwrap();
    let change = format!("UPDATE tables SET {change} WHERE id = '{id}'");
    other.execute(AssertSqlSafe(change)).await.unwrap();
    (id, first)
}

async fn check(change: &str, code: &str) {
    let server = TestServer::open().await;
    let livia = Client::player(server.address, "Livia").await;
    let guest = Client::player(server.address, "Guest").await;
    let (id, first) = left_behind(&server, &livia, change).await;
    let path = |rest: &str| format!("/api/tables/{id}{rest}");

    let listed = livia.get("/api/tables?list=mine").await.fine();
    assert_eq!(listed["tables"][0]["id"], *id, "it spoils no list");
    let info = livia.get(&path("?lang=de")).await.fine();
    assert_eq!(info["status"], "running");
    assert_eq!(info["unplayable"]["code"], code, "{info}");
    let why = info["unplayable"]["sentence"].as_str().unwrap();
    assert!(why.contains("Aufzeichnung"), "{why}");
    assert_eq!(info["seats"][1]["name"], "Fabius");
    assert_eq!(info["your_turn"], false, "nobody is asked");

    let state = livia.get(&path("/state")).await;
    assert_eq!((state.status, state.code()), (409, code.to_string()));
    let record = livia.get(&path("/record")).await;
    assert_eq!(record.status, 200, "{}", record.text());
    assert!(record.text().contains(&format!("\n1 {first}\n")));
    let table = server.app.store().open_table(id.parse().unwrap()).await;
    let seed = table.unwrap().secret.to_string();
    assert!(!record.text().contains(&seed), "it stays a secret");
    assert_eq!(guest.get(&path("/record")).await.code(), "table/running");

    let refused = guest.request("DELETE", &path(""), b"").await;
    assert_eq!(refused.code(), "table/forbidden");
    let closed = livia.request("DELETE", &path(""), b"").await.fine();
    assert_eq!(closed["status"], "closed");
    assert_eq!(closed["closed"], "given-up");
    let again = livia.request("DELETE", &path(""), b"").await;
    assert_eq!(again.code(), "table/closed");
    assert_eq!(livia.get(&path("/record")).await.status, 200);
    let listed = livia.get("/api/tables?list=mine").await.fine();
    assert_eq!(listed["tables"], Value::Array(Vec::new()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_older_rules_is_looked_at_downloaded_and_closed() {
    check("rules_version = 0", "table/old-rules").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_newer_rules_is_looked_at_downloaded_and_closed() {
    check("rules_version = 4711", "table/old-rules").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_not_played_here_is_looked_at_downloaded_and_closed() {
    check("game = 'chess'", "table/unknown-game").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn its_picture_is_that_of_any_game_of_its_kind() {
    let server = TestServer::open().await;
    let livia = Client::player(server.address, "Livia").await;
    for change in ["rules_version = 0", "game = 'chess'"] {
        let (id, _) = left_behind(&server, &livia, change).await;
        let thumb = livia.get(&format!("/api/tables/{id}/thumb.svg")).await;
        assert_eq!(thumb.status, 200);
        assert!(thumb.text().starts_with("<svg"), "{}", thumb.text());
    }
}
