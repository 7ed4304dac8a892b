//! Who sits where, and the links to seats: rows that follow the log.

use kernel::{Seat, Seats};
use log::{Entry, Occupant, Payload, TableId, TokenHash};
use sqlx::{SqliteConnection, query};

use super::row::{parsed, seat as seat_of};
use super::tables::Key;
use crate::{Error, Refusal};

/// The seats of a new table, all of them open.
pub async fn create(conn: &mut SqliteConnection, table: Key, seats: Seats) -> Result<(), Error> {
    for seat in seats.iter() {
        query("INSERT INTO seats (table_key, seat, kind) VALUES (?, ?, 'open')")
            .bind(table.0)
            .bind(seat.number() as i64)
            .execute(&mut *conn)
            .await?;
    }
    Ok(())
}

/// Changes the rows as the entry says.
pub async fn follow(
    conn: &mut SqliteConnection,
    table: Key,
    entry: &Entry<String>,
) -> Result<(), Error> {
    let seat = || entry.seat.ok_or(Refusal::NoSuchSeat);
    match &entry.payload {
        Payload::Sit(occupant) => sit(conn, table, seat()?, occupant).await,
        Payload::Share(_) => share(conn, table, seat()?).await,
        Payload::Link(hash) => link(conn, table, seat()?, *hash).await,
        Payload::Start if any_open(conn, table).await? => Err(Refusal::SeatsOpen.into()),
        _ => Ok(()),
    }
}

/// Puts somebody on a seat and makes its link invalid. A share goes with whom it came, unless the
/// game is dealt.
async fn sit(
    conn: &mut SqliteConnection,
    table: Key,
    seat: Seat,
    occupant: &Occupant,
) -> Result<(), Error> {
    let (kind, player, alias, level) = match occupant {
        Occupant::Open => ("open", None, None, None),
        Occupant::Bot { level } => ("bot", None, None, Some(level.as_str())),
        Occupant::Person { player, alias } => {
            ("person", Some(player.as_str()), alias.as_deref(), None)
        }
    };
    let done = query(
        "UPDATE seats SET kind = ?1, player = ?2, alias = ?3, level = ?4, invite = NULL,
            shared = shared AND (SELECT status FROM tables WHERE key = ?5) != 'waiting'
         WHERE table_key = ?5 AND seat = ?6",
    )
    .bind(kind)
    .bind(player)
    .bind(alias)
    .bind(level)
    .bind(table.0)
    .bind(seat.number() as i64)
    .execute(conn)
    .await?;
    exists(done.rows_affected())
}

/// Who sits there added a share.
pub async fn share(conn: &mut SqliteConnection, table: Key, seat: Seat) -> Result<(), Error> {
    let done = query("UPDATE seats SET shared = 1 WHERE table_key = ? AND seat = ?")
        .bind(table.0)
        .bind(seat.number() as i64)
        .execute(conn)
        .await?;
    exists(done.rows_affected())
}

async fn link(
    conn: &mut SqliteConnection,
    table: Key,
    seat: Seat,
    hash: TokenHash,
) -> Result<(), Error> {
    let done = query("UPDATE seats SET invite = ? WHERE table_key = ? AND seat = ?")
        .bind(hash.as_bytes())
        .bind(table.0)
        .bind(seat.number() as i64)
        .execute(conn)
        .await?;
    exists(done.rows_affected())
}

pub async fn find_invite(
    conn: &mut SqliteConnection,
    invite: TokenHash,
) -> Result<Option<(TableId, Seat)>, Error> {
    let row = query(
        "SELECT t.id, s.seat FROM seats s JOIN tables t ON t.key = s.table_key
         WHERE s.invite = ? AND t.status IN ('waiting', 'running')",
    )
    .bind(invite.as_bytes())
    .fetch_optional(conn)
    .await?;
    let place = |row| Ok((parsed(&row, "id")?, seat_of(&row)?));
    row.map(place).transpose()
}

/// Whether a seat of the table is open.
async fn any_open(conn: &mut SqliteConnection, table: Key) -> Result<bool, Error> {
    let open = query("SELECT 1 FROM seats WHERE table_key = ? AND kind = 'open'")
        .bind(table.0)
        .fetch_optional(conn)
        .await?;
    Ok(open.is_some())
}

fn exists(rows: u64) -> Result<(), Error> {
    match rows {
        0 => Err(Refusal::NoSuchSeat.into()),
        _ => Ok(()),
    }
}
