//! A small game shown: the shared checks pass it and find faults.

use kernel::testing::{Position, plain_setups, setup};
use kernel::{Game, Rng, Seat, Seed, Viewer};
use pebbles::{Category, Event, Illegal, Pebbles};
use scene::testing::{Pictures, check_games, check_words};
use scene::{Cast, Format, Hit, Lang, Motion, Offer as _, Reader, Scene, Show, Speak as _, Words};

use super::faulty::{DOUBLE, Faulty, LEAK, PERSONAL};

/// Three players; two have taken a pebble, the third one is to.
fn position<G: Show>() -> G {
    Position::opening(&setup(3, &[("first", "1")]), 1)
        .play("1 keep\n2 keep\n3 keep\n1 take 1\n2 take 1")
        .build()
}

fn rng() -> Rng {
    Seed::of_series(1, 0).rng()
}

#[test]
fn the_words_are_complete() {
    check_words::<Pebbles>();
}

#[test]
fn the_pictures_hold() {
    Pictures::of::<Pebbles>().check::<Pebbles>(&position(), &mut rng());
}

#[test]
fn whole_games_are_shown() {
    for setup in plain_setups::<Pebbles>() {
        check_games(&setup, 3, 2);
    }
}

fn faults_of<const FAULT: u8>() -> String {
    let pictures = Pictures::of::<Faulty<FAULT>>();
    let faults = pictures.faults::<Faulty<FAULT>>(&position(), &mut rng());
    faults.join("\n")
}

#[test]
fn faults_are_found() {
    assert_eq!(faults_of::<0>(), "");
    for (found, fault) in [
        (faults_of::<LEAK>(), "number shows what seat 1 cannot know"),
        (faults_of::<DOUBLE>(), "hit heap:pebbles@1 is there twice"),
        (
            faults_of::<DOUBLE>(),
            "take 1: hit heap:pebbles@3 is not in a picture",
        ),
        (
            faults_of::<PERSONAL>(),
            "public area pile depends on its viewer",
        ),
    ] {
        assert!(found.contains(fault), "{fault}: {found}");
    }
}

#[test]
fn a_seat_alone_is_shown_its_number() {
    let game: Pebbles = position();
    let words = Words::new(Lang::En, &Pebbles::WORDS);
    let cast = Cast::unnamed(game.seats(), &words);
    let areas = |viewer| -> Vec<String> {
        let reader = Reader::new(&words, &cast, viewer);
        let pages = Scene::pages::<Pebbles>(&game.view(viewer), Format::Wide, &reader);
        let areas = pages.iter().flat_map(|page| &page.areas);
        areas.map(|area| area.id().to_string()).collect()
    };
    let common = ["pile", "heap-1", "heap-2", "heap-3"];
    assert_eq!(areas(Viewer::Spectator), common);
    let own = areas(Viewer::Seat(Seat::default()));
    assert_eq!(
        (&own[..4], own[4].as_str()),
        (&common.map(String::from)[..], "number")
    );
}

#[test]
fn sentences_are_made_for_their_reader() {
    let seat = Seat::default();
    let game: Pebbles = position();
    let words = Words::new(Lang::De, &Pebbles::WORDS);
    let cast = Cast::unnamed(game.seats(), &words);
    let reader = Reader::new(&words, &cast, Viewer::Spectator);
    let line = Pebbles::line(&Event::Took(seat, 2), &reader).unwrap();
    assert_eq!(line.text, "Spieler 1 nimmt 2 Kiesel");
    assert_eq!(Pebbles::option_value(&words, "first", "random"), "Zufall");
    assert_eq!(Pebbles::option_value(&words, "first", "2"), "2");
    assert_eq!(Pebbles::option_value(&words, "team", "true"), "Ja");
    assert_eq!(Pebbles::option_name(&words, "team"), "Als Team");
    assert!(Pebbles::option_help(&words, "team").starts_with("Alle zusammen"));
    assert_eq!(Pebbles::category(&words, Category::Number), "Geheime Zahl");
    assert_eq!(
        Pebbles::refusal(&words, Illegal::NotYou),
        "Du bist nicht am Zug."
    );
    assert!(Pebbles::about(&words).starts_with("Behalte"));
}

#[test]
fn pieces_move_between_places() {
    let seat = Seat::default();
    let spelled = |motion: &Motion<pebbles::Hit>| (Hit::of(motion.from), Hit::of(motion.to));
    let motions = Pebbles::moves(&Event::Took(seat, 2));
    let hits: Vec<(Hit, Hit)> = motions.iter().map(spelled).collect();
    assert_eq!(format!("{hits:?}"), "[(pile:all, heap:pebbles@1)]");
}
