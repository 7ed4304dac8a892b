//! A second process that is killed, and one that may not write. This program starts itself with
//! an argument to become that process; without one it is the test.
#![allow(clippy::disallowed_methods, reason = "these tests are about processes")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::error::Error;
use std::fs::{self, Permissions};
use std::io::Write;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use log::{Append, Payload, StoredTable, TableId};
use store::suite::fixture::{BEGUN, action, player, running, step};
use store::{Fault, SqliteStore, Store};

const KILLS: u32 = 25;
const TABLES: usize = 8;

type Outcome = Result<(), Box<dyn Error>>;

fn main() -> Outcome {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["child-append", path, tables @ ..] => append_until_killed(Path::new(path), tables),
        ["child-open", path] => try_to_open(Path::new(path)),
        _ => {
            every_acknowledged_append_survives_a_kill()?;
            println!("test every_acknowledged_append_survives_a_kill ... ok");
            a_file_killed_at_birth_opens_later()?;
            println!("test a_file_killed_at_birth_opens_later ... ok");
            a_file_without_the_right_to_write_is_refused()?;
            println!("test a_file_without_the_right_to_write_is_refused ... ok");
            Ok(())
        }
    }
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Runtime::new().expect("a runtime starts")
}

/// Appends to every table at once, and says after each acknowledgement how long the log is.
fn append_until_killed(path: &Path, tables: &[&str]) -> Outcome {
    runtime().block_on(async {
        let store = Arc::new(SqliteStore::open(path).await?);
        let mut writers = tokio::task::JoinSet::new();
        for (index, table) in tables.iter().enumerate() {
            let table: TableId = table.parse()?;
            writers.spawn(append_forever(Arc::clone(&store), index, table));
        }
        writers.join_all().await;
        Ok(())
    })
}

async fn append_forever(store: Arc<SqliteStore>, index: usize, table: TableId) {
    let mut next = store.table(table).await.unwrap().next.0;
    loop {
        let entries = vec![action(&next.to_string()), action(&(next + 1).to_string())];
        let pair = Append {
            entries,
            ..step(table, next, "")
        };
        next = store.append(pair).await.unwrap().0;
        writeln!(std::io::stdout().lock(), "{index} {next}").unwrap();
    }
}

fn every_acknowledged_append_survives_a_kill() -> Outcome {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("killed.db");
    let tables = runtime().block_on(make_tables(&path))?;
    let mut known = [BEGUN; TABLES];
    for round in 0..KILLS {
        let mut command = myself("child-append", &path);
        command.args(tables.iter().map(TableId::to_string));
        let said = killed_after(command, random_millis(250));
        for line in said.lines() {
            let (index, next) = line.split_once(' ').ok_or("half a line")?;
            known[index.parse::<usize>()?] = next.parse()?;
        }
        let stored = runtime().block_on(read_tables(&path, &tables))?;
        for (table, known) in stored.iter().zip(&mut known) {
            check_whole(table, *known, round);
            *known = table.info.next.0;
        }
    }
    let total: u32 = known.iter().sum();
    println!("{KILLS} kills, {total} entries kept, every acknowledged one among them");
    assert!(total > 100, "too few appends to prove anything");
    Ok(())
}

async fn make_tables(path: &Path) -> Result<Vec<TableId>, Fault> {
    let store = SqliteStore::open(path).await?;
    let livia = player(&store, "Livia").await;
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(running(&store, livia).await);
    }
    store.close().await;
    Ok(tables)
}

async fn read_tables(path: &Path, tables: &[TableId]) -> Result<Vec<StoredTable>, store::Error> {
    let store = SqliteStore::open(path).await?;
    let mut stored = Vec::new();
    for table in tables {
        stored.push(store.open_table(*table).await?);
    }
    Ok(stored)
}

/// This program, to be started with these arguments.
fn myself(role: &str, path: &Path) -> Command {
    let mut command = Command::new(std::env::current_exe().expect("this program has a path"));
    command.arg(role).arg(path);
    command
}

/// What the child said before it was killed, this long after its start.
fn killed_after(mut command: Command, delay: Duration) -> String {
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = piped.spawn().unwrap();
    let mut output = child.stdout.take().expect("it is piped");
    let listener = std::thread::spawn(move || std::io::read_to_string(&mut output));
    std::thread::sleep(delay);
    assert_eq!(child.try_wait().unwrap(), None, "the child fell by itself");
    child.kill().unwrap();
    child.wait().unwrap();
    listener.join().unwrap().unwrap()
}

/// Long enough to be in the midst of things, short enough to hit the opening now and then.
fn random_millis(below: u16) -> Duration {
    let mut bytes = [0; 2];
    getrandom::fill(&mut bytes).unwrap();
    Duration::from_millis(u64::from(u16::from_le_bytes(bytes) % below))
}

fn a_file_killed_at_birth_opens_later() -> Outcome {
    let folder = tempfile::tempdir()?;
    for round in 0..20 {
        let path = folder.path().join(format!("{round}.db"));
        killed_after(myself("child-open", &path), random_millis(25));
        runtime().block_on(make_tables(&path))?;
    }
    Ok(())
}

/// No acknowledged entry is missing, none is there twice, there is no gap, and of each pair
/// there are both or none.
fn check_whole(table: &StoredTable, acknowledged: u32, round: u32) {
    let length = table.log.len() as u32;
    assert!(
        length == acknowledged || length == acknowledged + 2,
        "round {round}: {acknowledged} acknowledged, {length} stored"
    );
    assert_eq!(table.info.next.0, length, "round {round}");
    for (number, entry) in (0..).zip(&table.log).skip(BEGUN as usize) {
        assert_eq!(entry.payload, Payload::Action(number.to_string()));
    }
}

fn try_to_open(path: &Path) -> Outcome {
    let opened = runtime().block_on(SqliteStore::open(path));
    println!("{:?}", opened.err());
    // The parent ends this process, by closing the input or by a kill.
    std::io::read_to_string(std::io::stdin())?;
    Ok(())
}

/// The superuser may write anywhere, so the child becomes nobody.
fn a_file_without_the_right_to_write_is_refused() -> Outcome {
    let folder = tempfile::tempdir()?;
    fs::set_permissions(folder.path(), Permissions::from_mode(0o777))?;
    let program = folder.path().join("program");
    fs::copy(std::env::current_exe()?, &program)?;
    let path = folder.path().join("read-only.db");
    runtime().block_on(make_tables(&path))?;
    fs::set_permissions(&path, Permissions::from_mode(0o444))?;
    let before = fs::read(&path)?;

    let mut command = Command::new(&program);
    command.arg("child-open").arg(&path).stdin(Stdio::null());
    if fs::metadata(&path)?.uid() == 0 {
        command.uid(65_534);
    }
    let output = command.output()?;
    let said = String::from_utf8(output.stdout)?;
    assert_eq!(said, "Some(ReadOnly)\n");
    assert_eq!(fs::read(&path)?, before);
    Ok(())
}
