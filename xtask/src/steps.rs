//! The steps of each command, one after the other; the first that fails ends the run.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::{browser, deploy, tidy};

/// Crates that face the outside world and are not meant for the browser.
const NATIVE: &[&str] = &["aedile", "server", "store", "xtask"];

/// Crates that are the engine as a library, without pictures and words.
const ENGINE: &[&str] = &["kernel", "pebbles", "city", "foundations", "marble", "bots"];

/// What a package of the engine needs to be resolved beside it.
const PACKAGED: &[&str] = &["kernel", "scene", "city", "foundations", "marble", "bots"];

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
    check_engine(root)?;
    check_fuzz(root)?;
    check_packages(root)?;
    check_dependencies(root)?;
    deploy::check_unit(root)?;
    let doc = ["doc", "--workspace", "--no-deps"];
    step(root, "docs", &doc, &[("RUSTDOCFLAGS", "-D warnings")])?;
    browser::test(root)?;
    println!("all green (seed {seed})");
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

/// The rules, the bots and the table must also build for the browser; the engine alone, without
/// the pictures that other crates ask for.
fn check_wasm(root: &Path, packages: &[tidy::Package]) -> Result<(), String> {
    if !wasm_is_installed()? {
        return missing(&format!(
            "the check for {WASM}, which is not installed here"
        ));
    }
    let folders = packages.iter().map(|package| package.name.as_str());
    let portable: Vec<&str> = folders.filter(|name| !NATIVE.contains(name)).collect();
    let target = ["check", "--target", WASM];
    step(root, "wasm", &words(&target, &portable), &[])?;
    step(root, "wasm, engine", &words(&target, ENGINE), &[])
}

/// The engine builds without pictures and words, and the program with the template game.
fn check_engine(root: &Path) -> Result<(), String> {
    step(root, "engine", &words(&["check"], ENGINE), &[])?;
    let template = ["check", "--package", "aedile", "--features", "pebbles"];
    step(root, "template", &template, &[])
}

/// The fuzz targets compile. They are run by the soak (fuzz/README.md).
fn check_fuzz(root: &Path) -> Result<(), String> {
    let fuzz = ["check", "--manifest-path", "fuzz/Cargo.toml"];
    let folder = [("CARGO_TARGET_DIR", "target/fuzz")];
    step(root, "fuzz", &fuzz, &folder)
}

/// What would be published has all it needs. The crates were built by the tests already.
fn check_packages(root: &Path) -> Result<(), String> {
    let package = ["package", "--no-verify", "--allow-dirty", "--quiet"];
    step(root, "packages", &words(&package, PACKAGED), &[])
}

/// Licences, sources and doubtful dependencies, by cargo-deny (deny.toml).
fn check_dependencies(root: &Path) -> Result<(), String> {
    let asked = Command::new("cargo-deny").arg("--version").output();
    if !asked.is_ok_and(|answer| answer.status.success()) {
        return missing("the check of licences, by cargo-deny, which is not installed here");
    }
    let deny = [
        "deny",
        "check",
        "--hide-inclusion-graph",
        "licenses",
        "bans",
        "sources",
    ];
    step(root, "licences", &deny, &[])
}

/// Something cannot be checked here: a word about it, but a failure where everything must be.
pub fn missing(what: &str) -> Result<(), String> {
    if std::env::var_os("CI").is_some() {
        return Err(format!("continuous integration needs {what}"));
    }
    println!("left out: {what}");
    Ok(())
}

/// A command over packages of ours, named by their folders.
fn words(command: &[&str], folders: &[&str]) -> Vec<String> {
    let name = |folder: &&str| match *folder {
        "aedile" | "xtask" => folder.to_string(),
        other => format!("aedile-{other}"),
    };
    let packages = folders.iter().map(name);
    let packages = packages.flat_map(|name| ["--package".to_string(), name]);
    let command = command.iter().map(|word| word.to_string());
    command.chain(packages).collect()
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
    words: &[impl AsRef<str>],
    environment: &[(&str, &str)],
) -> Result<(), String> {
    println!("== {name}");
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(&words).envs(environment.iter().copied());
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
