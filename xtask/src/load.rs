//! `cargo xtask load`: what a server on this machine bears, with clients in a second process.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::steps::step;

/// The measurements that can be asked for one by one.
const PARTS: [&str; 7] = [
    "start", "moves", "updates", "stored", "bots", "silent", "many",
];

/// Builds both programs and runs all measurements, or one, in an empty folder of the disk that
/// holds the repository.
pub fn load(root: &Path, part: Option<&str>) -> Result<(), String> {
    if let Some(part) = part.filter(|part| !PARTS.contains(part)) {
        return Err(format!("{part:?} is none of {}", PARTS.join(", ")));
    }
    step(
        root,
        "program",
        &["build", "--release", "--package", "aedile"],
        &[],
    )?;
    let example = [
        "build",
        "--release",
        "--package",
        "aedile-server",
        "--example",
        "load",
    ];
    step(
        root,
        "clients",
        &[&example[..], &["--features", "testing"]].concat(),
        &[],
    )?;
    let target = root.join("target/release");
    let folder = root.join("target/load");
    let fresh = || -> std::io::Result<()> {
        if folder.exists() {
            std::fs::remove_dir_all(&folder)?;
        }
        std::fs::create_dir_all(&folder)
    };
    fresh().map_err(|error| format!("cannot make {}: {error}", folder.display()))?;
    let mut clients = Command::new(target.join("examples/load"));
    clients.arg(target.join("aedile")).arg(&folder).args(part);
    match clients.current_dir(root).stdin(Stdio::null()).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err("the measurement failed".to_string()),
        Err(error) => Err(format!("cannot run the clients: {error}")),
    }
}
