//! What the repository shows must be true: the transcript of the README, and the whole games
//! that are kept in records/.

use std::fs;
use std::path::{Path, PathBuf};

use crate::program::{Folder, aedile, complaint, names, run, run_json};

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Commands and what the README says they print.
fn transcript(readme: &str) -> Vec<(String, String)> {
    let blocks = readme.split("```console\n").skip(1);
    let shown = blocks.map(|block| block.split("```").next().unwrap());
    let commands = shown.flat_map(|block| block.split("$ aedile ").skip(1));
    commands
        .map(|command| {
            let (words, printed) = command.split_once('\n').unwrap();
            (words.to_string(), printed.to_string())
        })
        .collect()
}

#[test]
fn the_readme_shows_what_the_program_prints() {
    let folder = Folder::new("the_readme_shows_what_the_program_prints");
    let readme = fs::read_to_string(repository().join("README.md")).unwrap();
    let transcript = transcript(&readme);
    assert!(!transcript.is_empty(), "the README shows nothing");
    for (words, printed) in transcript {
        let words: Vec<&str> = words.split(' ').collect();
        let output = aedile(&words)
            .current_dir(folder.path(""))
            .output()
            .unwrap();
        assert!(output.status.success(), "{words:?}: {}", complaint(&output));
        assert_eq!(
            String::from_utf8(output.stdout).unwrap(),
            printed,
            "{words:?}"
        );
    }
}

/// The records of a folder, with those of older rules in folders of their own.
fn kept_in(folder: &Path) -> Vec<PathBuf> {
    let older = names(folder)
        .into_iter()
        .filter(|name| name.starts_with("rules-"));
    let folders = [folder.to_path_buf()]
        .into_iter()
        .chain(older.map(|name| folder.join(name)));
    let records = folders.flat_map(|folder| {
        names(&folder)
            .into_iter()
            .map(move |name| folder.join(name))
    });
    records
        .filter(|path| path.extension().is_some_and(|end| end == "aedile"))
        .collect()
}

#[test]
fn a_record_of_rules_that_are_not_played_is_refused_with_a_clear_word() {
    let folder = Folder::new("a_record_of_rules_that_are_not_played");
    for game in ["city", "foundations", "marble"] {
        let kept = kept_in(&repository().join("records").join(game));
        let old = kept
            .iter()
            .find(|path| path.to_string_lossy().contains("rules-1"))
            .unwrap();
        let text = fs::read_to_string(old).unwrap();
        for rules in [0, 9] {
            let file = folder.path(&format!("{game}-{rules}.aedile"));
            fs::write(
                &file,
                text.replace("\nrules 1\n", &format!("\nrules {rules}\n")),
            )
            .unwrap();
            let output = aedile(&["replay", &file, "--check"]).output().unwrap();
            assert_eq!(
                output.status.code(),
                Some(2),
                "it can be judged by nobody here"
            );
            let word =
                format!("line 3: played by version {rules} of the rules; this program has 1 to 2");
            assert!(complaint(&output).contains(&word), "{}", complaint(&output));
        }
    }
}

#[test]
fn every_kept_game_holds_at_every_table_size() {
    for game in run_json(&["games", "--json"]) {
        let id = game["game"].as_str().unwrap();
        let folder = repository().join("records").join(id);
        let mut missing: Vec<u64> = game["seats"]
            .as_array()
            .unwrap()
            .iter()
            .map(|n| n.as_u64().unwrap())
            .collect();
        for path in kept_in(&folder) {
            run(&["replay", path.to_str().unwrap(), "--check"]);
            let record = fs::read_to_string(&path).unwrap();
            missing.retain(|seats| !record.contains(&format!("\nseats {seats}\n")));
        }
        assert!(
            missing.is_empty(),
            "no game of {id} is kept for {missing:?} seats"
        );
    }
}
