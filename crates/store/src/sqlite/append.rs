//! Appending to a table's log, and what is kept beside it to be found quickly: who sits where, the
//! links, the status, whose decision it is. Both change in the same savepoint.

use kernel::SeatSet;
use log::{Append, Closing, Entry, Payload, Sequence, Status, UnixMillis};
use sqlx::{QueryBuilder, Row, SqliteConnection, query};

use super::right::{self, Asked, holds};
use super::row::{one_line, parsed, seat_numbers};
use super::seats;
use super::tables::Key;
use crate::{Error, Refusal};

/// How many entries go into one statement: well below what SQLite can bind.
const ENTRIES_A_STATEMENT: usize = 500;

pub async fn append(conn: &mut SqliteConnection, append: Append) -> Result<Sequence, Error> {
    let addition = Addition {
        first: append.expected,
        entries: &append.entries,
        to_act: append.to_act,
        result: append.result.as_deref(),
    };
    let last = addition.check()?.ok_or(Refusal::Contradiction)?;
    let key = match addition.play_on(conn, &append, last).await? {
        Some(key) => key,
        None => {
            let now = Now::of(conn, &append).await?;
            let course = now.permit(&append)?;
            addition.change(conn, now.key, course, last).await?;
            now.key
        }
    };
    insert(conn, key, append.expected, &append.entries).await?;
    Ok(addition.after())
}

/// The first entries of a table that was just made.
pub async fn begin(
    conn: &mut SqliteConnection,
    key: Key,
    entries: &[Entry<String>],
    to_act: SeatSet,
) -> Result<(), Error> {
    let addition = Addition {
        first: Sequence(0),
        entries,
        to_act,
        result: None,
    };
    let Some(last) = addition.check()? else {
        return Ok(());
    };
    let course = Course::follow(Status::Waiting, entries, false)?;
    addition.change(conn, key, course, last).await?;
    insert(conn, key, Sequence(0), entries).await
}

/// Adds entries to the end of a log.
pub async fn insert(
    conn: &mut SqliteConnection,
    table: Key,
    first: Sequence,
    entries: &[Entry<String>],
) -> Result<(), Error> {
    let mut numbered = (first.0..=u32::MAX).zip(entries);
    for part in entries.chunks(ENTRIES_A_STATEMENT) {
        let mut insert = QueryBuilder::new(
            "INSERT INTO log (table_key, sequence, seat, player, submission, kind, words, at) ",
        );
        let part = numbered.by_ref().take(part.len());
        insert.push_values(part, |mut row, (sequence, entry)| {
            row.push_bind(table.0)
                .push_bind(sequence)
                .push_bind(entry.seat.map_or(0, |seat| seat.number() as i64))
                .push_bind(entry.player.as_ref().map(|player| player.as_str()))
                .push_bind(entry.submission.as_ref().map(|id| id.as_str()))
                .push_bind(entry.payload.kind())
                .push_bind(entry.payload.words())
                .push_bind(entry.at.0);
        });
        insert.build().execute(&mut *conn).await?;
    }
    Ok(())
}

/// A move of a running game. `?7` to `?9` are the caches of the log, `?10` is the result.
macro_rules! play {
    ($more:literal) => {
        concat!(
            "UPDATE tables SET sequence = ?7, to_act = ?8, touched_at = ?9, closes_at = NULL",
            $more,
            " WHERE id = ?5 AND sequence = ?6 AND status = 'running' AND ",
            holds!(),
            " RETURNING key"
        )
    };
}

/// Most moves leave the status alone, and with it the indexes that have it.
const GOES_ON: &str = play!(", result = ?10");
const ENDS: &str = play!(", status = 'finished', finished_at = ?9, result = ?10");

/// What is added to a log.
struct Addition<'a> {
    first: Sequence,
    entries: &'a [Entry<String>],
    to_act: SeatSet,
    result: Option<&'a str>,
}

