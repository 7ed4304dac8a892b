//! Players, tables and entries for the suite, and short ways to them.

use kernel::{BySeat, Seat, SeatSet, Seats, Seed};

use crate::{
    Append, Change, Error, NewEntry, NewPlayer, NewSeat, NewTable, Occupant, Pace, Payload,
    PlayerId, Refusal, Sequence, Store, TableId, Token, UnixMillis, Visibility,
};

/// A result line that fits a table of two.
pub const RESULT: &str = "result scores 31 27 places 1 2";

/// The seat with this number.
pub fn seat(number: usize) -> Seat {
    Seat::from_number(number).expect("tests use real seats")
}

/// A moment.
pub fn at(millis: i64) -> UnixMillis {
    UnixMillis(millis)
}

/// A player of this name.
pub async fn player(store: &impl Store, name: &str) -> PlayerId {
    let new = NewPlayer {
        name: name.to_string(),
        secret: Token::random().hash(),
        recovery: Token::random().hash(),
        at: at(1),
    };
    store.create_player(new).await.expect("a player is kept")
}

/// A table with these people or bots.
pub fn table_of(owner: PlayerId, occupants: &[Occupant]) -> NewTable {
    let seats = Seats::new(occupants.len()).expect("tests use real tables");
    let options = [("first", "1"), ("expert", "false")];
    let seed = Seed::of_series(4, 2);
    NewTable {
        game: "city".to_string(),
        rules_version: 3,
        options: options.map(|(k, v)| (k.to_string(), v.to_string())).into(),
        settings: vec![("scores".to_string(), "hidden".to_string())],
        seats: BySeat::from_fn(seats, |seat| NewSeat {
            occupant: occupants[seat.index()].clone(),
            invite: None,
        }),
        seed,
        commitment: seed.commitment("city", 3, seats, &options),
        owner,
        pace: Pace::Unlimited,
        visibility: Visibility::Open,
        at: at(10),
    }
}

/// A bot.
pub fn bot() -> Occupant {
    let level = "builder".to_string();
    Occupant::Bot { level }
}

/// A table that waits for its second player.
pub async fn waiting(store: &impl Store, owner: PlayerId) -> TableId {
    let new = table_of(owner, &[Occupant::person(owner), Occupant::Open]);
    store.create_table(new).await.expect("a table is kept")
}

/// A table where the player's game against a bot has begun.
pub async fn running(store: &impl Store, owner: PlayerId) -> TableId {
    let new = table_of(owner, &[Occupant::person(owner), bot()]);
    let table = store.create_table(new).await.expect("a table is kept");
    let started = store.append(start(table)).await;
    assert_eq!(started, Ok(Sequence(0)));
    table
}

/// A game of two actions, finished at this moment.
pub async fn finished(store: &impl Store, owner: PlayerId, millis: i64) -> TableId {
    let table = running(store, owner).await;
    let done = store.append(Append {
        at: at(millis),
        ..finish(table, 0)
    });
    assert_eq!(done.await, Ok(Sequence(1)));
    table
}

/// An action of the first seat.
pub fn action(text: &str) -> NewEntry {
    let payload = Payload::Action(text.to_string());
    NewEntry {
        seat: seat(1),
        payload,
    }
}

/// An append of one action.
pub fn step(table: TableId, expected: u32, text: &str) -> Append {
    Append {
        table,
        expected: Sequence(expected),
        entries: vec![action(text)],
        seats: vec![],
        to_act: SeatSet::one(seat(2)),
        change: None,
        at: at(20),
    }
}

/// The beginning of a game.
pub fn start(table: TableId) -> Append {
    Append {
        entries: vec![],
        to_act: SeatSet::one(seat(1)),
        change: Some(Change::Start),
        ..step(table, 0, "")
    }
}

/// The last action of a game.
pub fn finish(table: TableId, expected: u32) -> Append {
    Append {
        to_act: SeatSet::EMPTY,
        change: Some(Change::Finish(RESULT.to_string())),
        ..step(table, expected, "end")
    }
}

/// Asserts that a request was refused for this reason.
#[track_caller]
pub fn refused<T: std::fmt::Debug>(answer: Result<T, Error>, reason: &Refusal) {
    match answer {
        Err(Error::Refused(refusal)) => assert_eq!(&refusal, reason),
        other => panic!("expected {reason:?}, found {other:?}"),
    }
}
