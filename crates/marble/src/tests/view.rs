//! The JSON of a view: the format that docs/dump/marble.md describes.

use kernel::testing::{amount, play_at_random, seed, setup};
use kernel::{Game, Rng, Seed, Setup, View as _, Viewer};
use serde_json::{Value, json};

use super::table::{Table, seat};
use crate::data::Aqueduct;
use crate::{Dump, Marble, View};

fn dump(game: &Marble) -> Value {
    serde_json::to_value(game.view(Viewer::Everything).dump()).unwrap()
}

#[test]
fn an_opening_is_written_in_rulebook_words() {
    let game = Table::new(2).build();
    let view = dump(&game);
    let none = json!({"red": 0, "yellow": 0, "green": 0, "blue": 0});
    let player = json!({
        "hand": {"red": 1, "yellow": 1, "green": 1, "blue": 1},
        "drawn": none,
        "magistrates": 3,
        "imperium_spaces": none,
        "treasury": 0,
        "imperium": none,
        "coins": 0,
    });
    assert_eq!(view["players"], json!([player, player]));
    assert_eq!(
        view["stacks"],
        json!({"red": 10, "yellow": 12, "green": 14, "blue": 16})
    );
    let hills = json!([
        {"hill": "quirinal", "triangle": "4,4"},
        {"hill": "palatine", "triangle": "6,8"},
        {"hill": "aventine", "triangle": "4,12"},
    ]);
    assert_eq!(view["hills"], hills);
    let value = game.view(Viewer::Everything).bridge_value(0);
    let bridge = json!({"triangle": "0,2", "owner": null, "value": value});
    assert_eq!(view["bridges"][0], bridge);
    let grey = json!({"aqueduct": "grey", "path": [], "pieces_left": 13, "coin_due": false});
    assert_eq!(view["aqueducts"][0], grey);
    assert_eq!(
        view["turn"],
        json!({"active": 1, "actions_left": 2, "last_actions_left": null})
    );
    assert_eq!(view["asked"], json!({"seat": 1, "choice": "kind"}));
    let switches = json!({
        "hill_corners": "none",
        "fountain_reach": "distance",
        "unused_hills": true,
        "late_fountain_coin": false,
    });
    assert_eq!(view["switches"], switches);
}

#[test]
fn a_site_in_the_making_is_written_in_rulebook_words() {
    let table = Table::new(2).tiles("green 6,4+6,5 2\nred 5,6+6,6");
    let game = table.play("1 play\n1 tile blue\n1 lay 5,4+5,5").build();
    let asked = json!({"seat": 1, "choice": "magistrate", "position": "5,4+5,5"});
    assert_eq!(dump(&game)["asked"], asked);
    let mut game = game;
    game.apply(seat(1), "with magistrate".parse().unwrap(), &mut ());
    let view = dump(&game);
    let asked = json!({
        "seat": 1,
        "choice": "move",
        "site": "6,5",
        "to": {"imperium": "green"},
        "waiting": [],
    });
    assert_eq!(view["asked"], asked);
    assert_eq!(
        view["sites"],
        json!([{"vertex": "6,5", "building": "temple", "owner": 2}])
    );
    let tile = json!({"color": "blue", "position": "5,4+5,5", "magistrate": 1});
    assert_eq!(view["tiles"][0], tile);
}

#[test]
fn an_aqueduct_is_written_as_its_path() {
    let table = Table::new(2)
        .columns(&[10, 11])
        .path(Aqueduct::Grey, "11,2 11,4");
    let game = table.play("1 expand").build();
    let view = dump(&game);
    let grey = json!({
        "aqueduct": "grey",
        "path": ["12,3", "11,2", "11,4"],
        "pieces_left": 11,
        "coin_due": false,
    });
    assert_eq!(view["aqueducts"][0], grey);
    assert_eq!(
        view["asked"],
        json!({"seat": 1, "choice": "expand", "left": 2})
    );
}

#[test]
fn a_coin_that_is_due_is_written_and_read_again() {
    let tiles = "blue 10,3+10,4\nred 11,3+11,4\ngreen 10,5+10,6";
    let table = Table::new(2).tiles(tiles).path(Aqueduct::Grey, "12,5 11,4");
    let lay = "1 play\n1 tile red\n1 lay 11,5+11,6\n1 without magistrate";
    let game = table.play(lay).build();
    assert_eq!(dump(&game)["aqueducts"][0]["coin_due"], true);
    let view = game.view(Viewer::Spectator);
    let restored = |rules| {
        let setup = Setup::of_rules(rules, 2, [("first", "1")]).unwrap();
        View::from_dump(&setup, Viewer::Spectator, &view.dump())
    };
    assert_eq!(restored(2).unwrap(), view);
    assert!(restored(1).is_err(), "by rules 1 none is ever due");
}

#[test]
fn nobody_is_active_in_a_finished_game() {
    for index in 0..6 {
        let setup = setup::<Marble>(3, &[]);
        let game = play_at_random(&setup, index, |_, _, _| ());
        let mut json = dump(&game);
        assert_eq!(
            json["turn"],
            json!({"active": null, "actions_left": 0, "last_actions_left": 0})
        );
        let mut rng = Seed::of_series(1, 0).rng();
        assert!(is_read(&setup, Viewer::Everything, json.clone(), &mut rng));
        json["turn"]["active"] = json!(1);
        assert!(!is_read(&setup, Viewer::Everything, json, &mut rng));
    }
}

