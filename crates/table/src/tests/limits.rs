//! What nobody can do again and again, and what everybody can always do; one seat a player.

use std::time::Duration;

use bots::Bot;
use kernel::Seat;
use log::{Driver, Occupant, Pace, PlayerId, UnixMillis, Visibility};
use pebbles::Pebbles;

use super::seating::{founded, link, stranger};
use super::{Room, bot, deal, people, player, seat};
use crate::{Arrival, Command, Playing as _, Refusal};

const MINUTE: i64 = 60 * 1000;

/// Hands the seat to a bot and back until that is refused; how often both went.
fn there_and_back(room: &mut Room<Pebbles>, who: Seat) -> (usize, Refusal) {
    for times in 0.. {
        let over = room.hand_over(who, who, bot(Bot::First)).unwrap();
        room.commit(&over);
        match room.hand_over(who, who, Driver::Person) {
            Ok(back) => room.commit(&back),
            Err(refusal) => return (times, refusal),
        }
    }
    unreachable!("the log would be without end");
}

#[test]
fn a_seat_goes_there_and_back_only_so_often() {
    let mut room = Room::<Pebbles>::people(3, 3);
    let (times, refusal) = there_and_back(&mut room, seat(1));
    assert_eq!((times, refusal), (5, Refusal::TooOften));
    let other = room.hand_over(seat(1), seat(1), bot(Bot::Random));
    assert_eq!(
        other,
        Err(Refusal::TooOften),
        "another bot is no way around"
    );
    room.now.0 += 11 * MINUTE;
    let back = room.hand_over(seat(1), seat(1), Driver::Person).unwrap();
    room.commit(&back);
    // A whole year of it is no long log.
    let before = room.log().len();
    for _ in 0..365 {
        for _ in 0..24 {
            let (_, refusal) = there_and_back(&mut room, seat(1));
            assert!(matches!(refusal, Refusal::TooOften | Refusal::TooMany));
            room.now.0 += 60 * MINUTE;
            if let Ok(back) = room.hand_over(seat(1), seat(1), Driver::Person) {
                room.commit(&back);
            } else {
                break;
            }
        }
        room.now.0 += 24 * 60 * MINUTE;
        if let Ok(back) = room.hand_over(seat(1), seat(1), Driver::Person) {
            room.commit(&back);
        } else {
            break;
        }
    }
    assert!(room.log().len() - before <= 2001, "{}", room.log().len());
}

#[test]
fn who_wore_a_table_out_can_be_replaced_by_the_others_and_can_leave() {
    let mut hurried = deal::<Pebbles>(3, people(3));
    hurried.pace = Pace::PerTurn(Duration::from_secs(60));
    let mut room = Room::<Pebbles>::new(hurried);
    for _ in 0..5 {
        let (_, refusal) = there_and_back(&mut room, seat(2));
        assert_eq!(refusal, Refusal::TooOften);
        room.now.0 += 11 * MINUTE;
        let back = room.hand_over(seat(2), seat(2), Driver::Person).unwrap();
        room.commit(&back);
        let over = room.hand_over(seat(1), seat(2), bot(Bot::First)).unwrap();
        room.commit(&over);
        room.now.0 += 11 * MINUTE;
        let back = room.hand_over(seat(2), seat(2), Driver::Person).unwrap();
        room.commit(&back);
    }
    let (_, refusal) = there_and_back(&mut room, seat(2));
    assert_eq!(refusal, Refusal::TooOften);
    // Everybody else has all they had.
    let over = room.hand_over(seat(3), seat(3), bot(Bot::First)).unwrap();
    room.commit(&over);
    let back = room.hand_over(seat(3), seat(3), Driver::Person).unwrap();
    room.commit(&back);
    room.act(seat(1), &["keep"]);
    let undo = room.undo_at(seat(1), room.table.sequence(), last(&room));
    room.commit(&undo.unwrap());
}

fn last(room: &Room<Pebbles>) -> log::Sequence {
    room.table.live.played.last().unwrap().sequence
}

