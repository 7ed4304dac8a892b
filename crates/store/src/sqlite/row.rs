//! Rows of the file as typed things. What cannot be read back is a fault, never a guess.

use std::collections::BTreeMap;
use std::str::FromStr;
use std::time::Duration;

use kernel::{BySeat, Seat, SeatSet, Seats};
use log::{Entry, Occupant, Origin, Pace, Payload, SeatState, Sequence, TableInfo, UnixMillis};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::origin;
use crate::{Error, Fault, Refusal};

/// The columns that [`infos`] reads: a row for each seat of a table.
macro_rules! info_columns {
    () => {
        "t.id, t.game, t.rules_version, t.options, t.settings, t.commitment, t.deal, t.known_deal, \
         t.owner, \
         t.turn_limit, t.visibility, t.status, t.result, t.to_act, t.sequence, t.created_at, \
         t.started_at, t.finished_at, t.touched_at, t.closes_at, t.closing, \
         s.seat, s.kind, s.player, s.alias, s.level, s.invite IS NOT NULL AS invited, \
         s.shared, \
         coalesce(s.alias, nullif(p.name, '')) AS name"
    };
}
pub(super) use info_columns;

/// Tables from rows in which all seats of a table follow each other, in seat order.
pub fn infos(rows: &[SqliteRow]) -> Result<Vec<TableInfo>, Error> {
    let mut ids = Vec::with_capacity(rows.len());
    for row in rows {
        ids.push(row.try_get::<&str, _>("id")?);
    }
    let mut tables = Vec::new();
    let mut start = 0;
    while start < rows.len() {
        let count = ids[start..]
            .iter()
            .take_while(|id| **id == ids[start])
            .count();
        tables.push(info(&rows[start..start + count])?);
        start += count;
    }
    Ok(tables)
}

fn info(rows: &[SqliteRow]) -> Result<TableInfo, Error> {
    let row = &rows[0];
    Ok(TableInfo {
        id: parsed(row, "id")?,
        game: row.try_get("game")?,
        rules_version: row.try_get("rules_version")?,
        options: pairs(row, "options")?,
        settings: pairs(row, "settings")?,
        seats: seat_states(rows)?,
        dealing: parsed(row, "deal")?,
        commitment: parsed(row, "commitment")?,
        known_deal: row.try_get("known_deal")?,
        owner: optional(row, "owner")?,
        pace: pace(row)?,
        visibility: parsed(row, "visibility")?,
        status: parsed(row, "status")?,
        result: row.try_get("result")?,
        to_act: to_act(row)?,
        next: Sequence(row.try_get("sequence")?),
        created_at: UnixMillis(row.try_get("created_at")?),
        started_at: optional_millis(row, "started_at")?,
        finished_at: optional_millis(row, "finished_at")?,
        touched_at: UnixMillis(row.try_get("touched_at")?),
        closes_at: optional_millis(row, "closes_at")?,
        closing: optional(row, "closing")?,
    })
}

fn seat_states(rows: &[SqliteRow]) -> Result<BySeat<SeatState>, Error> {
    let seats = Seats::new(rows.len()).ok_or_else(|| damaged("number of seats"))?;
    let mut states = BySeat::new(seats);
    for row in rows {
        let seat = seat(row)?;
        if !seats.contains(seat) {
            return Err(damaged("seat"));
        }
        states[seat] = SeatState {
            occupant: occupant(row)?,
            name: row.try_get("name")?,
            invited: row.try_get("invited")?,
            shared: row.try_get("shared")?,
        };
    }
    Ok(states)
}

/// The columns `kind`, `player`, `alias`, `level` of a seat.
fn occupant(row: &SqliteRow) -> Result<Occupant, Error> {
    match row.try_get("kind")? {
        "open" => Ok(Occupant::Open),
        "bot" => Ok(Occupant::Bot {
            level: parsed(row, "level")?,
        }),
        "person" => Ok(Occupant::Person {
            player: parsed(row, "player")?,
            alias: row.try_get("alias")?,
        }),
        _ => Err(damaged("kind")),
    }
}

/// The column `seat`, counted from 1.
pub fn seat(row: &SqliteRow) -> Result<Seat, Error> {
    let number: u32 = row.try_get("seat")?;
    Seat::from_number(number as usize).ok_or_else(|| damaged("seat"))
}

/// A whole log: entry `n` has sequence `n`, and there is none beyond `next`.
pub fn log_of(rows: &[SqliteRow], next: Sequence) -> Result<Vec<Entry<String>>, Error> {
    if rows.len() != next.index() {
        return Err(damaged("log"));
    }
    rows.iter().enumerate().map(numbered).collect()
}

