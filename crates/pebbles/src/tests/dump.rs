//! Dumps: as documented, and what describes no position is refused.

use kernel::testing::{Position, setup};
use kernel::{Game as _, Seat, View as _, Viewer};
use serde_json::{Value, json};

use crate::{Pebbles, View};

/// A table of two; seat 1 has chosen to swap.
fn table() -> Position<Pebbles> {
    Position::opening(&setup(2, &[("first", "2")]), 1).play("1 swap")
}

fn dumped(viewer: Viewer) -> Value {
    serde_json::to_value(table().build().view(viewer).dump()).unwrap()
}

fn read(viewer: Viewer, dump: Value) -> Result<View, String> {
    let dump = serde_json::from_value(dump).map_err(|error| error.to_string())?;
    View::from_dump(&setup(2, &[("first", "2")]), viewer, &dump).map_err(|error| error.to_string())
}

#[test]
fn a_dump_is_as_documented() {
    let mine = Viewer::Seat(Seat::default());
    let expected = json!({
        "pile": 10, "bag": null, "open": [], "numbers": [8, null], "taken": [0, 0],
        "chosen": ["swap", null], "turn": 2,
    });
    assert_eq!(dumped(mine), expected);
    assert_eq!(dumped(Viewer::Spectator)["chosen"], json!(["hidden", null]));
    let all = dumped(Viewer::Everything);
    assert_eq!(all["bag"].as_array().unwrap().len(), 10);
    assert_eq!(read(mine, dumped(mine)), Ok(table().build().view(mine)));
}

#[test]
fn what_the_table_cannot_hold_is_refused() {
    let everything = Viewer::Everything;
    for (field, value) in [
        ("pile", json!(11)),
        ("taken", json!([0, 0, 0])),
        ("taken", json!([255, 255])),
        ("bag", json!(null)),
        ("bag", json!(vec![0; 40])),
        ("bag", json!([1, 1, 1, 1, 1, 1, 1, 1, 1, 1])),
        ("open", json!([1, 2, 3])),
        ("open", json!([13])),
        ("numbers", json!([7])),
        ("numbers", json!([7, 7])),
        ("numbers", json!([7, null])),
        ("numbers", json!([0, 13])),
        ("chosen", json!([null])),
        ("chosen", json!(["hidden", null])),
        ("turn", json!(3)),
        ("turn", json!(null)),
    ] {
        let mut dump = dumped(everything);
        dump[field] = value.clone();
        assert!(read(everything, dump).is_err(), "{field} {value}");
    }
}

#[test]
fn what_the_viewer_could_not_know_is_refused() {
    let error = "numbers: does not fit this table and viewer".to_string();
    let other = Viewer::Seat(Seat::from_number(2).unwrap());
    assert_eq!(
        read(other, dumped(Viewer::Seat(Seat::default()))),
        Err(error)
    );
    assert!(read(Viewer::Spectator, dumped(Viewer::Everything)).is_err());
}
