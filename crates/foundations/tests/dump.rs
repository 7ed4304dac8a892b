//! The dump's state as JSON: every field is described in docs/dump/foundations.md, and what it
//! says of stacks and hidden things holds.

use std::collections::BTreeSet;

use aedile_foundations::{Foundations, View};
use kernel::testing::setup;
use kernel::{Game, Rng, Seat, Seed, View as _, Viewer};
use serde_json::Value;

const DOCUMENT: &str = include_str!("../../../docs/dump/foundations.md");

/// Plays a random game and shows each state.
fn watch(seats: usize, options: &[(&str, &str)], mut see: impl FnMut(&Foundations)) {
    let mut game = Foundations::new(&setup(seats, options), &Seed::of_series(3, 1));
    let mut rng = Rng::from_key([4; 32]);
    let mut list = Vec::new();
    while let Some(seat) = game.to_act().first() {
        see(&game);
        game.legal(seat, &mut list);
        game.apply(seat, list[rng.below(list.len())], &mut ());
    }
    see(&game);
}

fn json(game: &Foundations, viewer: Viewer) -> Value {
    serde_json::to_value(game.view(viewer).dump()).expect("a view is plain data")
}

/// Field names, and the values of `kind`. The keys of maps by card, building or category are data.
fn names(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                found.insert(name.clone());
                if let ("kind", Value::String(kind)) = (name.as_str(), value) {
                    found.insert(kind.clone());
                }
                if !["points", "tray", "discards"].contains(&name.as_str()) {
                    names(value, found);
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| names(item, found)),
        _ => {}
    }
}

const ALL: [(&str, &str); 7] = [
    ("drafting", "true"),
    ("monuments", "true"),
    ("trading", "true"),
    ("stealing", "true"),
    ("objectives", "hidden"),
    ("invocations", "true"),
    ("roles", "true"),
];

#[test]
fn every_field_is_described() {
    let mut found = BTreeSet::new();
    watch(3, &ALL, |game| {
        names(&json(game, Viewer::Everything), &mut found);
    });
    watch(3, &[("consul", "hard")], |game| {
        names(&json(game, Viewer::Everything), &mut found);
    });
    assert!(found.len() > 70, "{found:?}");
    for name in &found {
        let described =
            DOCUMENT.contains(&format!("`{name}`")) || DOCUMENT.contains(&format!("\"{name}\""));
        assert!(
            described,
            "docs/dump/foundations.md does not describe `{name}`"
        );
    }
}

/// What comes over a wire may be anything: it is refused, never believed nor fatal.
#[test]
fn odd_dumps_are_refused() {
    let setup = setup::<Foundations>(3, &[("consul", "hard"), ("monuments", "true")]);
    let game = Foundations::new(&setup, &Seed::of_series(3, 1));
    let whole = json(&game, Viewer::Everything);
    let read = |value: &Value| {
        let dump = serde_json::from_value(value.clone()).ok()?;
        View::from_dump(&setup, Viewer::Everything, &dump).ok()
    };
    assert_eq!(read(&whole), Some(game.view(Viewer::Everything)));
    let odd: [fn(&mut Value); 8] = [
        |dump| dump["era"] = 9.into(),
        |dump| dump["first"] = 5.into(),
        |dump| dump["players"] = Value::Array(Vec::new()),
        |dump| dump["decks"]["deeds"] = vec![Value::Null; 300].into(),
        |dump| dump["players"][0]["tray"]["regia"] = 1.into(),
        |dump| dump["players"][0]["income"] = 77.into(),
        |dump| dump["decks"]["deeds"][0] = dump["decks"]["deeds"][1].clone(),
        |dump| dump["consul"]["piles"] = Value::Array(Vec::new()),
    ];
    for (number, change) in odd.iter().enumerate() {
        let mut changed = whole.clone();
        change(&mut changed);
        assert_eq!(read(&changed), None, "change {number}");
    }
}

#[test]
fn stacks_are_listed_from_the_top_down() {
    let game = Foundations::new(&setup(2, &[("first", "1")]), &Seed::of_series(3, 1));
    let before = json(&game, Viewer::Everything);
    let mut after = game;
    after.apply(
        Seat::from_number(1).expect("a seat"),
        "buy 1".parse().expect("an action"),
        &mut (),
    );
    let after = json(&after, Viewer::Everything);
    assert_eq!(after["market"][5], before["stacks"][0][0]);
    assert_eq!(after["stacks"][0][0], before["stacks"][0][1]);
}

#[test]
fn hidden_things_are_null() {
    let nulls = |value: &Value| {
        value
            .as_array()
            .is_some_and(|list| list.iter().all(Value::is_null))
    };
    let game = Foundations::new(&setup(3, &ALL), &Seed::of_series(3, 1));
    let seen = json(&game, Viewer::Seat(Seat::from_number(2).expect("a seat")));
    assert!(nulls(&seen["phase"]["hands"][0]) && nulls(&seen["phase"]["hands"][2]));
    assert!(!nulls(&seen["phase"]["hands"][1]));
    assert!(nulls(&seen["decks"]["deeds"]) && nulls(&seen["decks"]["roles"]));
}
