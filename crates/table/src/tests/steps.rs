//! What bots do at once is told step by step.

use bots::Bot;
use city::City;
use kernel::Viewer;

use super::{Room, bot, deal, people, rng, seat};
use crate::{BotAnswer, Playing as _, Shown, Telling as _, Update};

/// A person against a searching bot, whose plan of several actions is next; and the plan.
fn before_a_plan(index: u64) -> (Room<City>, BotAnswer) {
    let mut drivers = people(2);
    drivers[seat(2)] = bot(Bot::Mason);
    let mut room = Room::<City>::new(deal::<City>(index, drivers));
    let mut rng = rng(index);
    loop {
        while let Some(job) = room.table.bot_job() {
            let answer = job.run(None).unwrap();
            if answer.actions.len() > 2 {
                return (room, answer);
            }
            let proposal = room.answer(&answer).unwrap();
            room.commit(&proposal);
        }
        assert!(room.play_any(&mut rng), "the bot never plans");
    }
}

/// What the person has seen so far.
fn shown(room: &mut Room<City>) -> Shown {
    let mut shown = Shown::default();
    shown.note(&room.update(Viewer::Seat(seat(1)), &Shown::default()));
    shown
}

/// All that the person is told, up to the newest.
fn told(room: &mut Room<City>, shown: &mut Shown) -> Vec<Update> {
    let viewer = Viewer::Seat(seat(1));
    let mut told = Vec::new();
    while let Some(step) = room.step(viewer, shown) {
        shown.note(&step);
        told.push(step);
    }
    let update = room.update(viewer, shown);
    shown.note(&update);
    told.push(update);
    told
}

#[test]
fn a_plan_is_told_as_if_its_actions_had_come_one_by_one() {
    let (mut room, plan) = before_a_plan(5);
    let mut known = shown(&mut room);
    let mut alone = known.clone();
    let whole = room.answer(&plan).unwrap();
    let (mut twin, before) = before_a_plan(5);
    assert_eq!(before, plan);
    room.commit(&whole);
    let together = told(&mut room, &mut known);
    assert_eq!(together.len(), plan.actions.len());
    for (action, step) in plan.actions.iter().zip(&together) {
        let single = BotAnswer {
            answered: twin.table.sequence(),
            actions: vec![action.clone()],
            ..plan.clone()
        };
        let proposal = twin.answer(&single).unwrap();
        twin.commit(&proposal);
        let [by_itself] = &told(&mut twin, &mut alone)[..] else {
            panic!("one thing happened");
        };
        assert_eq!(step.lines, by_itself.lines, "{action}");
        // What is not the newest cannot be answered, so nothing can be taken back in it.
        let undo = match step.sequence == room.table.sequence() {
            true => by_itself.undo.clone(),
            false => twin.table.undo_state(None),
        };
        let expected = Update {
            undo,
            ..by_itself.clone()
        };
        assert_eq!(*step, expected, "{action}");
    }
    assert_eq!(known, alone);
}

#[test]
fn who_looks_later_is_told_the_newest() {
    let (mut room, plan) = before_a_plan(6);
    let viewer = Viewer::Seat(seat(1));
    let (known, whole) = (shown(&mut room), room.answer(&plan).unwrap());
    room.commit(&whole);
    assert!(room.step(viewer, &known).is_some());
    assert_eq!(room.step(viewer, &Shown::default()), None, "a newcomer");
    let blind = Shown {
        blind: true,
        ..known.clone()
    };
    assert_eq!(room.step(viewer, &blind), None, "a program");
    let newest = Shown {
        sequence: room.table.sequence(),
        ..known.clone()
    };
    assert_eq!(room.step(viewer, &newest), None, "nothing is new");
    // Pictures of before are given back with all others.
    assert!(!room.table.past.is_empty());
    room.table.forget_pictures();
    assert!(room.table.past.is_empty());
}

#[test]
fn what_was_taken_back_is_not_told_step_by_step() {
    let (mut room, plan) = before_a_plan(7);
    let known = shown(&mut room);
    let whole = room.answer(&plan).unwrap();
    room.commit(&whole);
    assert!(room.step(Viewer::Seat(seat(1)), &known).is_some());
    let state = room.table.undo_state(Some(seat(1)));
    let own = state.ask.or(state.free.first().copied());
    let own = own.expect("a person decides before the bot does");
    let undo = room.undo_at(seat(1), room.table.sequence(), own);
    room.commit(&undo.unwrap());
    assert_eq!(room.step(Viewer::Seat(seat(1)), &known), None);
}
