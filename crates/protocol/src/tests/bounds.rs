//! A log that has grown too long: the game goes on, nothing else does.

use bots::Bot;
use log::{Entry, Payload, Sequence, Token, UnixMillis};
use serde_json::json;
use table::{Arrival, Command};

use super::{FABIUS, LIVIA, Served, requester, running, seat};
use crate::Error;

/// The table after so many new links that no more are made.
fn worn_out(mut served: Served) -> Served {
    let link = Token::from_random([9; 26]).hash();
    let entry = Entry::of_seat(seat(1), Payload::Link(link), UnixMillis(2000));
    served.log.resize(20_000, entry);
    let mut stored = served.stored();
    stored.info.next = Sequence(20_000);
    Served::open(&stored)
}

#[test]
fn nothing_that_could_go_on_for_ever_does() {
    let mut served = worn_out(running(1));
    let livia = requester(Some(LIVIA), Some(seat(1)));
    let away = json!({"hand_over": {"seat": 1, "by": 1, "to": "bot builder"}});
    assert_eq!(served.ask(&livia, &away).unwrap_err(), Error::TooManyUndos);
    let leave = served.change_seats(LIVIA, &Command::Leave(seat(1)));
    assert_eq!(leave, Err(Error::TooManyUndos));
    let action = served.actions(LIVIA, seat(1)).remove(0);
    let wanted = json!({"submit": served.submission(seat(1), &[&action])});
    served.ask(&livia, &wanted).unwrap();
    let undo = json!({"undo": {"seat": 1, "sequence": served.live.table.sequence(),
        "point": 20_000}});
    assert_eq!(served.ask(&livia, &undo).unwrap_err(), Error::TooManyUndos);
}

#[test]
fn a_worn_out_table_that_waits_is_given_up_or_begins() {
    let new = json!({"game": "city", "seats": [{"kind": "me"}, {"kind": "open"}],
        "visibility": "open"});
    let link = Token::from_random([8; 26]).hash();
    for (name, last) in [
        (LIVIA, Command::Close),
        (FABIUS, Command::Take(seat(2), Arrival::default())),
        (FABIUS, Command::Claim(seat(2), link, Arrival::default())),
        (LIVIA, Command::Seat(seat(2), Bot::Builder)),
    ] {
        let mut served = worn_out(Served::found(&new, 2));
        for command in [Command::Invite(seat(2), link), Command::Leave(seat(1))] {
            let changed = served.change_seats(LIVIA, &command);
            assert_eq!(changed, Err(Error::TooManyUndos), "{command:?}");
        }
        served.change_seats(name, &last).unwrap();
    }
}
