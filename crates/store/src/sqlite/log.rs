//! Appending to a table's log.

use sqlx::{SqliteConnection, query};

use super::row::{one_line, seat_numbers};
use super::seats;
use super::tables::{Key, State, state};
use crate::{Append, Change, Error, NewEntry, Refusal, Sequence, Status, UnixMillis};

pub async fn append(conn: &mut SqliteConnection, append: Append) -> Result<Sequence, Error> {
    let before = state(conn, append.table).await?;
    let key = admit(before, &append)?;
    for (seat, occupant) in &append.seats {
        seats::seat_down(conn, key, *seat, occupant).await?;
    }
    if append.change == Some(Change::Start) && seats::any_open(conn, key).await? {
        return Err(Refusal::SeatsOpen.into());
    }
    let next = before.sequence + append.entries.len() as u32;
    insert(conn, key, before.sequence, &append.entries, append.at).await?;
    move_on(conn, key, next, &append).await?;
    Ok(Sequence(next))
}

/// Whether the append fits the table as it is. Whoever is behind learns that first: a repeated
/// last move finds the table finished, and is stale all the same.
fn admit(before: State, append: &Append) -> Result<Key, Error> {
    let next = Sequence(before.sequence);
    if next != append.expected {
        return Err(Refusal::Stale { next }.into());
    }
    match append.change {
        Some(Change::Start) => before.with(Status::Waiting),
        Some(Change::Finish(_)) | None => before.with(Status::Running),
    }
}

/// Adds entries to the end of a log.
pub async fn insert(
    conn: &mut SqliteConnection,
    table: Key,
    first: u32,
    entries: &[NewEntry],
    at: UnixMillis,
) -> Result<(), Error> {
    for (sequence, NewEntry { seat, deed }) in (first..).zip(entries) {
        let words = deed.words();
        one_line(&words)?;
        query(
            "INSERT INTO log (table_key, sequence, seat, kind, words, at)
             VALUES (?, ?, ?, ?, ?, ?)",
        )
        .bind(table.0)
        .bind(sequence)
        .bind(seat.number() as i64)
        .bind(deed.kind())
        .bind(&*words)
        .bind(at.0)
        .execute(&mut *conn)
        .await?;
    }
    Ok(())
}

async fn move_on(
    conn: &mut SqliteConnection,
    table: Key,
    next: u32,
    append: &Append,
) -> Result<(), Error> {
    let (status, started_at, finished_at, result) = match &append.change {
        None => (Status::Running, None, None, None),
        Some(Change::Start) => (Status::Running, Some(append.at.0), None, None),
        Some(Change::Finish(result)) => {
            one_line(result)?;
            (Status::Finished, None, Some(append.at.0), Some(result))
        }
    };
    query(
        "UPDATE tables SET sequence = ?, to_act = ?, touched_at = ?, status = ?,
            started_at = coalesce(?, started_at), finished_at = ?, result = ?
         WHERE key = ?",
    )
    .bind(next)
    .bind(seat_numbers(append.to_act))
    .bind(append.at.0)
    .bind(status.as_str())
    .bind(started_at)
    .bind(finished_at)
    .bind(result)
    .bind(table.0)
    .execute(conn)
    .await?;
    Ok(())
}
