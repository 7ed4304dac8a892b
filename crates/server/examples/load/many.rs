//! What much costs that nobody looks at: half a million tables in the file, and a log of twenty
//! thousand entries. Both are made by SQL; measured is what should not notice them.

use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::json;
use server::testing::Client;

use crate::figures::Millis;
use crate::fill;
use crate::program::Program;

const TABLES: u32 = 500_000;
/// Of one table.
const ENTRIES: u32 = 19_900;
const ASKED: usize = 500;
/// Hand-overs there and back: as many as a table takes in a short time.
const HANDED_OVER: u32 = 10;
/// What is promised of `/healthz`: half of the answers.
const HEALTH_BAR: Duration = Duration::from_millis(1);

/// Measures it.
pub async fn measure(binary: &Path, folder: &Path) {
    let data = folder.join("many.db");
    let (owner, table) = begin(binary, &data).await;
    fill::tables(&data, TABLES).await;
    fill::entries(&data, &table, ENTRIES).await;
    let program = Program::start(binary, &data).await;
    println!(
        "{TABLES} tables: start to first page {}",
        Millis(program.first_page)
    );
    let client = Client {
        address: program.address,
        ..owner
    };
    for path in ["/healthz", "/metrics"] {
        let mut times = asked(&client, path, ASKED).await;
        println!("{path}: {}", Millis::summary(&mut times));
        let holds = path != "/healthz" || Millis::quantile(&mut times, 500).0 < HEALTH_BAR;
        assert!(holds, "{path} takes too long");
    }
    acknowledged(&client).await;
    long_log(&client, &table).await;
    let (resident, busy) = (program.resident() / 1024, program.cpu().as_secs_f64());
    println!("at the end: {resident} MiB of memory, {busy:.1} s of CPU in all");
}

/// A table of two at one device, on which the rest is piled.
async fn begin(binary: &Path, data: &Path) -> (Client, String) {
    let program = Program::start(binary, data).await;
    let owner = Client::player(program.address, "Livia").await;
    let people = json!([{"kind": "me"}, {"kind": "beside", "name": "Fabius"}]);
    let new = json!({"game": "marble", "seats": people, "options": {"first": "1"}});
    let table = owner.table(&new).await;
    (owner, table)
}

async fn asked(client: &Client, path: &str, times: usize) -> Vec<Duration> {
    let mut taken = Vec::with_capacity(times);
    for _ in 0..times {
        let begun = Instant::now();
        let answer = client.get(path).await;
        taken.push(begun.elapsed());
        assert_eq!(answer.status, 200, "{path}: {}", answer.text());
    }
    taken
}

/// Acknowledgements while somebody asks for the numbers all the time.
async fn acknowledged(client: &Client) {
    for (word, path) in [("alone", None), ("beside /metrics", Some("/metrics"))] {
        let asking = path.map(|path| {
            let client = client.clone();
            tokio::spawn(async move {
                loop {
                    client.get(path).await;
                }
            })
        });
        let (mut times, new) = (Vec::new(), json!({"program": true}));
        for _ in 0..ASKED {
            let begun = Instant::now();
            client.post("/api/players", &new).await.fine();
            times.push(begun.elapsed());
        }
        println!("a change, durable, {word}: {}", Millis::summary(&mut times));
        if let Some(asking) = asking {
            asking.abort();
        }
    }
}

/// What a long log costs: when it is opened, and afterwards.
async fn long_log(client: &Client, table: &str) {
    let thumb = format!("/api/tables/{table}/thumb.svg");
    let cold = asked(client, &thumb, 1).await[0];
    println!("{ENTRIES} entries: first thumbnail {}", Millis(cold));
    let mut again = asked(client, &thumb, 50).await;
    println!(
        "{ENTRIES} entries: the same again, {}",
        Millis::summary(&mut again)
    );
    let mut live = client.live(table).await;
    let begun = Instant::now();
    live.hello_blind(Some(1)).await;
    println!("{ENTRIES} entries: opened in {}", Millis(begun.elapsed()));
    let mut fresh = Vec::new();
    for round in 0..HANDED_OVER {
        let to = if round % 2 == 0 {
            "bot first"
        } else {
            "person"
        };
        let hand_over = json!({"hand_over": {"seat": 2, "by": 2, "to": to}});
        let answer = live.request(hand_over).await;
        assert!(answer["done"].is_object(), "{answer}");
        fresh.extend(asked(client, &thumb, 1).await);
    }
    println!(
        "{ENTRIES} entries, open: a thumbnail after each change, {}",
        Millis::summary(&mut fresh)
    );
}
