//! Who sits where, and the links to seats.

use kernel::Seat;
use sqlx::{SqliteConnection, query};

use super::row::{occupant, parsed, seat as seat_of};
use super::tables::{Key, state};
use crate::{Error, NewSeat, Occupant, PlayerId, Refusal, Status, TableId, TokenHash};

pub async fn create(
    conn: &mut SqliteConnection,
    table: Key,
    seat: Seat,
    new: &NewSeat,
) -> Result<(), Error> {
    let Columns {
        kind,
        player,
        alias,
        level,
    } = Columns::of(&new.occupant);
    query(
        "INSERT INTO seats (table_key, seat, kind, player, alias, level, invite)
         VALUES (?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(table.0)
    .bind(seat.number() as i64)
    .bind(kind)
    .bind(player)
    .bind(alias)
    .bind(level)
    .bind(new.invite.as_ref().map(TokenHash::as_bytes))
    .execute(conn)
    .await?;
    Ok(())
}

pub async fn change(
    conn: &mut SqliteConnection,
    table: TableId,
    seat: Seat,
    from: Occupant,
    to: Occupant,
) -> Result<(), Error> {
    let key = state(conn, table).await?.with(Status::Waiting)?;
    let now = sitting(conn, key, seat).await?;
    if now != from {
        return Err(Refusal::SeatChanged { now }.into());
    }
    seat_down(conn, key, seat, &to).await
}

/// Puts somebody on a seat and makes its link invalid.
pub async fn seat_down(
    conn: &mut SqliteConnection,
    table: Key,
    seat: Seat,
    to: &Occupant,
) -> Result<(), Error> {
    let Columns {
        kind,
        player,
        alias,
        level,
    } = Columns::of(to);
    let done = query(
        "UPDATE seats SET kind = ?, player = ?, alias = ?, level = ?, invite = NULL
         WHERE table_key = ? AND seat = ?",
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

pub async fn renew_invite(
    conn: &mut SqliteConnection,
    table: TableId,
    seat: Seat,
    invite: TokenHash,
) -> Result<(), Error> {
    let key = state(conn, table).await?.unfinished()?;
    let done = query("UPDATE seats SET invite = ? WHERE table_key = ? AND seat = ?")
        .bind(invite.as_bytes())
        .bind(key.0)
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

pub async fn claim(
    conn: &mut SqliteConnection,
    invite: TokenHash,
    player: PlayerId,
) -> Result<(TableId, Seat), Error> {
    let place = find_invite(conn, invite).await?;
    let (table, seat) = place.ok_or(Refusal::NoSuchLink)?;
    let key = state(conn, table).await?.key;
    seat_down(conn, key, seat, &Occupant::person(player)).await?;
    Ok((table, seat))
}

/// Whether a seat of the table is open.
pub async fn any_open(conn: &mut SqliteConnection, table: Key) -> Result<bool, Error> {
    let open = query("SELECT 1 FROM seats WHERE table_key = ? AND kind = 'open'")
        .bind(table.0)
        .fetch_optional(conn)
        .await?;
    Ok(open.is_some())
}

async fn sitting(conn: &mut SqliteConnection, table: Key, seat: Seat) -> Result<Occupant, Error> {
    let row =
        query("SELECT kind, player, alias, level FROM seats WHERE table_key = ? AND seat = ?")
            .bind(table.0)
            .bind(seat.number() as i64)
            .fetch_optional(conn)
            .await?;
    occupant(&row.ok_or(Refusal::NoSuchSeat)?)
}

fn exists(rows: u64) -> Result<(), Error> {
    match rows {
        0 => Err(Refusal::NoSuchSeat.into()),
        _ => Ok(()),
    }
}

struct Columns<'a> {
    kind: &'static str,
    player: Option<&'a str>,
    alias: Option<&'a str>,
    level: Option<&'a str>,
}

impl Columns<'_> {
    fn of(occupant: &Occupant) -> Columns<'_> {
        let (kind, player, alias, level) = match occupant {
            Occupant::Open => ("open", None, None, None),
            Occupant::Bot { level } => ("bot", None, None, Some(level.as_str())),
            Occupant::Person { player, alias } => {
                ("person", Some(player.as_str()), alias.as_deref(), None)
            }
        };
        Columns {
            kind,
            player,
            alias,
            level,
        }
    }
}
