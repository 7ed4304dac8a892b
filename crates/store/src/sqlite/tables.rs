//! Tables: made, opened, imported, closed.

use kernel::Record;
use sqlx::{Row, SqliteConnection, query};

use super::row::{entry, info_columns, infos, lines, one_line, parsed};
use super::{log, seats};
use crate::{
    Error, Import, NewEntry, NewSeat, NewTable, Pace, Payload, Refusal, Sequence, Status,
    StoredTable, TableId, TableInfo, UnixMillis,
};

/// The number by which the other tables of the file refer to a table.
#[derive(Clone, Copy, Debug)]
pub struct Key(pub i64);

pub async fn create(conn: &mut SqliteConnection, new: NewTable) -> Result<TableId, Error> {
    one_line(&new.game)?;
    let id = TableId::random();
    let turn_limit = match new.pace {
        Pace::Unlimited => None,
        Pace::PerTurn(limit) => Some(i64::try_from(limit.as_millis()).unwrap_or(i64::MAX)),
    };
    let done = query(
        "INSERT INTO tables (id, game, rules_version, options, settings, seed, commitment, owner,
            turn_limit, visibility, status, to_act, sequence, created_at, touched_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, 'waiting', '', 0, ?11, ?11)",
    )
    .bind(id.as_str())
    .bind(&new.game)
    .bind(new.rules_version)
    .bind(lines(&new.options)?)
    .bind(lines(&new.settings)?)
    .bind(new.seed.to_string())
    .bind(new.commitment.to_string())
    .bind(new.owner.as_str())
    .bind(turn_limit)
    .bind(new.visibility.as_str())
    .bind(new.at.0)
    .execute(&mut *conn)
    .await?;
    let key = Key(done.last_insert_rowid());
    for (seat, new_seat) in new.seats.iter() {
        seats::create(conn, key, seat, new_seat).await?;
    }
    Ok(id)
}

pub async fn import(conn: &mut SqliteConnection, import: Import) -> Result<TableId, Error> {
    let id = TableId::random();
    let key = insert_finished(conn, id, &import).await?;
    for seat in import.record.header.seats.iter() {
        seats::create(conn, key, seat, &NewSeat::default()).await?;
    }
    let imported = |entry: kernel::Entry| NewEntry {
        seat: entry.seat,
        payload: Payload::Action(entry.action),
    };
    let entries: Vec<_> = import.record.entries.into_iter().map(imported).collect();
    log::insert(conn, key, Sequence(0), &entries, import.at).await?;
    Ok(id)
}

async fn insert_finished(
    conn: &mut SqliteConnection,
    id: TableId,
    import: &Import,
) -> Result<Key, Error> {
    let Record {
        header,
        entries,
        result,
    } = &import.record;
    let (Some(seed), Some((result, _))) = (&header.seed, result) else {
        return Err(Refusal::NotOver.into());
    };
    one_line(&header.game)?;
    let done = query(
        "INSERT INTO tables (id, game, rules_version, options, settings, seed, commitment,
            visibility, status, result, to_act, sequence,
            created_at, started_at, finished_at, touched_at)
         VALUES (?1, ?2, ?3, ?4, '', ?5, ?6, ?7, 'finished', ?8, '', ?9, ?10, ?10, ?10, ?10)",
    )
    .bind(id.as_str())
    .bind(&header.game)
    .bind(header.rules_version)
    .bind(lines(&header.options)?)
    .bind(seed.to_string())
    .bind(header.commitment.to_string())
    .bind(import.visibility.as_str())
    .bind(result.to_string())
    .bind(entries.len() as i64)
    .bind(import.at.0)
    .execute(conn)
    .await?;
    Ok(Key(done.last_insert_rowid()))
}

pub async fn info(conn: &mut SqliteConnection, id: TableId) -> Result<TableInfo, Error> {
    let rows = query(concat!(
        "SELECT ",
        info_columns!(),
        " FROM tables t JOIN seats s ON s.table_key = t.key LEFT JOIN players p ON p.id = s.player
         WHERE t.id = ? ORDER BY s.seat"
    ))
    .bind(id.as_str())
    .fetch_all(conn)
    .await?;
    Ok(infos(&rows)?.pop().ok_or(Refusal::NoSuchTable)?)
}

pub async fn open(conn: &mut SqliteConnection, id: TableId) -> Result<StoredTable, Error> {
    let info = info(conn, id).await?;
    let secret = query("SELECT key, seed FROM tables WHERE id = ?")
        .bind(id.as_str())
        .fetch_one(&mut *conn)
        .await?;
    let rows = query(
        "SELECT sequence, seat, kind, words, at FROM log WHERE table_key = ? ORDER BY sequence",
    )
    .bind(secret.try_get::<i64, _>("key")?)
    .fetch_all(conn)
    .await?;
    Ok(StoredTable {
        info,
        seed: parsed(&secret, "seed")?,
        log: rows.iter().map(entry).collect::<Result<_, _>>()?,
    })
}

pub async fn close(conn: &mut SqliteConnection, id: TableId, at: UnixMillis) -> Result<(), Error> {
    let key = state(conn, id).await?.unfinished()?;
    query("UPDATE tables SET status = 'closed', to_act = '', touched_at = ? WHERE key = ?")
        .bind(at.0)
        .bind(key.0)
        .execute(conn)
        .await?;
    Ok(())
}

/// What a change must know of a table before it happens.
#[derive(Clone, Copy, Debug)]
pub struct State {
    pub key: Key,
    pub status: Status,
    pub sequence: u32,
}

pub async fn state(conn: &mut SqliteConnection, id: TableId) -> Result<State, Error> {
    let row = query("SELECT key, status, sequence FROM tables WHERE id = ?")
        .bind(id.as_str())
        .fetch_optional(conn)
        .await?;
    let row = row.ok_or(Refusal::NoSuchTable)?;
    Ok(State {
        key: Key(row.try_get("key")?),
        status: parsed(&row, "status")?,
        sequence: row.try_get("sequence")?,
    })
}

impl State {
    /// The table's key, if it has this status.
    pub fn with(self, wanted: Status) -> Result<Key, Error> {
        match self.status == wanted {
            true => Ok(self.key),
            false => Err(self.wrong()),
        }
    }

    /// The table's key, if it is waiting or running.
    pub fn unfinished(self) -> Result<Key, Error> {
        match self.status {
            Status::Waiting | Status::Running => Ok(self.key),
            Status::Finished | Status::Closed => Err(self.wrong()),
        }
    }

    /// The answer to a change that the table is in no state for.
    pub fn wrong(self) -> Error {
        let status = self.status;
        Refusal::WrongStatus { status }.into()
    }
}
