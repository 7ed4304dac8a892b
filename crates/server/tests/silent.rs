//! Clients that ask and never read. In a process of its own, whose memory nothing else uses.

#![allow(
    clippy::disallowed_methods,
    clippy::unwrap_used,
    reason = "a test of the server starts it, looks at its memory, and fails where it stumbles"
)]

#[path = "promises/house.rs"]
#[allow(unused, reason = "the other tests use the rest")]
mod house;

use std::time::Duration;

use serde_json::json;
use server::testing::Live;
use tokio_tungstenite::tungstenite::Message;

use house::{GAME, House, Seated};

/// How much memory this process has in use.
fn resident_bytes() -> usize {
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap();
    let pages: usize = statm.split(' ').nth(1).unwrap().parse().unwrap();
    pages * 4096
}

#[tokio::test(flavor = "multi_thread")]
async fn clients_that_never_read_cost_little_and_hold_up_nobody() {
    const SILENT: usize = 6;
    const ASKED: usize = 2_000;
    let house = House::open().await;
    let table = Seated::people(&house, GAME, 2).await;
    let mut players = table.all().await;
    let before = resident_bytes();
    let mut silent: Vec<Live> = Vec::new();
    let hello = Message::text(json!({"hello": {"seat": 1}}).to_string());
    let mut heard = 0;
    for _ in 0..SILENT {
        let mut live = table.clients[0].live(&table.id).await;
        let ask = async {
            // Every hello is answered with all pictures. Nobody reads them.
            for _ in 0..ASKED {
                live.send(hello.clone()).await;
                heard += 1;
            }
        };
        let _ = tokio::time::timeout(Duration::from_millis(300), ask).await;
        silent.push(live);
    }
    let picture = hello_length(&table).await;
    let asked_for = heard * picture;
    for _ in 0..5 {
        let chooser = players
            .iter_mut()
            .find(|player| !player.live.actions().is_empty());
        let (seat, live) = chooser.map(|one| (one.seat, &mut one.live)).unwrap();
        let first = live.actions()[0].clone();
        let first = [first];
        let submitted = live.submit(seat, &first);
        let done = tokio::time::timeout(Duration::from_secs(5), submitted).await;
        let after = done.expect("the others go on")["done"]["sequence"].clone();
        for player in &mut players {
            player
                .live
                .until(|update| update["sequence"] == after)
                .await;
        }
    }
    let more = resident_bytes().saturating_sub(before);
    assert!(
        asked_for > 200 << 20,
        "only {asked_for} bytes were asked for"
    );
    assert!(more < 64 << 20, "{more} bytes for {asked_for} asked for");
}

async fn hello_length(table: &Seated) -> usize {
    let mut live = table.clients[0].live(&table.id).await;
    live.hello(Some(1)).await;
    live.update.to_string().len()
}
