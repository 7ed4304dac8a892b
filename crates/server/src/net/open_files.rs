//! How many connections the process can hold: each is an open file, and where there are no more,
//! not even the data file can be opened.

/// Files that are no connections: the data file and its readers, backups, the page's files, logs.
const OTHER_FILES: usize = 128;
/// However few files are allowed, so many connections are tried.
const FEWEST: usize = 16;

/// How many connections there may be, of so many that are wanted. Raises the limit of open files as
/// far as the process may.
pub fn allowed_sockets(wanted: usize) -> usize {
    let files = raise_open_files().unwrap_or(usize::MAX);
    wanted.min(files.saturating_sub(OTHER_FILES)).max(FEWEST)
}

/// How many files may be open; nothing where that is not limited.
#[cfg(unix)]
fn raise_open_files() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: limit.maximum,
        ..limit
    };
    let current = match setrlimit(Resource::Nofile, raised) {
        Ok(()) => limit.maximum,
        Err(_) => limit.current,
    };
    current.map(|files| usize::try_from(files).unwrap_or(usize::MAX))
}

#[cfg(not(unix))]
fn raise_open_files() -> Option<usize> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_fewer_connections_than_files() {
        assert_eq!(allowed_sockets(20), 20);
        assert_eq!(allowed_sockets(0), FEWEST);
        let files = raise_open_files().unwrap_or(usize::MAX);
        assert!(allowed_sockets(usize::MAX) <= files - OTHER_FILES);
    }
}
