//! Players, tables and entries for the suite, and short ways to them.

use kernel::{Dealing, Seat, SeatSet, Seats, Seed};
use log::{
    Append, Closing, Entry, NewTable, Occupant, Pace, Payload, PlayerId, Right, Sequence, TableId,
    Token, TokenHash, UnixMillis, Visibility,
};

use crate::{Error, NewPlayer, Refusal, Store, random};

/// A result line that fits a table of two.
pub const RESULT: &str = "result scores 31 27 places 1 2";

/// How many entries the log of a [`waiting`] table has.
pub const SEATED: u32 = 1;

/// How many entries the log of a [`running`] table has.
pub const BEGUN: u32 = 3;

/// The seat with this number.
pub fn seat(number: usize) -> Seat {
    Seat::from_number(number).expect("tests use real seats")
}

/// A moment.
pub fn at(millis: i64) -> UnixMillis {
    UnixMillis(millis)
}

/// The hash of a secret that nobody had before.
pub fn secret() -> TokenHash {
    Token::from_random(random()).hash()
}

/// A player of this name.
pub async fn player(store: &impl Store, name: &str) -> PlayerId {
    let new = NewPlayer {
        name: name.to_string(),
        secret: secret(),
        recovery: secret(),
        at: at(1),
    };
    store.create_player(new).await.expect("a player is kept")
}

/// Somebody who never came.
pub fn stranger() -> PlayerId {
    PlayerId::from_random(random())
}

/// A table with these people or bots.
pub fn table_of(owner: PlayerId, occupants: &[Occupant]) -> NewTable {
    let seats = Seats::new(occupants.len()).expect("tests use real tables");
    let options = [("first", "1"), ("expert", "false")];
    let seed = Seed::of_series(4, 2);
    let taken = (1..).zip(occupants);
    let taken = taken.filter(|(_, occupant)| **occupant != Occupant::Open);
    let sits = taken.map(|(number, occupant)| sit(number, occupant.clone()));
    NewTable {
        id: TableId::from_random(random()),
        game: "city".to_string(),
        rules_version: 3,
        options: options.map(|(k, v)| (k.to_string(), v.to_string())).into(),
        settings: vec![("scores".to_string(), "hidden".to_string())],
        seats,
        dealing: Dealing::Seed,
        secret: seed.into(),
        commitment: seed.commitment("city", 3, seats, &options),
        owner,
        pace: Pace::Unlimited,
        visibility: Visibility::Open,
        entries: sits.collect(),
        to_act: SeatSet::EMPTY,
        at: at(10),
    }
}

/// A bot.
pub fn bot() -> Occupant {
    let level = "builder".parse().expect("a level is a word");
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
    begun(store, new).await
}

/// The table, with a game that has begun.
pub async fn begun(store: &impl Store, mut new: NewTable) -> TableId {
    new.entries.push(start());
    new.to_act = SeatSet::one(seat(1));
    store.create_table(new).await.expect("a table is kept")
}

/// A game of one action, finished at this moment.
pub async fn finished(store: &impl Store, owner: PlayerId, millis: i64) -> TableId {
    let table = running(store, owner).await;
    let done = store.append(later(millis, finish(table, BEGUN))).await;
    assert_eq!(done, Ok(Sequence(BEGUN + 1)));
    table
}

/// An entry about a seat.
pub fn entry(number: usize, payload: Payload<String>) -> Entry<String> {
    Entry::of_seat(seat(number), payload, at(20))
}

/// An action of the first seat.
pub fn action(text: &str) -> Entry<String> {
    entry(1, Payload::Action(text.to_string()))
}

/// Somebody sits down.
pub fn sit(number: usize, occupant: Occupant) -> Entry<String> {
    entry(number, Payload::Sit(occupant))
}

/// A link to a seat.
pub fn link(number: usize, hash: TokenHash) -> Entry<String> {
    entry(number, Payload::Link(hash))
}

/// The beginning of a game.
pub fn start() -> Entry<String> {
    Entry {
        seat: None,
        ..entry(1, Payload::Start)
    }
}

/// The end of a table without a result, by its owner.
pub fn close() -> Entry<String> {
    Entry {
        seat: None,
        ..entry(1, Payload::Close(Closing::GivenUp))
    }
}

/// An append by the table itself.
pub fn add<const N: usize>(table: TableId, expected: u32, entries: [Entry<String>; N]) -> Append {
    Append {
        table,
        expected: Sequence(expected),
        right: Right::Table,
        entries: entries.into(),
        to_act: SeatSet::one(seat(2)),
        result: None,
    }
}

/// An append of one action.
pub fn step(table: TableId, expected: u32, text: &str) -> Append {
    add(table, expected, [action(text)])
}

/// The last action of a game.
pub fn finish(table: TableId, expected: u32) -> Append {
    Append {
        to_act: SeatSet::EMPTY,
        result: Some(RESULT.to_string()),
        ..step(table, expected, "end")
    }
}

/// The same by this right.
pub fn by(right: Right, append: Append) -> Append {
    Append { right, ..append }
}

/// The same at this moment.
pub fn later(millis: i64, mut append: Append) -> Append {
    for entry in &mut append.entries {
        entry.at = at(millis);
    }
    append
}

/// Asserts that a request was refused for this reason.
#[track_caller]
pub fn refused<T: std::fmt::Debug>(answer: Result<T, Error>, reason: &Refusal) {
    match answer {
        Err(Error::Refused(refusal)) => assert_eq!(&refusal, reason),
        other => panic!("expected {reason:?}, found {other:?}"),
    }
}
