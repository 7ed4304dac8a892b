//! Lists the files of `web/`, with a hash of all of them, and the addresses of its pages: the
//! program carries them in itself.

#![allow(
    clippy::disallowed_methods,
    reason = "a build script reads files and writes one"
)]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

fn main() {
    let out = std::env::var("OUT_DIR").expect("cargo says where");
    let write = |name: &str, list: String| {
        std::fs::write(Path::new(&out).join(name), list).expect("the list can be written");
    };
    write("web.rs", web());
    write("addresses.rs", addresses());
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
