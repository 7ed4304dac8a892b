//! Submissions: all or none, and what is refused changes nothing.

use super::{Room, bot, deal, name, people, rng, seat};
use log::{Driver, Sequence};

use crate::{Command, Playing as _, Pointed, Refusal, Table, Telling as _};
use bots::Bot;
use city::City;
use kernel::Viewer;
use pebbles::Pebbles;

fn list(actions: &[&str]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}

/// A toy of three in its second phase: seat 1 takes first.
fn taking() -> Room<Pebbles> {
    let mut room = Room::people(3, 3);
    for number in 1..=3 {
        room.act(seat(number), &["keep"]);
    }
    room
}

#[test]
fn checks_come_in_their_order() {
    let room = taking();
    let now = room.table.sequence();
    let refused = |who, answered, actions: &[&str]| {
        let error = room.submit_at(seat(who), answered, &list(actions));
        name(&error.unwrap_err())
    };
    assert_eq!(refused(5, Sequence(0), &["nonsense"]), "NoSeat");
    assert_eq!(refused(2, Sequence(0), &["nonsense"]), "Stale");
    assert_eq!(refused(1, Sequence(0), &["nonsense"]), "Stale");
    assert_eq!(refused(2, now, &["nonsense"]), "NotTurn");
    assert_eq!(refused(1, Sequence(99), &["take 1"]), "Stale");
    assert_eq!(refused(1, now, &[]), "NoAction");
    assert_eq!(refused(1, now, &["nonsense"]), "Notation");
    assert_eq!(refused(1, now, &["keep"]), "Illegal");
    assert_eq!(refused(1, now, &["take 1", "take 1"]), "NotTurn");
}

#[test]
fn an_open_seat_stops_everything() {
    let mut drivers = people(2);
    drivers[seat(2)] = Driver::Open;
    let room = Room::<Pebbles>::new(deal::<Pebbles>(1, drivers));
    let error = room.submit_at(seat(1), Sequence(0), &list(&["keep"]));
    assert_eq!(error, Err(Refusal::Waiting));
    assert_eq!(
        room.propose(seat(1), &Command::Begin),
        Err(Refusal::Waiting)
    );
    assert!(room.table.bot_job().is_none());
}

#[test]
fn a_bots_seat_is_not_for_people() {
    let mut drivers = people(2);
    drivers[seat(1)] = bot(Bot::First);
    let room = Room::<Pebbles>::new(deal::<Pebbles>(1, drivers));
    let error = room.submit_at(seat(1), Sequence(0), &list(&["keep"]));
    assert_eq!(error, Err(Refusal::Forbidden));
}

#[test]
fn a_finished_table_stays_as_it_is() {
    let mut room = Room::<Pebbles>::people(2, 2);
    while room.play_any(&mut rng(2)) {}
    let (now, who) = (room.table.sequence(), seat(1));
    let over = |result: Result<_, Refusal>| assert_eq!(result, Err(Refusal::Over));
    over(room.submit_at(who, now, &list(&["take 1"])));
    over(room.undo_at(who, now, Sequence(0)));
    over(room.hand_over(who, who, bot(Bot::First)));
    assert!(room.table.bot_job().is_none());
}

#[test]
fn an_illegal_action_names_the_rule_and_the_place() {
    let room = taking();
    let error = room.submit_at(seat(1), room.table.sequence(), &list(&["swap"]));
    let refusal = error.unwrap_err();
    assert_eq!(name(&refusal), "Illegal");
    assert_eq!((refusal.rule(), refusal.index()), (Some("P-2"), Some(0)));
    let sentence = refusal.sentence(&room.speech);
    assert!(sentence.contains("P-2"), "{sentence}");
}

