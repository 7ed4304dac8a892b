//! Lists the files of `web/` and the guides with their records, so that the program carries them in
//! itself.

#![allow(
    clippy::disallowed_methods,
    reason = "a build script reads files and writes one"
)]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn main() {
    let out = std::env::var("OUT_DIR").expect("cargo says where");
    let write = |name: &str, list: String| {
        std::fs::write(Path::new(&out).join(name), list).expect("the list can be written");
    };
    write("web.rs", web());
    write("guides.rs", guides());
}

/// The folder of the whole project. Asked for when the script runs: the script may have been
/// compiled for another checkout that shares the target folder.
fn project() -> PathBuf {
    let own = std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the crate is");
    Path::new(&own).join("../..")
}

/// Name and content of every file of the page.
fn web() -> String {
    let root = project().join("web");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut files = Vec::new();
    collect(&root, &mut files);
    files.sort();
    let mut list = String::from("&[\n");
    for file in &files {
        let inside = file.strip_prefix(&root).expect("the file lies in web");
        let name = inside.to_str().expect("names are plain").replace('\\', "/");
        let path = file.canonicalize().expect("the file is there");
        let _ = writeln!(list, "({name:?}, include_bytes!({path:?})),");
    }
    list.push(']');
    list
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
            "Carried {{ game: {game:?}, steps: {}, words: Source {{ name: \"guide-{game}\", \
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

/// The records that a guide names, each once.
fn records(steps: &str) -> Vec<String> {
    let named = steps.split("\"record\": \"").skip(1);
    let names = named.filter_map(|rest| rest.split('"').next());
    let mut names: Vec<String> = names.map(str::to_string).collect();
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
