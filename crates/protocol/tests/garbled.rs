//! The bodies of the fuzz targets with seeded input: protocol, notation and records never panic,
//! and no table is lost, whatever is said.

#![allow(
    clippy::disallowed_methods,
    clippy::unwrap_used,
    reason = "tests read the kept games, and fail where they stumble"
)]

use std::path::{Path, PathBuf};

use kernel::{Rng, Seed};
use protocol::testing::{FuzzTable, messages, notation, plausible, record};
use serde_json::{Value, json};

/// What a client might say now; sometimes spoiled on the way.
fn message(table: &mut FuzzTable, rng: &mut Rng) -> Vec<u8> {
    let mut bytes = plausible(table, rng).into_bytes();
    if rng.below(6) == 0 {
        spoil(&mut bytes, rng);
    }
    bytes
}

/// Changes, removes or doubles something.
fn spoil(bytes: &mut Vec<u8>, rng: &mut Rng) {
    for _ in 0..=rng.below(3) {
        if bytes.is_empty() {
            return;
        }
        let (at, length) = (rng.below(bytes.len()), 1 + rng.below(12));
        let end = bytes.len().min(at + length);
        match rng.below(3) {
            0 => bytes[at] = rng.below(256) as u8,
            1 => drop(bytes.drain(at..end)),
            _ => {
                let piece = bytes[at..end].to_vec();
                let to = rng.below(bytes.len());
                bytes.splice(to..to, piece);
            }
        }
    }
}

#[test]
fn whatever_clients_say_no_table_is_lost() {
    let mut rng = Seed::of_series(4, 70).rng();
    for number in 0..24 {
        let mut table = FuzzTable::new(number);
        for _ in 0..150 {
            let message = message(&mut table, &mut rng);
            table.receive(&message);
        }
        assert!(
            table.sequence() > 10,
            "table {number}: too little was understood"
        );
        table.check();
    }
}

#[test]
fn whatever_is_sent_nothing_panics() {
    let mut rng = Seed::of_series(4, 71).rng();
    let sayings = [
        json!({"hello": {"seat": 1, "format": "wide", "lang": "de", "areas": {"a": "00"}}}),
        json!({"game": "city", "seats": [{"kind": "me"}, {"kind": "bot", "level": "builder"}],
            "options": {"first": "1"}}),
        json!({"game": "marble", "seats": [{"kind": "beside", "name": "Fabius"}, {"kind": "open"}],
            "turn_limit_s": 259_200, "visibility": "open"}),
        json!({"name": "Livia", "program": true}),
        json!({"token": "0123456789abcdefghjkmnpqrs"}),
        json!({"level": "builder"}),
        json!({"id": u32::MAX, "request": {"undo":
            {"seat": 1, "sequence": 0, "point": u32::MAX}}}),
    ];
    let sayings: Vec<String> = sayings.iter().map(Value::to_string).collect();
    for _ in 0..300 {
        let mut data = vec![rng.below(256) as u8];
        for _ in 0..rng.below(20) {
            let mut line = rng.choose(&sayings).unwrap().clone().into_bytes();
            spoil(&mut line, &mut rng);
            data.extend(line);
            data.push(b'\n');
        }
        messages(&data);
    }
}

/// The kept games of every game.
fn kept_games() -> Vec<String> {
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let inside = |folder: PathBuf| {
        std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
    };
    let mut files: Vec<PathBuf> = inside(records)
        .filter(|path| path.is_dir())
        .flat_map(inside)
        .collect();
    files.sort();
    let files = files
        .iter()
        .filter(|path| path.extension().is_some_and(|ending| ending == "aedile"));
    files
        .map(|path| std::fs::read_to_string(path).unwrap())
        .collect()
}

#[test]
fn spoiled_records_and_actions_are_refused_without_a_panic() {
    let mut rng = Seed::of_series(4, 72).rng();
    let games = kept_games();
    assert!(games.len() > 10);
    for game in &games {
        record(game);
        let lines: Vec<&str> = game.lines().collect();
        for _ in 0..12 {
            let mut spoiled = game.clone().into_bytes();
            if rng.coin() {
                // A line somewhere else is more likely to be read than a letter.
                let (from, to) = (rng.below(lines.len()), rng.below(lines.len()));
                let mut lines = lines.clone();
                let line = lines.remove(from);
                lines.insert(to.min(lines.len()), line);
                spoiled = (lines.join("\n") + "\n").into_bytes();
            } else {
                spoil(&mut spoiled, &mut rng);
            }
            record(&String::from_utf8_lossy(&spoiled));
        }
        for line in &lines {
            let action = line.split_once(' ').map_or(*line, |(_, action)| action);
            notation(action);
            let mut spoiled = action.as_bytes().to_vec();
            spoil(&mut spoiled, &mut rng);
            notation(&String::from_utf8_lossy(&spoiled));
        }
    }
}
