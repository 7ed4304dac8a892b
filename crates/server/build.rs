//! Lists the files of `web/`, with a hash of all of them, the addresses of its pages, and the
//! guides with their records: the program carries them in itself.

#![allow(
    clippy::disallowed_methods,
    reason = "a build script reads files and writes one"
)]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use serde_json::Value;
use sha2::{Digest, Sha256};

fn main() {
    let out = std::env::var("OUT_DIR").expect("cargo says where");
    let write = |name: &str, list: String| {
        std::fs::write(Path::new(&out).join(name), list).expect("the list can be written");
    };
    write("web.rs", web());
    write("addresses.rs", addresses());
    write("guides.rs", guides());
}

/// The folder of the whole project. Asked for when the script runs: the script may have been
/// compiled for another checkout that shares the target folder.
fn project() -> PathBuf {
    let own = std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the crate is");
    Path::new(&own).join("../..")
}

/// Name and content of every file of the page; their hash as `AEDILE_WEB_HASH`.
fn web() -> String {
    let root = project().join("web");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut files = Vec::new();
    collect(&root, &mut files);
    files.sort();
    let mut list = String::from("&[\n");
    let mut hash = Sha256::new();
    for file in &files {
        let inside = file.strip_prefix(&root).expect("the file lies in web");
        let name = inside.to_str().expect("names are plain").replace('\\', "/");
        let path = file.canonicalize().expect("the file is there");
        let bytes = std::fs::read(file).expect("the file can be read");
        // With its length, so that no byte can change from one file to the next unseen.
        hash.update(format!("{name} {}\n", bytes.len()));
        hash.update(bytes);
        let _ = writeln!(list, "({name:?}, include_bytes!({path:?})),");
    }
    list.push(']');
    let hash = hash.finalize();
    let hash: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
    println!("cargo::rustc-env=AEDILE_WEB_HASH={hash}");
    list
}

/// The first words of the addresses that show a page, from the page's own list.
fn addresses() -> String {
    let script = project().join("web/addresses.js");
    let script = std::fs::read_to_string(script).expect("the page has its addresses");
    let list = script
        .split_once("([")
        .and_then(|(_, rest)| rest.split_once("])"));
    let (list, _) = list.expect("web/addresses.js has a list in brackets");
    let list = format!("[{}]", list.trim_end().trim_end_matches(','));
    let words: Vec<String> = serde_json::from_str(&list).expect("the list is JSON");
    format!("&{words:?}")
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

/// Everything the page loads; not its types and tests.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("web is there") {
        let path = entry.expect("web can be read").path();
        let name = path
            .file_name()
            .and_then(|name| name.to_str())
            .unwrap_or_default();
        let served = [
            ".html",
            ".js",
            ".css",
            ".svg",
            ".webmanifest",
            ".png",
            ".ico",
        ];
        if path.is_dir() {
            collect(&path, files);
        } else if served.iter().any(|ending| name.ends_with(ending)) && !name.ends_with(".test.js")
        {
            files.push(path);
        }
    }
}
