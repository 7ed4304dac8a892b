//! The life of a table: rebuilt from its log at any point, updates that resume anywhere, automatic
//! choices, the end and its record.

use bots::Bot;
use city::City;
use foundations::Foundations;
use kernel::testing::amount;
use kernel::{Advice, Game, Record, Viewer, replay};
use scene::Show;

use super::{Room, bot, deal, people, rng, seat, viewers};
use log::{Payload, Sequence};

use crate::{AnyGame, Playing as _, Pointed, Shown, Table, Telling as _};
use pebbles::Pebbles;

/// Plays on with undos in between and rebuilds at every step.
fn check_rebuilding<G: Advice + Show>(index: u64, seats: usize) {
    let mut room = Room::<G>::people(index, seats);
    let mut rng = rng(index);
    while let Some((who, action)) = room.any_choice(&mut rng) {
        let before = room.table.sequence();
        room.act(who, &[&action]);
        let free = room.table.undo_state(Some(who)).free;
        if let Some(point) = free.last().filter(|_| rng.below(8) == 0) {
            let now = room.table.sequence();
            let undo = room.undo_at(who, now, *point).unwrap();
            room.commit(&undo);
        }
        assert!(room.table.sequence() > before);
        assert_eq!(room.reopened().live, room.table.live);
    }
    let record = room.table.record().unwrap();
    assert_eq!(Record::parse(&record.to_string()), Ok(record.clone()));
    assert_eq!(replay::<G>(&record).unwrap().last, room.table.live.now.game);
}

#[test]
fn a_log_rebuilds_the_table_at_any_point() {
    for index in 0..amount(2, 50) as u64 {
        for seats in 2..=4 {
            check_rebuilding::<City>(index, seats);
        }
        for seats in 2..=5 {
            check_rebuilding::<Pebbles>(index, seats);
        }
    }
}

/// Somebody who follows every update and somebody who comes back now and then have the same
/// pictures in the end.
#[test]
fn whoever_comes_back_is_told_the_rest() {
    let mut room = Room::<City>::people(5, 3);
    let mut rng = rng(5);
    let viewers = viewers(room.table.seats());
    let mut following = vec![Shown::default(); viewers.len()];
    let mut away = following.clone();
    let (mut told, mut told_late) = (vec![0; viewers.len()], vec![0; viewers.len()]);
    loop {
        let back = rng.below(7) == 0 || room.table.is_over();
        for (index, viewer) in viewers.iter().enumerate() {
            let update = room.update(*viewer, &following[index]);
            assert!(
                update
                    .lines
                    .iter()
                    .all(|line| line.sequence >= following[index].sequence)
            );
            following[index].note(&update);
            told[index] += update.lines.len();
            if back {
                let update = room.update(*viewer, &away[index]);
                away[index].note(&update);
                told_late[index] += update.lines.len();
                assert_eq!(away[index], following[index]);
            }
        }
        if !room.play_any(&mut rng) {
            break;
        }
    }
    assert_eq!(told, told_late);
    let nothing_new = room.update(viewers[0], &following[0]);
    assert!(nothing_new.areas.is_empty() && nothing_new.lines.is_empty());
}

#[test]
fn an_update_brings_only_changed_areas_and_shares_the_public_ones() {
    let mut room = Room::<City>::people(5, 4);
    let all = room.update(Viewer::Spectator, &Shown::default());
    let other = room.update(Viewer::Spectator, &Shown::default());
    let shared = all.areas.iter().zip(&other.areas);
    assert!(
        shared
            .into_iter()
            .all(|(one, other)| std::sync::Arc::ptr_eq(one, other))
    );
    let mut shown = Shown::default();
    shown.note(&all);
    let mut rng = rng(5);
    let (mut sent, mut kept) = (0, 0);
    while room.play_any(&mut rng) {
        let update = room.update(Viewer::Spectator, &shown);
        sent += update.areas.len();
        kept += shown.areas.len() - update.areas.len().min(shown.areas.len());
        shown.note(&update);
    }
    assert!(sent > 0 && kept > 2 * sent, "{sent} sent, {kept} kept");
}

#[test]
fn what_was_taken_back_meanwhile_is_not_told() {
    let mut room = Room::<Pebbles>::people(3, 2);
    room.act(seat(1), &["keep"]);
    room.act(seat(2), &["keep"]);
    let seen = room.table.sequence();
    room.act(seat(1), &["take 3"]);
    let now = room.table.sequence();
    let undo = room.undo_at(seat(1), now, seen).unwrap();
    room.commit(&undo);
    let texts = |since| {
        let lines = room.table.lines(since, &room.onlooker(Viewer::Spectator));
        lines
            .into_iter()
            .map(|line| (line.sequence.0, line.takes_back))
            .collect::<Vec<_>>()
    };
    assert_eq!(texts(seen), [(3, vec![seen])]);
    assert_eq!(texts(Sequence(3)), [(3, vec![seen])]);
    assert_eq!(texts(Sequence(0)).len(), 3);
}

