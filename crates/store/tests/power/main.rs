//! The power fails: a second process makes a file and fills it while strace notes every write and
//! sync and what the process acknowledges, in one order. For moments of this order, what a disk may
//! then hold is laid out and opened. This program starts itself to become the second process.
#![allow(clippy::disallowed_methods, reason = "these tests are about processes")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod disk;
mod trace;

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

use kernel::testing::{amount, seed};
use kernel::{Rng, Seed};
use log::{Append, Payload, TableId};
use sqlx::{Connection, SqliteConnection};
use store::suite::fixture::{BEGUN, action, player, running, step};
use store::{SqliteStore, Store};

use trace::Event;

const FILE: &str = "aedile.db";
const TABLES: usize = 8;
/// The write-ahead log is carried over into the file several times.
const APPENDS: u32 = 400;
/// Cuts of the same run.
const CUTS_A_RUN: usize = 20;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["child", path] => runtime().block_on(fill(Path::new(path))),
        _ if words
            .windows(2)
            .any(|pair| pair == ["--skip", "power_cuts"]) => {}
        _ if !strace_is_there() => {
            let missing = "the power cuts, for which strace is not here";
            let needed = ["CI", "AEDILE_SOAK"]
                .iter()
                .any(|name| std::env::var_os(name).is_some());
            assert!(!needed, "a soak and continuous integration need {missing}");
            println!("left out: {missing}");
        }
        _ => {
            power_cuts_lose_nothing_acknowledged();
            println!("test power_cuts_lose_nothing_acknowledged ... ok");
            a_disk_that_lies_is_noticed();
            println!("test a_disk_that_lies_is_noticed ... ok");
        }
    }
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Runtime::new().expect("a runtime starts")
}

fn strace_is_there() -> bool {
    let asked = Command::new("strace").args(["-f", "true"]).output();
    asked.is_ok_and(|answer| answer.status.success())
}

fn say(line: &str) {
    writeln!(std::io::stdout().lock(), "{line}").unwrap();
}

/// Makes a file with tables and adds to all of them at once; says what is acknowledged.
async fn fill(path: &Path) {
    let store = Arc::new(SqliteStore::open(path).await.unwrap());
    let livia = player(&*store, "Livia").await;
    let mut writers = tokio::task::JoinSet::new();
    for _ in 0..TABLES {
        let table = running(&*store, livia).await;
        say(&format!("{table} {BEGUN}"));
        writers.spawn(append(store.clone(), table));
    }
    writers.join_all().await;
    // As it is, with all that was not yet carried over.
    std::process::exit(0);
}

async fn append(store: Arc<SqliteStore>, table: TableId) {
    let mut next = BEGUN;
    for _ in 0..APPENDS {
        let entries = vec![action(&next.to_string()), action(&(next + 1).to_string())];
        let pair = Append {
            entries,
            ..step(table, next, "")
        };
        next = store.append(pair).await.unwrap().0;
        say(&format!("{table} {next}"));
    }
}

/// One run of the second process, as it was seen from outside.
fn watch() -> Vec<Event> {
    let folder = tempfile::tempdir().unwrap();
    let path = std::fs::canonicalize(folder.path()).unwrap();
    let data = path.join("data");
    std::fs::create_dir(&data).unwrap();
    let mut child = Command::new(std::env::current_exe().unwrap());
    child.arg("child").arg(data.join(FILE));
    let log = path.join("trace");
    let mut watched = trace::watched(&child, &log);
    let ended = watched.stdin(Stdio::null()).output().unwrap();
    assert!(ended.status.success(), "{ended:?}");
    trace::read(&std::fs::read_to_string(&log).unwrap(), &data)
}

/// What had been acknowledged before a moment: the length of each table's log.
fn acknowledged(events: &[Event]) -> BTreeMap<TableId, u32> {
    let mut known = BTreeMap::new();
    for event in events {
        if let Event::Said(line) = event {
            let (table, next) = line.trim_end().split_once(' ').unwrap();
            known.insert(table.parse().unwrap(), next.parse().unwrap());
        }
    }
    known
}

