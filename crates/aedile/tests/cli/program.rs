//! Running the program, in a folder of the test's own.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// The game that the tests play.
pub const GAME: &str = "city";

/// A folder that is gone when the test is over.
pub struct Folder(PathBuf);

impl Folder {
    /// An empty folder named after the test.
    pub fn new(test: &str) -> Folder {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    /// A file with this text.
    pub fn file(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let path = self.0.join(name);
        fs::write(&path, text).unwrap();
        path.display().to_string()
    }

    /// The path of something in it.
    pub fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    /// The names of everything in it, hidden files too.
    pub fn names(&self) -> Vec<String> {
        names(&self.0)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The names of everything in a folder, hidden files too.
pub fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// The program with these words.
pub fn aedile(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_aedile"));
    command.args(words);
    command
}

/// Runs the program; it must succeed. What it printed.
pub fn run(words: &[&str]) -> String {
    let output = aedile(words).output().unwrap();
    assert!(output.status.success(), "{words:?}: {}", complaint(&output));
    String::from_utf8(output.stdout).unwrap()
}

/// Runs the program; it must succeed and print JSON Lines.
pub fn run_json(words: &[&str]) -> Vec<Value> {
    let lines = run(words);
    lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// Runs the program; it must fail like this, print nothing and say why in one line.
pub fn fail(words: &[&str], code: i32) -> String {
    let output = aedile(words).output().unwrap();
    let complaint = complaint(&output);
    assert_eq!(output.status.code(), Some(code), "{words:?}: {complaint}");
    assert!(output.stdout.is_empty(), "{words:?} printed something");
    assert_eq!(complaint.lines().count(), 1, "{words:?}: {complaint}");
    assert!(complaint.starts_with("aedile: "), "{words:?}: {complaint}");
    complaint
}

/// What the program said on stderr.
pub fn complaint(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Writes records of a few games into a folder of that name; their paths.
pub fn play_records(folder: &Folder, name: &str, seats: &str, games: &str) -> Vec<PathBuf> {
    let path = folder.path(name);
    let table = ["--seats", seats, "--games", games, "--seed", "7"];
    run(&[&["sim", GAME, "--records", &path][..], &table].concat());
    let names = names(Path::new(&path));
    names
        .iter()
        .map(|name| Path::new(&path).join(name))
        .collect()
}
