//! Why a place cannot be used: said to who must decide, and of what is staged.

use super::{Room, seat};
use crate::{HelpShown, Pointed, Telling as _};
use kernel::Viewer;
use pebbles::Pebbles;

/// A toy of three, whose first phase is over if wanted.
fn room(chosen: bool) -> Room<Pebbles> {
    let mut room = Room::people(3, 3);
    for number in (1..=3).filter(|_| chosen) {
        room.act(seat(number), &["keep"]);
    }
    room
}

fn help(room: &Room<Pebbles>, number: usize, pointed: &Pointed<'_>) -> HelpShown {
    let onlooker = room.onlooker(Viewer::Seat(seat(number)));
    room.table.help(pointed, &onlooker).expect("it is drawn")
}

#[test]
fn who_must_decide_is_told_why_a_place_cannot_be_used() {
    let why = help(&room(false), 1, &Pointed::at("pile:all")).why.unwrap();
    assert_eq!(why.rule, "P-2");
    assert!(why.text.contains("then pebbles are taken"), "{}", why.text);
    let why = help(&room(true), 1, &Pointed::at("bag:all")).why;
    assert_eq!(why.unwrap().rule, "P-2");
}

#[test]
fn what_can_be_used_and_who_waits_have_no_why() {
    assert_eq!(help(&room(true), 1, &Pointed::at("pile:all")).why, None);
    assert_eq!(help(&room(true), 2, &Pointed::at("bag:all")).why, None);
    let room = room(true);
    let spectator = room.onlooker(Viewer::Spectator);
    let told = room.table.help(&Pointed::at("bag:all"), &spectator);
    assert_eq!(told.unwrap().why, None);
}

#[test]
fn it_is_said_of_what_is_staged() {
    let taken = ["take 1".to_string()];
    let pointed = Pointed {
        actions: &taken,
        ..Pointed::at("bag:all")
    };
    // After the pebble it is another's turn: there is nothing to say any more.
    assert_eq!(help(&room(true), 1, &pointed).why, None);
    let impossible = ["nonsense".to_string()];
    let pointed = Pointed {
        actions: &impossible,
        ..Pointed::at("bag:all")
    };
    assert!(help(&room(true), 1, &pointed).why.is_some());
}
