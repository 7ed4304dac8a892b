//! `games` and `sim`.

use crate::program::{GAME, aedile, complaint, run, run_json};

#[test]
fn games_are_listed_for_people_and_programs() {
    let listed = run_json(&["games", "--json"]);
    let game = listed.iter().find(|game| game["game"] == GAME).unwrap();
    let first = &game["options"][0];
    assert_eq!(
        (&first["option"], &first["default"]),
        (&"first".into(), &"random".into())
    );
    assert_eq!(game["seats"][0], 2);
    assert!(run(&["games"]).contains(game["title"].as_str().unwrap()));
}

#[test]
fn equal_input_gives_equal_bytes() {
    let words = [
        "sim", GAME, "--seats", "4", "--games", "200", "--seed", "7", "--json",
    ];
    let once = run(&words);
    assert_eq!(run(&words), once);
    for threads in ["1", "2", "3"] {
        assert_eq!(run(&[&words[..], &["--threads", threads]].concat()), once);
    }
    let other_seed = [&words[..7], &["8", "--json"]].concat();
    assert_ne!(run(&other_seed), once);
}

#[test]
fn the_summary_has_the_agreed_shape() {
    let text = run(&[
        "sim", GAME, "--seats", "3", "--games", "30", "--set", "first=2", "--json",
    ]);
    assert_eq!(text.lines().count(), 1);
    let places = [
        "game",
        "seats",
        "options",
        "games",
        "decisions",
        "wins",
        "mean_scores",
    ]
    .map(|key| text.find(&format!("\"{key}\":")).unwrap());
    assert!(places.is_sorted());
    let summary: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(summary.as_object().unwrap().len(), 7);
    assert_eq!(summary["options"]["first"], "2");
    let wins = summary["wins"].as_array().unwrap().iter();
    let sum: f64 = wins.map(|share| share.as_f64().unwrap()).sum();
    assert!((sum - 30.0).abs() < 1e-9, "{sum}");
}

#[test]
fn timing_goes_to_stderr_and_nothing_else() {
    let output = aedile(&["sim", GAME, "--games", "10", "--json"])
        .output()
        .unwrap();
    let said = complaint(&output);
    assert!(
        said.contains("decisions/s") && said.lines().count() == 1,
        "{said}"
    );
}

#[test]
fn every_bot_can_be_invited() {
    for bots in ["random", "first", "builder", "random,first,builder"] {
        let words = [
            "sim", GAME, "--seats", "3", "--games", "20", "--bots", bots, "--json",
        ];
        assert_eq!(run_json(&words)[0]["games"], 20, "{bots}");
    }
}

/// How many games of 1,000 the builder at the first seat wins against random players, and how
/// many points he has on average for each of theirs.
fn builder_wins(seats: usize) -> (f64, f64) {
    let bots = format!("builder{}", ",random".repeat(seats - 1));
    let words = [
        "sim", "city", "--bots", &bots, "--games", "1000", "--seed", "3", "--json",
    ];
    let line = &run_json(&words)[0];
    let mean = |seat: usize| line["mean_scores"][seat].as_f64().unwrap();
    (line["wins"][0].as_f64().unwrap(), mean(0) / mean(1))
}

#[test]
fn builder_beats_random() {
    for (seats, least) in [(2, 980.0), (4, 900.0)] {
        let (wins, ratio) = builder_wins(seats);
        assert!(wins >= least, "{seats} seats: {wins}");
        assert!(ratio > 2.0, "{seats} seats: {ratio} times the points");
    }
}
