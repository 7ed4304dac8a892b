//! Lists the guides and rulebooks with their words and records: the program carries them in itself.

#![allow(
    clippy::disallowed_methods,
    reason = "a build script reads files and writes one"
)]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use serde_json::Value;

fn main() {
    let out = std::env::var("OUT_DIR").expect("cargo says where");
    let write = |name: &str, list: String| {
        std::fs::write(Path::new(&out).join(name), list).expect("the list can be written");
    };
    write(
        "guides.rs",
        list("EmbeddedGuide", "guides", "guide", "steps"),
    );
    write(
        "rulebooks.rs",
        list("EmbeddedBook", "guides/rulebook", "rulebook", "book"),
    );
}

/// The folder of the whole project. Asked for when the script runs: the script may have been
/// compiled for another checkout that shares the target folder.
fn project() -> PathBuf {
    let own = std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the crate is");
    Path::new(&own).join("../..")
}

/// What stands in every file of a folder, with its words and the records it names.
fn list(kind: &str, folder: &str, stem: &str, field: &str) -> String {
    let root = project();
    println!("cargo::rerun-if-changed={}", root.join(folder).display());
    let mut list = String::from("&[\n");
    for file in &files(&root.join(folder)) {
        let game = file.file_stem().and_then(|stem| stem.to_str());
        let game = game.expect("names are plain");
        let carry = |path: String| {
            let path = root.join(path).canonicalize();
            format!("include_str!({:?})", path.expect("the file is there"))
        };
        let named = |name: &String| {
            let text = carry(format!("records/{game}/{name}.aedile"));
            format!("({name:?}, {text})")
        };
        let text = std::fs::read_to_string(file).expect("the file is text");
        let records: Vec<String> = records(&text).iter().map(named).collect();
        let _ = writeln!(
            list,
            "{kind} {{ game: {game:?}, {field}: {}, words: Source {{ name: \"{stem}-{game}\", \
             en: {}, de: {} }}, records: &[{}] }},",
            carry(format!("{folder}/{game}.json")),
            carry(format!("{folder}/en/{game}.ftl")),
            carry(format!("{folder}/de/{game}.ftl")),
            records.join(", "),
        );
    }
    list.push(']');
    list
}

/// The files of a folder, in order.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("the folder can be read").path())
        .filter(|path| path.is_file())
        .collect();
    files.sort();
    files
}

/// The records that steps and figures name, each once.
fn records(text: &str) -> Vec<String> {
    let file: Value = serde_json::from_str(text).expect("the file is JSON");
    let lists = ["steps", "figures"]
        .iter()
        .filter_map(|name| file[name].as_array());
    let record = |part: &Value| part["record"].as_str().map(str::to_string);
    let mut names: Vec<String> = lists.flatten().filter_map(record).collect();
    names.sort();
    names.dedup();
    names
}