/// Every value in the JSON, each replaced by something else in turn.
fn spoiled(whole: &Value) -> Vec<Value> {
    let others = [
        json!(null),
        json!(0),
        json!(4),
        json!(255),
        json!("4,5"),
        json!([]),
    ];
    let inside = |key: &dyn Fn(&mut Value) -> &mut Value, value: &Value| {
        spoiled(value)
            .into_iter()
            .map(|other| {
                let mut copy = whole.clone();
                *key(&mut copy) = other;
                copy
            })
            .collect::<Vec<_>>()
    };
    let parts: Vec<Value> = match whole {
        Value::Object(fields) => fields
            .iter()
            .flat_map(|(name, value)| inside(&|copy| &mut copy[name.as_str()], value))
            .collect(),
        Value::Array(items) => items
            .iter()
            .enumerate()
            .flat_map(|(index, value)| inside(&|copy| &mut copy[index], value))
            .collect(),
        _ => Vec::new(),
    };
    parts.into_iter().chain(others).collect()
}

/// Plays on at random to the end, and whoever decides has a choice.
fn play_on(view: &View, rng: &mut Rng) {
    let mut game = view.determinize(rng);
    game.audit().unwrap();
    let mut list = Vec::new();
    for _ in 0..Marble::META.max_decisions {
        let Some(seat) = game.to_act().first() else {
            return;
        };
        game.legal(seat, &mut list);
        assert!(!list.is_empty(), "{:?}", game.phase);
        game.apply(seat, list[rng.below(list.len())], &mut ());
        game.audit().unwrap();
    }
    panic!("no end");
}

/// Whether the JSON is read, and can then be played on.
fn is_read(setup: &Setup<Marble>, viewer: Viewer, json: Value, rng: &mut Rng) -> bool {
    let Ok(dump) = serde_json::from_value::<Dump>(json) else {
        return false;
    };
    let view = View::from_dump(setup, viewer, &dump);
    view.is_ok_and(|view| {
        assert_eq!(
            serde_json::to_value(view.dump()).unwrap(),
            serde_json::to_value(&dump).unwrap()
        );
        play_on(&view, rng);
        true
    })
}

#[test]
fn a_spoiled_dump_is_refused_and_never_a_panic() {
    let setup = setup::<Marble>(3, &[]);
    let (mut steps, mut read) = (0, 0);
    let mut rng = Seed::of_series(1, 0).rng();
    play_at_random(&setup, 0, |game, seat, _| {
        steps += 1;
        let viewer = Viewer::Seat(seat);
        if steps % 60 == 0 {
            let whole = serde_json::to_value(game.view(viewer).dump()).unwrap();
            for json in spoiled(&whole) {
                read += usize::from(is_read(&setup, viewer, json, &mut rng));
            }
        }
    });
    assert!(steps > 120 && read > 0, "{steps} {read}");
}

/// Puts something else somewhere in the JSON, at any depth.
fn damage(json: &mut Value, other: Value, rng: &mut Rng) {
    match json {
        Value::Object(fields) if !fields.is_empty() => {
            let place = rng.below(fields.len());
            damage(fields.values_mut().nth(place).unwrap(), other, rng);
        }
        Value::Array(items) if !items.is_empty() => {
            let place = rng.below(items.len());
            damage(&mut items[place], other, rng);
        }
        place => *place = other,
    }
}

/// What is asked and whose turn it is, from another step of the same game, and other numbers: what
/// is read all the same can be played to its end.
#[test]
fn a_damaged_dump_that_is_read_can_be_played_on() {
    let (mut read, mut numbers) = (0, 0);
    for number in 0..amount(12, 200) as u64 {
        let options: [&[_]; 2] = [&[], &[("late-fountain-coin", "true")]];
        let setup = setup::<Marble>(2 + number as usize % 3, options[number as usize % 2]);
        let viewer = Viewer::Everything;
        let seed = Seed::of_series(seed(), number);
        let mut rng = seed.derive("damage").rng();
        let mut dumps = Vec::new();
        play_at_random(
            &setup,
            seed.derive("play").rng().below(1 << 30) as u64,
            |game, _, _| {
                dumps.push(serde_json::to_value(game.view(viewer).dump()).unwrap());
            },
        );
        for _ in 0..amount(300, 1_000) {
            let mut json = dumps[rng.below(dumps.len())].clone();
            let other = &dumps[rng.below(dumps.len())];
            let parts: Vec<&String> = other.as_object().unwrap().keys().collect();
            for part in ["asked", "turn", parts[rng.below(parts.len())]] {
                if rng.coin() {
                    json[part] = other[part].clone();
                }
            }
            if rng.coin() {
                json["asked"]["seat"] = json["turn"]["active"].clone();
            }
            for _ in 0..rng.below(3) {
                let others = [json!(0), json!(1), json!(9), json!(255), json!(null)];
                let parts = ["turn", "asked", "players", "stacks"];
                let part = &mut json[parts[rng.below(parts.len())]];
                let other = others[rng.below(others.len())].clone();
                damage(part, other, &mut rng);
                numbers += 1;
            }
            read += usize::from(is_read(&setup, viewer, json, &mut rng));
        }
    }
    assert!(read > 20 && numbers > 100, "{read} {numbers}");
}
