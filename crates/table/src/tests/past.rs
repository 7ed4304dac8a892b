//! Looking back: what was seen then is seen again, and nobody sees more than then while the game
//! goes on.

use city::City;
use kernel::Viewer;

use super::{Room, rng, seat, viewers};
use crate::{Shown, Telling as _, Update};

/// What must be the same again.
fn seen(update: &Update) -> String {
    let Update {
        sheet,
        areas,
        scores,
        facts,
        progress,
        ..
    } = update;
    serde_json::to_string(&(sheet, areas, scores, facts, progress)).unwrap()
}

#[test]
fn what_was_seen_then_is_seen_again() {
    let mut room = Room::<City>::people(3, 3);
    let mut rng = rng(3);
    let eyes = viewers(room.table.seats());
    let mut then = Vec::new();
    loop {
        let decisions = room.table.decisions();
        for viewer in &eyes {
            let update = room.update(*viewer, &Shown::default());
            then.push((decisions, *viewer, seen(&update)));
        }
        if !room.play_any(&mut rng) {
            break;
        }
    }
    for (decisions, viewer, before) in then {
        let again = room.past(decisions, viewer);
        assert_eq!(seen(&again), before, "{decisions} {viewer:?}");
        assert!(again.choices.is_empty());
        assert_eq!(again.sequence.0 as usize, decisions);
    }
    let all = room.table.decisions();
    assert!(room.past(all, Viewer::Everything).outcome.is_some());
    assert!(room.past(all - 1, Viewer::Everything).outcome.is_none());
    assert_eq!(
        room.past(all + 9, Viewer::Spectator).sequence.0 as usize,
        all
    );
}

#[test]
fn before_the_end_everybody_looks_back_as_a_spectator() {
    let mut room = Room::<City>::people(4, 2);
    let mut rng = rng(4);
    while room.table.decisions() < 40 {
        assert!(room.play_any(&mut rng));
    }
    for decisions in [0, 7, 39, 40] {
        let public = room.past(decisions, Viewer::Spectator);
        for viewer in [
            Viewer::Seat(seat(1)),
            Viewer::Seat(seat(2)),
            Viewer::Everything,
        ] {
            assert_eq!(
                room.past(decisions, viewer),
                public,
                "{decisions} {viewer:?}"
            );
        }
    }
}

#[test]
fn chapters_are_the_rounds() {
    let mut room = Room::<City>::people(5, 2);
    let mut rng = rng(5);
    while room.play_any(&mut rng) {}
    let chapters = room.chapters();
    let rounds = chapters
        .iter()
        .filter(|chapter| chapter.text.starts_with("Round "))
        .count();
    assert_eq!(rounds, 7, "{chapters:?}");
    assert_eq!(chapters[0].decisions, 0);
    assert!(chapters.is_sorted_by(|one, next| one.decisions < next.decisions));
}
