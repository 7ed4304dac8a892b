//! A graceful stop: everybody is told, and nothing waits for those who wait.

use std::time::Duration;

use serde_json::json;
use store::{SqliteStore, Store};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;

use super::TestServer;
use crate::net::Shutdown;
use crate::testing::Client;

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_is_told_and_waits_for_nobody() {
    let server = TestServer::open().await;
    let livia = Client::player(server.address, "Livia").await;
    let (id, mut live) = server.table_of_two(&livia).await;
    let first = live.actions()[..1].to_vec();
    let done = live.submit(1, &first).await;
    let after = done["done"]["sequence"].as_u64().unwrap();
    // A program that waits for news, and a connection on which nothing is said.
    let (client, path) = (
        livia.clone(),
        format!("/api/tables/{id}/state?seat=1&after=99999"),
    );
    let room = server.app.rooms.get_or_open(id.parse().unwrap()).await;
    let room = room.unwrap();
    let subscribers = room.subscribers();
    let waiting = tokio::spawn(async move { client.get(&path).await });
    let _idle = TcpStream::connect(server.address).await.unwrap();
    while room.subscribers() == subscribers {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    drop(server.stop);
    let shutdown = server.served.await.unwrap();
    assert_eq!(shutdown, Shutdown::Graceful, "nothing had to be cut off");
    // Had it waited as long as it may, it would have been cut off without an answer.
    assert_eq!(waiting.await.unwrap().fine()["sequence"], after);
    let mut last = json!(null);
    while let Some(message) = live.try_next().await {
        last = message;
    }
    assert_eq!(last, json!({"bye": "stopping"}));
    server.app.store().close().await;
    let store = SqliteStore::open(&server.file).await.unwrap();
    let stored = store.table(id.parse().unwrap()).await.unwrap();
    assert_eq!(u64::from(stored.next.0), after);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_waits_for_no_half_said_request() {
    let server = TestServer::open().await;
    let mut halves = Vec::new();
    for half in [
        "",
        "GET / HTTP/1.1\r\nHost: x\r\n",
        "POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{",
    ] {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(half.as_bytes()).await.unwrap();
        halves.push(stream);
    }
    // All of it has arrived once somebody who came later is answered.
    Client::stranger(server.address).get("/healthz").await;
    drop(server.stop);
    let stopped = tokio::time::timeout(Duration::from_secs(10), server.served).await;
    let shutdown = stopped.expect("it does not wait for the body").unwrap();
    assert_eq!(shutdown, Shutdown::TimedOut, "the body was cut off");
}
