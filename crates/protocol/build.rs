//! Lists the guides with their words and records: the program carries them in itself.

#![allow(
    clippy::disallowed_methods,
    reason = "a build script reads files and writes one"
)]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use serde_json::Value;

fn main() {
    let out = std::env::var("OUT_DIR").expect("cargo says where");
    let list = Path::new(&out).join("guides.rs");
    std::fs::write(list, guides()).expect("the list can be written");
}

/// The folder of the whole project. Asked for when the script runs: the script may have been
/// compiled for another checkout that shares the target folder.
fn project() -> PathBuf {
    let own = std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the crate is");
    Path::new(&own).join("../..")
}

/// Steps, words and records of every guide.
fn guides() -> String {
    let root = project();
    let folder = root.join("guides");
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = std::fs::read_dir(&folder).expect("guides is there");
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("guides can be read").path())
        .filter(|path| path.is_file())
        .collect();
    files.sort();
    let mut list = String::from("&[\n");
    for file in &files {
        let game = file.file_stem().and_then(|stem| stem.to_str());
        let game = game.expect("names are plain");
        let carry = |path: String| {
            let path = root.join(path).canonicalize();
            format!("include_str!({:?})", path.expect("the file is there"))
        };
        let steps = std::fs::read_to_string(file).expect("a guide is text");
        let named = |name: &String| {
            let text = carry(format!("records/{game}/{name}.aedile"));
            format!("({name:?}, {text})")
        };
        let records: Vec<String> = records(&steps).iter().map(named).collect();
        let _ = writeln!(
            list,
            "EmbeddedGuide {{ game: {game:?}, steps: {}, words: Source {{ name: \"guide-{game}\", \
             en: {}, de: {} }}, records: &[{}] }},",
            carry(format!("guides/{game}.json")),
            carry(format!("guides/en/{game}.ftl")),
            carry(format!("guides/de/{game}.ftl")),
            records.join(", "),
        );
    }
    list.push(']');
    list
}

/// The records that the steps of a guide name, each once.
fn records(guide: &str) -> Vec<String> {
    let guide: Value = serde_json::from_str(guide).expect("a guide is JSON");
    let steps = guide["steps"].as_array().expect("a guide has steps");
    let record = |step: &Value| step["record"].as_str().map(str::to_string);
    let mut names: Vec<String> = steps.iter().filter_map(record).collect();
    names.sort();
    names.dedup();
    names
}
