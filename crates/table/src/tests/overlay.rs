//! What is laid over the pictures: as the table is, as it would be after a move, as it was.

use city::City;
use kernel::{Seat, Viewer};

use super::{Room, rng};
use crate::{Picture, Playing as _, Shown, Telling as _};

fn zones(room: &Room<City>, who: Seat, actions: &[String]) -> Vec<Picture> {
    let onlooker = room.onlooker(Viewer::Seat(who));
    room.table.overlay("zones", actions, &onlooker).unwrap()
}

#[test]
fn an_overlay_follows_a_staged_move() {
    let mut room = Room::<City>::people(7, 2);
    let mut followed = 0;
    for _ in 0..60 {
        let Some(who) = room.table.to_act().first() else {
            break;
        };
        let choices = room.update(Viewer::Seat(who), &Shown::default()).choices;
        let before = zones(&room, who, &[]);
        let build = choices
            .iter()
            .find(|choice| zones(&room, who, std::slice::from_ref(&choice.action)) != before);
        let Some(build) = build else {
            room.play_any(&mut rng(7));
            continue;
        };
        let action = build.action.clone();
        let ahead = zones(&room, who, std::slice::from_ref(&action));
        room.act(who, &[&action]);
        if room.table.to_act().contains(who) {
            assert_eq!(zones(&room, who, &[]), ahead);
            followed += 1;
        }
    }
    assert!(followed > 0);
}

#[test]
fn what_is_not_possible_any_more_leaves_an_overlay_as_it_is() {
    let room = Room::<City>::people(7, 2);
    let who = room.table.to_act().first().unwrap();
    let wrong = ["build 99 somewhere".to_string()];
    assert_eq!(zones(&room, who, &wrong), zones(&room, who, &[]));
}

#[test]
fn an_overlay_of_before_is_as_it_was() {
    let mut room = Room::<City>::people(7, 2);
    let first = room.table.to_act().first().unwrap();
    while room.play_any(&mut rng(7)) {}
    let now = zones(&room, first, &[]);
    let onlooker = room.onlooker(Viewer::Seat(first));
    let past = |decisions| room.table.past_overlay(decisions, "zones", &onlooker);
    assert_eq!(past(usize::MAX), Some(now.clone()));
    assert_ne!(past(0), Some(now));
    assert_eq!(room.table.past_overlay(0, "none", &onlooker), None);
}
