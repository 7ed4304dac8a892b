//! The store in trouble: nothing is acknowledged that is not kept, and once the trouble is over
//! every table goes on where it was.

use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};
use server::testing::{Client, Player, Response, submission};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Executor, SqliteConnection};
use store::{Settings, SqliteStore, Store};

use crate::misuse::still_playable;
use crate::test_server::{GAME, SeatedTable, TestServer, for_people, wide};

const IMPATIENT: Settings = Settings {
    patience: Duration::from_millis(50),
    readers: 4,
    max_pages: None,
};

/// Another program on the same file.
async fn other_program(file: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(file);
    options.connect().await.unwrap()
}

/// Nothing can be kept: everybody is told so, and nobody sees anything change.
async fn check_refusals(server: &TestServer, table: &SeatedTable, code: &str) {
    let mut players = table.all().await;
    let before = players[0].live.update.clone();
    let chooser = players
        .iter_mut()
        .find(|player| !player.live.actions().is_empty())
        .unwrap();
    let (seat, first) = (chooser.seat, chooser.live.actions()[0].clone());
    let wanted = submission(seat, chooser.live.sequence(), &[first]);
    for _ in 0..2 {
        let refused = chooser.live.request(wanted.clone()).await;
        assert_eq!(refused["error"]["code"], code, "{refused}");
        let refused = table.clients[seat - 1]
            .post(&table.path("/do"), &wanted)
            .await;
        assert_eq!((refused.status, refused.code()), (503, code.to_string()));
    }
    let livia = &table.clients[0];
    let refused = refusal(livia, "/api/tables", &for_people(GAME, 2)).await;
    assert_eq!((refused.status, refused.code()), (503, code.to_string()));
    let refused = refusal(&server.stranger(), "/api/players", &json!({})).await;
    assert_eq!(refused.code(), code);
    assert_eq!(refused.header("set-cookie"), None);
    // Reading goes on, and shows what was there.
    let now = table.live(1).await.update;
    assert_eq!(now, before);
    let store = SqliteStore::open_with(&server.file, IMPATIENT).await;
    if let Ok(store) = store {
        let stored = store.open_table(table.id.parse().unwrap()).await.unwrap();
        assert_eq!(json!(stored.log.len()), before["sequence"]);
    }
    let health = livia.get("/healthz").await;
    assert_eq!((health.status, health.code()), (503, code.to_string()));
    let about = livia.get("/api/about").await.fine();
    assert_eq!(about["trouble"]["code"], code, "the page tells everybody");
}

/// The server finds out by itself that it can keep again.
async fn recovers(server: &TestServer) {
    let patience = Duration::from_secs(20);
    let well = async {
        while server.stranger().get("/healthz").await.status != 200 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    tokio::time::timeout(patience, well).await.unwrap();
    let about = server.stranger().get("/api/about").await.fine();
    assert_eq!(about["trouble"], Value::Null);
}

/// Asks until it is refused: on a full disk something small may still find room.
async fn refusal(client: &Client, path: &str, body: &Value) -> Response {
    for _ in 0..500 {
        let answered = client.post(path, body).await;
        if answered.status != 200 {
            return answered;
        }
    }
    panic!("{path} is never refused");
}

#[tokio::test(flavor = "multi_thread")]
async fn while_another_program_holds_the_file_nothing_is_acknowledged() {
    let server = TestServer::with(wide(), IMPATIENT).await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    still_playable(&table).await;
    let mut other = other_program(&server.file).await;
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    check_refusals(&server, &table, "store/busy").await;
    other.execute("ROLLBACK").await.unwrap();
    recovers(&server).await;
    still_playable(&table).await;
}

/// Plays at every table until the disk is full; the table where it was.
async fn fill(tables: &[SeatedTable]) -> &SeatedTable {
    loop {
        for table in tables {
            let Player { seat, mut live } = table.chooser().await;
            let first = live.actions()[0].clone();
            let answer = live.submit(seat, &[first]).await;
            if answer["done"].is_null() {
                assert_eq!(answer["error"]["code"], "store/full", "{answer}");
                return table;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_full_disk_nothing_is_acknowledged() {
    let small = Settings {
        max_pages: Some(120),
        ..IMPATIENT
    };
    let server = TestServer::with(wide(), small).await;
    let mut other = other_program(&server.file).await;
    let ballast =
        "CREATE TABLE ballast (bytes BLOB); INSERT INTO ballast VALUES (zeroblob(200000))";
    other.execute(ballast).await.unwrap();
    let mut tables = Vec::new();
    for _ in 0..8 {
        tables.push(SeatedTable::people(&server, GAME, 2).await);
    }
    let more = "INSERT INTO ballast VALUES (zeroblob(400000))";
    other.execute(more).await.unwrap();
    let table = fill(&tables).await;
    check_refusals(&server, table, "store/full").await;
    other.execute("DELETE FROM ballast").await.unwrap();
    recovers(&server).await;
    still_playable(table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_wait_until_the_trouble_is_over() {
    let server = TestServer::with(wide(), IMPATIENT).await;
    let livia = server.player("Livia").await;
    let bot = json!({"kind": "bot", "level": "builder"});
    // Bots play alone, as soon as somebody looks on.
    let new = json!({"game": GAME, "seats": [bot, bot, bot]});
    let id = livia.table(&new).await;
    let mut other = other_program(&server.file).await;
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    let mut live = livia.live(&id).await;
    live.hello_blind(None).await;
    let before = live.sequence();
    assert!(!live.is_over(), "the bots were quicker than the test");
    // They have tried, and tried again.
    let failures = server.metric("aedile_store_failures_total").await;
    while server.metric("aedile_store_failures_total").await < failures + 3 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let state = format!("/api/tables/{id}/state?pictures=false");
    assert_eq!(livia.get(&state).await.fine()["sequence"], before);
    other.execute("ROLLBACK").await.unwrap();
    live.until(|update| !update["outcome"].is_null()).await;
    assert!(live.sequence() > before);
}