#[test]
fn nobody_is_early_again_by_changing_hands_or_taking_back() {
    let mut hurried = deal::<Pebbles>(3, people(2));
    hurried.pace = Pace::PerTurn(Duration::from_secs(600));
    let mut room = Room::<Pebbles>::new(hurried);
    for number in [1, 2] {
        room.act(seat(number), &["keep"]);
    }
    let deadline = room.table.deadline(seat(1)).unwrap();
    room.now = UnixMillis(deadline.0 - 500);
    let over = room.hand_over(seat(1), seat(1), bot(Bot::First)).unwrap();
    room.commit(&over);
    let back = room.hand_over(seat(1), seat(1), Driver::Person).unwrap();
    room.commit(&back);
    assert_eq!(room.table.deadline(seat(1)), Some(deadline));
    room.act(seat(1), &["take 1"]);
    assert!(room.table.deadline(seat(2)) > Some(deadline));
    let undo = room.undo_at(seat(1), room.table.sequence(), last(&room));
    room.commit(&undo.unwrap());
    assert_eq!(room.table.deadline(seat(1)), Some(deadline));
    assert_eq!(room.reopened().live, room.table.live);
    room.now = deadline;
    assert!(room.hand_over(seat(2), seat(1), bot(Bot::First)).is_ok());
}

#[test]
fn taking_back_and_asking_have_limits_answering_has_none() {
    let mut room = Room::kept();
    let mut undone = 0;
    let refused = loop {
        room.act(seat(1), &["take 3"]);
        match room.undo_at(seat(1), room.table.sequence(), last(&room)) {
            Ok(undo) => room.commit(&undo),
            Err(refusal) => break refusal,
        }
        undone += 1;
    };
    assert_eq!((undone, refused), (120, Refusal::TooOften));
    room.now.0 += 11 * MINUTE;
    let point = last(&room);
    room.act(seat(2), &["take 1"]);
    let mut asked = 0;
    while let Ok(ask) = room.undo_at(seat(1), room.table.sequence(), point) {
        room.commit(&ask);
        let no = room.decline_at(seat(3), room.table.sequence()).unwrap();
        room.commit(&no);
        asked += 1;
    }
    assert_eq!(asked, 10);
    let other = room.undo_at(seat(2), room.table.sequence(), last(&room));
    assert!(other.is_ok(), "the others take back as before");
}

#[test]
fn one_player_takes_one_seat_of_an_open_table() {
    let open = |room: &Room<Pebbles>, who, command| room.asked_by(who, &command);
    let mut deal = deal::<Pebbles>(3, people(4).map(|_| Driver::Open));
    deal.origin.status = log::Status::Waiting;
    let mut room = Room::<Pebbles>::new(deal);
    let owner = player(seat(1));
    for who in [owner, stranger()] {
        let free = room.table.seats().iter();
        let mut free = free.filter(|seat| room.table.occupant(*seat) == Some(&Occupant::Open));
        let (first, second) = (free.next().unwrap(), free.next().unwrap());
        let taken = open(&room, who, Command::Take(first, Arrival::default())).unwrap();
        room.commit(&taken);
        for more in [
            Command::Take(second, Arrival::default()),
            Command::Claim(second, link(3), Arrival::default()),
        ] {
            assert_eq!(open(&room, who, more), Err(Refusal::SeatedAlready));
        }
    }
    // Of a private table the owner may give seats away, to itself as well.
    room.table.deal.visibility = Visibility::Private;
    assert!(open(&room, owner, Command::Take(seat(3), Arrival::default())).is_ok());
    let link = Command::Claim(seat(3), link(3), Arrival::default());
    assert_eq!(open(&room, stranger(), link), Err(Refusal::SeatedAlready));
}

#[test]
fn sitting_down_and_standing_up_does_not_go_on_and_standing_up_always_goes() {
    let mut room = founded();
    // The last seat would begin the game.
    let left = room.propose(seat(1), &Command::Leave(seat(1))).unwrap();
    room.commit(&left);
    let mut sat = 0;
    while let Ok(taken) = room.asked_by(stranger(), &Command::Take(seat(3), Arrival::default())) {
        room.commit(&taken);
        let left = room.asked_by(stranger(), &Command::Leave(seat(3))).unwrap();
        room.commit(&left);
        sat += 1;
    }
    assert_eq!(sat, 5);
    let refused = room.asked_by(stranger(), &Command::Take(seat(3), Arrival::default()));
    assert_eq!(refused, Err(Refusal::TooOften));
    let other = PlayerId::from_random([30; 16]);
    assert!(
        room.asked_by(other, &Command::Take(seat(3), Arrival::default()))
            .is_ok()
    );
    let mut made = 0;
    while let Ok(link) = room.propose(seat(1), &Command::Invite(seat(3), link(9))) {
        room.commit(&link);
        made += 1;
    }
    assert!((20..=30).contains(&made), "{made}");
    for out in [Command::Close, Command::Seat(seat(3), Bot::First)] {
        assert!(room.asked_by(player(seat(1)), &out).is_ok());
    }
}
