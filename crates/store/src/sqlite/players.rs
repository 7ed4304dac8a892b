//! Players: made, found, renamed, come back, forgotten.

use log::{PlayerId, TokenHash, UnixMillis};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, query};

use super::row::{optional_millis, parsed};
use super::sessions;
use crate::{Error, NewPlayer, Player, PlayerListed, Refusal};

pub async fn create(
    conn: &mut SqliteConnection,
    id: PlayerId,
    new: NewPlayer,
) -> Result<PlayerId, Error> {
    query("INSERT INTO players (id, name, recovery, created_at) VALUES (?, ?, ?, ?)")
        .bind(id.as_str())
        .bind(&new.name)
        .bind(new.recovery.as_bytes())
        .bind(new.at.0)
        .execute(&mut *conn)
        .await?;
    sessions::add(conn, id, new.secret, new.at).await?;
    Ok(id)
}

pub async fn by_id(conn: &mut SqliteConnection, id: PlayerId) -> Result<Player, Error> {
    let row =
        query("SELECT id, name, created_at FROM players WHERE id = ? AND forgotten_at IS NULL")
            .bind(id.as_str())
            .fetch_optional(conn)
            .await?;
    player(&row.ok_or(Refusal::NoSuchPlayer)?)
}

pub async fn rename(conn: &mut SqliteConnection, id: PlayerId, name: String) -> Result<(), Error> {
    let done = query("UPDATE players SET name = ? WHERE id = ? AND forgotten_at IS NULL")
        .bind(&name)
        .bind(id.as_str())
        .execute(conn)
        .await?;
    one(done.rows_affected())
}

pub async fn renew_recovery(
    conn: &mut SqliteConnection,
    id: PlayerId,
    recovery: TokenHash,
) -> Result<(), Error> {
    let done = query("UPDATE players SET recovery = ? WHERE id = ? AND forgotten_at IS NULL")
        .bind(recovery.as_bytes())
        .bind(id.as_str())
        .execute(conn)
        .await?;
    one(done.rows_affected())
}

/// The link is used up: another one takes its place with the session that it made.
pub async fn recover(
    conn: &mut SqliteConnection,
    recovery: TokenHash,
    secret: TokenHash,
    renewed: TokenHash,
    at: UnixMillis,
) -> Result<Player, Error> {
    let row = query(
        "SELECT p.id, p.name, p.created_at, b.why FROM players p
            LEFT JOIN bans b ON b.subject = 'player ' || p.id
         WHERE p.recovery = ?",
    )
    .bind(recovery.as_bytes())
    .fetch_optional(&mut *conn)
    .await?;
    let row = row.ok_or(Refusal::NoSuchPlayer)?;
    if let Some(why) = row.try_get("why")? {
        return Err(Refusal::Banned { why }.into());
    }
    let player = player(&row)?;
    renew_recovery(conn, player.id, renewed).await?;
    sessions::add(conn, player.id, secret, at).await?;
    Ok(player)
}

/// Takes away what tells who it was. Seats and moves stay.
pub async fn forget(
    conn: &mut SqliteConnection,
    id: PlayerId,
    at: UnixMillis,
) -> Result<(), Error> {
    let done = query(
        "UPDATE players SET name = '', recovery = randomblob(32), forgotten_at = ?
         WHERE id = ? AND forgotten_at IS NULL",
    )
    .bind(at.0)
    .bind(id.as_str())
    .execute(&mut *conn)
    .await?;
    one(done.rows_affected())?;
    query("DELETE FROM sessions WHERE player = ?")
        .bind(id.as_str())
        .execute(conn)
        .await?;
    Ok(())
}

pub async fn search(
    conn: &mut SqliteConnection,
    text: &str,
    limit: u32,
) -> Result<Vec<PlayerListed>, Error> {
    let rows = query(
        "SELECT p.id, p.name, p.created_at, b.why,
            (SELECT count(*) FROM sessions s WHERE s.player = p.id) AS sessions,
            (SELECT max(seen_at) FROM sessions s WHERE s.player = p.id) AS seen_at
         FROM players p INDEXED BY players_by_age
            LEFT JOIN bans b ON b.subject = 'player ' || p.id
         WHERE p.forgotten_at IS NULL
            AND (instr(lower(p.name), lower(?1)) > 0 OR substr(p.id, 1, length(?1)) = ?1)
         ORDER BY p.created_at DESC, p.id DESC LIMIT ?2",
    )
    .bind(text)
    .bind(limit)
    .fetch_all(conn)
    .await?;
    let listed = |row: &SqliteRow| {
        Ok(PlayerListed {
            player: player(row)?,
            sessions: row.try_get("sessions")?,
            seen_at: optional_millis(row, "seen_at")?,
            banned: row.try_get("why")?,
        })
    };
    rows.iter().map(listed).collect()
}

fn one(rows: u64) -> Result<(), Error> {
    match rows {
        0 => Err(Refusal::NoSuchPlayer.into()),
        _ => Ok(()),
    }
}

/// The columns `id`, `name`, `created_at` of a player.
pub fn player(row: &SqliteRow) -> Result<Player, Error> {
    Ok(Player {
        id: parsed(row, "id")?,
        name: row.try_get("name")?,
        created_at: UnixMillis(row.try_get("created_at")?),
    })
}
