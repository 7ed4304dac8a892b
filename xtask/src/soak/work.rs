//! What a part does: how it is built, and how it is run.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::running::Soak;
use super::{command, fuzz, state};
use crate::steps::step;

const SOAK: [&str; 2] = ["--profile", "soak"];

/// What a part does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Work {
    /// Decisions of a game through the contract.
    Contract {
        game: &'static str,
        number: u32,
        decisions: u64,
    },
    /// `cargo test` with these words, with the long numbers.
    Test(&'static [&'static str]),
    /// A fuzz target for so long.
    Fuzz { target: &'static str, seconds: u64 },
    /// A measurement of the server: an example of its crate, which starts the program by itself.
    Measure {
        example: &'static str,
        words: &'static [&'static str],
    },
}

impl Work {
    /// Whether it leaves the other cores idle, so that another such part can run beside it.
    pub fn has_one_thread(&self) -> bool {
        matches!(self, Work::Fuzz { .. })
    }

    /// What has to be built does not count as time of the part.
    pub fn build(&self, root: &Path) -> Result<(), String> {
        match self {
            Work::Contract { .. } => {
                let example = ["build", "-p", "aedile-table", "--example", "contract"];
                step(root, "build", &[&example[..], &SOAK].concat(), &[])
            }
            Work::Test(words) => {
                let of_cargo = words.iter().take_while(|word| **word != "--");
                let of_cargo: Vec<&str> = of_cargo.copied().collect();
                let build = [&["test", "--no-run"], &SOAK[..], &of_cargo].concat();
                step(root, "build", &build, &[])
            }
            Work::Fuzz { .. } => fuzz::build(root),
            Work::Measure { example, .. } => {
                step(
                    root,
                    "program",
                    &["build", "--release", "-p", "aedile"],
                    &[],
                )?;
                let server = ["build", "--release", "-p", "aedile-server"];
                let clients = ["--features", "testing", "--example", example];
                step(root, "clients", &[server, clients].concat(), &[])
            }
        }
    }

    /// What it says of itself, once it came to its end well.
    pub fn run(&self, soak: &Soak<'_>) -> Result<Vec<String>, String> {
        match self {
            Work::Fuzz { target, seconds } => fuzz::run(soak, target, soak.scaled(*seconds)),
            _ => command::run(self.command(soak)?),
        }
    }

    fn command(&self, soak: &Soak<'_>) -> Result<Command, String> {
        let built = |path: &str| soak.root.join("target").join(path);
        let seed = soak.seed.to_string();
        let mut command = match self {
            Work::Contract {
                game,
                number,
                decisions,
            } => {
                let mut contract = Command::new(built("soak/examples/contract"));
                let decisions = soak.scaled(*decisions).to_string();
                contract.args([game, decisions.as_str(), &seed, &number.to_string()]);
                contract
            }
            Work::Measure { example, words } => {
                let mut clients = Command::new(built("release/examples").join(example));
                clients.arg(built("release/aedile")).arg(empty(soak.root)?);
                clients.args(*words);
                clients
            }
            Work::Test(words) => {
                let mut cargo = Command::new(env!("CARGO"));
                cargo.arg("test").args(SOAK).args(*words);
                cargo.env("AEDILE_SEED", &seed);
                cargo.env("AEDILE_SOAK", soak.share.to_string());
                cargo
            }
            Work::Fuzz { .. } => unreachable!("a fuzz target is run by itself"),
        };
        command.current_dir(soak.root);
        Ok(command)
    }
}

/// A folder for the data of a measurement.
fn empty(root: &Path) -> Result<PathBuf, String> {
    let folder = state::folder(root).join("data");
    let fresh = || -> std::io::Result<()> {
        if folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        fs::create_dir_all(&folder)
    };
    let made = fresh().map(|()| folder.clone());
    made.map_err(|error| format!("cannot make {}: {error}", folder.display()))
}
