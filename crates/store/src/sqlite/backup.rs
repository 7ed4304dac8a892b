//! A copy of everything, made while others read and write.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use log::TableId;
use sqlx::{SqliteConnection, query};

use super::fault::fault;
use super::files;
use crate::{Fault, random};

/// Copies into a file beside the target, which takes the target's name once it is whole and on
/// the disk.
pub async fn write(source: &mut SqliteConnection, target: &Path) -> Result<(), Fault> {
    if target.exists() {
        return Err(Fault::TargetExists);
    }
    let partial = Partial::beside(target);
    copy(source, &partial.0).await?;
    publish(&partial.0, target).map_err(|error| io_fault(&error))
}

/// Copies into a file that is not there yet. Only its owner reads it.
pub async fn copy(source: &mut SqliteConnection, target: &Path) -> Result<(), Fault> {
    let name = target.to_str();
    let name = name.ok_or_else(|| Fault::Other("the target's name is no text".to_string()))?;
    files::create_private(target);
    let copied = query("VACUUM INTO ?").bind(name).execute(source).await;
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
#[derive(Debug)]
pub struct Partial(PathBuf);

impl Partial {
    /// A hidden file beside another one.
    fn beside(target: &Path) -> Partial {
        let mut name = OsString::from(".");
        name.push(target.file_name().unwrap_or_default());
        name.push(format!(".{}.partial", TableId::from_random(random())));
        Partial(target.with_file_name(name))
    }

    /// A file in a folder, of a name that nobody can guess.
    pub fn in_folder(folder: &Path) -> Partial {
        Partial::beside(&folder.join("aedile.db"))
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Partial {
    fn drop(&mut self) {
        // Published files are no longer there under this name.
        let _gone = fs::remove_file(&self.0);
    }
}

fn io_fault(error: &io::Error) -> Fault {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Fault::Full,
        io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => Fault::ReadOnly,
        _ => Fault::Other(error.to_string()),
    }
}
