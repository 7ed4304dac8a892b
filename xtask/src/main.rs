//! What a contributor runs: `cargo xtask test`, `soak`, `tidy`, `rule`, `browser`, `load`,
//! `image`, `pictures`.

#![allow(
    clippy::disallowed_methods,
    reason = "a tool that runs other tools: files, clock, processes"
)]

mod browser;
mod deploy;
mod image;
mod load;
mod pictures;
mod rule;
mod soak;
mod steps;
mod tidy;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
cargo xtask test [--seed N]   everything that must be green: format, lints, tests, docs, browser
cargo xtask soak [PART…]      the long numbers, in parts that can be gone on with (soak --help)
cargo xtask tidy              the rules that no other tool keeps
cargo xtask rule ID           a rule's text, the code that cites it, the tests that prove it
cargo xtask browser           only the browser tests
cargo xtask load [PART]       what a server on this machine bears (docs/performance.md)
cargo xtask image             the program as a container image (docs/hosting.md)
cargo xtask image --check     the same, built sooner and tried out, where a container can be made
cargo xtask pictures          renews the pictures of the documents from kept games";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["test"] => steps::test(&root(), steps::USUAL_SEED),
        ["test", "--seed", seed] => number(seed).and_then(|seed| steps::test(&root(), seed)),
        ["soak", ref words @ ..] => soak::soak(&root(), words),
        ["tidy"] => steps::tidy(&root()),
        ["rule", id] => rule::show(&root(), id),
        ["browser"] => browser::test(&root()),
        ["load"] => load::load(&root(), None),
        ["load", part] => load::load(&root(), Some(part)),
        ["image"] => image::image(&root(), "dist"),
        ["image", "--check"] => image::check(&root()),
        ["pictures"] => pictures::renew(&root()),
        _ => Err(HELP.to_string()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(text) => {
            eprintln!("{text}");
            ExitCode::FAILURE
        }
    }
}

fn number(word: &str) -> Result<u64, String> {
    word.parse().map_err(|_| format!("{word:?} is no seed"))
}

/// The repository.
fn root() -> PathBuf {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    own.parent()
        .expect("xtask lies in the repository")
        .to_path_buf()
}
