//! Taking back: free, refused after a reveal, by consent, and choices at the same time.

use bots::Bot;
use city::City;
use kernel::{Game, Viewer};

use super::{Room, bot, deal, name, people, rng, seat};
use log::{Note, Payload, Sequence};

use crate::{Playing as _, Refusal, Shown};
use pebbles::Pebbles;

impl Room<Pebbles> {
    /// Seats 1 to 3 have kept their numbers; nothing was revealed by an event.
    pub(super) fn kept() -> Room<Pebbles> {
        let mut room = Room::people(3, 3);
        (1..=3).for_each(|number| room.act(seat(number), &["keep"]));
        room
    }

    pub(super) fn undo(&mut self, who: usize, point: u32) {
        let now = self.table.sequence();
        let undo = self.undo_at(seat(who), now, Sequence(point));
        self.commit(&undo.unwrap());
    }

    fn free(&self, who: usize) -> Vec<u32> {
        let state = self.table.undo_state(Some(seat(who)));
        state.free.iter().map(|point| point.0).collect()
    }

    pub(super) fn last_payload(&self) -> Payload<String> {
        self.log().pop().unwrap().payload
    }
}

#[test]
fn an_own_action_is_free_until_somebody_else_acts() {
    let mut room = Room::kept();
    let before = room.table.live.now.game.clone();
    room.act(seat(1), &["take 3"]);
    assert_eq!(room.free(1), [3]);
    room.undo(1, 3);
    assert_eq!(room.table.live.now.game, before);
    assert_eq!(room.last_payload(), Payload::Undo(vec![Sequence(3)]));
    assert_eq!(room.table.sequence(), Sequence(5));
    assert_eq!(room.reopened().live, room.table.live);

    room.act(seat(1), &["take 1"]);
    room.act(seat(2), &["take 1"]);
    assert_eq!(room.free(1), [0; 0]);
    assert_eq!(room.free(2), [6]);
}

#[test]
fn a_choice_at_the_same_time_is_free_until_all_have_chosen() {
    let mut room = Room::<Pebbles>::people(3, 3);
    room.act(seat(1), &["swap"]);
    room.act(seat(2), &["keep"]);
    // Seat 2 chose after seat 1, who may change its mind all the same.
    assert_eq!((room.free(1), room.free(2)), (vec![0], vec![1]));
    room.undo(1, 0);
    assert_eq!(
        room.table.to_act().iter().collect::<Vec<_>>(),
        [seat(1), seat(3)]
    );
    room.act(seat(1), &["keep"]);
    assert_eq!(room.reopened().live, room.table.live);
    let mut straight = Room::<Pebbles>::people(3, 3);
    straight.act(seat(2), &["keep"]);
    straight.act(seat(1), &["keep"]);
    assert_eq!(room.table.live.now.game, straight.table.live.now.game);

    room.act(seat(3), &["keep"]);
    // All kept, so no event revealed anything; yet everybody has seen that.
    for number in 1..=3 {
        assert_eq!(room.free(number), [0; 0], "seat {number}");
    }
}

#[test]
fn after_the_last_choice_nobody_takes_back_alone_even_if_it_was_the_next_to_act() {
    let mut room = Room::<Pebbles>::people(3, 3);
    for number in [2, 3, 1] {
        room.act(seat(number), &["keep"]);
    }
    assert_eq!(room.free(1), [0; 0]);
    room.act(seat(1), &["take 2"]);
    assert_eq!(room.free(1), [3], "the first turn is a turn like any other");
}

#[test]
fn further_back_everybody_must_agree() {
    let mut room = Room::kept();
    let before = room.table.live.now.game.clone();
    room.act(seat(1), &["take 3"]);
    room.act(seat(2), &["take 1"]);
    let here = room.table.live.now.game.clone();
    room.undo(1, 3);
    assert_eq!(
        room.last_payload(),
        Payload::Note(Note::AskUndo(Sequence(3)))
    );
    assert_eq!(room.table.live.now.game, here);
    let state = room.update(Viewer::Spectator, &Shown::default()).undo;
    assert_eq!(state.asked.unwrap().seat, seat(1));
    assert_eq!(state.awaited.iter().collect::<Vec<_>>(), [seat(2), seat(3)]);

    let (now, _at) = (room.table.sequence(), room.now);
    assert_eq!(room.agree_at(seat(1), now), Err(Refusal::NotAsked));
    assert_eq!(
        room.undo_at(seat(1), now, Sequence(3)),
        Err(Refusal::AlreadyAsked)
    );
    let yes = room.agree_at(seat(3), now).unwrap();
    room.commit(&yes);
    assert_eq!(room.table.live.now.game, here);
    assert_eq!(room.reopened().live, room.table.live);
    let now = room.table.sequence();
    assert_eq!(room.agree_at(seat(3), now), Err(Refusal::NotAsked));
    let yes = room.agree_at(seat(2), now).unwrap();
    room.commit(&yes);
    assert_eq!(room.table.live.now.game, before);
    assert_eq!(
        room.last_payload(),
        Payload::Undo(vec![Sequence(3), Sequence(4)])
    );
    assert_eq!(room.reopened().live, room.table.live);
}

