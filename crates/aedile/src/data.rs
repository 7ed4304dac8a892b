//! `aedile backup`, `export` and `import`: a server's data from the command line, also while it
//! runs.

use std::io::Write;
use std::time::{SystemTime, UNIX_EPOCH};

use log::{Status, UnixMillis, Visibility};
use protocol::records;
use store::{Error, Fault, Import, SqliteStore, Store};
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

/// Opens data that must be there already.
pub async fn open_existing(args: &DataArgs) -> Result<SqliteStore, Failure> {
    if !args.data.is_file() {
        let name = args.data.display();
        return Err(Failure::Input(format!("there is no data file {name}")));
    }
    open(args).await
}

/// What the store says, about this file.
pub fn refused(args: &DataArgs, error: &Error) -> Failure {
    Failure::Input(format!("{}: {error}", args.data.display()))
}

/// Copies everything.
pub fn backup(args: &BackupArgs, out: &mut dyn Write) -> Result<(), Failure> {
    runtime()?.block_on(async {
        let store = open_existing(&args.data).await?;
        let copied = store.backup(&args.file).await;
        copied.map_err(|error| Failure::Input(format!("{}: {error}", args.file.display())))?;
        let counts = store
            .counts()
            .await
            .map_err(|error| refused(&args.data, &error))?;
        store.close().await;
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
    runtime()?.block_on(async {
        let store = open_existing(&args.data).await?;
        let stored = store
            .open_table(id)
            .await
            .map_err(|error| refused(&args.data, &error))?;
        store.close().await;
        let text = match stored.info.status {
            Status::Finished => {
                let record = records::record_of(&stored);
                record
                    .map_err(|error| Failure::Broken(error.to_string()))?
                    .to_string()
            }
            Status::Waiting | Status::Running | Status::Closed => stored.log_text(),
        };
        Ok(out.write_all(text.as_bytes())?)
    })
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
