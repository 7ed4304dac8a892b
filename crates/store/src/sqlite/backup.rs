//! A copy of everything, made while others read and write.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use log::TableId;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, query};

use super::fault::fault;
use crate::{Fault, random};

/// Copies into a file beside the target, which takes the target's name once it is whole and on
/// the disk.
pub async fn write(source: &SqliteConnectOptions, target: &Path) -> Result<(), Fault> {
    if target.exists() {
        return Err(Fault::TargetExists);
    }
    let partial = Partial(beside(target));
    copy(source, &partial.0).await?;
    publish(&partial.0, target).map_err(|error| io_fault(&error))
}

async fn copy(source: &SqliteConnectOptions, target: &Path) -> Result<(), Fault> {
    let name = target.to_str();
    let name = name.ok_or_else(|| Fault::Other("the target's name is no text".to_string()))?;
    let mut conn = source.connect().await.map_err(|error| fault(&error))?;
    let copied = query("VACUUM INTO ?").bind(name).execute(&mut conn).await;
    // The copy is what counts; closing changes nothing in it.
    let _closed = conn.close().await;
    copied.map(|_| ()).map_err(|error| fault(&error))
}

/// The new name must not reach the disk before the contents, nor be lost after we return.
fn publish(partial: &Path, target: &Path) -> io::Result<()> {
    File::open(partial)?.sync_all()?;
    fs::rename(partial, target)?;
    let folder = target.parent().filter(|path| !path.as_os_str().is_empty());
    sync_folder(folder.unwrap_or(Path::new(".")))
}

#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// Elsewhere a folder cannot be opened as a file, and a rename needs no such help.
#[cfg(not(unix))]
fn sync_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}

/// A file under way; it goes if it is not published.
struct Partial(PathBuf);

impl Drop for Partial {
    fn drop(&mut self) {
        // Published files are no longer there under this name.
        let _gone = fs::remove_file(&self.0);
    }
}

fn beside(target: &Path) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(target.file_name().unwrap_or_default());
    name.push(format!(".{}.partial", TableId::from_random(random())));
    target.with_file_name(name)
}

fn io_fault(error: &io::Error) -> Fault {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Fault::Full,
        io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => Fault::ReadOnly,
        _ => Fault::Other(error.to_string()),
    }
}
