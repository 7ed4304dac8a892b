//! What a soak has done so far, kept in `target/soak/state.json`: a part that was killed is run
//! again, one that came to its end is not.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::{Deserialize, Serialize};

/// A soak from its beginning.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct State {
    pub seed: u64,
    /// What is soaked.
    pub commit: String,
    /// How much of the whole numbers; 1 unless it is a trial.
    pub share: f64,
    pub machine: String,
    /// The parts that came to their end well.
    pub parts: BTreeMap<String, Done>,
}

/// A part that came to its end well.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Done {
    /// In seconds since 1970.
    pub ended: u64,
    pub seconds: u64,
    /// What it says of itself.
    pub figures: Vec<String>,
}

impl State {
    /// Nothing is done yet.
    pub fn new(root: &Path, seed: u64, share: f64) -> State {
        State {
            seed,
            commit: commit(root),
            share,
            machine: machine(),
            parts: BTreeMap::new(),
        }
    }

    /// As it was kept; nothing if no soak was begun.
    pub fn load(root: &Path) -> Result<Option<State>, String> {
        let path = path(root);
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(format!("cannot read {}: {error}", path.display())),
        };
        let read = serde_json::from_str(&text);
        let told = |error| format!("{} is damaged ({error}); --new begins anew", path.display());
        read.map(Some).map_err(told)
    }

    /// Keeps it, whole or not at all.
    pub fn save(&self, root: &Path) -> Result<(), String> {
        let path = path(root);
        let text = serde_json::to_string_pretty(self).expect("a state is plain data");
        let written = || -> io::Result<()> {
            let next = path.with_extension("next");
            fs::create_dir_all(folder(root))?;
            fs::write(&next, text + "\n")?;
            fs::rename(&next, &path)
        };
        written().map_err(|error| format!("cannot write {}: {error}", path.display()))
    }

    /// Whether a soak with these wishes may go on here.
    pub fn check(&self, seed: Option<u64>, share: f64, commit: &str) -> Result<(), String> {
        let differs = if self.commit != commit {
            format!("of commit {}", self.commit)
        } else if seed.is_some_and(|seed| seed != self.seed) {
            format!("with seed {}", self.seed)
        } else if share != self.share {
            format!("with a share of {}", self.share)
        } else {
            return Ok(());
        };
        Err(format!("a soak {differs} was begun; --new gives it up"))
    }
}

/// Where a soak keeps what it needs.
pub fn folder(root: &Path) -> PathBuf {
    root.join("target/soak")
}

fn path(root: &Path) -> PathBuf {
    folder(root).join("state.json")
}

/// What is soaked; marked where it is not what was committed.
pub fn commit(root: &Path) -> String {
    let git = |words: &[&str]| {
        let output = Command::new("git").args(words).current_dir(root).output();
        let output = output.ok().filter(|output| output.status.success())?;
        Some(String::from_utf8_lossy(&output.stdout).trim().to_string())
    };
    let Some(commit) = git(&["rev-parse", "--short=12", "HEAD"]) else {
        return "unknown".to_string();
    };
    match git(&["status", "--porcelain"]).as_deref() {
        Some("") => commit,
        _ => format!("{commit} with changes"),
    }
}

/// Processor, system and compiler.
fn machine() -> String {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let described = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let mut lines = described.lines();
    let model = lines.find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let model = model.map_or(std::env::consts::ARCH, |(_, model)| model);
    let rustc = Command::new("rustc").arg("--version").output();
    let rustc = rustc.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_string());
    let (system, rustc) = (std::env::consts::OS, rustc.unwrap_or_default());
    format!("{cores} cores of {model}, {system}, {rustc}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state() -> State {
        State {
            seed: 7,
            commit: "abc".to_string(),
            share: 1.0,
            machine: "two cores".to_string(),
            parts: BTreeMap::new(),
        }
    }

    #[test]
    fn a_soak_goes_on_only_as_it_began() {
        let state = state();
        assert_eq!(state.check(None, 1.0, "abc"), Ok(()));
        assert_eq!(state.check(Some(7), 1.0, "abc"), Ok(()));
        for (seed, share, commit) in [
            (Some(8), 1.0, "abc"),
            (None, 0.5, "abc"),
            (None, 1.0, "abd"),
        ] {
            assert!(state.check(seed, share, commit).is_err());
        }
    }

    #[test]
    fn what_is_done_is_kept() {
        let folder = std::env::temp_dir().join(format!("aedile-soak-{}", std::process::id()));
        assert_eq!(State::load(&folder), Ok(None));
        let mut state = state();
        let done = Done {
            ended: 1_700_000_000,
            seconds: 60,
            figures: vec!["12 kills".to_string()],
        };
        state.parts.insert("kills".to_string(), done);
        state.save(&folder).unwrap();
        assert_eq!(State::load(&folder), Ok(Some(state)));
        fs::remove_dir_all(&folder).unwrap();
    }
}
