//! The files themselves: who may read them. Seeds of running games are in them, so they are
//! their owner's alone, whatever mask the process was started with.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// What SQLite keeps beside a file while it is open.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// Makes an empty file that only its owner reads, unless something is there. Where it cannot be
/// made, whoever opens it next says why. What SQLite makes beside it has the same mode.
pub fn create_private(path: &Path) {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let _reported_by_who_opens_it = options.open(path);
}

/// Takes a file and what is beside it away from everybody but its owner. Only the owner can; for
/// anybody else it stays as it is.
pub fn make_private(path: &Path) {
    let path = path.canonicalize().unwrap_or_else(|_| path.to_path_buf());
    restrict(&path);
    BESIDE
        .iter()
        .for_each(|ending| restrict(&with(&path, ending)));
}

#[cfg(unix)]
fn restrict(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let Ok(found) = fs::metadata(path) else {
        return;
    };
    let mode = found.permissions().mode();
    if mode & 0o077 != 0 {
        let _not_ours = fs::set_permissions(path, fs::Permissions::from_mode(mode & 0o700));
    }
}

/// Elsewhere a file belongs to who may use its folder.
#[cfg(not(unix))]
fn restrict(_path: &Path) {}

/// Whether everything that was kept is in the file itself, and nothing in the log beside it.
pub fn is_whole(path: &Path) -> bool {
    fs::metadata(with(path, BESIDE[0])).map_or(true, |log| log.len() == 0)
}

fn with(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    PathBuf::from(name)
}
