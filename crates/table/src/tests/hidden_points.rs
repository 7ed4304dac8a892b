//! At a table that hides points nothing that counts is offered, drawn or said before the end.

use kernel::{Advice, Viewer};
use scene::Show;

use super::{Room, deal, people, rng};
use crate::{AnyGame, Playing as _, Shown, Telling as _, Update};

fn overlay_keys<G: Advice + Show>(room: &Room<G>) -> Vec<&'static str> {
    let overlays = G::overlays(room.speech.words());
    overlays.iter().map(|overlay| overlay.key).collect()
}

/// What the choices would bring, as the seat is told it.
fn notes(update: &Update) -> impl Iterator<Item = &str> {
    update.choices.iter().map(|choice| choice.note.as_str())
}

fn check_game<G: Advice + Show>() {
    let mut deal = deal::<G>(3, people(2));
    deal.hide_scores = true;
    let mut room = Room::<G>::new(deal);
    let (keys, mut rng) = (overlay_keys(&room), rng(3));
    for step in 0.. {
        let Some(who) = room.table.to_act().first() else {
            break;
        };
        let viewer = Viewer::Seat(who);
        if step % 7 == 0 {
            let update = room.update(viewer, &Shown::default());
            assert_eq!((update.scores.as_ref(), update.tally.len()), (None, 0));
            assert!(update.sheet.overlays.is_empty());
            let tells = |note: &&str| note.to_lowercase().contains("points") && note.contains('→');
            assert_eq!(notes(&update).find(tells), None);
            for key in &keys {
                let onlooker = room.onlooker(viewer);
                assert_eq!(room.table.overlay(key, &[], &onlooker), None, "{key}");
                assert_eq!(room.table.past_overlay(0, key, &onlooker), None, "{key}");
            }
            let actions: Vec<String> = update
                .choices
                .first()
                .map(|one| one.action.clone())
                .into_iter()
                .collect();
            let now = room.table.sequence();
            let onlooker =
                crate::Onlooker::new(&room.speech, &room.cast, viewer, scene::Format::Wide);
            let staged = room.table.stage(who, now, &actions, &onlooker).unwrap();
            assert!(staged.sheet.overlays.is_empty() && staged.tally.is_empty());
            assert!(staged.scores.is_empty());
        }
        room.play_any(&mut rng);
    }
    let update = room.update(Viewer::Spectator, &Shown::default());
    assert!(update.scores.is_some());
    assert_eq!(update.sheet.overlays.len(), keys.len(), "after the end");
}

#[test]
fn nothing_that_counts_is_told_before_the_end() {
    for game in AnyGame::ALL {
        with_game!(*game, G => check_game::<G>());
    }
}
