//! Searches that are described, `mcts:…`, where bots are named.

use std::fs;

use serde_json::Value;

use crate::arena::timeless;
use crate::program::{Folder, GAME, fail, run, run_json};

fn arena(bots: &str, more: &[&str]) -> Vec<Value> {
    let words = ["arena", GAME, "--bots", bots, "--seed", "5", "--json"];
    run_json(&[&words[..], more].concat())
}

#[test]
fn a_sweep_names_every_variant() {
    for varied in [
        "exploration=2",
        "prior-temperature=0.5",
        "rollout-turns=2",
        "width=3:widening=0",
    ] {
        let bots = format!("mcts:6,mcts:6:{varied}");
        let results = arena(&bots, &["--games", "4"]);
        let names: Vec<_> = results.iter().map(|result| &result["bot"]).collect();
        assert_eq!(names, ["mcts:6", &format!("mcts:6:{varied}")]);
        let wins = results
            .iter()
            .map(|result| result["wins"].as_f64().unwrap());
        assert_eq!(wins.sum::<f64>(), 4.0, "{varied}");
    }
}

#[test]
fn a_search_described_is_the_same_as_one_named() {
    let mut results = ["mason", "mcts:32", "mcts:32:exploration=0.3:threads=1"].map(|search| {
        let bots = format!("{search},builder");
        timeless(arena(&bots, &["--games", "6"]))
    });
    assert_eq!(results[0][0]["bot"].take(), "mason");
    assert_eq!(results[1][0]["bot"].take(), "mcts:32");
    assert_eq!(results[2][0]["bot"].take(), "mcts:32");
    assert_eq!(results[1], results[0]);
    assert_eq!(results[2], results[0]);
}

#[test]
fn iterations_give_equal_bytes() {
    let words = [
        "sim",
        GAME,
        "--bots",
        "mcts:5:rollout-candidates=3,mcts:9:threads=2",
    ];
    let words = [&words[..], &["--games", "6", "--json"]].concat();
    let once = run(&words);
    for threads in ["1", "3"] {
        assert_eq!(run(&[&words[..], &["--threads", threads]].concat()), once);
    }
}

#[test]
fn a_match_is_resumed_by_the_same_searches_only() {
    let folder = Folder::new("a_match_of_searches");
    let file = folder.path("match.jsonl");
    let bots = "mcts:5:width=4,mcts:2ms";
    arena(bots, &["--games", "2", "--resume", &file]);
    let header = fs::read_to_string(&file).unwrap();
    let header: Value = serde_json::from_str(header.lines().next().unwrap()).unwrap();
    assert_eq!(
        header["bots"],
        Value::from(vec!["mcts:5:width=4", "mcts:2ms"])
    );
    let more = arena(bots, &["--games", "4", "--resume", &file]);
    assert_eq!(more[1]["games"], 4);
    let other = [
        "arena",
        GAME,
        "--bots",
        "mcts:5:width=5,mcts:2ms",
        "--seed",
        "5",
    ];
    let complaint = fail(&[&other[..], &["--resume", &file]].concat(), 2);
    assert!(complaint.contains("keeps another match: {"), "{complaint}");
}

#[test]
fn time_is_for_the_arena_alone() {
    let results = arena("mcts:2ms,random", &["--games", "2"]);
    assert_eq!(results[0]["bot"], "mcts:2ms");
    // The decisions of a turn share the time.
    assert!(results[0]["ms_per_decision"].as_f64() > Some(0.2));
    let folder = Folder::new("time_is_for_the_arena");
    let (out, data) = (folder.path("report.html"), folder.path("data"));
    let refused = "thinks by the clock, but here equal input gives equal bytes: \
                   give it iterations instead of milliseconds";
    for bot in ["mcts:2ms", "praetor", "censor"] {
        let bots = format!("random,{bot}");
        for words in [
            &["sim", GAME, "--bots", &bots, "--records", &data][..],
            &["lab", GAME, "--bots", bot, "-o", &out, "--data", &data],
        ] {
            let complaint = fail(words, 2);
            assert_eq!(complaint.trim_end(), format!("aedile: {bot} {refused}"));
        }
    }
    assert!(folder.names().is_empty());
}

