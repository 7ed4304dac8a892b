//! Whatever makes no sense is answered with one sentence and exit code 2.

use std::fs;

use crate::program::{Folder, GAME, aedile, fail, play_records, run};

fn refused(words: &[&str], because: &str) {
    let complaint = fail(words, 2);
    assert!(complaint.contains(because), "{words:?}: {complaint}");
}

#[test]
fn words_that_mean_nothing() {
    refused(&["--listen", "nowhere"], "nowhere");
    refused(&["dance"], "dance");
    refused(&["sim"], "<GAME>");
    refused(&["games", "--jsn"], "--jsn");
    refused(&["replay"], "<FILE>");
    refused(&["dump", "a", "b"], "'b'");
}

#[test]
fn games_bots_and_options_that_do_not_exist() {
    refused(&["sim", "chess"], "there is no game named \"chess\"");
    refused(&["bench", "chess"], "there is no game named \"chess\"");
    refused(
        &["sim", GAME, "--bots", "wizard"],
        "there is no bot named \"wizard\"",
    );
    refused(
        &["sim", GAME, "--bots", "random,,first"],
        "there is no bot named \"\"",
    );
    refused(
        &["sim", GAME, "--set", "weather=fine"],
        "unknown option \"weather\"",
    );
    refused(
        &["sim", GAME, "--set", "first=nobody"],
        "cannot be \"nobody\"",
    );
    refused(&["sim", GAME, "--set", "first"], "OPTION=VALUE");
    refused(&["bench", "--set", "first=1"], "<GAME>");
}

#[test]
fn tables_that_cannot_be() {
    for seats in ["0", "1", "5", "6", "1000000"] {
        refused(&["sim", GAME, "--seats", seats], "the game is for");
    }
    refused(&["bench", GAME, "--seats", "1"], "the game is for");
    refused(&["bench", "--seats", "7"], "no game is for 7 players");
    refused(
        &["sim", GAME, "--seats", "2", "--set", "first=3"],
        "seat 3 cannot be first",
    );
    refused(
        &["sim", GAME, "--seats", "3", "--bots", "first,random"],
        "2 bots cannot fill 3 seats",
    );
}

#[test]
fn numbers_that_are_none() {
    for option in ["--games", "--seats", "--seed", "--threads"] {
        for number in ["-1", "x", "1.5", "", "99999999999999999999999"] {
            refused(&["sim", GAME, option, number], option);
        }
    }
    refused(&["sim", GAME, "--games", "0"], "1 or more");
    refused(&["sim", GAME, "--threads", "0"], "from 1 to 1024");
}

/// Each command that reads a record refuses the file.
fn file_refused(path: &str, because: &str) {
    for words in [
        &["replay", path][..],
        &["replay", path, "--check"],
        &["dump", path],
        &["verify", path],
    ] {
        refused(words, because);
    }
}

#[test]
fn files_that_are_no_records() {
    let folder = Folder::new("files_that_are_no_records");
    file_refused(&folder.path("missing"), "there is no such file");
    file_refused(&folder.path(""), "this is a folder");
    file_refused(&folder.file("empty", ""), "line 1: the record is empty");
    file_refused(
        &folder.file("binary", [0, 159, 146, 150, 255]),
        "it is no text",
    );
    file_refused(&folder.file("zeros", [0; 4096]), "line 1: not a record");
    file_refused(
        &folder.file("prose", "Once upon a time\n"),
        "line 1: not a record",
    );
}

#[test]
fn records_cut_short_anywhere() {
    let folder = Folder::new("records_cut_short_anywhere");
    let record = fs::read_to_string(&play_records(&folder, "whole", "2", "1")[0]).unwrap();
    let lines: Vec<&str> = record.lines().collect();
    for kept in 0..lines.len() {
        let path = folder.file("cut", lines[..kept].join("\n"));
        file_refused(&path, "line ");
    }
    let half_result = record.trim_end().rsplit_once(' ').unwrap().0;
    file_refused(
        &folder.file("cut", half_result),
        "the result cannot be read",
    );
}

#[test]
fn records_that_this_program_cannot_judge() {
    let folder = Folder::new("records_that_this_program_cannot_judge");
    let record = fs::read_to_string(&play_records(&folder, "whole", "2", "1")[0]).unwrap();
    let other = |from: &str, to: &str| folder.file("other", record.replacen(from, to, 1));
    file_refused(
        &other(&format!("game {GAME}"), "game chess"),
        "line 2: there is no game",
    );
    file_refused(&other("rules ", "rules 99"), "line 3: played by version 99");
    file_refused(
        &other("seats 2", "seats two"),
        "line 4: the value of \"seats\"",
    );
}

#[test]
fn folders_that_cannot_be_written_leave_nothing_behind() {
    let folder = Folder::new("folders_that_cannot_be_written");
    let file = folder.file("file", "not a folder");
    for records in [&file, &format!("{file}/below")] {
        refused(
            &["sim", GAME, "--games", "3", "--records", records],
            "cannot write to",
        );
    }
    let records = folder.path("records");
    refused(
        &["sim", GAME, "--seats", "1", "--records", &records],
        "the game is for",
    );
    assert_eq!(folder.names(), ["file"]);
}

#[test]
fn help_is_no_failure() {
    assert!(run(&["--help"]).contains("verify"));
    assert!(run(&["sim", "--help"]).contains("--records"));
    assert!(run(&["--version"]).starts_with("aedile "));
}

#[test]
fn a_reader_that_leaves_is_no_failure() {
    let folder = Folder::new("a_reader_that_leaves");
    let record = &play_records(&folder, "whole", "2", "1")[0];
    let path = record.to_str().unwrap();
    for words in [&["dump", path][..], &["replay", path], &["games"]] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = aedile(words).stdout(writer).output().unwrap();
        assert!(output.status.success(), "{words:?}");
        assert!(output.stderr.is_empty(), "{words:?}");
    }
}
