//! The steps of each command, one after the other; the first that fails ends the run.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::{browser, tidy};

/// Crates that face the outside world and are not meant for the browser.
const NATIVE: &[&str] = &["aedile", "server", "store", "xtask", "fuzz", "py"];

const WASM: &str = "wasm32-unknown-unknown";

/// The seed of a plain `cargo xtask test`, so that green is green for everybody; the soak takes a
/// fresh one each time.
pub const USUAL_SEED: u64 = 1;

/// Everything that must be green before a change is handed in.
pub fn test(root: &Path, seed: u64) -> Result<(), String> {
    println!("seed {seed}: repeat this run with `cargo xtask test --seed {seed}`");
    step(root, "fmt", &["fmt", "--all", "--check"], &[])?;
    let clippy = [
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ];
    step(root, "clippy", &clippy, &[])?;
    let seed_text = seed.to_string();
    step(
        root,
        "tests",
        &["test", "--workspace"],
        &[("AEDILE_SEED", &seed_text)],
    )
    .map_err(|error| format!("{error}; repeat with `cargo xtask test --seed {seed}`"))?;
    tidy(root)?;
    let doc = ["doc", "--workspace", "--no-deps"];
    step(root, "docs", &doc, &[("RUSTDOCFLAGS", "-D warnings")])?;
    browser::test(root)?;
    println!("all green (seed {seed})");
    Ok(())
}

/// The long numbers.
pub fn soak(root: &Path, seed: u64) -> Result<(), String> {
    println!("seed {seed}: repeat this run with `cargo xtask soak --seed {seed}`");
    let seed_text = seed.to_string();
    let environment = [("AEDILE_SEED", seed_text.as_str()), ("AEDILE_SOAK", "1")];
    step(
        root,
        "soak",
        &["test", "--workspace", "--profile", "soak"],
        &environment,
    )
    .map_err(|error| format!("{error}; repeat with `cargo xtask soak --seed {seed}`"))?;
    println!("the soak holds (seed {seed})");
    Ok(())
}

/// The rules that no other tool keeps.
pub fn tidy(root: &Path) -> Result<(), String> {
    println!("== tidy");
    let packages = tidy::packages(root)?;
    let complaints = tidy::complaints(root, &packages)?;
    for complaint in &complaints {
        println!("{complaint}");
    }
    if !complaints.is_empty() {
        return Err(format!("tidy has {} complaints", complaints.len()));
    }
    check_wasm(root, &packages)
}

/// The rules, the bots and the table must also build for the browser.
fn check_wasm(root: &Path, packages: &[tidy::Package]) -> Result<(), String> {
    if !wasm_is_installed()? {
        println!("left out: the check for {WASM}, which is not installed here");
        return Ok(());
    }
    let portable = packages.iter().map(|package| package.name.as_str());
    let mut words = vec!["check", "--target", WASM];
    for name in portable.filter(|name| !NATIVE.contains(name)) {
        words.extend(["--package", name]);
    }
    step(root, "wasm", &words, &[])
}

fn wasm_is_installed() -> Result<bool, String> {
    let mut rustc = Command::new("rustc");
    let output = rustc
        .args(["--print", "target-libdir", "--target", WASM])
        .output();
    let output = output.map_err(|error| format!("cannot run rustc: {error}"))?;
    Ok(Path::new(String::from_utf8_lossy(&output.stdout).trim()).is_dir())
}

pub fn step(
    root: &Path,
    name: &str,
    words: &[&str],
    environment: &[(&str, &str)],
) -> Result<(), String> {
    println!("== {name}");
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(words).envs(environment.iter().copied());
    let status = cargo.current_dir(root).stdin(Stdio::null()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("{name} failed: cargo {}", words.join(" "))),
        Err(error) => Err(format!("cannot run cargo: {error}")),
    }
}

/// A seed that differs from run to run; every run prints its own.
pub fn fresh_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(1, |time| time.as_secs())
}
