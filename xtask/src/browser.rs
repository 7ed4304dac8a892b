//! The browser tests: the real page, served by the real program, in Chromium. They need Node and
//! Chromium; without them they are left out, but not in CI.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::steps::step;

/// Runs them, or says why not.
pub fn test(root: &Path) -> Result<(), String> {
    if let Some(missing) = missing() {
        if std::env::var("CI").is_ok_and(|value| value == "true") {
            return Err(format!("the browser tests need {missing}"));
        }
        println!("left out: the browser tests, for which {missing} is not here");
        return Ok(());
    }
    step(root, "program", &["build", "--package", "aedile"], &[])?;
    println!("== browser");
    let folder = root.join("e2e");
    npm(
        &folder,
        &["ci", "--no-audit", "--no-fund", "--silent"],
        root,
    )?;
    npm(&folder, &["test"], root)
}

fn missing() -> Option<&'static str> {
    let there = |program: &str| {
        let mut command = Command::new(program);
        let version = command
            .arg("--version")
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        version.status().is_ok_and(|status| status.success())
    };
    let chromium = chromium();
    let needed = [("node", "Node"), ("npm", "npm")];
    let tool = needed
        .iter()
        .find(|(program, _)| !there(program))
        .map(|(_, name)| *name);
    tool.or_else(|| chromium.is_none().then_some("Chromium"))
}

fn chromium() -> Option<PathBuf> {
    let named = std::env::var_os("AEDILE_CHROMIUM").map(PathBuf::from);
    let usual = [
        "/usr/bin/chromium",
        "/usr/bin/chromium-browser",
        "/usr/bin/google-chrome",
    ];
    let mut candidates = named.into_iter().chain(usual.iter().map(PathBuf::from));
    candidates.find(|path| path.exists())
}

fn npm(folder: &Path, words: &[&str], root: &Path) -> Result<(), String> {
    let mut npm = Command::new("npm");
    npm.args(words).current_dir(folder).stdin(Stdio::null());
    npm.env("AEDILE_BIN", root.join("target/debug/aedile"));
    if let Some(chromium) = chromium() {
        npm.env("AEDILE_CHROMIUM", chromium);
    }
    match npm.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("browser failed: npm {}", words.join(" "))),
        Err(error) => Err(format!("cannot run npm: {error}")),
    }
}