/// An automatic entry is the only choice of a person, who has decided nothing yet in the turn, or
/// goes on and learns nothing by it; and no such choice is left.
#[test]
fn only_choices_of_people_are_played_by_the_table() {
    let mut automatic = 0;
    for seats in 2..=4 {
        let mut room = Room::<City>::people(13, seats);
        while room.play_any(&mut rng(13)) {
            for who in room.table.to_act() {
                assert!(room.table.branch().forced(who, room.now).is_none());
            }
        }
        let mut game = City::new(&room.table.setup, &room.table.live.now.seed);
        let mut decided = None;
        for entry in &room.table.live.log {
            let (who, mut legal) = (entry.seat.unwrap(), Vec::new());
            game.legal(who, &mut legal);
            let mut events = Vec::new();
            match entry.payload {
                Payload::Action(action) => {
                    decided = Some(who);
                    game.apply(who, action, &mut ());
                }
                Payload::Automatic(action) => {
                    decided = decided.filter(|last| *last == who);
                    automatic += 1;
                    assert_eq!(legal, [action]);
                    game.apply(who, action, &mut events);
                    let goes_on = game.to_act().contains(who);
                    assert!(goes_on || decided != Some(who), "{action} ends the turn");
                    let reveals = events.iter().any(kernel::Event::reveals);
                    assert!(
                        !reveals || decided != Some(who),
                        "nothing to take back is lost"
                    );
                }
                _ => unreachable!("not played"),
            }
        }
    }
    assert!(automatic > 0);
}

#[test]
fn nothing_is_played_for_bots() {
    let bots = people(3).map(|_| bot(Bot::Random));
    let mut room = Room::<City>::new(deal::<City>(13, bots));
    while let Some(job) = room.table.bot_job() {
        let answer = room.answer(&job.run(None).unwrap());
        room.commit(&answer.unwrap());
    }
    assert!(room.table.is_over());
    let log = &room.table.live.log;
    assert!(
        log.iter()
            .all(|entry| matches!(entry.payload, Payload::Action(_)))
    );
}

#[test]
fn the_end_tells_who_won_and_proves_the_deal() {
    let mut room = Room::<City>::people(17, 3);
    assert_eq!(room.table.record(), None);
    let promise = room.table.setup.commitment(&room.table.live.now.seed);
    let mut last = None;
    let mut rng = rng(17);
    while let Some((who, action)) = room.any_choice(&mut rng) {
        let now = room.table.sequence();
        let proposal = room.submit_at(who, now, &[action]).unwrap();
        assert_eq!(proposal.result.is_some(), proposal.to_act.is_empty());
        room.commit(&proposal);
        last = proposal.result;
    }
    let record = room.table.record().unwrap();
    assert_eq!(record.result.map(|(result, _)| result), last);
    assert_eq!(record.header.commitment, promise);
    let update = room.update(Viewer::Seat(seat(2)), &Shown::default());
    let outcome = update.outcome.unwrap();
    assert!(outcome.sentence.contains("Player"), "{}", outcome.sentence);
    let totals: Vec<i32> = update
        .scores
        .unwrap()
        .seats
        .iter()
        .map(|one| one.total)
        .collect();
    assert_eq!(totals, last.unwrap().scores.as_slice());
    assert!(update.choices.is_empty());
}

#[test]
fn hidden_scores_are_told_at_the_end() {
    let mut hidden = deal::<Pebbles>(3, people(2));
    hidden.hide_scores = true;
    let mut room = Room::<Pebbles>::new(hidden);
    assert_eq!(
        room.update(Viewer::Seat(seat(1)), &Shown::default()).scores,
        None
    );
    let mut rng = rng(3);
    while room.play_any(&mut rng) {}
    assert!(
        room.update(Viewer::Spectator, &Shown::default())
            .scores
            .is_some()
    );
    let onlooker = room.onlooker(Viewer::Spectator);
    let opening = room.table.past(0, &onlooker, &Shown::default());
    assert!(opening.scores.is_some(), "whoever looks back sees them");
}

#[test]
fn an_opponent_that_nobody_plays_has_a_name_though_points_are_hidden() {
    let mut hidden = deal::<Foundations>(3, people(2));
    hidden.hide_scores = true;
    let mut alone = Room::<Foundations>::new(hidden.clone());
    let told = alone.update(Viewer::Seat(seat(1)), &Shown::default());
    assert_eq!(told.rival, None);
    hidden.options = vec![("consul".to_string(), "standard".to_string())];
    let mut room = Room::<Foundations>::new(hidden);
    let told = room.update(Viewer::Seat(seat(1)), &Shown::default());
    assert_eq!((told.rival.as_deref(), told.scores), (Some("Consul"), None));
}

#[test]
fn every_game_of_the_list_opens_as_a_table() {
    for game in AnyGame::ALL {
        let mut deal = deal::<City>(1, people(game.meta().min_seats));
        deal.rules_version = game.meta().rules_version;
        deal.options.clear();
        let table = game.open(deal, &[]).unwrap();
        assert_eq!(table.sequence(), Sequence(0));
    }
}

#[test]
fn help_is_given_for_what_is_drawn() {
    let room = Room::<City>::people(1, 2);
    let first = room.table.to_act().first().unwrap();
    let onlooker = room.onlooker(Viewer::Seat(first));
    let mut table: Table<City> = room.table.clone();
    let update = table.update(&onlooker, &Shown::default());
    let hit = &update.choices[0].path[0];
    let help = room.table.help(&Pointed::at(hit), &onlooker).unwrap();
    assert!(!help.name.is_empty() && !help.text.is_empty());
    for bad in [
        "",
        "card",
        "card:",
        "nothing:here",
        "cell:99,99@5",
        "slot:999",
    ] {
        assert_eq!(
            room.table.help(&Pointed::at(bad), &onlooker),
            None,
            "{bad:?}"
        );
    }
}
