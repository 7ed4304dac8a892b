//! Work that takes long holds up nobody who plays.

use std::sync::mpsc;

use serde_json::json;

use super::TestServer;
use crate::testing::Client;
use crate::workers::{Lane, Workers};

/// Work in every place of a lane. It lasts until this is dropped.
async fn occupy(workers: &'static Workers, lane: Lane) -> Vec<mpsc::Sender<()>> {
    let mut held = Vec::new();
    while workers.free(lane) > 0 {
        let (hold, release) = mpsc::channel::<()>();
        let (begun, begins) = tokio::sync::oneshot::channel();
        let work = move || {
            let _ = begun.send(());
            let _ = release.recv();
        };
        tokio::spawn(async move { workers.run(lane, work).await });
        begins.await.expect("there was a place");
        held.push(hold);
    }
    held
}

#[tokio::test(flavor = "multi_thread")]
async fn people_come_and_play_though_every_place_to_look_back_is_taken() {
    let server = TestServer::open().await;
    // The test ends before the server does.
    let services = Box::leak(Box::new(server.app.services.clone()));
    let held = occupy(&services.workers, Lane::Looking).await;
    let livia = Client::player(server.address, "Livia").await;
    let (id, mut live) = server.table_of_two(&livia).await;
    let client = livia.clone();
    let path = format!("/api/tables/{id}/replay");
    let looking = tokio::spawn(async move { client.get(&path).await });
    let first = live.actions()[..1].to_vec();
    let answer = live.submit(1, &first).await;
    assert!(answer["done"]["sequence"].is_u64(), "{answer}");
    assert!(!looking.is_finished(), "who looks back has to wait");
    drop(held);
    assert_eq!(looking.await.unwrap().fine()["over"], json!(false));
}

#[tokio::test(flavor = "multi_thread")]
async fn people_play_on_though_every_place_to_open_tables_is_taken() {
    let server = TestServer::open().await;
    let services = Box::leak(Box::new(server.app.services.clone()));
    let livia = Client::player(server.address, "Livia").await;
    let (_, mut live) = server.table_of_two(&livia).await;
    let _held = occupy(&services.workers, Lane::Tables).await;
    let first = live.actions()[..1].to_vec();
    let answer = live.submit(1, &first).await;
    assert!(answer["done"]["sequence"].is_u64(), "{answer}");
}