/// Otherwise a list of guesses would tell which cards lie on a deck.
#[test]
fn nothing_can_be_chosen_behind_a_reveal() {
    let mut room = Room::<City>::people(7, 2);
    let mut rng = rng(7);
    let mut reveals = 0;
    while let Some((who, action)) = room.any_choice(&mut rng) {
        let now = room.table.sequence();
        room.act(who, &[&action]);
        if room.table.live.played.last().unwrap().told_secrets {
            reveals += 1;
            let back = Table::<City>::open(room.table.deal.clone(), &room.log()[..now.0 as usize]);
            let before = Room {
                table: back.unwrap(),
                speech: crate::Speech::new::<City>(scene::Lang::En),
                cast: room.cast.clone(),
                now: room.now,
            };
            for next in ["draft nothing", "end", "nonsense"] {
                let error = before.submit_at(who, now, &list(&[&action, next]));
                assert_eq!(error, Err(Refusal::Blind { index: 1 }));
            }
        }
    }
    assert!(reveals > 5, "{reveals}");
}

#[test]
fn a_proposal_is_installed_once() {
    let mut room = taking();
    let now = room.table.sequence();
    let proposal = room.submit_at(seat(1), now, &list(&["take 2"])).unwrap();
    let rival = room.submit_at(seat(1), now, &list(&["take 3"])).unwrap();
    assert_eq!(room.table.sequence(), now, "proposing changes nothing");
    room.commit(&proposal);
    let live = room.table.live.clone();
    for late in [&proposal, &rival] {
        let error = room.table.commit(late.clone()).unwrap_err();
        assert_eq!(name(&error), "Stale");
        assert_eq!(room.table.live, live);
    }
}

#[test]
fn an_unseen_choice_of_the_same_moment_makes_nothing_stale() {
    let mut room = Room::<Pebbles>::people(3, 3);
    let start = room.table.sequence();
    room.act(seat(1), &["swap"]);
    let second = room.submit_at(seat(2), start, &list(&["keep"])).unwrap();
    room.commit(&second);
    let repeated = room.submit_at(seat(2), start, &list(&["keep"]));
    assert_eq!(name(&repeated.unwrap_err()), "Stale");
    // An undo in between is something to know about.
    let now = room.table.sequence();
    let undo = room.undo_at(seat(1), now, start).unwrap();
    room.commit(&undo);
    let stale = room
        .submit_at(seat(3), start, &list(&["keep"]))
        .unwrap_err();
    assert_eq!(name(&stale), "Stale");
}

/// Whole games in which, at every step, everything that must be refused is tried.
#[test]
fn stale_repeated_and_foreign_submissions_change_nothing() {
    for seats in 2..=4 {
        let mut room = Room::<City>::people(7, seats);
        let mut rng = rng(7);
        let mut last: Option<(kernel::Seat, Sequence, String)> = None;
        while let Some((who, action)) = room.any_choice(&mut rng) {
            let before = room.table.live.clone();
            let now = room.table.sequence();
            let one = list(&[&action]);
            let other = who.next(room.table.seats());
            assert_eq!(room.submit_at(other, now, &one), Err(Refusal::NotTurn));
            if let Some((who, answered, action)) = &last {
                let again = room.submit_at(*who, *answered, &list(&[action]));
                assert!(matches!(again, Err(Refusal::Stale { .. })), "{again:?}");
            }
            let all_or_none = room.submit_at(who, now, &list(&[&action, "draft nothing"]));
            assert!(all_or_none.is_err());
            assert_eq!(room.table.live, before);
            room.act(who, &[&action]);
            assert!(room.table.sequence() > now);
            last = Some((who, now, action));
        }
    }
}

#[test]
fn a_log_that_does_not_hold_is_refused_with_the_entry() {
    let mut room = taking();
    room.act(seat(1), &["take 1"]);
    let mut log = room.log();
    log.swap(2, 3);
    let error = Table::<Pebbles>::open(room.table.deal.clone(), &log).unwrap_err();
    assert_eq!(
        error.to_string(),
        "log entry 2: the action is not allowed (P-3)"
    );
    let mut old = room.table.deal.clone();
    old.rules_version = 0;
    let error = Table::<Pebbles>::open(old, &log).unwrap_err();
    assert!(error.to_string().starts_with("played by version 0"));
    let everything = room.onlooker(Viewer::Everything);
    assert_eq!(
        room.table.help(&Pointed::at("pile:none"), &everything),
        None
    );
}
