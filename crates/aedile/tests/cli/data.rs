//! A server's data from the command line: backup, export, import.

use std::fs;
use std::path::Path;

use crate::program::{Folder, fail, play_records, run};

#[test]
fn a_record_goes_in_and_comes_out_unchanged() {
    let folder = Folder::new("a_record_goes_in_and_comes_out_unchanged");
    let record = play_records(&folder, "games", "2", "1").remove(0);
    let data = folder.path("aedile.db");
    let id = run(&["import", record.to_str().unwrap(), "--data", &data]);
    let exported = run(&["export", id.trim(), "--data", &data]);
    assert_eq!(exported, fs::read_to_string(&record).unwrap());
    let copy = folder.path("copy.db");
    let told = run(&["backup", &copy, "--data", &data]);
    assert!(
        told.starts_with("copied 1 tables of 0 players to "),
        "{told}"
    );
    assert_eq!(run(&["export", id.trim(), "--data", &copy]), exported);
}

/// The store's tests keep a data file of the first version, and what the program of then said.
#[test]
fn a_data_file_of_the_first_version_is_exported_as_before() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../store/tests/data");
    let folder = Folder::new("a_data_file_of_the_first_version_is_exported_as_before");
    let data = folder.path("old.db");
    fs::copy(kept.join("version-1.db"), &data).unwrap();
    for (table, said) in [
        ("rhatcbzwfb", "version-1-finished.txt"),
        ("88pnkeedyf", "version-1-running.txt"),
        ("h7et826zm5", "version-1-left.txt"),
        ("4tsm4kwy29", "version-1-imported.txt"),
    ] {
        let exported = run(&["export", table, "--data", &data]);
        let before = fs::read_to_string(kept.join(said)).unwrap();
        assert_eq!(exported, before, "{table}");
    }
    let copy = folder.path("copy.db");
    run(&["backup", &copy, "--data", &data]);
    let as_it_was = fs::read(kept.join("version-1.db")).unwrap();
    assert_eq!(fs::read(&data).unwrap(), as_it_was, "nothing is changed");
    let wal = fs::metadata(folder.path("old.db-wal"));
    assert_eq!(wal.map_or(0, |wal| wal.len()), 0, "nor beside it");
}

#[test]
fn an_equal_record_is_kept_once_and_what_is_gone_gives_its_room_back() {
    let folder = Folder::new("an_equal_record_is_kept_once");
    let record = play_records(&folder, "games", "2", "1").remove(0);
    let (record, data) = (record.to_str().unwrap(), folder.path("aedile.db"));
    let id = run(&["import", record, "--data", &data]);
    assert_eq!(run(&["import", record, "--data", &data]), id);
    let told = run(&["compact", "--data", &data]);
    assert!(told.starts_with("forgot 0 tables"), "{told}");
    assert!(told.contains(" KiB became "), "{told}");
    let exported = run(&["export", id.trim(), "--data", &data]);
    let out = folder.path("game.aedile");
    assert_eq!(run(&["export", id.trim(), "--data", &data, "-o", &out]), "");
    assert_eq!(fs::read_to_string(&out).unwrap(), exported);
    let complaint = fail(&["export", id.trim(), "--data", &data, "-o", &out], 2);
    assert!(complaint.contains("already there"), "{complaint}");
    #[cfg(unix)]
    for path in [&out, &data] {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(path).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "{path}");
    }
    fail(&["compact", "--data", &folder.path("none.db")], 2);
}

#[test]
fn a_record_that_does_not_hold_is_not_kept() {
    let folder = Folder::new("a_record_that_does_not_hold_is_not_kept");
    let record = play_records(&folder, "games", "2", "1").remove(0);
    let text = fs::read_to_string(&record).unwrap();
    let altered = text.replace("result scores ", "result scores 9");
    let data = folder.path("aedile.db");
    let bad = folder.file("bad.aedile", altered);
    fail(&["import", &bad, "--data", &data], 1);
    let half = folder.file("half.aedile", &text[..text.len() / 2]);
    fail(&["import", &half, "--data", &data], 2);
    assert!(!fs::exists(&data).unwrap(), "a data file for nothing");
}

#[test]
fn data_that_is_not_there_or_something_else_is_left_alone() {
    let folder = Folder::new("data_that_is_not_there_or_something_else_is_left_alone");
    let (none, copy) = (folder.path("none.db"), folder.path("copy.db"));
    fail(&["backup", &copy, "--data", &none], 2);
    fail(&["export", "0123456789", "--data", &none], 2);
    assert!(folder.names().is_empty());
    let other = folder.file("other.db", "this is no database, but a letter to Livia");
    for words in [
        &["backup", &copy, "--data", &other][..],
        &["export", "0123456789", "--data", &other],
        &["serve", "--listen", "127.0.0.1:0", "--data", &other],
    ] {
        let complaint = fail(words, 2);
        assert!(complaint.contains("no database"), "{complaint}");
    }
    assert_eq!(folder.names(), ["other.db"]);
}

#[test]
fn an_unknown_table_is_named() {
    let folder = Folder::new("an_unknown_table_is_named");
    let record = play_records(&folder, "games", "2", "1").remove(0);
    let data = folder.path("aedile.db");
    run(&["import", record.to_str().unwrap(), "--data", &data]);
    for (id, reason) in [("0123456789", "no such table"), ("Rome", "no table's id")] {
        let complaint = fail(&["export", id, "--data", &data], 2);
        assert!(complaint.contains(reason), "{complaint}");
    }
    let copy = folder.file("copy.db", "");
    let complaint = fail(&["backup", &copy, "--data", &data], 2);
    assert!(complaint.contains("already there"), "{complaint}");
}
