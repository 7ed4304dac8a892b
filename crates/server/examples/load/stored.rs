//! What stored tables cost: nothing until they are opened; how long opening takes, and how much a
//! live table holds without its sockets.

use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::json;
use server::testing::Client;

use crate::figures::Millis;
use crate::program::Program;

const STORED: usize = 10_000;
const OPENED: usize = 1_000;
const AT_ONCE: usize = 64;

pub async fn measure(binary: &Path, folder: &Path) {
    let data = folder.join("stored.db");
    let empty = {
        let program = Program::start(binary, &folder.join("empty.db")).await;
        program.resident()
    };
    let (owner, tables) = {
        let program = Program::start(binary, &data).await;
        let owner = Client::player(program.address, "Livia").await;
        let tables = make(&owner).await;
        // Rooms are let go of by the sweep; what counts is a fresh start.
        (owner, tables)
    };
    let program = Program::start(binary, &data).await;
    println!(
        "(c) {} stored tables: start to first page {}, {} KiB more than an empty server",
        tables.len(),
        Millis(program.first_page),
        program.resident().saturating_sub(empty)
    );
    let client = Client {
        address: program.address,
        ..owner
    };
    let mut times: Vec<Duration> = Vec::new();
    let before = program.resident();
    for (index, table) in tables.iter().step_by(STORED / OPENED).enumerate() {
        // Pictures last a second: what is measured is a table that was looked at, not the looking.
        if index % AT_ONCE == 0 {
            tokio::time::sleep(Duration::from_millis(1200)).await;
        }
        let begun = Instant::now();
        let path = format!("/api/tables/{table}/state?seat=1");
        client.get(&path).await.fine();
        times.push(begun.elapsed());
    }
    let each = program.resident().saturating_sub(before) as f64 / times.len() as f64;
    println!(
        "(c) opening a stored table, request to answer: {}",
        Millis::summary(&mut times)
    );
    println!("(c) a live table that somebody has looked at, without sockets: {each:.1} KiB");
}

/// Many tables in the middle of nothing: two bots have played, and a person is asked.
async fn make(owner: &Client) -> Vec<String> {
    let new = json!({"game": "city", "seats": [{"kind": "me"}, {"kind": "bot", "level": "builder"},
        {"kind": "bot", "level": "builder"}, {"kind": "bot", "level": "builder"}]});
    let mut tables = Vec::with_capacity(STORED);
    while tables.len() < STORED {
        let made = (0..AT_ONCE).map(|_| {
            let (owner, new) = (owner.clone(), new.clone());
            tokio::spawn(async move { owner.table(&new).await })
        });
        for one in made.collect::<Vec<_>>() {
            tables.push(one.await.expect("a table is made"));
        }
    }
    tables
}
