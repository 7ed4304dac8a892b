//! Bot turns, hand-over and pace.

use std::time::Duration;

use bots::Bot;
use city::City;
use kernel::Viewer;

use super::{Room, STARTED_AT, bot, deal, name, people, rng, seat};
use log::{Driver, Pace, Payload, UnixMillis};

use crate::{BotAnswer, Command, Playing as _, Refusal, Shown};
use pebbles::Pebbles;

#[test]
fn the_same_log_gives_the_same_bot_the_same_idea() {
    for bot in Bot::ALL {
        if bot.time_per_turn().is_some() {
            continue;
        }
        let mut drivers = people(3);
        drivers
            .iter_mut()
            .for_each(|(_, driver)| *driver = super::bot(*bot));
        let mut room = Room::<City>::new(deal::<City>(4, drivers));
        let mut together = 0;
        for _ in 0..12 {
            let Some(job) = room.table.bot_job() else {
                break;
            };
            let other = room.reopened().bot_job().unwrap();
            // A job runs on any thread.
            let answer =
                std::thread::scope(|scope| scope.spawn(|| job.run(None).unwrap()).join()).unwrap();
            assert_eq!(answer, other.run(None).unwrap());
            let proposal = room.answer(&answer).unwrap();
            let played = proposal.entries.iter().map(|entry| entry.payload.clone());
            let planned = answer.actions.iter().cloned().map(Payload::Action);
            assert!(played.eq(planned), "all of it, and nothing else");
            together += usize::from(proposal.entries.len() > 1);
            room.commit(&proposal);
        }
        assert_eq!(together > 0, *bot >= Bot::Mason, "{bot}: {together} plans");
    }
}

#[test]
fn what_a_bot_planned_beyond_something_revealed_is_left_out() {
    let mut drivers = people(2);
    drivers[seat(2)] = bot(Bot::First);
    let mut room = Room::<Pebbles>::new(deal::<Pebbles>(3, drivers));
    room.act(seat(1), &["swap"]);
    let answer = BotAnswer {
        seat: seat(2),
        answered: room.table.sequence(),
        actions: ["keep", "take 1", "take 1"].map(String::from).to_vec(),
    };
    let played = room.answer(&answer).unwrap();
    assert_eq!(played.entries.len(), 1);
}

#[test]
fn of_what_a_bot_planned_all_is_done_or_nothing() {
    let mut room = Room::<City>::new(deal::<City>(4, people(2).map(|_| bot(Bot::Mason))));
    let plan = loop {
        let answer = room.table.bot_job().unwrap().run(None).unwrap();
        if answer.actions.len() > 2 {
            break answer;
        }
        let proposal = room.answer(&answer).unwrap();
        room.commit(&proposal);
    };
    let before = room.log();
    let mut bad = plan.clone();
    bad.actions[1] = "place 99".to_string();
    assert!(room.answer(&bad).is_err());
    assert_eq!(room.log(), before);
    let whole = room.answer(&plan).unwrap();
    assert_eq!(whole.entries.len(), plan.actions.len());
    room.commit(&whole);
    assert_eq!(name(&room.answer(&plan).unwrap_err()), "Stale");
}

#[test]
fn who_thinks_by_the_clock_is_no_use_without_one() {
    let room = Room::<City>::new(deal::<City>(4, people(2).map(|_| bot(Bot::Praetor))));
    let job = room.table.bot_job().unwrap();
    assert_eq!(job.time(), Some(Duration::from_secs(1)));
    assert_eq!(job.run(None), None);
}

#[test]
fn a_late_answer_is_stale() {
    let mut room = Room::<Pebbles>::people(3, 3);
    let over = room.hand_over(seat(2), seat(2), bot(Bot::Builder));
    room.commit(&over.unwrap());
    let answer = room.table.bot_job().unwrap().run(None).unwrap();
    assert_eq!(answer.seat, seat(2));
    room.act(seat(1), &["keep"]);
    let late = room.answer(&answer).unwrap_err();
    assert_eq!(name(&late), "Stale");
    let _now = room.now;
    let back = room.hand_over(seat(2), seat(2), Driver::Person).unwrap();
    room.commit(&back);
    assert_eq!(name(&room.answer(&answer).unwrap_err()), "Stale");
    assert!(room.table.bot_job().is_none());
}