#[test]
fn data_tells_which_search_it_was() {
    let folder = Folder::new("data_of_searches");
    let (out, data) = (folder.path("report.html"), folder.path("data"));
    let bots = "mcts:2:width=3,random";
    let words = ["lab", GAME, "--bots", bots, "--games", "2", "-o", &out];
    run(&[&words[..], &["--data", &data]].concat());
    let games = fs::read_to_string(format!("{data}/games.csv")).unwrap();
    // They change seats from game to game.
    assert!(games.contains(",1,mcts:2:width=3,") && games.contains(",2,mcts:2:width=3,"));
    assert!(fs::read_to_string(out).unwrap().contains(bots));
}

#[test]
fn the_docs_name_every_key_with_its_bounds() {
    let docs = include_str!("../../../../docs/bots.md");
    for key in bots::SearchKey::ALL {
        let row = docs
            .lines()
            .find(|line| line.starts_with(&format!("| `{key}` |")));
        let (least, most) = (*key.range().start(), *key.range().end());
        let bounds = format!("| {least} – {most} |");
        assert!(
            row.is_some_and(|row| row.contains(&bounds)),
            "{key} {bounds}"
        );
    }
}

/// What is tuned is left out of a name, so naming it changes nothing: the docs say what it is.
#[test]
fn the_docs_name_what_is_tuned() {
    let docs = include_str!("../../../../docs/bots.md");
    for key in bots::SearchKey::ALL {
        let start = format!("| `{key}` | ");
        let row = docs.lines().find_map(|line| line.strip_prefix(&start));
        let tuned = row.unwrap().split([' ', ',']).next().unwrap();
        let named = format!("mcts:5:{key}={tuned}");
        let games = |bot: &str| {
            let bots = format!("{bot},builder");
            let sim = ["sim", "city", "--bots", &bots, "--games", "2", "--json"];
            run(&[&sim[..], &["--seats", "2"]].concat())
        };
        assert_eq!(games(&named), games("mcts:5"), "{named}");
    }
}

#[test]
fn foundations_is_looked_at_one_turn_further() {
    let games = |bot: &str| {
        let bots = format!("{bot},builder");
        run(&[
            "sim",
            "foundations",
            "--bots",
            &bots,
            "--games",
            "2",
            "--json",
        ])
    };
    assert_eq!(games("mcts:20"), games("mcts:20:rollout-turns=2"));
    assert_ne!(games("mcts:20"), games("mcts:20:rollout-turns=1"));
}

#[test]
fn long_names_keep_the_columns() {
    let bots = "mcts:2:exploration=0.25:width=3,random";
    for command in ["sim", "arena"] {
        let text = run(&[command, GAME, "--bots", bots, "--games", "2"]);
        let rows: Vec<&str> = text.lines().rev().take(3).collect();
        let [random, search, heads] = rows[..] else {
            panic!("{text}");
        };
        let end = search.find("=3").unwrap() + 2;
        for row in [random, heads] {
            let gap = row.get(end - 8..end);
            assert_eq!(gap, Some("        "), "{text}");
        }
    }
}

#[test]
fn every_kind_of_bad_text_has_its_sentence() {
    for (text, because) in [
        ("mctx:5", "there is no bot named \"mctx:5\"; there is first"),
        (
            "mcts",
            "a search needs a budget, as in mcts:100 or mcts:50ms",
        ),
        ("mcts:0", "expected 1 to 1000000 iterations"),
        ("mcts:0ms", "or 1 to 600000 milliseconds"),
        ("mcts:soon", "the budget of a search cannot be \"soon\""),
        (
            "mcts:5:exploration",
            "\"exploration\" is no key=value of a search",
        ),
        (
            "mcts:5:depth=2",
            "there is no key of a search named \"depth\"; there is exploration",
        ),
        (
            "mcts:5:rollout-turns=1:rollout-turns=1",
            "rollout-turns is given twice",
        ),
        (
            "mcts:5:exploration=-1",
            "exploration cannot be \"-1\": expected a number from 0 to 1000",
        ),
        ("mcts:5:exploration=inf", "exploration cannot be \"inf\""),
        (
            "mcts:5:prior-temperature=0",
            "expected a number from 0.001 to 1000",
        ),
        ("mcts:5:width=1.5", "expected a whole number from 1 to 1000"),
        ("mcts:5:threads=65", "expected a whole number from 1 to 64"),
    ] {
        for command in ["sim", "arena"] {
            let complaint = fail(&[command, GAME, "--bots", text], 2);
            assert!(complaint.contains(because), "{text}: {complaint}");
        }
    }
}
