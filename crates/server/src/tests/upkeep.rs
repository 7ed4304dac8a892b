//! Tables at which nothing happens: their players are warned, then they are closed, by the host's
//! rule and not before.

use std::time::Duration;

use log::{Status, UnixMillis};
use serde_json::{Value, json};
use store::Store;

use super::TestServer;
use crate::clock;
use crate::config::{Config, Expiry, Limits};
use crate::testing::Client;
use crate::upkeep::sweep;

const DAY: Duration = Duration::from_secs(24 * 3600);

fn expiring(waiting: Option<u32>, abandoned: Option<u32>) -> Config {
    Config {
        limits: Limits::WIDE,
        expiry: Expiry {
            waiting: waiting.map(|days| days * DAY),
            abandoned: abandoned.map(|days| days * DAY),
        },
        ..Config::default()
    }
}

/// So many days from now.
fn day(number: u32) -> UnixMillis {
    clock::now().after(number * DAY)
}

async fn waiting(client: &Client) -> String {
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    client
        .table(&json!({"game": "marble", "seats": seats}))
        .await
}

async fn info(client: &Client, table: &str) -> Value {
    client.get(&format!("/api/tables/{table}")).await.fine()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_waits_too_long_is_warned_closed_and_forgotten() {
    let server = TestServer::with(expiring(Some(30), None)).await;
    let livia = Client::player(server.address, "Livia").await;
    let table = waiting(&livia).await;
    let (running, _live) = server.table_of_two(&livia).await;
    sweep(&server.app, day(22)).await.unwrap();
    assert_eq!(info(&livia, &table).await["closes_at"], Value::Null);
    sweep(&server.app, day(24)).await.unwrap();
    let closes_at = info(&livia, &table).await["closes_at"].as_i64().unwrap();
    let due = day(31).0;
    assert!((due - closes_at).abs() < 60_000, "{closes_at} is not {due}");
    let listed = livia.get("/api/tables?list=mine").await.fine();
    let mine = listed["tables"].as_array().unwrap();
    let warned = |table: &&Value| table["closes_at"].is_i64();
    assert_eq!(mine.iter().filter(warned).count(), 1);

    sweep(&server.app, day(30)).await.unwrap();
    assert_eq!(info(&livia, &table).await["status"], "waiting");
    sweep(&server.app, day(32)).await.unwrap();
    let closed = info(&livia, &table).await;
    assert_eq!(closed["status"], "closed");
    assert_eq!(closed["closed"], "expired");
    assert_eq!(info(&livia, &running).await["status"], "running");
    // The entry has the time of the clock, so it is as old as the table.
    sweep(&server.app, day(29)).await.unwrap();
    assert_eq!(info(&livia, &table).await["status"], "closed");
    sweep(&server.app, day(31)).await.unwrap();
    let gone = livia.get(&format!("/api/tables/{table}")).await;
    assert_eq!(gone.code(), "table/unknown");
    assert_eq!(info(&livia, &running).await["closes_at"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_abandoned_game_is_closed_and_its_players_keep_the_record() {
    let server = TestServer::with(expiring(None, Some(10))).await;
    let livia = Client::player(server.address, "Livia").await;
    let guest = Client::player(server.address, "Guest").await;
    let (table, mut live) = server.table_of_two(&livia).await;
    sweep(&server.app, day(9)).await.unwrap();
    // Who looks on is told at once, also that the warning is taken back.
    live.until_table(|table| table["closes_at"].is_i64()).await;
    let first = live.actions()[..1].to_vec();
    live.submit(1, &first).await;
    live.until_table(|table| table["closes_at"].is_null()).await;
    assert_eq!(info(&livia, &table).await["closes_at"], Value::Null);
    sweep(&server.app, day(20)).await.unwrap();
    assert_eq!(info(&livia, &table).await["status"], "running", "warned");
    sweep(&server.app, day(26)).await.unwrap();
    live.until_table(|table| table["status"] == "closed").await;
    let path = format!("/api/tables/{table}/record");
    let record = livia.get(&path).await;
    assert_eq!(record.status, 200);
    assert!(record.text().contains(&format!("\n1 {}\n", first[0])));
    let seed = server.app.store().open_table(table.parse().unwrap()).await;
    let seed = seed.unwrap().secret.to_string();
    assert!(!record.text().contains(&seed), "it stays a secret");
    assert_eq!(guest.get(&path).await.code(), "table/closed");
    // It is never forgotten: something was played there.
    sweep(&server.app, day(999)).await.unwrap();
    assert_eq!(info(&livia, &table).await["closed"], "expired");
    let finished = server.app.store().counts().await.unwrap();
    assert_eq!((finished.closed, finished.running), (1, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_says_nothing_or_thinks_better_of_it_closes_nothing() {
    let server = TestServer::with(expiring(None, None)).await;
    let livia = Client::player(server.address, "Livia").await;
    let table = waiting(&livia).await;
    let id = table.parse().unwrap();
    let store = server.app.store();
    // Under another rule it was warned.
    store.warn(vec![id], day(1), day(2)).await.unwrap();
    assert!(info(&livia, &table).await["closes_at"].is_i64());
    sweep(&server.app, day(999)).await.unwrap();
    assert_eq!(info(&livia, &table).await["closes_at"], Value::Null);
    assert_eq!(store.table(id).await.unwrap().status, Status::Waiting);
}
