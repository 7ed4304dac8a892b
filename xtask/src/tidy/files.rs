//! The text files of the repository.

use std::fs;
use std::path::Path;

/// Kinds of files that people write.
const KINDS: &[&str] = &[
    "rs", "md", "toml", "ftl", "js", "mjs", "ts", "css", "html", "aedile",
];

/// Tables outside of `data`: outlines, measured widths, theme values. Their rows are as long as
/// they must be.
const TABLES: &[&str] = &[
    "crates/scene/src/building.rs",
    "crates/scene/src/glyph.rs",
    "crates/scene/src/text/widths.rs",
    "crates/scene/src/theme/css.rs",
    "crates/scene/src/theme/token.rs",
];

/// Folders that tools fill.
const FOREIGN: &[&str] = &["target", "node_modules"];

/// A text file; the path is relative to the repository, with forward slashes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    pub path: String,
    pub text: String,
}

impl File {
    /// Whether it is Rust.
    pub fn is_rust(&self) -> bool {
        self.path.ends_with(".rs")
    }

    /// Whether it is a table of data, which may be as long and as wide as its rows need.
    pub fn is_data(&self) -> bool {
        let listed = TABLES.contains(&self.path.as_str());
        listed || self.path.contains("/data/") || self.path.ends_with("/data.rs")
    }

    /// Whether it is not part of a crate itself: tests, examples.
    pub fn is_aside(&self) -> bool {
        let folders = ["/tests/", "/examples/"];
        folders.iter().any(|folder| self.path.contains(folder)) || self.path.ends_with("/tests.rs")
    }

    /// The lines, numbered from 1.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line))
    }
}

/// Every text file, sorted by path.
pub fn all(root: &Path) -> Result<Vec<File>, String> {
    let mut files = Vec::new();
    gather(root, "", &mut files).map_err(|error| format!("cannot read the files: {error}"))?;
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

fn gather(folder: &Path, prefix: &str, files: &mut Vec<File>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        if name.starts_with('.') || FOREIGN.contains(&name.as_str()) {
            continue;
        }
        if entry.file_type()?.is_dir() {
            gather(&entry.path(), &format!("{path}/"), files)?;
        } else if KINDS.contains(&name.rsplit('.').next().unwrap_or_default()) {
            let text = fs::read_to_string(entry.path())?;
            files.push(File { path, text });
        }
    }
    Ok(())
}
