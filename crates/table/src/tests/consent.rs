//! Taking back where a bot stands in for a person, and what was revealed: it stays known.

use bots::Bot;
use kernel::Viewer;
use log::{Driver, Note, Payload, Sequence};
use pebbles::Pebbles;

use super::{Room, bot, deal, people, seat};
use crate::{Playing as _, Refusal, Shown};

/// Seat 2 went away after its choice and a bot came.
fn stood_in() -> Room<Pebbles> {
    let mut room = Room::kept();
    room.act(seat(1), &["take 3"]);
    room.act(seat(2), &["take 1"]);
    room.act(seat(3), &["take 1"]);
    let over = room.hand_over(seat(2), seat(2), bot(Bot::First)).unwrap();
    room.commit(&over);
    room
}

#[test]
fn a_substitute_does_not_give_away_what_happened_before_it_came() {
    let mut room = stood_in();
    let before = room.table.live.now.game.clone();
    let state = room.table.undo_state(Some(seat(1)));
    assert_eq!(state.ask, Some(Sequence(3)));
    assert_eq!(state.ask_of.iter().collect::<Vec<_>>(), [seat(2), seat(3)]);
    room.undo(1, 3);
    let yes = room.agree_at(seat(3), room.table.sequence()).unwrap();
    room.commit(&yes);
    assert_eq!(room.table.live.now.game, before, "a person is still asked");
    let state = room.table.undo_state(None);
    assert_eq!(state.awaited.iter().collect::<Vec<_>>(), [seat(2)]);
    // The person answers without taking the seat back.
    let now = room.table.sequence();
    let yes = room.agree_at(seat(2), now).unwrap();
    let no = room.decline_at(seat(2), now).unwrap();
    assert_eq!(no.entries[0].payload, Payload::Note(Note::Decline));
    room.commit(&yes);
    assert_eq!(
        room.last_payload(),
        Payload::Undo([3, 4, 5].map(Sequence).to_vec())
    );
    assert_eq!(room.reopened().live, room.table.live);
}

#[test]
fn a_substitute_agrees_to_what_happened_since() {
    let mut room = stood_in();
    let before = room.table.live.now.game.clone();
    let (point, one) = (room.table.sequence(), seat(1));
    room.act(one, &["take 1"]);
    let answer = room.table.bot_job().unwrap().run(None).unwrap();
    let played = room.answer(&answer).unwrap();
    room.commit(&played);
    let state = room.table.undo_state(Some(one));
    assert_eq!(state.ask_of.iter().collect::<Vec<_>>(), [seat(3)]);
    room.undo(1, point.0);
    assert_eq!(
        room.decline_at(seat(2), room.table.sequence()),
        Err(Refusal::Forbidden),
        "the bot there has agreed"
    );
    let yes = room.agree_at(seat(3), room.table.sequence()).unwrap();
    room.commit(&yes);
    assert_eq!(room.table.live.now.game, before);
}

#[test]
fn handing_a_seat_to_a_bot_answers_no_question_and_ends_it() {
    let mut room = Room::kept();
    room.act(seat(1), &["take 3"]);
    room.act(seat(2), &["take 1"]);
    room.undo(1, 3);
    let over = room.hand_over(seat(2), seat(2), bot(Bot::First)).unwrap();
    room.commit(&over);
    assert_eq!(room.table.undo_state(None).asked, None);
    room.undo(1, 3);
    let awaited = room.table.undo_state(None).awaited;
    assert_eq!(awaited.iter().collect::<Vec<_>>(), [seat(2), seat(3)]);
}

#[test]
fn the_question_says_whether_something_was_revealed() {
    let mut room = Room::kept();
    room.act(seat(1), &["take 3"]);
    room.act(seat(2), &["take 1"]);
    room.undo(1, 3);
    assert!(!room.table.undo_state(None).asked.unwrap().reveals);
    let mut room = Room::<Pebbles>::people(3, 2);
    room.act(seat(1), &["swap"]);
    room.act(seat(2), &["keep"]);
    room.undo(1, 0);
    assert!(room.table.undo_state(None).asked.unwrap().reveals);
    assert_eq!(room.reopened().live, room.table.live);
}

#[test]
fn what_was_revealed_stays_told_after_it_is_taken_back() {
    let mut drivers = people(2);
    drivers[seat(2)] = bot(Bot::First);
    let mut room = Room::<Pebbles>::new(deal::<Pebbles>(3, drivers));
    room.act(seat(1), &["swap"]);
    while let Some(job) = room.table.bot_job() {
        let answer = room.answer(&job.run(None).unwrap());
        room.commit(&answer.unwrap());
    }
    let texts = |room: &Room<Pebbles>, viewer| -> Vec<(bool, String)> {
        let lines = room.table.lines(Sequence(0), &room.onlooker(viewer));
        let told = lines.into_iter().filter(|line| !line.text.is_empty());
        told.map(|line| (line.stays, line.text)).collect()
    };
    let me = Viewer::Seat(seat(1));
    let revealed: Vec<_> = texts(&room, me).into_iter().filter(|line| line.0).collect();
    assert!(!revealed.is_empty());
    room.undo(1, 0);
    let after = texts(&room, me);
    assert_eq!(after[..revealed.len()], revealed, "in front of the undo");
    assert_eq!(after.len(), revealed.len() + 1);
    assert_ne!(
        texts(&room, Viewer::Spectator),
        after,
        "to those who saw it"
    );
    let update = room.update(me, &Shown::default());
    assert!(update.lines.iter().all(|line| line.motions.is_empty()));
}

#[test]
fn a_bot_of_the_table_itself_still_agrees_to_everything() {
    let mut drivers = people(2);
    drivers[seat(2)] = bot(Bot::First);
    let mut room = Room::<Pebbles>::new(deal::<Pebbles>(3, drivers));
    room.act(seat(1), &["keep"]);
    while let Some(job) = room.table.bot_job() {
        let answer = room.answer(&job.run(None).unwrap());
        room.commit(&answer.unwrap());
    }
    assert_eq!(room.table.driver(seat(1)), Some(Driver::Person));
    let state = room.table.undo_state(Some(seat(1)));
    assert!(state.ask.is_some() && state.ask_of.is_empty());
}
