//! What a soak has done so far, kept in a file: a part that was killed is run again, one that came
//! to its end is not. The file may travel to another machine.

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
    /// The parts that came to their end well.
    pub parts: BTreeMap<String, Done>,
}

/// A part that came to its end well.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Done {
    /// In seconds since 1970.
    pub ended: u64,
    pub seconds: u64,
    /// Where it ran.
    pub machine: String,
    /// What it says of itself.
    pub figures: Vec<String>,
}

impl State {
    /// Nothing is done yet.
    pub fn new(commit: String, seed: u64, share: f64) -> State {
        State {
            seed,
            commit,
            share,
            parts: BTreeMap::new(),
        }
    }

    /// As it was kept; nothing if no soak was begun.
    pub fn load(file: &Path) -> Result<Option<State>, String> {
        let text = match fs::read_to_string(file) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(format!("cannot read {}: {error}", file.display())),
        };
        let read = serde_json::from_str(&text);
        let told = |error| format!("{} is damaged ({error}); --new begins anew", file.display());
        read.map(Some).map_err(told)
    }

    /// Keeps it, whole or not at all.
    pub fn save(&self, file: &Path) -> Result<(), String> {
        let text = serde_json::to_string_pretty(self).expect("a state is plain data");
        let written = || -> io::Result<()> {
            let next = next_to(file);
            if let Some(folder) = file.parent() {
                fs::create_dir_all(folder)?;
            }
            fs::write(&next, text + "\n")?;
            fs::rename(&next, file)
        };
        written().map_err(|error| format!("cannot write {}: {error}", file.display()))
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

/// Where it is kept unless a file is named.
pub fn usual_file(root: &Path) -> PathBuf {
    folder(root).join("state.json")
}

/// Where the file is written before it takes the place of the old one.
fn next_to(file: &Path) -> PathBuf {
    file.with_extension("next")
}

/// What is soaked; marked where it is not what was committed. The soak's own file does not count:
/// it may be kept with the project.
pub fn commit(root: &Path, file: &Path) -> String {
    let git = |words: &[&str]| {
        let output = Command::new("git").args(words).current_dir(root).output();
        let output = output.ok().filter(|output| output.status.success())?;
        Some(String::from_utf8_lossy(&output.stdout).trim().to_string())
    };
    let Some(commit) = git(&["rev-parse", "--short=12", "HEAD"]) else {
        return "unknown".to_string();
    };
    let without = [file.to_path_buf(), next_to(file)].map(|file| {
        let inside = file.strip_prefix(root).ok()?;
        Some(format!(":(exclude,literal){}", inside.display()))
    });
    let without = without.iter().flatten().map(String::as_str);
    let status = ["status", "--porcelain", "--untracked-files=all", "--", "."];
    let status: Vec<&str> = status.into_iter().chain(without).collect();
    match git(&status).as_deref() {
        Some("") => commit,
        _ => format!("{commit} with changes"),
    }
}

/// Processor, system and compiler.
pub fn machine() -> String {
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
        State::new("abc".to_string(), 7, 1.0)
    }

    /// A folder of this test alone.
    fn folder(test: &str) -> PathBuf {
        let name = format!("aedile-soak-{test}-{}", std::process::id());
        std::env::temp_dir().join(name)
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
        let folder = folder("kept");
        let file = folder.join("deep/soak.json");
        assert_eq!(State::load(&file), Ok(None));
        let mut state = state();
        let done = Done {
            ended: 1_700_000_000,
            seconds: 60,
            machine: "two cores".to_string(),
            figures: vec!["12 kills".to_string()],
        };
        state.parts.insert("kills".to_string(), done);
        state.save(&file).unwrap();
        assert_eq!(State::load(&file), Ok(Some(state)));
        fs::write(&file, "{").unwrap();
        assert!(State::load(&file).unwrap_err().contains("is damaged"));
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_file_within_the_project_is_no_change_of_it() {
        let root = folder("project");
        fs::create_dir_all(&root).unwrap();
        let git = |words: &[&str]| {
            let name = ["-c", "user.name=x", "-c", "user.email=x@example.org"];
            let mut git = Command::new("git");
            let done = git.args(name).args(words).current_dir(&root).output();
            assert!(done.unwrap().status.success(), "{words:?}");
        };
        git(&["init", "--quiet"]);
        git(&["commit", "--quiet", "--allow-empty", "-m", "begin"]);
        let file = root.join("records/soak.json");
        let begun = commit(&root, &file);
        assert!(begun.len() == 12, "{begun}");
        state().save(&file).unwrap();
        fs::write(next_to(&file), "half of it").unwrap();
        assert_eq!(commit(&root, &file), begun);
        fs::write(root.join("records/other.json"), "{}").unwrap();
        assert_eq!(commit(&root, &file), format!("{begun} with changes"));
        fs::remove_dir_all(&root).unwrap();
    }
}
