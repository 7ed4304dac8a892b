//! Measures the store on this machine, in about a minute: the disk's own fsync, appends a
//! second with 1, 16 and 256 writers, and opening one of 10,000 stored tables.
//!
//! `cargo run --release -p aedile-store --example appends [FOLDER]`
#![allow(
    clippy::disallowed_methods,
    reason = "a measurement reads clocks and files"
)]

use std::error::Error;
use std::fs::File;
use std::io::{Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use log::{Append, PlayerId, Right, TableId};
use store::suite::fixture::{BEGUN, action, by, player, running, seat, step};
use store::{Listing, Page, SqliteStore, Store};
use tokio::task::JoinSet;

const RUN: Duration = Duration::from_secs(4);
const STORED_TABLES: usize = 10_000;
const ENTRIES: u32 = 200;

type Outcome = Result<(), Box<dyn Error>>;

#[tokio::main]
async fn main() -> Outcome {
    let folder = std::env::args().nth(1).map(PathBuf::from);
    let folder = tempfile::tempdir_in(folder.unwrap_or_else(std::env::temp_dir))?;
    for writers in [1, 16, 256] {
        // The disk changes its mind from minute to minute, so it is asked each time.
        fsync(folder.path())?;
        let path = folder.path().join(format!("{writers}.db"));
        appends(&path, writers).await?;
    }
    stored_tables(&folder.path().join("stored.db")).await
}

/// What the disk itself needs to make one page durable.
fn fsync(folder: &Path) -> Outcome {
    let mut file = File::create(folder.join("fsync"))?;
    let mut times = Vec::new();
    for _ in 0..300 {
        file.rewind()?;
        let start = Instant::now();
        file.write_all(&[7; 4096])?;
        file.sync_all()?;
        times.push(start.elapsed());
    }
    println!("fsync of one page: {}", Spread::of(times));
    Ok(())
}

async fn appends(path: &Path, writers: usize) -> Outcome {
    let store = Arc::new(SqliteStore::open(path).await?);
    let livia = player(&*store, "Livia").await;
    let mut tables = Vec::new();
    for _ in 0..writers {
        tables.push(running(&*store, livia).await);
    }
    let start = Instant::now();
    let mut running = JoinSet::new();
    for table in tables {
        running.spawn(append_for_a_while(Arc::clone(&store), table, livia, start));
    }
    let times = running.join_all().await.concat();
    let rate = times.len() as f64 / start.elapsed().as_secs_f64();
    println!(
        "{writers} writers: {rate:.0} appends/s, {}",
        Spread::of(times)
    );
    store.close().await;
    Ok(())
}

async fn append_for_a_while(
    store: Arc<SqliteStore>,
    table: TableId,
    player: PlayerId,
    start: Instant,
) -> Vec<Duration> {
    let mut times = Vec::new();
    let right = Right::Seat(player, seat(1));
    for number in BEGUN.. {
        let before = Instant::now();
        let mut append = by(right, step(table, number, "build insula-l D4+D5+E4"));
        append.entries[0].player = Some(player);
        append.entries[0].submission = "0123456789abcdef".parse().ok();
        store.append(append).await.expect("nothing is in the way");
        times.push(before.elapsed());
        if start.elapsed() > RUN {
            break;
        }
    }
    times
}

/// What ten thousand tables cost that nobody looks at, and one that somebody opens.
async fn stored_tables(path: &Path) -> Outcome {
    let store = Arc::new(SqliteStore::open(path).await?);
    let livia = player(&*store, "Livia").await;
    let tables = fill(&store, livia).await;
    store.close().await;

    let start = Instant::now();
    let store = SqliteStore::open(path).await?;
    store.list(Listing::ToWatch, Page::first(50)).await?;
    println!(
        "{STORED_TABLES} stored tables: start and first list in {:.1} ms",
        millis(start.elapsed())
    );
    let mut opening = Vec::new();
    for table in tables.iter().step_by(STORED_TABLES / 200) {
        let start = Instant::now();
        let stored = store.open_table(*table).await?;
        assert_eq!(stored.log.len() as u32, BEGUN + ENTRIES);
        opening.push(start.elapsed());
    }
    println!("opening one of {ENTRIES} entries: {}", Spread::of(opening));
    let mut lists = Vec::new();
    for _ in 0..50 {
        let start = Instant::now();
        store.list(Listing::Mine(livia), Page::first(50)).await?;
        store.counts().await?;
        lists.push(start.elapsed());
    }
    println!(
        "my tables (all of them mine) and counts: {}",
        Spread::of(lists)
    );
    Ok(())
}

async fn fill(store: &Arc<SqliteStore>, owner: PlayerId) -> Vec<TableId> {
    let mut filling = JoinSet::new();
    for _ in 0..100 {
        let store = Arc::clone(store);
        filling.spawn(async move {
            let mut tables = Vec::new();
            for _ in 0..STORED_TABLES / 100 {
                let table = running(&*store, owner).await;
                let game = Append {
                    entries: vec![action("build insula-l D4+D5+E4"); ENTRIES as usize],
                    ..step(table, BEGUN, "")
                };
                store.append(game).await.expect("nothing is in the way");
                tables.push(table);
            }
            tables
        });
    }
    filling.join_all().await.concat()
}

struct Spread {
    median: Duration,
    p99: Duration,
}

impl Spread {
    fn of(mut times: Vec<Duration>) -> Spread {
        times.sort_unstable();
        Spread {
            median: times[times.len() / 2],
            p99: times[times.len() * 99 / 100],
        }
    }
}

impl std::fmt::Display for Spread {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (median, p99) = (millis(self.median), millis(self.p99));
        write!(f, "median {median:.2} ms, p99 {p99:.2} ms")
    }
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}
