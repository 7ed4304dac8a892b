//! A graceful stop: everybody is told, nothing waits for those who wait.

use std::time::{Duration, Instant};

use serde_json::json;
use server::testing::Player;
use store::{SqliteStore, Store};

use crate::house::{GAME, House, Seated};

#[tokio::test(flavor = "multi_thread")]
async fn a_stop_is_told_and_soon_over() {
    let mut house = House::open().await;
    let table = Seated::people(&house, GAME, 2).await;
    let Player { seat, mut live } = table.chooser().await;
    let first = live.actions()[0].clone();
    let done = live.submit(seat, &[first]).await;
    let after = done["done"]["sequence"].as_u64().unwrap();
    // A program that waits for news, and a connection on which nothing is said.
    let (client, path) = (
        table.clients[1].clone(),
        table.path("/state?seat=2&after=99999"),
    );
    let waiting = tokio::spawn(async move { client.get(&path).await });
    let _idle = tokio::net::TcpStream::connect(house.address).await.unwrap();
    tokio::time::sleep(Duration::from_millis(100)).await;
    let begun = Instant::now();
    house.stop().await;
    assert!(
        begun.elapsed() < Duration::from_secs(3),
        "{:?}",
        begun.elapsed()
    );
    let waited = waiting.await.unwrap();
    assert_eq!(waited.fine()["sequence"], after);
    let mut last = json!(null);
    while let Some(message) = live.try_next().await {
        last = message;
    }
    assert_eq!(last, json!({"bye": "stopping"}));
    let store = SqliteStore::open(&house.file).await.unwrap();
    let stored = store.table(table.id.parse().unwrap()).await.unwrap();
    assert_eq!(u64::from(stored.next.0), after);
}
