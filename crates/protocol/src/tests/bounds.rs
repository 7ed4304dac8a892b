//! A seat that has worn its part of the log out: the game goes on, and so does everybody else.

use bots::Bot;
use log::{Driver, Entry, Payload, Sequence, Token, UnixMillis};
use serde_json::json;
use table::{Arrival, Command, Refusal};

use super::{FABIUS, LIVIA, Served, player, requester, running, seat};
use crate::Error;

/// The table after Livia did these so often that she may do no more of them.
fn worn_out(mut served: Served, payloads: &[Payload<String>]) -> Served {
    let entries = payloads.iter().cycle().map(|payload| Entry {
        player: Some(player(LIVIA)),
        ..Entry::of_seat(seat(1), payload.clone(), UnixMillis(2000))
    });
    served.log.extend(entries.take(4000));
    let mut stored = served.stored();
    stored.info.next = Sequence(stored.log.len() as u32);
    let mut served = Served::open(&stored);
    served.now.0 += 1_000_000_000;
    served
}

fn there_and_back() -> [Payload<String>; 2] {
    let bot = Driver::Bot("builder".parse().unwrap());
    [Payload::HandOver(bot), Payload::HandOver(Driver::Person)]
}

#[test]
fn who_wore_out_hand_overs_leaves_for_good_and_the_others_as_they_like() {
    let mut served = worn_out(running(1), &there_and_back());
    let (livia, fabius) = (
        requester(Some(LIVIA), Some(seat(1))),
        requester(Some(FABIUS), Some(seat(2))),
    );
    let away = json!({"hand_over": {"seat": 1, "by": 1, "to": "bot builder"}});
    served.ask(&livia, &away).unwrap();
    let back = json!({"hand_over": {"seat": 1, "by": 1, "to": "person"}});
    let refused = served.ask(&livia, &back).unwrap_err();
    assert_eq!(refused, Error::Refused(Refusal::TooMany));
    for to in ["bot builder", "person"] {
        let fine = json!({"hand_over": {"seat": 2, "by": 2, "to": to}});
        served.ask(&fabius, &fine).unwrap();
    }
    served
        .change_seats(FABIUS, &Command::Leave(seat(2)))
        .unwrap();
}

#[test]
fn who_wore_out_taking_back_still_plays() {
    let undo = Payload::Undo(Vec::new());
    let mut served = worn_out(running(1), &[undo]);
    let livia = requester(Some(LIVIA), Some(seat(1)));
    let action = served.actions(LIVIA, seat(1)).remove(0);
    let point = served.live.table.sequence();
    let wanted = json!({"submit": served.submission(seat(1), &[&action])});
    served.ask(&livia, &wanted).unwrap();
    let undo = json!({"undo": {"seat": 1, "sequence": served.live.table.sequence(),
        "point": point}});
    let refused = served.ask(&livia, &undo).unwrap_err();
    assert_eq!(refused, Error::Refused(Refusal::TooMany));
}

#[test]
fn a_worn_out_table_that_waits_is_left_given_up_or_begins() {
    let new = json!({"game": "city", "seats": [{"kind": "me"}, {"kind": "open"}],
        "visibility": "open"});
    let link = Token::from_random([8; 26]).hash();
    for (name, last) in [
        (LIVIA, Command::Close),
        (LIVIA, Command::Leave(seat(1))),
        (FABIUS, Command::Take(seat(2), Arrival::default())),
        (FABIUS, Command::Claim(seat(2), link, Arrival::default())),
        (LIVIA, Command::Seat(seat(2), Bot::Builder)),
    ] {
        let mut served = worn_out(Served::found(&new, 2), &[Payload::Link(link)]);
        let more = served.change_seats(LIVIA, &Command::Invite(seat(1), link));
        assert_eq!(more, Err(Error::Refused(Refusal::TooMany)));
        served.change_seats(name, &last).unwrap();
    }
}
