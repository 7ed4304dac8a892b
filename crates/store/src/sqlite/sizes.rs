//! How large the files are.

use std::path::Path;

/// Sizes in bytes; nothing where a file is not there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FileSizes {
    /// The data file.
    pub file: Option<u64>,
    /// Its write-ahead log.
    pub wal: Option<u64>,
}

impl FileSizes {
    /// Of this data file, by its name alone: nothing is opened.
    pub(super) fn of(file: &Path) -> FileSizes {
        let size = |path: &Path| std::fs::metadata(path).ok().map(|found| found.len());
        let mut wal = file.as_os_str().to_owned();
        wal.push("-wal");
        FileSizes {
            file: size(file),
            wal: size(Path::new(&wal)),
        }
    }
}
