//! What the store adds to a log by itself where an operator ends a table or a player has to go.

use log::{Closing, Driver, Entry, Occupant, Payload, Status};
use pebbles::Pebbles;

use super::{Room, seat};
use crate::{Command, Playing as _, Refusal, Table, substitute};

/// The table with one entry more.
fn with(room: &Room<Pebbles>, entry: Entry<String>) -> Table<Pebbles> {
    let mut log = room.log();
    log.push(entry);
    Table::open(room.table.deal.clone(), &log).unwrap()
}

#[test]
fn a_running_table_that_an_operator_closes_is_over_for_everybody() {
    let mut room = Room::<Pebbles>::people(3, 2);
    room.act(seat(1), &["keep"]);
    let closing = Payload::Close(Closing::Operator("spam".to_string()));
    room.table = with(&room, Entry::of_table(closing, room.now));
    assert_eq!(room.table.status(), Status::Closed);
    assert!(room.table.to_act().is_empty() && room.table.bot_job().is_none());
    let now = room.table.sequence();
    let late = room.submit_at(seat(2), now, &["keep".to_string()]);
    assert_eq!(late, Err(Refusal::Closed));
}

#[test]
fn a_bot_goes_on_for_who_is_banned_or_forgotten() {
    let room = Room::<Pebbles>::people(3, 2);
    let level = substitute();
    for (payload, stays) in [
        (Payload::HandOver(Driver::Bot(level)), true),
        (Payload::Sit(Occupant::Bot { level }), false),
    ] {
        let table = with(&room, Entry::of_seat(seat(2), payload, room.now));
        assert_eq!(table.driver(seat(2)), Some(Driver::Bot(level)));
        assert_eq!(table.seats_of(super::player(seat(2))).is_empty(), !stays);
        assert_eq!(table.to_act(), room.table.to_act());
        assert!(table.awaits_bot());
    }
}

#[test]
fn nobody_agrees_for_who_is_forgotten() {
    let mut room = Room::<Pebbles>::people(3, 3);
    let first = room.table.sequence();
    for number in 1..=3 {
        room.act(seat(number), &["keep"]);
    }
    let before = room.table.undo_state(Some(seat(1)));
    assert_eq!(before.ask, Some(first));
    let bot = Occupant::Bot {
        level: substitute(),
    };
    let gone = Entry::of_seat(seat(2), Payload::Sit(bot), room.now);
    room.table = with(&room, gone);
    assert_eq!(room.table.undo_state(Some(seat(1))).ask, None);
    let back = Command::Undo {
        seat: seat(1),
        answered: room.table.sequence(),
        point: first,
    };
    let refused = room.propose(seat(1), &back);
    assert_eq!(refused, Err(Refusal::NothingToUndo));
}
