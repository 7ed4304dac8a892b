//! Bot turns, hand-over and pace.

use bots::Bot;
use city::City;
use kernel::Viewer;

use super::{Room, deal, people, rng, seat};
use crate::{BotAnswer, Driver, Millis, Pace, Payload, Proposal, Refusal, Shown};
use pebbles::Pebbles;

impl<G: kernel::Advice + scene::Show> Room<G> {
    fn answered(&self, answer: &BotAnswer) -> Result<Proposal, Refusal> {
        let onlooker = self.onlooker(Viewer::Spectator);
        self.table.answer(answer, self.now, &onlooker.reader())
    }
}

fn with_bot<G: kernel::Advice + scene::Show>(number: usize, bot: Bot) -> Room<G> {
    let mut drivers = people(3);
    drivers[seat(number)] = Driver::Bot(bot);
    Room::new(deal::<G>(3, drivers))
}

#[test]
fn the_same_log_gives_the_same_bot_the_same_idea() {
    for bot in Bot::ALL {
        let mut drivers = people(3);
        drivers
            .iter_mut()
            .for_each(|(_, driver)| *driver = Driver::Bot(*bot));
        let mut room = Room::<City>::new(deal::<City>(4, drivers));
        for _ in 0..60 {
            let job = room.table.bot_job().unwrap();
            let other = room.reopened().bot_job().unwrap();
            // A job runs on any thread.
            let answer = std::thread::scope(|scope| scope.spawn(|| job.run()).join()).unwrap();
            assert_eq!(answer, other.run());
            let proposal = room.answered(&answer).unwrap();
            room.commit(&proposal);
        }
    }
}

#[test]
fn a_late_answer_is_stale() {
    let mut room = with_bot::<Pebbles>(2, Bot::Builder);
    let answer = room.table.bot_job().unwrap().run();
    assert_eq!(answer.seat, seat(2));
    room.act(seat(1), &["keep"]);
    let late = room.answered(&answer).unwrap_err();
    assert_eq!(late.code(), "action/stale");
    let now = room.now;
    let back = room
        .table
        .hand_over(seat(2), seat(2), Driver::Person, now)
        .unwrap();
    room.commit(&back);
    assert_eq!(room.answered(&answer).unwrap_err().code(), "action/stale");
    assert!(room.table.bot_job().is_none());
}

#[test]
fn bots_answer_only_for_bots() {
    let room = Room::<Pebbles>::people(3, 2);
    let answer = BotAnswer {
        seat: seat(1),
        answered: room.table.sequence(),
        action: "keep".to_string(),
    };
    assert_eq!(room.answered(&answer), Err(Refusal::Forbidden));
}

#[test]
fn a_seat_goes_to_a_bot_and_back() {
    let mut room = Room::<Pebbles>::people(3, 3);
    let (me, bot) = (seat(1), Driver::Bot(Bot::First));
    let now = room.now;
    let over = room.table.hand_over(me, me, bot, now).unwrap();
    assert_eq!(over.entries[0].payload, Payload::HandOver(bot));
    room.commit(&over);
    assert_eq!(room.table.driver(me), Some(bot));
    assert_eq!(
        room.table.hand_over(me, me, bot, now),
        Err(Refusal::SameDriver)
    );
    let update = room.update(Viewer::Seat(me), &Shown::default());
    assert!(update.choices.is_empty());
    assert_eq!(
        update.lines.last().unwrap().text,
        "first plays for Player 1 now"
    );
    let answer = room.table.bot_job().unwrap().run();
    let played = room.answered(&answer).unwrap();
    room.commit(&played);
    let back = room.table.hand_over(me, me, Driver::Person, now).unwrap();
    room.commit(&back);
    assert_eq!(room.table.driver(me), Some(Driver::Person));
    assert_eq!(room.reopened().live, room.table.live);
    let refused = |by, who, driver| {
        room.table
            .hand_over(by, who, driver, now)
            .unwrap_err()
            .code()
    };
    assert_eq!(refused(me, me, Driver::Open), "seat/same-driver");
    assert_eq!(refused(seat(2), seat(3), bot), "pace/not-late");
    assert_eq!(refused(seat(2), seat(3), Driver::Person), "seat/forbidden");
    assert_eq!(refused(me, seat(5), bot), "seat/unknown");
}

#[test]
fn whoever_is_late_may_be_replaced_by_the_others() {
    let mut hurried = deal::<Pebbles>(3, people(2));
    hurried.pace = Pace::PerTurn(500);
    let mut room = Room::<Pebbles>::new(hurried);
    let start = room.table.deal.started_at;
    assert_eq!(room.table.deadline(seat(1)), Some(Millis(start.0 + 500)));
    room.now = Millis(start.0 + 100);
    room.act(seat(1), &["keep"]);
    assert_eq!(room.table.deadline(seat(1)), None, "nobody waits for it");
    let (early, late) = (Millis(start.0 + 499), Millis(start.0 + 500));
    assert!(room.table.late(early).is_empty());
    assert_eq!(room.table.late(late).iter().collect::<Vec<_>>(), [seat(2)]);
    let bot = Driver::Bot(Bot::First);
    let hand = |at| room.table.hand_over(seat(1), seat(2), bot, at);
    assert_eq!(hand(early), Err(Refusal::NotLate));
    let over = hand(late).unwrap();
    room.commit(&over);
    assert!(room.table.late(late).is_empty(), "bots are never late");
    // Back at the table the clock starts again.
    room.now = Millis(late.0 + 300);
    let back = room
        .table
        .hand_over(seat(2), seat(2), Driver::Person, room.now)
        .unwrap();
    room.commit(&back);
    assert_eq!(room.table.deadline(seat(2)), Some(Millis(late.0 + 800)));
    assert_eq!(room.reopened().live, room.table.live);
}

#[test]
fn the_clock_of_a_turn_runs_through_its_actions() {
    let mut hurried = deal::<City>(3, people(2));
    hurried.pace = Pace::PerTurn(5000);
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
    assert!(room.table.late(Millis(i64::MAX)).is_empty());
}
