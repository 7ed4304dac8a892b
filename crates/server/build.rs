//! Lists the files of `web/`, so that the program carries them in itself.

#![allow(
    clippy::disallowed_methods,
    reason = "a build script reads files and writes one"
)]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn main() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
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
    let out = std::env::var("OUT_DIR").expect("cargo says where");
    std::fs::write(Path::new(&out).join("web.rs"), list).expect("the list can be written");
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
