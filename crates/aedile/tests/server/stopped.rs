//! Asked to stop, the program says goodbye and ends well.

use std::time::Duration;

use serde_json::json;
use server::testing::Client;
use table::AnyGame;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;

use crate::served::{Folder, Served};

async fn stops_at(signal: &str) {
    let folder = Folder::new(&format!("stops_at_{signal}"));
    let mut served = Served::start(&folder.path("aedile.db"));
    let livia = Client::player(served.address, "Livia").await;
    let game = AnyGame::ALL[0].meta().id;
    let seats = json!([{"kind": "me"}, {"kind": "bot", "level": "builder"}]);
    let id = livia.table(&json!({"game": game, "seats": seats})).await;
    let mut live = livia.live(&id).await;
    live.hello_blind(Some(1)).await;
    served.signal(signal);
    let mut last = json!(null);
    while let Some(message) = live.try_next().await {
        last = message;
    }
    assert_eq!(last, json!({"bye": "stopping"}));
    let status = served.ended_within(Duration::from_secs(5));
    assert_eq!(status.code(), Some(0));
}

#[tokio::test]
async fn a_service_manager_stops_it() {
    stops_at("TERM").await;
}

#[tokio::test]
async fn the_keyboard_stops_it() {
    stops_at("INT").await;
}

#[tokio::test]
async fn it_stops_though_somebody_never_finishes() {
    let folder = Folder::new("stops_half_said");
    let mut served = Served::start(&folder.path("aedile.db"));
    let mut half = TcpStream::connect(served.address).await.unwrap();
    let head = "POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{";
    half.write_all(head.as_bytes()).await.unwrap();
    // Who comes later is answered: the half has arrived.
    Client::player(served.address, "Livia").await;
    served.signal("TERM");
    let status = served.ended_within(Duration::from_secs(5));
    assert_eq!(status.code(), Some(0));
}
