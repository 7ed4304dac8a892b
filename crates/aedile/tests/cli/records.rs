//! Records: written by `sim`, read by `replay`, `dump` and `verify`; altered ones are refused.

use std::fs;
use std::path::Path;

use crate::program::{Folder, GAME, aedile, complaint, fail, names, play_records, run, run_json};

/// A finished game of two, as text.
fn whole_record(folder: &Folder) -> String {
    fs::read_to_string(&play_records(folder, "whole", "2", "1")[0]).unwrap()
}

/// The first line of the record that begins with this.
fn line_with<'a>(record: &'a str, start: &str) -> (usize, &'a str) {
    let mut lines = record.lines().enumerate();
    let (index, line) = lines.find(|(_, line)| line.starts_with(start)).unwrap();
    (index + 1, line)
}

#[test]
fn every_record_that_sim_wrote_holds() {
    let folder = Folder::new("every_record_that_sim_wrote_holds");
    for seats in ["2", "3", "4"] {
        let records = play_records(&folder, seats, seats, "25");
        assert_eq!(records.len(), 25);
        for record in &records {
            let path = record.to_str().unwrap();
            assert!(run(&["replay", path, "--check"]).starts_with("holds: "));
            assert!(run(&["verify", path]).starts_with("commitment "));
        }
    }
}

#[test]
fn records_are_the_same_whatever_the_threads() {
    let folder = Folder::new("records_are_the_same_whatever_the_threads");
    let write = |threads: &str| -> Vec<(String, String)> {
        let path = folder.path(threads);
        let words = [
            "sim",
            GAME,
            "--games",
            "40",
            "--records",
            &path,
            "--threads",
            threads,
        ];
        run(&words);
        let read = |name: String| {
            let text = fs::read_to_string(Path::new(&path).join(&name)).unwrap();
            (name, text)
        };
        names(Path::new(&path)).into_iter().map(read).collect()
    };
    let once = write("1");
    assert_eq!(once.len(), 40);
    assert!(
        once.iter()
            .all(|(name, _)| name.ends_with(".aedile") && name.starts_with(GAME))
    );
    assert_eq!(write("2"), once);
}

#[test]
fn a_record_reads_like_the_game() {
    let folder = Folder::new("a_record_reads_like_the_game");
    let record = whole_record(&folder);
    let text = run(&["replay", &folder.file("game.aedile", &record)]);
    let (first_action, result) = (line_with(&record, "seed").0, line_with(&record, "result").1);
    assert!(
        text.lines()
            .next()
            .unwrap()
            .ends_with(record.lines().nth(first_action).unwrap())
    );
    assert_eq!(text.lines().last(), Some(result));
    assert_eq!(text.lines().count(), record.lines().count() - first_action);
}

/// The record with one line put in place of another is refused at that line.
fn refuted(folder: &Folder, record: &str, line: &str, instead: &str, because: &str) {
    let (number, _) = line_with(record, line);
    let altered = record.replacen(line, instead, 1);
    assert_ne!(altered, record, "{line:?} was not altered");
    let path = folder.file("altered.aedile", altered);
    for words in [
        &["replay", &path, "--check"][..],
        &["dump", &path],
        &["verify", &path],
    ] {
        let complaint = fail(words, 1);
        assert!(
            complaint.contains(&format!("line {number}: ")),
            "{complaint}"
        );
        assert!(complaint.contains(because), "{complaint}");
    }
}

#[test]
fn an_altered_seed_is_refused() {
    let folder = Folder::new("an_altered_seed_is_refused");
    let record = whole_record(&folder);
    let (_, seed) = line_with(&record, "seed ");
    let digit = if seed.ends_with('0') { "1" } else { "0" };
    let other = format!("{}{digit}", &seed[..seed.len() - 1]);
    refuted(
        &folder,
        &record,
        seed,
        &other,
        "does not match the commitment",
    );
}

#[test]
fn an_altered_promise_is_refused() {
    let folder = Folder::new("an_altered_promise_is_refused");
    let record = whole_record(&folder);
    let altered = record.replacen("option first=random", "option first=1", 1);
    let complaint = fail(&["verify", &folder.file("altered.aedile", altered)], 1);
    assert!(
        complaint.contains("does not match the commitment"),
        "{complaint}"
    );
}

#[test]
fn an_altered_action_is_refused_with_its_rule() {
    let folder = Folder::new("an_altered_action_is_refused_with_its_rule");
    let record = whole_record(&folder);
    let first = record.lines().nth(line_with(&record, "seed").0).unwrap();
    let last = record.lines().rev().nth(1).unwrap();
    refuted(
        &folder,
        &record,
        first,
        "1 fly away",
        "\"fly away\" is no action",
    );
    // The last action of a game is never its first one: some rule forbids it.
    let action = last.split_once(' ').unwrap().1;
    let instead = format!("{} {action}", &first[..1]);
    refuted(&folder, &record, first, &instead, "is not allowed");
}

