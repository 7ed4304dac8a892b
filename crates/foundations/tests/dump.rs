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

/// The paths to all single values.
fn leaves(value: &Value, path: String, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                leaves(value, format!("{path}/{name}"), found);
            }
        }
        Value::Array(items) => {
            for (index, value) in items.iter().enumerate() {
                leaves(value, format!("{path}/{index}"), found);
            }
        }
        _ => found.push(path),
    }
}

/// Changes a few values, or takes a whole part from another step of the same game.
fn damage(dump: &mut Value, others: &[Value], rng: &mut Rng) {
    let parts = [
        "phase",
        "turn",
        "to_act",
        "first",
        "idle_turns",
        "last_turns",
        "market",
        "stacks",
        "foresight",
        "put_under",
        "gone",
        "consul",
        "decks",
        "era",
        "players",
    ];
    let other = &others[rng.below(others.len())];
    for _ in 0..rng.below(4) {
        // The phase decides the most.
        let part = parts[rng.below(parts.len()) * rng.below(2)];
        dump[part] = other[part].clone();
    }
    if rng.coin() {
        let phase = other["phase"].clone();
        (dump["phase"], dump["to_act"]) = (phase, other["to_act"].clone());
    }
    let mut paths = Vec::new();
    let whole = rng.below(3);
    let part = ["", "/phase", "/turn"][whole];
    if let Some(part_of) = dump.pointer(part) {
        leaves(part_of, part.to_string(), &mut paths);
    }
    for _ in 0..rng.below(4) {
        if paths.is_empty() {
            return;
        }
        let (path, from) = (
            &paths[rng.below(paths.len())],
            &paths[rng.below(paths.len())],
        );
        let values = [0, 1, 2, 9, 255].map(Value::from);
        let changed = match rng.below(8) {
            index @ 0..5 => values[index].clone(),
            5 => Value::Null,
            6 => rng.coin().into(),
            _ => dump.pointer(from).cloned().unwrap_or_default(),
        };
        if let Some(value) = dump.pointer_mut(path) {
            *value = changed;
        }
    }
}

/// What is read belongs to a game, whatever was damaged.
#[test]
fn damaged_dumps_are_refused_or_belong_to_a_game() {
    let series = 2;
    let tables: [(usize, &[(&str, &str)]); 4] = [
        (3, &ALL),
        (2, &ALL[2..]),
        (
            2,
            &[
                ("consul", "hard"),
                ("monuments", "true"),
                ("drafting", "true"),
            ],
        ),
        (4, &[("consul", "challenge")]),
    ];
    let (mut read, mut refused) = (0, 0);
    for (index, (seats, options)) in (0..series).flat_map(|s| tables.iter().map(move |t| (s, *t))) {
        let setup = setup::<Foundations>(seats, options);
        let mut rng = Rng::from_key([index as u8; 32]);
        let viewers = [
            Viewer::Everything,
            Viewer::Spectator,
            Viewer::Seat(Seat::from_number(1 + rng.below(seats)).expect("a seat")),
        ];
        let viewer = viewers[rng.below(3)];
        let mut dumps = Vec::new();
        let mut game = Foundations::new(&setup, &Seed::of_series(9, index));
        let mut list = Vec::new();
        while let Some(seat) = game.to_act().first() {
            dumps.push(json(&game, viewer));
            game.legal(seat, &mut list);
            game.apply(seat, list[rng.below(list.len())], &mut ());
        }
        for _ in 0..400 {
            let mut changed = dumps[rng.below(dumps.len())].clone();
            damage(&mut changed, &dumps, &mut rng);
            let dump = serde_json::from_value(changed).ok();
            match dump.and_then(|dump| View::from_dump(&setup, viewer, &dump).ok()) {
                Some(view) => {
                    read += 1;
                    assert_eq!(view.determinize(&mut rng).view(viewer), view);
                }
                None => refused += 1,
            }
        }
    }
    assert!(read > 20 && refused > 20, "{read} read, {refused} refused");
}
