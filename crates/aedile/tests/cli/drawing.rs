//! `aedile draw`: pictures of records, openings and pieces; refusals that leave nothing behind.

use std::fs;

use crate::program::{Folder, GAME, fail, run};

const RECORD: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../records/city/city-4-1-000000.aedile"
);

/// Draws into a new folder; what is in it afterwards.
fn drawn(test: &str, words: &[&str], out: &str) -> (Folder, Vec<String>) {
    let folder = Folder::new(test);
    let path = folder.path(out);
    run(&[&["draw"], words, &["-o", &path]].concat());
    let names = folder.names();
    (folder, names)
}

fn svg(test: &str, words: &[&str]) -> String {
    let (folder, names) = drawn(test, words, "x.svg");
    assert_eq!(names, ["x.svg"]);
    fs::read_to_string(folder.path("x.svg")).unwrap()
}

#[test]
fn a_position_is_drawn_as_a_seat_sees_it() {
    let words = [RECORD, "--at", "120", "--as", "2"];
    let picture = svg("draw-seat", &words);
    assert!(picture.contains("Your hand") && picture.contains("City of Player 2"));
    let spectator = svg("draw-spectator", &words[..3]);
    assert!(!spectator.contains("Your hand"));
    let end = svg("draw-end", &[RECORD]);
    assert!(end.contains("Hand of Player 1"), "everything is open");
    assert_ne!(end, svg("draw-first", &[RECORD, "--at", "0"]));
}

#[test]
fn language_theme_and_format_are_chosen() {
    let words = [RECORD, "--at", "120", "--as", "2"];
    let german = svg("draw-de", &[&words[..], &["--lang", "de"]].concat());
    assert!(german.contains("Deine Hand"));
    let light = svg("draw-light", &words);
    let dark = svg("draw-dark", &[&words[..], &["--theme", "dark"]].concat());
    assert_ne!(light, dark);
    assert_eq!(
        light.matches("<text").count(),
        dark.matches("<text").count()
    );
    let narrow = [&words[..], &["--format", "narrow"]].concat();
    let (_folder, names) = drawn("draw-narrow", &narrow, "x.svg");
    assert_eq!(names, ["x-2.svg", "x-3.svg", "x-4.svg", "x-5.svg", "x.svg"]);
}

#[test]
fn openings_and_pieces_are_drawn_as_png() {
    for (test, words) in [
        ("draw-opening", &[GAME, "--seats", "3"][..]),
        ("draw-components", &[GAME, "--components"]),
    ] {
        let (folder, names) = drawn(test, words, "x.png");
        assert_eq!(names, ["x.png"]);
        let bytes = fs::read(folder.path("x.png")).unwrap();
        assert!(bytes.starts_with(b"\x89PNG\r\n"), "{test}");
    }
}

#[test]
fn what_cannot_be_drawn_is_refused_and_leaves_nothing() {
    for (words, because) in [
        (&["chess"][..], "no such file"),
        (&[RECORD, "--at", "9999"], "the record has"),
        (&[RECORD, "--at", "-1"], "--at"),
        (&[RECORD, "--as", "5"], "no seat 5"),
        (&[RECORD, "--seats", "3"], "its own seats"),
        (&[RECORD, "--components"], "is no game"),
        (&[GAME, "--at", "3"], "no actions yet"),
        (&[GAME, "--seats", "9"], "the game is for"),
        (&[GAME, "--set", "first=9"], "cannot be"),
        (&[GAME, "--components", "--seats", "3"], "--seats"),
        (&[GAME, "--lang", "la"], "en or de"),
        (&[GAME, "--theme", "blue"], "light or dark"),
        (&[GAME, "--format", "round"], "wide or short or narrow"),
    ] {
        let folder = Folder::new("draw-refused");
        let path = folder.path("x.png");
        let complaint = fail(&[&["draw"], words, &["-o", &path]].concat(), 2);
        assert!(complaint.contains(because), "{words:?}: {complaint}");
        assert!(folder.names().is_empty(), "{words:?}");
    }
}

#[test]
fn a_picture_needs_a_name_and_a_place() {
    let folder = Folder::new("draw-place");
    let odd = folder.path("x.gif");
    assert!(fail(&["draw", GAME, "-o", &odd], 2).contains(".svg or .png"));
    let nowhere = folder.path("no/such/folder/x.svg");
    assert!(fail(&["draw", GAME, "-o", &nowhere], 2).contains("cannot write"));
    // The second page cannot be written: the first is not left alone.
    fs::create_dir(folder.path(".x-2.svg.unfinished")).unwrap();
    let pages = folder.path("x.svg");
    let words = ["draw", GAME, "--format", "narrow", "-o", &pages];
    assert!(fail(&words, 2).contains("cannot write"));
    assert_eq!(folder.names(), [".x-2.svg.unfinished"]);
}
