//! Records and pictures as files: read whole, written whole or not at all.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use kernel::{Record, ReplayError, ReplayFault};
use table::AnyGame;

use crate::failure::Failure;

/// The record in this file and the game it is of.
pub fn read(path: &Path) -> Result<(AnyGame, Record), Failure> {
    let refuse = |reason: String| Failure::Input(format!("{}: {reason}", path.display()));
    let bytes = fs::read(path).map_err(|error| refuse(describe(&error)))?;
    let text = str::from_utf8(&bytes).map_err(|_| refuse("not a record: it is no text".into()))?;
    let record = Record::parse(text).map_err(|error| refuse(error.to_string()))?;
    match record.header.game.parse() {
        Ok(game) => Ok((game, record)),
        Err(unknown) => Err(refuse(format!("line 2: {unknown}"))),
    }
}

/// What a record that was not played through means for the exit code: one that this program
/// cannot judge is bad input, one that it refutes is broken.
pub fn refuted(path: &Path, error: &ReplayError) -> Failure {
    let text = format!("{}: {error}", path.display());
    match error.fault {
        ReplayFault::OtherGame { .. } | ReplayFault::OtherRules { .. } | ReplayFault::NoSeed => {
            Failure::Input(text)
        }
        ReplayFault::Setup(_)
        | ReplayFault::Options
        | ReplayFault::Commitment
        | ReplayFault::Secret
        | ReplayFault::Shares
        | ReplayFault::Notation { .. }
        | ReplayFault::Illegal { .. }
        | ReplayFault::NotOver
        | ReplayFault::Result { .. } => Failure::Broken(text),
    }
}

/// Makes the folder for records, if it is not there, and sees that it can be written to.
pub fn prepare_folder(folder: &Path) -> Result<(), Failure> {
    let refuse = |error: &io::Error| cannot_write(folder, error);
    fs::create_dir_all(folder).map_err(|error| refuse(&error))?;
    let probe = folder.join(".aedile-probe");
    fs::write(&probe, "")
        .and_then(|()| fs::remove_file(&probe))
        .map_err(|error| refuse(&error))
}

/// Sees that a file can be written before long work is done for it.
pub fn prepare_file(path: &Path) -> Result<(), Failure> {
    if path.is_dir() {
        return Err(cannot_write(path, &ErrorKind::IsADirectory.into()));
    }
    let probe = unfinished(path);
    fs::write(&probe, "")
        .and_then(|()| fs::remove_file(&probe))
        .map_err(|error| cannot_write(path, &error))
}

/// A file that is written bit by bit, under a name that nobody reads until it is whole.
pub struct GrowingFile {
    path: PathBuf,
    file: fs::File,
}

impl GrowingFile {
    /// An empty file that will have this name.
    pub fn begin(path: &Path) -> Result<GrowingFile, Failure> {
        let file = fs::File::create(unfinished(path));
        Ok(GrowingFile {
            path: path.to_path_buf(),
            file: file.map_err(|error| cannot_write(path, &error))?,
        })
    }

    /// Writes at its end.
    pub fn append(&mut self, text: &str) -> Result<(), Failure> {
        let written = self.file.write_all(text.as_bytes());
        written.map_err(|error| cannot_write(&self.path, &error))
    }

    /// Gives it its name.
    pub fn finish(self) -> Result<(), Failure> {
        fs::rename(unfinished(&self.path), &self.path)
            .map_err(|error| cannot_write(&self.path, &error))
    }
}

impl Write for GrowingFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for GrowingFile {
    fn drop(&mut self) {
        // What could not be finished is not left lying about; what was finished is not there.
        let _ = fs::remove_file(unfinished(&self.path));
    }
}

/// Writes a record into a folder.
pub fn write_record(folder: &Path, name: &str, record: &Record) -> Result<(), Failure> {
    let path = folder.join(format!("{name}.aedile"));
    write_all(&[(path, record.to_string().into_bytes())])
}

/// Writes a file that is not there yet and that only its owner may read.
pub fn write_private(path: &Path, text: &str) -> Result<(), Failure> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let written = options
        .open(path)
        .and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => Failure::Input(format!("{} is already there", path.display())),
        _ => cannot_write(path, &error),
    })
}

/// Writes files under names that nobody reads; only when all are there they get their own.
pub fn write_all(files: &[(PathBuf, Vec<u8>)]) -> Result<(), Failure> {
    let written = files.iter().try_for_each(|(path, bytes)| {
        fs::write(unfinished(path), bytes).map_err(|error| cannot_write(path, &error))
    });
    let named = written.and_then(|()| {
        files.iter().try_for_each(|(path, _)| {
            fs::rename(unfinished(path), path).map_err(|error| cannot_write(path, &error))
        })
    });
    if named.is_err() {
        // What could not be finished is not left lying about.
        files.iter().for_each(|(path, _)| {
            let _ = fs::remove_file(unfinished(path));
        });
    }
    named
}

fn unfinished(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!(".{name}.unfinished"))
}

/// What cannot be written, and why.
pub fn cannot_write(path: &Path, error: &io::Error) -> Failure {
    Failure::Input(format!(
        "cannot write to {}: {}",
        path.display(),
        describe(error)
    ))
}

/// A failure of the file system in plain words.
fn describe(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => "there is no such file or folder".to_string(),
        ErrorKind::IsADirectory => "this is a folder, not a file".to_string(),
        ErrorKind::NotADirectory | ErrorKind::AlreadyExists => "this is not a folder".to_string(),
        ErrorKind::PermissionDenied => "permission denied".to_string(),
        _ => error.to_string(),
    }
}
