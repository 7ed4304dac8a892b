//! `aedile backup`, `export`, `import` and `compact`: a server's data from the command line, also
//! while it runs.

use std::fs;
use std::io::Write;
use std::time::{SystemTime, UNIX_EPOCH};

use log::{Status, UnixMillis, Visibility};
use protocol::records;
use store::{Archive, Error, Fault, Idle, IdleCursor, Import, SqliteStore, Store};
use tokio::runtime::Runtime;

use crate::args::{BackupArgs, DataArgs, ExportArgs, ImportArgs};
use crate::failure::Failure;
use crate::file;

/// What asynchronous things run on.
pub fn runtime() -> Result<Runtime, Failure> {
    Runtime::new().map_err(|error| Failure::Input(format!("cannot start: {error}")))
}

/// Opens the data file, or makes it.
pub async fn open(args: &DataArgs) -> Result<SqliteStore, Failure> {
    let opened = SqliteStore::open(&args.data).await;
    opened.map_err(|fault| failed(args, &fault))
}

fn failed(args: &DataArgs, fault: &Fault) -> Failure {
    Failure::Input(format!("{}: {fault}", args.data.display()))
}

/// That the data is there.
fn check_there(args: &DataArgs) -> Result<(), Failure> {
    match args.data.is_file() {
        true => Ok(()),
        false => {
            let name = args.data.display();
            Err(Failure::Input(format!("there is no data file {name}")))
        }
    }
}

/// Opens data that must be there already.
pub async fn open_existing(args: &DataArgs) -> Result<SqliteStore, Failure> {
    check_there(args)?;
    open(args).await
}

/// Opens data to look at it; nothing in it is changed.
async fn look_at(args: &DataArgs) -> Result<Archive, Failure> {
    check_there(args)?;
    let opened = Archive::open(&args.data).await;
    opened.map_err(|fault| failed(args, &fault))
}

/// What the store says, about this file.
pub fn refused(args: &DataArgs, error: &Error) -> Failure {
    Failure::Input(format!("{}: {error}", args.data.display()))
}

/// Copies everything.
pub fn backup(args: &BackupArgs, out: &mut dyn Write) -> Result<(), Failure> {
    runtime()?.block_on(async {
        let mut archive = look_at(&args.data).await?;
        let copied = archive.backup(&args.file).await;
        copied.map_err(|fault| Failure::Input(format!("{}: {fault}", args.file.display())))?;
        let counts = archive
            .counts()
            .await
            .map_err(|error| refused(&args.data, &error))?;
        archive.close().await;
        let games = counts.waiting + counts.running + counts.finished + counts.closed;
        writeln!(
            out,
            "copied {games} tables of {} players to {}",
            counts.players,
            args.file.display()
        )?;
        Ok(())
    })
}

/// Prints a table.
pub fn export(args: &ExportArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let id = args.table.parse();
    let id = id.map_err(|_| Failure::Input(format!("{:?} is no table's id", args.table)))?;
    let stored = runtime()?.block_on(async {
        let mut archive = look_at(&args.data).await?;
        let stored = archive.open_table(id).await;
        archive.close().await;
        stored.map_err(|error| refused(&args.data, &error))
    })?;
    let text = match stored.info.status {
        Status::Finished => {
            let record = records::record_of(&stored);
            record
                .map_err(|error| Failure::Broken(error.to_string()))?
                .to_string()
        }
        Status::Waiting | Status::Running | Status::Closed => stored.log_text(),
    };
    match &args.out {
        Some(path) => file::write_private(path, &text),
        None => Ok(out.write_all(text.as_bytes())?),
    }
}

/// Forgets what was never played, and gives back the room of everything that is gone.
pub fn compact(args: &DataArgs, out: &mut dyn Write) -> Result<(), Failure> {
    check_there(args)?;
    let length = || fs::metadata(&args.data).map_or(0, |found| found.len() / 1024);
    let before = length();
    runtime()?.block_on(async {
        let store = open(args).await?;
        let forgotten = forget_unplayed(&store).await;
        store.close().await;
        let forgotten = forgotten.map_err(|error| refused(args, &error))?;
        let done = store::compact(&args.data).await;
        done.map_err(|fault| failed(args, &fault))?;
        let after = length();
        let told = format!("forgot {forgotten} tables where nothing was played");
        Ok(writeln!(out, "{told}; {before} KiB became {after} KiB")?)
    })
}

async fn forget_unplayed(store: &SqliteStore) -> Result<usize, Error> {
    let (mut forgotten, mut after) = (0, Some(IdleCursor::default()));
    while let Some(place) = after {
        let page = store.idle(Idle::Unplayed, now(), place).await?;
        forgotten += page.tables.len();
        store.forget_unplayed(page.tables).await?;
        after = page.next;
    }
    Ok(forgotten)
}

/// Keeps a record that holds.
pub fn import(args: &ImportArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let (game, record) = file::read(&args.file)?;
    game.check(&record)
        .map_err(|error| file::refuted(&args.file, &error))?;
    runtime()?.block_on(async {
        let store = open(&args.data).await?;
        let kept = store.import(Import {
            record,
            visibility: Visibility::Open,
            uploader: None,
            at: now(),
        });
        let id = kept.await.map_err(|error| refused(&args.data, &error))?;
        store.close().await;
        Ok(writeln!(out, "{id}")?)
    })
}

/// The time of day.
pub fn now() -> UnixMillis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    UnixMillis(since.map_or(0, |since| since.as_millis() as i64))
}