#[test]
fn bots_answer_only_for_bots() {
    let room = Room::<Pebbles>::people(3, 2);
    let answer = BotAnswer {
        seat: seat(1),
        answered: room.table.sequence(),
        actions: vec!["keep".to_string()],
    };
    assert_eq!(room.answer(&answer), Err(Refusal::Forbidden));
}

#[test]
fn a_seat_goes_to_a_bot_and_back() {
    let mut room = Room::<Pebbles>::people(3, 3);
    let (me, bot) = (seat(1), bot(Bot::First));
    let _now = room.now;
    let over = room.hand_over(me, me, bot).unwrap();
    assert_eq!(over.entries[0].payload, Payload::HandOver(bot));
    room.commit(&over);
    assert_eq!(room.table.driver(me), Some(bot));
    assert_eq!(room.hand_over(me, me, bot), Err(Refusal::SameDriver));
    let update = room.update(Viewer::Seat(me), &Shown::default());
    assert!(update.choices.is_empty());
    assert_eq!(
        update.lines.last().unwrap().text,
        "The bot first plays for Player 1 now"
    );
    let answer = room.table.bot_job().unwrap().run(None).unwrap();
    let played = room.answer(&answer).unwrap();
    room.commit(&played);
    let back = room.hand_over(me, me, Driver::Person).unwrap();
    room.commit(&back);
    assert_eq!(room.table.driver(me), Some(Driver::Person));
    assert_eq!(room.reopened().live, room.table.live);
    let refused = |by, who, driver| name(&room.hand_over(by, who, driver).unwrap_err());
    assert_eq!(refused(me, me, Driver::Open), "SameDriver");
    assert_eq!(refused(seat(2), seat(3), bot), "NotLate");
    assert_eq!(refused(seat(2), seat(3), Driver::Person), "Forbidden");
    assert_eq!(refused(me, seat(5), bot), "NoSeat");
}

#[test]
fn whoever_is_late_may_be_replaced_by_the_others() {
    let mut hurried = deal::<Pebbles>(3, people(2));
    hurried.pace = Pace::PerTurn(Duration::from_millis(500));
    let mut room = Room::<Pebbles>::new(hurried);
    let start = STARTED_AT;
    assert_eq!(
        room.table.deadline(seat(1)),
        Some(UnixMillis(start.0 + 500))
    );
    room.now = UnixMillis(start.0 + 100);
    room.act(seat(1), &["keep"]);
    assert_eq!(room.table.deadline(seat(1)), None, "nobody waits for it");
    let (early, late) = (UnixMillis(start.0 + 499), UnixMillis(start.0 + 500));
    assert!(room.table.late(early).is_empty());
    assert_eq!(room.table.late(late).iter().collect::<Vec<_>>(), [seat(2)]);
    let bot = bot(Bot::First);

    let hand = Command::HandOver {
        by: seat(1),
        seat: seat(2),
        driver: bot,
    };
    let hand = |at| room.propose_at(seat(1), &hand, at);
    assert_eq!(hand(early), Err(Refusal::NotLate));
    let over = hand(late).unwrap();
    room.commit(&over);
    assert!(room.table.late(late).is_empty(), "bots are never late");
    // Back at the table the clock of the turn has gone on: else nobody could be replaced.
    room.now = UnixMillis(late.0 + 300);
    let back = room.hand_over(seat(2), seat(2), Driver::Person).unwrap();
    room.commit(&back);
    assert_eq!(room.table.deadline(seat(2)), Some(late));
    assert_eq!(room.reopened().live, room.table.live);
}

#[test]
fn the_clock_of_a_turn_runs_through_its_actions() {
    let mut hurried = deal::<City>(3, people(2));
    hurried.pace = Pace::PerTurn(Duration::from_secs(5));
    let mut room = Room::<City>::new(hurried);
    let mut rng = rng(3);
    let mut kept = 0;
    for _ in 0..100 {
        let Some(who) = room.table.to_act().first() else {
            break;
        };
        let deadline = room.table.deadline(who);
        room.play_any(&mut rng);
        if room.table.to_act().contains(who) {
            assert_eq!(room.table.deadline(who), deadline);
            kept += 1;
        } else {
            assert_eq!(room.table.deadline(who), None);
        }
    }
    assert!(kept > 10);
    room.table.deal.pace = Pace::Unlimited;
    assert!(room.table.late(UnixMillis(i64::MAX)).is_empty());
}
