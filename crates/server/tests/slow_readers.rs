//! Clients that ask and never read. In a process of its own, whose memory nothing else uses.

#![allow(
    clippy::disallowed_methods,
    clippy::unwrap_used,
    reason = "a test of the server starts it, looks at its memory, and fails where it stumbles"
)]

#[path = "promises/test_server.rs"]
#[allow(unused, reason = "the other tests use the rest")]
mod test_server;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use serde_json::json;
use server::testing::Live;
use tokio_tungstenite::tungstenite::Message;

use test_server::{GAME, SeatedTable, TestServer};

/// How much memory this process has in use.
fn resident_bytes() -> usize {
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap();
    let pages: usize = statm.split(' ').nth(1).unwrap().parse().unwrap();
    pages * 4096
}

/// So much is asked for, and never read.
const ASKED_BYTES: usize = 200 << 20;

/// Every hello is answered with all pictures. Nobody reads them, so that sending more comes to a
/// halt sooner or later.
async fn ask_for_ever(mut live: Live, asked: Arc<AtomicUsize>) {
    let hello = Message::text(json!({"hello": {"seat": 1}}).to_string());
    while live.send(hello.clone()).await {
        asked.fetch_add(1, Ordering::AcqRel);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_that_never_read_cost_little_and_hold_up_nobody() {
    const SILENT: usize = 6;
    let server = TestServer::open().await;
    let table = SeatedTable::people(&server, GAME, 2).await;
    let mut players = table.all().await;
    let before = resident_bytes();
    let picture = hello_length(&table).await;
    let asked = Arc::new(AtomicUsize::new(0));
    for _ in 0..SILENT {
        let live = table.clients[0].live(&table.id).await;
        tokio::spawn(ask_for_ever(live, asked.clone()));
    }
    while asked.load(Ordering::Acquire) * picture < ASKED_BYTES {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    for _ in 0..5 {
        let chooser = players
            .iter_mut()
            .find(|player| !player.live.actions().is_empty());
        let (seat, live) = chooser.map(|one| (one.seat, &mut one.live)).unwrap();
        let first = live.actions()[0].clone();
        let first = [first];
        let after = live.submit(seat, &first).await["done"]["sequence"].clone();
        for player in &mut players {
            player
                .live
                .until(|update| update["sequence"] == after)
                .await;
        }
    }
    let more = resident_bytes().saturating_sub(before);
    assert!(more < 64 << 20, "{more} bytes for {ASKED_BYTES} asked for");
}

async fn hello_length(table: &SeatedTable) -> usize {
    let mut live = table.clients[0].live(&table.id).await;
    live.hello(Some(1)).await;
    live.update.to_string().len()
}
