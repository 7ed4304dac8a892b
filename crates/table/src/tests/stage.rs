//! Staging: what it promises is what submitting brings; it never looks behind a reveal.

use city::City;
use kernel::{Event as _, Game, Rng, Seat, Viewer};

use super::{Room, name, rng, seat};
use log::{Payload, Sequence};

use crate::{Onlooker, Playing as _, Refusal, Shown, Staged, Stop, Telling as _};
use pebbles::Pebbles;

impl<G: kernel::Advice + scene::Show> Room<G> {
    fn stage(&mut self, who: Seat, actions: &[String]) -> Result<Staged, Refusal> {
        let (speech, cast) = (&self.speech, &self.cast);
        let onlooker = Onlooker::new(speech, cast, Viewer::Seat(who), scene::Format::Wide);
        let now = self.table.sequence();
        self.table.stage(who, now, actions, &onlooker)
    }
}

/// Chooses at random, stage by stage, until the turn is over or something would be revealed.
fn compose(room: &mut Room<City>, who: Seat, rng: &mut Rng) -> (Vec<String>, Staged) {
    let first = room.update(Viewer::Seat(who), &Shown::default()).choices;
    let mut list = vec![rng.choose(&first).unwrap().action.clone()];
    loop {
        let live = room.table.live.clone();
        let staged = room.stage(who, &list).unwrap();
        assert_eq!(room.table.live, live, "staging changes nothing");
        if staged.stop != Stop::Done {
            return (list, staged);
        }
        list.push(rng.choose(&staged.choices).unwrap().action.clone());
    }
}

/// Whole games, each turn composed by staging and then submitted as one list.
#[test]
fn a_staged_turn_is_what_submitting_it_brings() {
    let mut turns = 0;
    for seats in 2..=4 {
        let mut room = Room::<City>::people(19, seats);
        let mut rng = rng(19);
        while let Some(who) = room.table.to_act().first() {
            let mut shown = Shown::default();
            shown.note(&room.update(Viewer::Seat(who), &shown));
            let (mut list, staged) = compose(&mut room, who, &mut rng);
            if staged.stop == Stop::Reveals && staged.staged == list.len() {
                // The last one shows something to others only.
                let list: Vec<&str> = list.iter().map(String::as_str).collect();
                room.act(who, &list);
            } else if matches!(staged.stop, Stop::Reveals | Stop::Over) {
                assert_eq!(staged.staged, list.len() - 1);
                let last = list.pop().unwrap();
                check_submitted(&mut room, who, &list, &staged, &shown);
                room.act(who, &[&last]);
            } else {
                assert_eq!(staged.staged, list.len());
                check_submitted(&mut room, who, &list, &staged, &shown);
            }
            turns += 1;
        }
    }
    assert!(turns > 100, "{turns}");
}

/// Submits what was staged and compares what the seat sees.
fn check_submitted(
    room: &mut Room<City>,
    who: Seat,
    list: &[String],
    staged: &Staged,
    shown: &Shown,
) {
    if list.is_empty() {
        return assert!(staged.areas.is_empty());
    }
    let proposal = room.submit_at(who, room.table.sequence(), list).unwrap();
    room.commit(&proposal);
    // What the table plays for the next seat is not part of the stage.
    if proposal.entries.iter().any(|entry| entry.seat != Some(who)) {
        return;
    }
    let after = room.update(Viewer::Seat(who), shown);
    assert_eq!(staged.areas, after.areas);
    assert_eq!(staged.sheet, after.sheet);
    assert_eq!(staged.prompt, after.prompt);
    assert_eq!(staged.choices, after.choices);
}

#[test]
fn staging_stops_before_a_reveal_and_after_one_to_others() {
    let mut room = Room::<City>::people(2, 2);
    let mut rng = rng(2);
    let (mut stopped, mut shown) = (0, 0);
    while let Some((who, action)) = room.any_choice(&mut rng) {
        let staged = room.stage(who, std::slice::from_ref(&action)).unwrap();
        let (mut game, mut events) = (room.table.live.now.game.clone(), Vec::new());
        game.apply(who, action.parse().unwrap(), &mut events);
        let reveals = events.iter().any(|event| event.reveals());
        assert_eq!(staged.stop == Stop::Reveals, reveals);
        let learns = events.iter().any(|event| event.reveals_to(who));
        if reveals && !learns {
            shown += 1;
            assert_eq!(staged.staged, 1);
            assert!(!staged.areas.is_empty() && !staged.facts.is_empty());
        } else if reveals {
            stopped += 1;
            assert_eq!((staged.staged, staged.areas.len()), (0, 0));
            assert!(staged.scores.is_empty() && staged.facts.is_empty());
        }
        room.act(who, &[&action]);
    }
    assert!(stopped > 0 && shown > 0);
}

#[test]
fn staging_stops_at_another_seats_decision() {
    let mut room = Room::<Pebbles>::people(3, 2);
    room.act(seat(1), &["keep"]);
    room.act(seat(2), &["keep"]);
    let actions = ["take 2", "take 1"].map(str::to_string);
    let staged = room.stage(seat(1), &actions).unwrap();
    assert_eq!((staged.staged, staged.stop), (1, Stop::OtherSeat));
    let fact = &staged.facts[0];
    assert_eq!((fact.old.as_str(), fact.new.as_str()), ("0", "2"));
    let score = &staged.scores[0];
    assert_eq!((score.seat, score.old, score.new), (Some(seat(1)), 0, 2));
    assert!(staged.choices.is_empty() && !staged.prompt.yours);
}

#[test]
fn staging_is_refused_like_submitting() {
    let mut room = Room::<Pebbles>::people(3, 2);
    room.act(seat(1), &["keep"]);
    let bad = |room: &mut Room<Pebbles>, who, action: &str| {
        let error = room.stage(seat(who), &[action.to_string()]);
        name(&error.unwrap_err())
    };
    assert_eq!(bad(&mut room, 1, "keep"), "NotTurn");
    assert_eq!(bad(&mut room, 2, "take 1"), "Illegal");
    assert_eq!(bad(&mut room, 2, "dance"), "Notation");
    assert_eq!(bad(&mut room, 4, "keep"), "NoSeat");
}

/// Between listed actions the table plays what is forced, in a stage as in a submission.
#[test]
fn forced_choices_stand_between_listed_ones() {
    let mut found = false;
    let mut room = Room::<City>::people(19, 2);
    let mut rng = rng(23);
    while let Some((who, action)) = room.any_choice(&mut rng) {
        let staged = room.stage(who, std::slice::from_ref(&action)).unwrap();
        let from = room.table.sequence();
        room.act(who, &[&action]);
        let new = &room.log()[from.0 as usize..];
        let forced = new
            .iter()
            .any(|entry| entry.seat == Some(who) && matches!(entry.payload, Payload::Automatic(_)));
        if forced && staged.stop == Stop::Done {
            let update = room.update(Viewer::Seat(who), &Shown::default());
            assert_eq!(staged.choices, update.choices);
            found = true;
        }
    }
    assert!(found);
    assert!(room.table.sequence() > Sequence(0));
}