#[test]
fn a_forbidden_action_is_answered_with_the_rule_id() {
    let folder = Folder::new("a_forbidden_action_is_answered_with_the_rule_id");
    let record = whole_record(&folder);
    let (seed_line, _) = line_with(&record, "seed");
    let mut lines: Vec<&str> = record.lines().collect();
    let last = lines[lines.len() - 2];
    lines.insert(seed_line, last);
    let complaint = fail(
        &[
            "replay",
            "--check",
            &folder.file("a.aedile", lines.join("\n")),
        ],
        1,
    );
    let (rule, _) = complaint
        .rsplit_once('(')
        .unwrap()
        .1
        .split_once(')')
        .unwrap();
    let (letter, number) = rule.split_once('-').unwrap();
    assert!(
        letter.len() == 1 && number.starts_with(|c: char| c.is_ascii_digit()),
        "{complaint}"
    );
}

#[test]
fn an_altered_result_is_refused() {
    let folder = Folder::new("an_altered_result_is_refused");
    let record = whole_record(&folder);
    let (_, result) = line_with(&record, "result");
    let more = result.replacen("scores ", "scores 1", 1);
    refuted(&folder, &record, result, &more, "the result does not hold");
    let (scores, _) = result.split_once(" places").unwrap();
    refuted(
        &folder,
        &record,
        result,
        &format!("{scores} places 2 2"),
        "the result does not hold",
    );
}

#[test]
fn a_missing_action_is_refused() {
    let folder = Folder::new("a_missing_action_is_refused");
    let record = whole_record(&folder);
    let mut lines: Vec<&str> = record.lines().collect();
    lines.remove(lines.len() - 2);
    let complaint = fail(
        &[
            "replay",
            "--check",
            &folder.file("a.aedile", lines.join("\n")),
        ],
        1,
    );
    assert!(complaint.contains("the game is not over"), "{complaint}");
}

#[test]
fn a_broken_record_is_shown_as_far_as_it_holds() {
    let folder = Folder::new("a_broken_record_is_shown_as_far_as_it_holds");
    let record = whole_record(&folder);
    let mut lines: Vec<&str> = record.lines().collect();
    let third_action = line_with(&record, "seed").0 + 2;
    lines[third_action] = "1 fly away";
    let path = folder.file("a.aedile", lines.join("\n"));
    let output = aedile(&["replay", &path]).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(output.stdout.split(|byte| *byte == b'\n').count(), 2 + 1);
    assert!(complaint(&output).contains("is no action"));
}

#[test]
fn a_dump_shows_every_step() {
    let folder = Folder::new("a_dump_shows_every_step");
    let record = whole_record(&folder);
    let lines = run_json(&["dump", &folder.file("game.aedile", &record)]);
    let (opening, steps, ending) = (
        &lines[0],
        &lines[1..lines.len() - 1],
        &lines[lines.len() - 1],
    );
    assert_eq!(
        (&opening["game"], &opening["seats"]),
        (&GAME.into(), &2.into())
    );
    assert_eq!(
        format!("seed {}", opening["seed"].as_str().unwrap()),
        line_with(&record, "seed").1
    );
    let actions = record.lines().skip(line_with(&record, "seed").0);
    for (index, (step, line)) in steps.iter().zip(actions).enumerate() {
        assert_eq!(step["step"], index);
        assert_eq!(
            format!("{} {}", step["seat"], step["action"].as_str().unwrap()),
            line
        );
        assert!(step["to_act"].as_array().unwrap().contains(&step["seat"]));
        let legal = step["legal"][step["seat"].to_string()].as_array().unwrap();
        assert!(legal.contains(&step["action"]), "{line}");
        assert!(step["state"].is_object());
    }
    assert_eq!(ending["step"], steps.len());
    assert!(ending["standing"]["places"].is_array());
    let scores = ending["scores"]["seats"].as_array().unwrap();
    let totals: Vec<String> = scores
        .iter()
        .map(|account| account["total"].to_string())
        .collect();
    let result = format!("result scores {}", totals.join(" "));
    assert!(line_with(&record, "result").1.starts_with(&result));
    for account in scores {
        let items = account["items"].as_object().unwrap().values();
        let sum: i64 = items.map(|points| points.as_i64().unwrap()).sum();
        assert_eq!(account["total"], sum);
    }
}

#[test]
fn a_changed_byte_never_makes_it_panic() {
    let folder = Folder::new("a_changed_byte_never_makes_it_panic");
    let record = whole_record(&folder).into_bytes();
    let mut rng = kernel::Seed::of_series(kernel::testing::seed(), 0).rng();
    for _ in 0..300 {
        let mut changed = record.clone();
        let (at, byte) = (rng.below(changed.len()), rng.below(256) as u8);
        changed[at] = byte;
        let path = folder.file("changed.aedile", &changed);
        let output = aedile(&["replay", "--check", &path]).output().unwrap();
        let (code, said) = (output.status.code(), complaint(&output));
        assert!(matches!(code, Some(0..=2)), "byte {at} = {byte}: {said}");
        // Another legal action with the same result would hold; a header or result would not.
        let action = record[..at].split(|byte| *byte == b'\n').next_back();
        let line = action.unwrap_or_default().first().unwrap_or(&record[at]);
        if changed != record && !line.is_ascii_digit() {
            assert_ne!(code, Some(0), "byte {at} = {byte}");
        }
        let said_lines = usize::from(code != Some(0));
        assert_eq!(
            said.lines().count(),
            said_lines,
            "byte {at} = {byte}: {said}"
        );
    }
}