#[test]
fn one_no_or_any_action_ends_the_question() {
    let mut room = Room::kept();
    room.act(seat(1), &["take 3"]);
    room.act(seat(2), &["take 1"]);
    for ends in ["decline", "act", "hand over"] {
        let point = if ends == "hand over" { 8 } else { 3 };
        room.undo(if point == 3 { 1 } else { 3 }, point);
        let (now, _at) = (room.table.sequence(), room.now);
        match ends {
            "decline" => {
                let no = room.decline_at(seat(2), now).unwrap();
                room.commit(&no);
            }
            "act" => {
                room.act(seat(3), &["take 1"]);
                room.act(seat(1), &["take 1"]);
                continue;
            }
            _ => {
                let bot = bot(Bot::First);
                let over = room.hand_over(seat(2), seat(2), bot).unwrap();
                room.commit(&over);
            }
        }
        let (now, _at) = (room.table.sequence(), room.now);
        assert_eq!(
            room.agree_at(seat(3), now),
            Err(Refusal::NotAsked),
            "{ends}"
        );
        assert_eq!(room.decline_at(seat(3), now), Err(Refusal::NotAsked));
    }
}

#[test]
fn bots_always_agree() {
    let mut drivers = people(3);
    drivers[seat(2)] = bot(Bot::First);
    drivers[seat(3)] = bot(Bot::First);
    let mut room = Room::<Pebbles>::new(deal::<Pebbles>(3, drivers));
    let opening = room.table.live.now.game.clone();
    room.act(seat(1), &["swap"]);
    while let Some(job) = room.table.bot_job() {
        let answer = room.answer(&job.run(None).unwrap());
        room.commit(&answer.unwrap());
    }
    assert_eq!(room.free(1), [0; 0], "a number was revealed");
    room.undo(1, 0);
    assert_eq!(room.table.live.now.game, opening);
    assert_eq!(
        room.last_payload(),
        Payload::Undo([0, 1, 2].map(Sequence).to_vec())
    );
}

#[test]
fn only_own_actions_in_force_are_taken_back() {
    let mut room = Room::kept();
    room.act(seat(1), &["take 3"]);
    let (now, _at) = (room.table.sequence(), room.now);
    let undo = |who, point| room.undo_at(seat(who), now, Sequence(point));
    assert_eq!(undo(2, 3), Err(Refusal::NothingToUndo));
    assert_eq!(undo(1, 9), Err(Refusal::NothingToUndo));
    let stale = room.undo_at(seat(1), Sequence(3), Sequence(3));
    assert_eq!(name(&stale.unwrap_err()), "Stale");
    room.undo(1, 3);
    let now = room.table.sequence();
    let again = room.undo_at(seat(1), now, Sequence(3));
    assert_eq!(again, Err(Refusal::NothingToUndo));
}

/// City: at every step every free undo leads back to the very state, and past a reveal there is
/// none.
#[test]
fn free_undo_in_whole_games_restores_the_state() {
    let mut undone = 0;
    for seats in 2..=4 {
        let mut room = Room::<City>::people(11, seats);
        let mut rng = rng(11);
        let mut states: Vec<(Sequence, City)> = Vec::new();
        while let Some((who, action)) = room.any_choice(&mut rng) {
            let point = room.table.sequence();
            states.push((point, room.table.live.now.game.clone()));
            room.act(who, &[&action]);
            let revealed = room
                .table
                .live
                .played
                .iter()
                .any(|one| one.sequence >= point && one.told_secrets);
            let free = room.table.undo_state(Some(who)).free;
            assert_eq!(free.contains(&point), !revealed && !room.table.is_over());
            for point in free {
                let now = room.table.sequence();
                let undo = room.undo_at(who, now, point).unwrap();
                let mut back = room.table.clone();
                back.commit(undo).unwrap();
                let (_, state) = states.iter().find(|(at, _)| *at == point).unwrap();
                assert_eq!(&back.live.now.game, state);
                assert!(back.live.now.game.to_act().contains(who));
                undone += 1;
            }
        }
    }
    assert!(undone > 300, "{undone}");
}

#[test]
fn what_can_be_taken_back_can_be_submitted_again() {
    let mut room = Room::<Pebbles>::people(3, 3);
    room.act(seat(1), &["swap"]);
    let before = room.update(Viewer::Seat(seat(1)), &Shown::default());
    assert_eq!(before.undo.last.as_deref(), Some("swap"));
    let undone = room.undo_at(seat(1), before.sequence, before.undo.free[0]);
    room.commit(&undone.unwrap());
    let after = room.update(Viewer::Seat(seat(1)), &Shown::default());
    assert_eq!(after.undo.last, None);
    room.act(seat(1), &["swap"]);
}
