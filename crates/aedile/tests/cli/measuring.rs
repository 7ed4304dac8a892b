//! `bench`: one table size, to keep the test short.

use crate::program::{GAME, run_json};

#[test]
fn speed_is_measured() {
    let lines = run_json(&["bench", GAME, "--seats", "2", "--json"]);
    let [speed] = &lines[..] else {
        panic!("one table size, one line");
    };
    assert_eq!((&speed["game"], &speed["seats"]), (&GAME.into(), &2.into()));
    for key in [
        "decisions_per_s",
        "games_per_s",
        "decisions_per_game",
        "legal_mean",
        "clone_ns",
        "state_bytes",
    ] {
        assert!(speed[key].as_f64().unwrap() > 0.0, "{key}");
    }
    let rate =
        speed["games_per_s"].as_f64().unwrap() * speed["decisions_per_game"].as_f64().unwrap();
    let decisions = speed["decisions_per_s"].as_f64().unwrap();
    assert!(
        (rate / decisions - 1.0).abs() < 0.2,
        "{rate} and {decisions}"
    );
}
