//! Kept games whose records tell how they were dealt: `verify` says whose word that is, the recipe
//! of the documentation finds the same, and whatever is altered is refused with its line.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::program::{Folder, fail, run};

fn kept(name: &str) -> PathBuf {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    data.join(format!("{name}.aedile"))
}

fn text(name: &str) -> String {
    fs::read_to_string(kept(name)).unwrap()
}

#[test]
fn verify_says_whose_word_a_deal_is() {
    let verified = |name| run(&["verify", kept(name).to_str().unwrap()]);
    let shared = verified("shared");
    assert!(shared.contains("follows from the secret and the shares of seats 1 and 2\n"));
    let continued = verified("continued");
    assert!(continued.contains("\nit goes on from decision 40 of the game that promised "));
}

/// What `verify` says of the record after one line was exchanged, and the line it names.
fn altered(folder: &Folder, name: &str, from: &str, to: &str) -> String {
    let before = text(name);
    let after = before.replacen(from, to, 1);
    assert_ne!(before, after, "{from} is not there");
    fail(&["verify", &folder.file("altered.aedile", after)], 1)
}

fn line<'a>(record: &'a str, start: &str) -> &'a str {
    record.lines().find(|line| line.starts_with(start)).unwrap()
}

#[test]
fn whatever_is_altered_of_a_deal_is_refused_with_its_line() {
    let folder = Folder::new("whatever_is_altered_of_a_deal");
    let shared = text("shared");
    let [secret, one, two, seed] =
        ["secret ", "share 1 ", "share 2 ", "seed "].map(|start| line(&shared, start));
    let swapped = format!("share 1 {}\nshare 2 {}", &two[8..], &one[8..]);
    let both = format!("{one}\n{two}");
    let zeros = "0".repeat(64);
    let shares = "line 12: the seed does not follow from the secret and the shares";
    let agreed = "line 8: the secret, with all that was agreed and the table, \
                  does not match the commitment";
    for (from, to, because) in [
        (one, format!("share 1 {zeros}"), shares),
        (one, "share 1 none".to_string(), shares),
        ("share 3 none", format!("share 3 {zeros}"), shares),
        (both.as_str(), swapped, shares),
        (seed, format!("seed {zeros}"), shares),
        (secret, format!("secret {zeros}"), agreed),
        ("table snqqqjh2k9", "table snqqqjh2k8".to_string(), agreed),
        ("option first=1", "option first=2".to_string(), agreed),
    ] {
        let complaint = altered(&folder, "shared", from, &to);
        assert!(complaint.contains(because), "{from}: {complaint}");
    }
    let continued = text("continued");
    let from = line(&continued, "from ");
    let earlier = from.replace(" 40", " 4");
    let complaint = altered(&folder, "continued", from, &earlier);
    assert!(complaint.contains("line 9: the seed does not match the commitment"));
}

#[test]
fn lines_in_another_order_are_no_record() {
    let folder = Folder::new("lines_in_another_order");
    let shared = text("shared");
    let [secret, one, two] = ["secret ", "share 1 ", "share 2 "].map(|start| line(&shared, start));
    for (from, to, because) in [
        (format!("{one}\n{two}"), format!("{two}\n{one}"), "line 9: "),
        (format!("{one}\n"), String::new(), "line 9: "),
        (format!("{secret}\n"), String::new(), "line 8: "),
        ("share 3 none".into(), "share 3 nothing".into(), "line 11: "),
        (
            "aedile record 2".into(),
            "aedile record 1".into(),
            "line 6: ",
        ),
    ] {
        let altered = shared.replacen(&from, &to, 1);
        let complaint = fail(&["verify", &folder.file("altered.aedile", altered)], 2);
        assert!(complaint.contains(because), "{complaint}");
    }
}

/// A game that goes on cannot be passed off as one that was dealt from a seed.
#[test]
fn where_a_game_came_from_cannot_be_left_out() {
    let folder = Folder::new("where_a_game_came_from");
    let plain: String = text("continued")
        .replace("aedile record 2", "aedile record 1")
        .lines()
        .filter(|line| !line.starts_with("from ") && !line.starts_with("table "))
        .map(|line| format!("{line}\n"))
        .collect();
    let complaint = fail(&["verify", &folder.file("plain.aedile", plain)], 1);
    assert!(
        complaint.contains("does not match the commitment"),
        "{complaint}"
    );
}

#[test]
fn what_is_imported_is_exported_as_it_was() {
    let folder = Folder::new("what_is_imported_is_exported");
    let data = folder.path("kept.db");
    for name in ["shared", "continued"] {
        let id = run(&["import", kept(name).to_str().unwrap(), "--data", &data]);
        let id = id.split_whitespace().last().unwrap();
        assert_eq!(run(&["export", id, "--data", &data]), text(name));
    }
}

/// The commands of the documentation: which line they check, of which kind of record.
fn recipes() -> Vec<(String, String, String)> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/records.md");
    let page = fs::read_to_string(page).unwrap();
    let blocks = page.split("```sh ").skip(1);
    let recipe = |block: &str| {
        let (head, rest) = block.split_once('\n').unwrap();
        let (key, kind) = head.split_once(' ').unwrap();
        let command = rest.split_once("```").unwrap().0;
        (key.to_string(), kind.to_string(), command.to_string())
    };
    blocks.map(recipe).collect()
}

#[test]
fn the_recipe_of_the_documentation_finds_the_same() {
    let there = Command::new("sh")
        .args(["-c", "command -v sha256sum"])
        .output();
    if !there.is_ok_and(|output| output.status.success()) {
        eprintln!("there is no sha256sum here");
        return;
    }
    let plain =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/city/city-2-1-000000.aedile");
    let recipes = recipes();
    assert_eq!(recipes.len(), 4);
    for (key, kind, command) in recipes {
        let path = if kind == "plain" {
            plain.clone()
        } else {
            kept(&kind)
        };
        let command = command.replace("GAME.aedile", path.to_str().unwrap());
        let output = Command::new("sh").args(["-c", &command]).output().unwrap();
        let found = String::from_utf8(output.stdout).unwrap();
        let hash = found.split(' ').next().unwrap();
        let record = fs::read_to_string(path).unwrap();
        assert_eq!(
            line(&record, &format!("{key} ")),
            format!("{key} {hash}"),
            "{kind}"
        );
    }
}