/// A moment: often just after something was acknowledged, which is when it counts.
fn moment(events: &[Event], rng: &mut Rng) -> usize {
    let any = rng.below(events.len());
    let after = events[any..]
        .iter()
        .position(|event| matches!(event, Event::Said(_)));
    match after.filter(|_| rng.below(4) > 0) {
        Some(said) => any + said + 1,
        None => any,
    }
}

/// Lays out what a disk may hold at this moment, and looks whether all is there.
fn cut(events: &[Event], moment: usize, rng: &mut Rng) -> Result<usize, String> {
    let folder = tempfile::tempdir().unwrap();
    for (name, bytes) in disk::after(events, moment, rng) {
        std::fs::write(folder.path().join(name), bytes).unwrap();
    }
    let known = acknowledged(&events[..moment]);
    let file = folder.path().join(FILE);
    runtime().block_on(check(&file, &known))?;
    let appends = known.values().map(|next| (next - BEGUN) / 2);
    Ok(appends.sum::<u32>() as usize)
}

/// The file opens, is sound, and holds what was acknowledged, and goes on.
async fn check(path: &Path, known: &BTreeMap<TableId, u32>) -> Result<(), String> {
    let store = SqliteStore::open(path).await;
    let store = store.map_err(|fault| format!("it does not open: {fault}"))?;
    for (table, acknowledged) in known {
        let stored = store.open_table(*table).await;
        let stored = stored.map_err(|error| format!("table {table}: {error}"))?;
        let length = stored.log.len() as u32;
        if ![*acknowledged, acknowledged + 2].contains(&length) {
            return Err(format!("{acknowledged} acknowledged, {length} stored"));
        }
        for (number, entry) in (0..).zip(&stored.log).skip(BEGUN as usize) {
            if entry.payload != Payload::Action(number.to_string()) {
                return Err(format!("entry {number} is another"));
            }
        }
        let more = store.append(step(*table, length, "once more")).await;
        more.map_err(|error| format!("it does not go on: {error}"))?;
    }
    store.close().await;
    match sound(path).await {
        Ok(told) if told == "ok" => Ok(()),
        Ok(told) => Err(told),
        Err(error) => Err(error.to_string()),
    }
}

/// What SQLite itself says of the file.
async fn sound(path: &Path) -> Result<String, sqlx::Error> {
    let mut conn = SqliteConnection::connect(&format!("sqlite://{}", path.display())).await?;
    let told = sqlx::query_scalar("PRAGMA integrity_check")
        .fetch_one(&mut conn)
        .await?;
    conn.close().await?;
    Ok(told)
}

fn power_cuts_lose_nothing_acknowledged() {
    let cuts = amount(20, 200).max(20);
    let mut rng = Seed::of_series(seed(), 0).derive("power cuts").rng();
    let (mut events, mut looked_at) = (Vec::new(), 0);
    for number in 0..cuts {
        if number % CUTS_A_RUN == 0 {
            events = watch();
        }
        let moment = moment(&events, &mut rng);
        match cut(&events, moment, &mut rng) {
            Ok(appends) => looked_at += appends,
            Err(lost) => panic!("cut {number} of seed {}: {lost}", seed()),
        }
    }
    println!("soak: {cuts} power cuts, {looked_at} acknowledged appends looked for, none lost");
    assert!(looked_at > 100 * cuts, "too few appends to prove anything");
}

/// Where a disk makes nothing durable of one of the files, the same cuts lose something: they are
/// sharp.
fn a_disk_that_lies_is_noticed() {
    let mut rng = Seed::of_series(seed(), 1).derive("power cuts").rng();
    let honest = watch();
    for file in [format!("{FILE}-wal"), FILE.to_string()] {
        let mut events = honest.clone();
        let syncs = events.iter_mut().filter_map(|event| match event {
            Event::SyncEnd {
                file: synced,
                begin,
            } if *synced == file => Some(begin),
            _ => None,
        });
        let syncs = syncs.map(|begin| *begin = 0).count();
        assert!(syncs > 3, "{file} was made durable {syncs} times only");
        let moments: Vec<usize> = (0..20).map(|_| moment(&events, &mut rng)).collect();
        let lost = moments
            .iter()
            .filter(|moment| cut(&events, **moment, &mut rng).is_err());
        let lost = lost.count();
        assert!(lost > 5, "{file}: only {lost} of 20 cuts were noticed");
    }
}
