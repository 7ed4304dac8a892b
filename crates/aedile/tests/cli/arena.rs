//! `arena`: matches in which everybody has every seat.

use std::fs;
use std::io::Write;

use serde_json::Value;

use crate::program::{Folder, GAME, aedile, complaint, fail, run, run_json};

const MATCH: [&str; 6] = ["arena", GAME, "--bots", "builder,random", "--seed", "5"];

fn with<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&MATCH[..], more].concat()
}

/// What must not depend on when and how it was played.
pub fn timeless(mut results: Vec<Value>) -> Vec<Value> {
    for result in &mut results {
        result.as_object_mut().unwrap().remove("ms_per_decision");
    }
    results
}

#[test]
fn a_result_has_the_agreed_shape() {
    let text = run(&with(&["--games", "20", "--json"]));
    assert_eq!(text.lines().count(), 2);
    for line in text.lines() {
        let places = [
            "bot",
            "games",
            "wins",
            "win_rate",
            "low",
            "high",
            "mean_place",
            "mean_score",
            "ms_per_decision",
        ]
        .map(|key| line.find(&format!("\"{key}\":")).unwrap());
        assert!(places.is_sorted(), "{line}");
    }
    let results = run_json(&with(&["--games", "20", "--json"]));
    assert_eq!(results[0]["bot"], "builder");
    assert_eq!(results[0].as_object().unwrap().len(), 9);
    assert!(results[0]["win_rate"].as_f64() > Some(0.8));
}

#[test]
fn people_get_a_table() {
    let text = run(&with(&["--games", "4"]));
    assert!(text.starts_with("bot "), "{text}");
    assert_eq!(text.lines().count(), 3);
    let widths: Vec<usize> = text.lines().map(|line| line.chars().count()).collect();
    assert!(widths.windows(2).all(|pair| pair[0] == pair[1]), "{text}");
}

#[test]
fn threads_are_not_seen_in_the_result() {
    let once = timeless(run_json(&with(&["--games", "50", "--json"])));
    for threads in ["1", "3"] {
        let words = with(&["--games", "50", "--json", "--threads", threads]);
        assert_eq!(timeless(run_json(&words)), once);
    }
}

#[test]
fn games_are_rounded_up_to_whole_rounds_of_seats() {
    let words = ["arena", GAME, "--bots", "random,first,first", "--json"];
    let words = [&words[..], &["--games", "10"]].concat();
    let output = aedile(&words).output().unwrap();
    let said = complaint(&output);
    assert!(said.contains("12 games instead of 10"), "{said}");
    assert_eq!(run_json(&words)[0]["games"], 12);
    assert_eq!(run_json(&words).len(), 2);
}

#[test]
fn a_team_has_no_places() {
    let words = ["arena", "foundations", "--set", "consul=standard"];
    let line_up = ["--bots", "builder,random", "--games", "4", "--json"];
    let results = run_json(&[&words[..], &line_up].concat());
    assert!(results[1]["team_wins"].is_u64() && results[1]["rival_mean_score"].is_f64());
    assert!(results[1].get("wins").is_none() && results[1].get("mean_place").is_none());
}

#[test]
fn a_match_goes_on_where_it_stopped() {
    let folder = Folder::new("a_match_goes_on");
    let file = folder.path("match.jsonl");
    let once = timeless(run_json(&with(&["--games", "30", "--json"])));
    run(&with(&["--games", "12", "--resume", &file]));
    // As if the machine had stopped in the middle of a line.
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, &text[..text.len() - 20]).unwrap();
    let words = with(&["--games", "30", "--json", "--resume", &file]);
    assert_eq!(timeless(run_json(&words)), once);
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 31);
    // Nothing is left to play, and fewer games are counted without being lost.
    let finished = fs::read(&file).unwrap();
    assert_eq!(timeless(run_json(&words)), once);
    let fewer = run_json(&with(&["--games", "10", "--json", "--resume", &file]));
    assert_eq!(fewer[0]["games"], 10);
    assert_eq!(fs::read(&file).unwrap(), finished);
}

#[test]
fn a_killed_match_loses_only_its_running_games() {
    let folder = Folder::new("a_killed_match");
    let file = folder.path("match.jsonl");
    let long = with(&["--games", "2000000", "--resume", &file]);
    let mut running = aedile(&long).spawn().unwrap();
    let lines = || fs::read_to_string(&file).map_or(0, |text| text.lines().count());
    while lines() < 20 {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    running.kill().unwrap();
    running.wait().unwrap();
    let kept = lines();
    let once = timeless(run_json(&with(&["--games", "40", "--json"])));
    let words = with(&["--games", "40", "--json", "--resume", &file]);
    assert_eq!(timeless(run_json(&words)), once);
    assert!(lines() + 1 >= kept, "finished games were lost");
}

#[test]
fn a_torn_header_is_written_again() {
    let folder = Folder::new("a_torn_header");
    let file = folder.file("match.jsonl", "{\"arena\":1,\"ga");
    run(&with(&["--games", "2", "--resume", &file]));
    assert_eq!(fs::read_to_string(&file).unwrap().lines().count(), 3);
}

#[test]
fn files_of_something_else_are_refused_and_left_alone() {
    let folder = Folder::new("files_of_something_else");
    let refused = |words: &[&str], file: &str, because: &str| {
        let before = fs::read(file).unwrap();
        let complaint = fail(words, 2);
        assert!(complaint.contains(because), "{complaint}");
        assert_eq!(fs::read(file).unwrap(), before);
    };
    let other = folder.file("notes.txt", "these are my notes");
    let words = with(&["--games", "2", "--resume", &other]);
    refused(&words, &other, "keeps no match of the arena");

    let file = folder.path("match.jsonl");
    run(&with(&["--games", "2", "--resume", &file]));
    let words = ["arena", GAME, "--bots", "builder,random", "--resume", &file];
    refused(&words, &file, "keeps another match: {");

    let mut grown = fs::OpenOptions::new().append(true).open(&file).unwrap();
    grown.write_all(b"{}\n").unwrap();
    let words = with(&["--games", "2", "--resume", &file]);
    refused(&words, &file, "line 4 is no game of this match");
}

#[test]
fn what_makes_no_sense_is_refused() {
    for (words, because) in [
        (&["arena", GAME][..], "--bots"),
        (
            &["arena", GAME, "--bots", "wizard"],
            "no bot named \"wizard\"",
        ),
        (
            &["arena", GAME, "--bots", "first,random", "--seats", "3"],
            "2 bots cannot fill 3 seats",
        ),
        (
            &["arena", GAME, "--bots", "first,random", "--games", "0"],
            "1 or more",
        ),
        (
            &["arena", GAME, "--bots", "first,random", "--resume", "."],
            "cannot write to .",
        ),
        (
            &[
                "arena",
                GAME,
                "--bots",
                "first,random",
                "--resume",
                "no/such/file",
            ],
            "cannot write to no/such/file",
        ),
    ] {
        let complaint = fail(words, 2);
        assert!(complaint.contains(because), "{words:?}: {complaint}");
    }
}