/// The actions of a log that were not taken back, from its actions and undos alone.
pub fn in_force(rows: &[SqliteRow]) -> Result<Vec<Entry<String>>, Error> {
    let mut actions = BTreeMap::new();
    for row in rows {
        let entry = entry(row)?;
        for taken_back in entry.payload.takes_back() {
            actions.remove(&taken_back.0);
        }
        if entry.payload.action().is_some() {
            actions.insert(row.try_get::<u32, _>("sequence")?, entry);
        }
    }
    Ok(actions.into_values().collect())
}

/// Some entries of a log.
pub fn entries(rows: &[SqliteRow]) -> Result<Vec<Entry<String>>, Error> {
    rows.iter().map(entry).collect()
}

fn numbered((index, row): (usize, &SqliteRow)) -> Result<Entry<String>, Error> {
    match row.try_get::<u32, _>("sequence")? as usize == index {
        true => entry(row),
        false => Err(damaged("log")),
    }
}

fn entry(row: &SqliteRow) -> Result<Entry<String>, Error> {
    let about_all = row.try_get::<u32, _>("seat")? == 0;
    let payload = Payload::from_words(row.try_get("kind")?, row.try_get("words")?);
    Ok(Entry {
        seat: (!about_all).then(|| seat(row)).transpose()?,
        player: optional(row, "player")?,
        submission: optional(row, "submission")?,
        payload: payload.ok_or_else(|| damaged("entry"))?,
        at: UnixMillis(row.try_get("at")?),
    })
}

/// The column `origin` of a table with so many seats.
pub fn origin_of(row: &SqliteRow, seats: Seats) -> Result<Origin, Error> {
    match row.try_get("origin")? {
        None => Ok(Origin::waiting(seats)),
        Some(text) => origin::parse(text, seats).ok_or_else(|| damaged("origin")),
    }
}

/// A column of text that stands for something typed.
pub fn parsed<T: FromStr>(row: &SqliteRow, column: &'static str) -> Result<T, Error> {
    let text: &str = row.try_get(column)?;
    text.parse().map_err(|_| damaged(column))
}

/// The same of a column that may be empty.
fn optional<T: FromStr>(row: &SqliteRow, column: &'static str) -> Result<Option<T>, Error> {
    let text: Option<&str> = row.try_get(column)?;
    text.map(|_| parsed(row, column)).transpose()
}

/// A moment that may not have come.
pub fn optional_millis(row: &SqliteRow, column: &'static str) -> Result<Option<UnixMillis>, Error> {
    Ok(row.try_get::<Option<i64>, _>(column)?.map(UnixMillis))
}

fn pace(row: &SqliteRow) -> Result<Pace, Error> {
    let limit: Option<i64> = row.try_get("turn_limit")?;
    let Some(millis) = limit else {
        return Ok(Pace::Unlimited);
    };
    let millis = u64::try_from(millis).map_err(|_| damaged("turn_limit"))?;
    Ok(Pace::PerTurn(Duration::from_millis(millis)))
}

fn to_act(row: &SqliteRow) -> Result<SeatSet, Error> {
    let numbers: &str = row.try_get("to_act")?;
    let seats = numbers.split_whitespace().map(str::parse);
    seats
        .collect::<Result<_, _>>()
        .map_err(|_| damaged("to_act"))
}

/// Seat numbers as the column `to_act` holds them.
pub fn seat_numbers(seats: SeatSet) -> String {
    let numbers: Vec<_> = seats.iter().map(|seat| seat.to_string()).collect();
    numbers.join(" ")
}

/// Options as one column holds them.
pub fn lines(pairs: &[(String, String)]) -> Result<String, Error> {
    let mut text = String::new();
    for (key, value) in pairs {
        one_line(key)?;
        one_line(value)?;
        if key.contains('=') {
            return Err(Refusal::NotOneLine.into());
        }
        text.extend([key, "=", value, "\n"]);
    }
    Ok(text)
}

fn pairs(row: &SqliteRow, column: &'static str) -> Result<Vec<(String, String)>, Error> {
    let text: &str = row.try_get(column)?;
    let pair = |line: &str| {
        let (key, value) = line.split_once('=').ok_or_else(|| damaged(column))?;
        Ok((key.to_string(), value.to_string()))
    };
    text.lines().map(pair).collect()
}

/// Refuses a text that would break a line of a record.
pub fn one_line(text: &str) -> Result<(), Error> {
    match text.contains(['\n', '\r']) {
        true => Err(Refusal::NotOneLine.into()),
        false => Ok(()),
    }
}

fn damaged(what: &str) -> Error {
    Fault::Damaged(format!("the {what} cannot be read")).into()
}
