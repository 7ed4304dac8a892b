//! The dump is documented: every field and every step of it stands in docs/dump/city.md, and it
//! reads back.

use std::collections::BTreeSet;

use kernel::testing::amount;
use kernel::{Game, Rng, Seed, View as _, Viewer};
use serde_json::Value;

use super::table::{as_scholar, every_setup, play_out, rng};
use crate::data::Deck;
use crate::dump::Dump;
use crate::position::City;
use crate::{Category, View};

const MANUAL: &str = include_str!("../../../../docs/dump/city.md");

/// Every key in the JSON, and every value of `step`.
fn words(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                found.insert(key.clone());
                if let ("step", Value::String(step)) = (key.as_str(), value) {
                    found.insert(step.clone());
                }
                words(value, found);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| words(item, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn every_field_of_the_dump_is_explained() {
    let mut found = BTreeSet::new();
    for table in every_setup() {
        let mut city = City::new(&table, &Seed::of_series(22, 1));
        play_out(&mut city, as_scholar(&mut rng(1), Deck::II), |city| {
            let view = city.view(Viewer::Everything);
            let json = serde_json::to_value(view.dump()).unwrap();
            words(&json, &mut found);
            assert_eq!(serde_json::from_value::<Dump>(json).unwrap(), view.dump());
        });
    }
    found.extend(Category::ALL.iter().map(|category| category.to_string()));
    let told = |word: &&String| {
        MANUAL.contains(&format!("`{word}`")) || MANUAL.contains(&format!("\"{word}\""))
    };
    let missing: Vec<&String> = found.iter().filter(|word| !told(word)).collect();
    assert_eq!(missing, Vec::<&String>::new());
    assert!(found.contains("school-under") && found.contains("over") && found.contains("kept"));
}

#[test]
fn the_dump_of_an_opening_is_this() {
    let table = super::table::Table::of(2).town(1, "res2-start veg-start grain:1 / bath:2");
    let table = table
        .offer("I:lux2 II:res2")
        .emissaries("1 2 . . .")
        .secret(2, "sheep")
        .taking(2);
    let json = serde_json::to_value(table.build().view(Viewer::Everything).dump()).unwrap();
    let golden = serde_json::json!({
        "step": "take", "seat": 2, "space": 2, "free_bricks": 2, "free_cogs": 0
    });
    assert_eq!(json["phase"], golden);
    assert_eq!(
        json["strips"],
        serde_json::json!(["BBCBC", "BBCCB", "BCBBC", "BCBCB", "CBBBC", "CCBBB"])
    );
    assert_eq!(
        json["emissaries"],
        serde_json::json!([1, 2, null, null, null])
    );
    assert_eq!(
        json["offer"][0],
        serde_json::json!({"deck": "I", "card": "lux2", "taken_by": null})
    );
    let bath = serde_json::json!({"cell": "1,0", "card": "bath", "bricks": 0, "points": 2});
    assert_eq!(json["players"][0]["city"][3], bath);
    assert_eq!(json["players"][0]["city"][2]["bricks"], 1);
    assert_eq!(
        json["players"][1]["hand_secret"],
        serde_json::json!(["sheep"])
    );
    assert_eq!(
        json["influence_to_come"][0],
        serde_json::json!({"points": 4, "round": 2})
    );
}

/// Changes something, somewhere.
fn disturb(value: &mut Value, rng: &mut Rng) {
    match value {
        Value::Object(fields) => {
            let index = rng.below(fields.len().max(1));
            if let Some((_, value)) = fields.iter_mut().nth(index) {
                disturb(value, rng);
            }
        }
        Value::Array(items) if !items.is_empty() && rng.below(4) > 0 => {
            let index = rng.below(items.len());
            disturb(&mut items[index], rng);
        }
        Value::Array(items) => match (items.first().cloned(), rng.below(3)) {
            (Some(_), 0) => drop(items.pop()),
            (Some(item), 1) => items.push(item),
            (Some(item), _) => items.extend(vec![item; 100]),
            (None, _) => items.push(Value::Null),
        },
        Value::Null => *value = ["bath", "res2", "BBBCC"][rng.below(3)].into(),
        Value::Bool(flag) => *flag = !*flag,
        Value::Number(number) => {
            let number = number.as_u64().unwrap_or(0);
            *value = [0, 1, 9, number + 1, 255, 65_535][rng.below(6)].into();
        }
        Value::String(_) => match rng.below(2) {
            0 => *value = Value::Null,
            _ => *value = ["bath", "veg-start", "IV", "-3,-2", "CBBBC"][rng.below(5)].into(),
        },
    }
}

#[test]
fn odd_dumps_are_refused_and_what_is_read_can_be_determinized() {
    let (mut refused, mut read) = (0, 0);
    for table in every_setup() {
        for index in 0..amount(15, 400) as u64 {
            let (mut players, mut rng) = (rng(index), rng(index + 5_000_000));
            let mut city = City::new(&table, &Seed::of_series(23, index));
            play_out(&mut city, as_scholar(&mut players, Deck::II), |city| {
                let viewers = [
                    Viewer::Seat(city.first),
                    Viewer::Spectator,
                    Viewer::Everything,
                ];
                let viewer = viewers[rng.below(3)];
                let mut json = serde_json::to_value(city.view(viewer).dump()).unwrap();
                (0..=rng.below(3)).for_each(|_| disturb(&mut json, &mut rng));
                let Ok(dump) = serde_json::from_value::<Dump>(json) else {
                    return;
                };
                match View::from_dump(&table, viewer, &dump) {
                    Ok(view) => {
                        assert_eq!(view.dump(), dump);
                        assert_eq!(view.determinize(&mut rng).view(viewer), view);
                        let _ = view.scores();
                        read += 1;
                    }
                    Err(error) => {
                        assert!(!error.to_string().is_empty());
                        refused += 1;
                    }
                }
            });
        }
    }
    assert!(
        refused > 300 && read > 100,
        "{refused} refused, {read} read"
    );
}

/// Takes a field, most often the phase, from another step of the same game.
fn swap_field(json: &mut Value, other: &Value, rng: &mut Rng) {
    let fields = json.as_object_mut().unwrap();
    let field = match rng.below(3) {
        0 => fields.keys().nth(rng.below(fields.len())).unwrap().clone(),
        _ => "phase".to_string(),
    };
    fields[&field] = other[&field].clone();
}

/// Plays at random to the end, as a scholar now and then; everybody can think of a world meanwhile.
fn play_on(mut city: City, rng: &mut Rng) {
    let (mut list, mut decisions) = (Vec::new(), 0);
    let deck = *rng.choose(city.school_decks()).unwrap();
    while let Some(seat) = city.to_act().first() {
        city.legal(seat, &mut list);
        assert!(!list.is_empty(), "{seat} has no choice");
        let action = match rng.below(2) {
            0 => *rng.choose(&list).unwrap(),
            _ => as_scholar(rng, deck)(&city, &list),
        };
        city.apply(seat, action, &mut ());
        city.audit().expect("components are conserved");
        if rng.below(20) == 0 {
            let view = city.view(Viewer::Seat(seat));
            assert_eq!(view.determinize(rng).view(Viewer::Seat(seat)), view);
        }
        decisions += 1;
        assert!(decisions <= City::META.max_decisions, "it never ends");
    }
}

#[test]
fn what_is_read_from_a_damaged_dump_can_be_played_to_its_end() {
    let mut read = 0;
    for table in every_setup() {
        for index in 0..amount(12, 400) as u64 {
            let (mut players, mut rng) = (rng(index), rng(index + 6_000_000));
            let deck = Deck::ALL[1 + index as usize % (table.seats().count() - 1)];
            let seat = Viewer::Seat(super::table::seat(1 + rng.below(2)));
            let viewer = [seat, Viewer::Spectator, Viewer::Everything][rng.below(3)];
            let mut city = City::new(&table, &Seed::of_series(24, index));
            let mut dumps: Vec<Value> = Vec::new();
            play_out(&mut city, as_scholar(&mut players, deck), |city| {
                dumps.push(serde_json::to_value(city.view(viewer).dump()).unwrap());
            });
            for step in 0..dumps.len() {
                let mut json = dumps[step].clone();
                for _ in 0..=rng.below(3) {
                    let near = step.saturating_sub(3)..dumps.len().min(step + 4);
                    match rng.below(4) {
                        0 => swap_field(&mut json, rng.choose(&dumps).unwrap(), &mut rng),
                        1 | 2 => swap_field(&mut json, rng.choose(&dumps[near]).unwrap(), &mut rng),
                        _ => disturb(&mut json, &mut rng),
                    }
                }
                let changed = json != dumps[step];
                if let Ok(dump) = serde_json::from_value::<Dump>(json)
                    && let Ok(view) = View::from_dump(&table, viewer, &dump)
                {
                    play_on(view.determinize(&mut rng), &mut rng);
                    read += usize::from(changed);
                }
            }
        }
    }
    assert!(read > 20, "{read} damaged dumps read");
}
