//! Appending to a table's log.

use sqlx::{QueryBuilder, Row, SqliteConnection, query};

use super::row::{one_line, seat_numbers};
use super::seats;
use super::tables::{Key, State, state};
use crate::{Append, Change, Error, NewEntry, Refusal, Sequence, Status, UnixMillis};

/// How many entries go into one statement: well below what SQLite can bind.
const ENTRIES_A_STATEMENT: usize = 500;

pub async fn append(conn: &mut SqliteConnection, append: Append) -> Result<Sequence, Error> {
    let Some(key) = move_on(conn, &append).await? else {
        return Err(refusal(state(conn, append.table).await?, &append));
    };
    for (seat, occupant) in &append.seats {
        seats::seat_down(conn, key, *seat, occupant).await?;
    }
    if append.change == Some(Change::Start) && seats::any_open(conn, key).await? {
        return Err(Refusal::SeatsOpen.into());
    }
    insert(conn, key, append.expected, &append.entries, append.at).await?;
    Ok(after(&append))
}

fn after(append: &Append) -> Sequence {
    Sequence(
        append
            .expected
            .0
            .saturating_add(append.entries.len() as u32),
    )
}

/// The statuses before and after an append.
fn statuses(change: Option<&Change>) -> (Status, Status) {
    match change {
        None => (Status::Running, Status::Running),
        Some(Change::Start) => (Status::Waiting, Status::Running),
        Some(Change::Finish(_)) => (Status::Running, Status::Finished),
    }
}

/// Moves the table to where it is after the append, if it is where the append expects it: one
/// statement, because every move of every table takes it.
async fn move_on(conn: &mut SqliteConnection, append: &Append) -> Result<Option<Key>, Error> {
    let (before, status) = statuses(append.change.as_ref());
    let (started_at, finished_at, result) = match &append.change {
        None => (None, None, None),
        Some(Change::Start) => (Some(append.at.0), None, None),
        Some(Change::Finish(result)) => {
            one_line(result)?;
            (None, Some(append.at.0), Some(result))
        }
    };
    let row = query(
        "UPDATE tables SET sequence = ?, to_act = ?, touched_at = ?, status = ?,
            started_at = coalesce(?, started_at), finished_at = ?, result = ?
         WHERE id = ? AND sequence = ? AND status = ? RETURNING key",
    )
    .bind(after(append).0)
    .bind(seat_numbers(append.to_act))
    .bind(append.at.0)
    .bind(status.as_str())
    .bind(started_at)
    .bind(finished_at)
    .bind(result)
    .bind(append.table.as_str())
    .bind(append.expected.0)
    .bind(before.as_str())
    .fetch_optional(conn)
    .await?;
    row.map(|row| Ok(Key(row.try_get("key")?))).transpose()
}

/// Why an append does not fit the table as it is. Whoever is behind learns that first: a
/// repeated last move finds the table finished, and is stale all the same.
fn refusal(now: State, append: &Append) -> Error {
    let next = Sequence(now.sequence);
    match next == append.expected {
        true => now.wrong(),
        false => Refusal::Stale { next }.into(),
    }
}

/// Adds entries to the end of a log.
pub async fn insert(
    conn: &mut SqliteConnection,
    table: Key,
    first: Sequence,
    entries: &[NewEntry],
    at: UnixMillis,
) -> Result<(), Error> {
    let mut numbered = (first.0..=u32::MAX).zip(entries);
    for part in entries.chunks(ENTRIES_A_STATEMENT) {
        for NewEntry { payload, .. } in part {
            one_line(&payload.words())?;
        }
        let mut insert =
            QueryBuilder::new("INSERT INTO log (table_key, sequence, seat, kind, words, at) ");
        let part = numbered.by_ref().take(part.len());
        insert.push_values(part, |mut row, (sequence, NewEntry { seat, payload })| {
            row.push_bind(table.0)
                .push_bind(sequence)
                .push_bind(seat.number() as i64)
                .push_bind(payload.kind())
                .push_bind(payload.words())
                .push_bind(at.0);
        });
        insert.build().execute(&mut *conn).await?;
    }
    Ok(())
}