impl Addition<'_> {
    /// The time of the last entry, if there is one and all of them can be kept.
    fn check(&self) -> Result<Option<UnixMillis>, Error> {
        self.result.map(one_line).transpose()?;
        for entry in self.entries {
            one_line(&entry.payload.words())?;
            // A record would pass over it.
            if entry.seat.is_none() && entry.payload.action().is_some() {
                return Err(Refusal::Contradiction.into());
            }
        }
        Ok(self.entries.last().map(|entry| entry.at))
    }

    fn after(&self) -> Sequence {
        let number = self.entries.len() as u32;
        Sequence(self.first.0.saturating_add(number))
    }

    /// A game that goes on or ends: one statement, because every move of every table takes it.
    /// Nothing where it is something else, or does not fit; then [`Now`] knows why.
    async fn play_on(
        &self,
        conn: &mut SqliteConnection,
        append: &Append,
        last: UnixMillis,
    ) -> Result<Option<Key>, Error> {
        if !self.entries.iter().all(|entry| is_play(&entry.payload)) {
            return Ok(None);
        }
        let course = Course::follow(Status::Running, self.entries, self.result.is_some())?;
        let asked = Asked::of(&append.right);
        let row = query(if course.status == Status::Running {
            GOES_ON
        } else {
            ENDS
        })
        .bind(asked.kind)
        .bind(asked.player)
        .bind(asked.seat)
        .bind(asked.link)
        .bind(append.table.as_str())
        .bind(self.first.0)
        .bind(self.after().0)
        .bind(course.to_act(self.to_act))
        .bind(last.0)
        .bind(self.result)
        .fetch_optional(conn)
        .await?;
        row.map(|row| Ok(Key(row.try_get("key")?))).transpose()
    }

    /// Any other addition, after it was permitted.
    async fn change(
        &self,
        conn: &mut SqliteConnection,
        key: Key,
        course: Course,
        last: UnixMillis,
    ) -> Result<(), Error> {
        for entry in self.entries {
            seats::follow(conn, key, entry).await?;
        }
        query(
            "UPDATE tables SET sequence = ?, to_act = ?, touched_at = ?, status = ?,
                started_at = coalesce(?, started_at), finished_at = ?, result = ?, closing = ?,
                closes_at = NULL
             WHERE key = ?",
        )
        .bind(self.after().0)
        .bind(course.to_act(self.to_act))
        .bind(last.0)
        .bind(course.status.as_str())
        .bind(course.started_at.map(|at| at.0))
        .bind(course.finished_at(last))
        .bind(self.result)
        .bind(course.closing.as_ref().map(Closing::to_string))
        .bind(key.0)
        .execute(conn)
        .await?;
        Ok(())
    }
}

/// Whether it is a step of a game that is on.
fn is_play(payload: &Payload<String>) -> bool {
    match payload {
        Payload::Sit(_)
        | Payload::Share(_)
        | Payload::Link(_)
        | Payload::Start
        | Payload::Close(_) => false,
        Payload::Action(_)
        | Payload::Automatic(_)
        | Payload::Undo(_)
        | Payload::HandOver(_)
        | Payload::Note(_) => true,
    }
}

/// Where the entries lead a table.
#[derive(Clone)]
struct Course {
    status: Status,
    started_at: Option<UnixMillis>,
    closing: Option<Closing>,
}

impl Course {
    fn follow(from: Status, entries: &[Entry<String>], ends: bool) -> Result<Course, Error> {
        let mut status = from;
        let (mut started_at, mut closing) = (None, None);
        for Entry { payload, at, .. } in entries {
            status = match (payload, status) {
                (Payload::Sit(_) | Payload::Link(_), Status::Waiting | Status::Running) => status,
                (Payload::Share(_), Status::Waiting) => status,
                (Payload::Start, Status::Waiting) => {
                    started_at = Some(*at);
                    Status::Running
                }
                (Payload::Close(reason), Status::Waiting | Status::Running) => {
                    closing = Some(reason.clone());
                    Status::Closed
                }
                (play, Status::Running) if is_play(play) => status,
                _ => return Err(Refusal::WrongStatus { status }.into()),
            };
        }
        match (ends, status) {
            (true, Status::Running) => status = Status::Finished,
            (true, _) => return Err(Refusal::WrongStatus { status }.into()),
            (false, _) => {}
        }
        Ok(Course {
            status,
            started_at,
            closing,
        })
    }

    /// Nobody has to decide where nothing goes on.
    fn to_act(&self, seats: SeatSet) -> String {
        match self.status {
            Status::Waiting | Status::Running => seat_numbers(seats),
            Status::Finished | Status::Closed => String::new(),
        }
    }

    fn finished_at(&self, last: UnixMillis) -> Option<i64> {
        (self.status == Status::Finished).then_some(last.0)
    }
}

/// What a table is like when something is to be added.
struct Now {
    key: Key,
    status: Status,
    sequence: Sequence,
    right_holds: bool,
}

impl Now {
    async fn of(conn: &mut SqliteConnection, append: &Append) -> Result<Now, Error> {
        let asked = Asked::of(&append.right);
        let row = query(concat!(
            "SELECT key, status, sequence, ",
            holds!(),
            " AS right_holds FROM tables WHERE id = ?5"
        ))
        .bind(asked.kind)
        .bind(asked.player)
        .bind(asked.seat)
        .bind(asked.link)
        .bind(append.table.as_str())
        .fetch_optional(conn)
        .await?;
        let row = row.ok_or(Refusal::NoSuchTable)?;
        Ok(Now {
            key: Key(row.try_get("key")?),
            status: parsed(&row, "status")?,
            sequence: Sequence(row.try_get("sequence")?),
            right_holds: row.try_get("right_holds")?,
        })
    }

    /// Where the append leads, if it fits. Whoever is behind learns that first: a repeated last
    /// move finds the table finished, and is stale all the same.
    fn permit(&self, append: &Append) -> Result<Course, Error> {
        let next = self.sequence;
        if next != append.expected {
            return Err(Refusal::Stale { next }.into());
        }
        let course = Course::follow(self.status, &append.entries, append.result.is_some())?;
        match self.right_holds {
            true => Ok(course),
            false => Err(right::refusal(&append.right).into()),
        }
    }
}
