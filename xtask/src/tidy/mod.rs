//! The rules of the repository that neither the compiler nor clippy keeps.

mod edges;
mod files;
mod rules;
mod shape;
mod text;

use std::fmt;
use std::path::Path;

pub use edges::{Package, packages};
pub use files::{File, all as all_files};
pub use rules::{cites, is_id, proves};

/// Something to be put right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Complaint {
    path: String,
    line: usize,
    text: String,
}

impl Complaint {
    fn new(path: &str, line: usize, text: impl Into<String>) -> Complaint {
        Complaint {
            path: path.to_string(),
            line,
            text: text.into(),
        }
    }
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.text)
    }
}

/// Everything that is wrong with the repository.
pub fn complaints(root: &Path, packages: &[Package]) -> Result<Vec<Complaint>, String> {
    let files = files::all(root)?;
    let mut complaints = edges::check(packages);
    complaints.extend(rules::check(&files, &edges::games(packages)));
    for file in &files {
        complaints.extend(text::check(file));
        complaints.extend(shape::check(file));
    }
    Ok(complaints)
}

#[cfg(test)]
fn sample(path: &str, text: &str) -> files::File {
    files::File {
        path: path.to_string(),
        text: text.to_string(),
    }
}
