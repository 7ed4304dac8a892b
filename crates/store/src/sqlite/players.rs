//! Players and their secrets.

use log::{PlayerId, TokenHash, UnixMillis};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, query};

use super::row::parsed;
use crate::{Error, NewPlayer, Player, Refusal};

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
    add_secret(conn, id, new.secret, new.at).await?;
    Ok(id)
}

pub async fn by_id(conn: &mut SqliteConnection, id: PlayerId) -> Result<Player, Error> {
    let row = query("SELECT id, name, created_at FROM players WHERE id = ?")
        .bind(id.as_str())
        .fetch_optional(conn)
        .await?;
    player(&row.ok_or(Refusal::NoSuchPlayer)?)
}

pub async fn by_secret(
    conn: &mut SqliteConnection,
    secret: TokenHash,
) -> Result<Option<Player>, Error> {
    let row = query(
        "SELECT p.id, p.name, p.created_at FROM secrets s JOIN players p ON p.id = s.player
         WHERE s.hash = ?",
    )
    .bind(secret.as_bytes())
    .fetch_optional(conn)
    .await?;
    row.as_ref().map(player).transpose()
}

pub async fn rename(conn: &mut SqliteConnection, id: PlayerId, name: String) -> Result<(), Error> {
    let done = query("UPDATE players SET name = ? WHERE id = ?")
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
    let done = query("UPDATE players SET recovery = ? WHERE id = ?")
        .bind(recovery.as_bytes())
        .bind(id.as_str())
        .execute(conn)
        .await?;
    one(done.rows_affected())
}

pub async fn recover(
    conn: &mut SqliteConnection,
    recovery: TokenHash,
    secret: TokenHash,
    at: UnixMillis,
) -> Result<Player, Error> {
    let row = query("SELECT id, name, created_at FROM players WHERE recovery = ?")
        .bind(recovery.as_bytes())
        .fetch_optional(&mut *conn)
        .await?;
    let player = player(&row.ok_or(Refusal::NoSuchPlayer)?)?;
    add_secret(conn, player.id, secret, at).await?;
    Ok(player)
}

pub async fn forget_secret(conn: &mut SqliteConnection, secret: TokenHash) -> Result<(), Error> {
    let done = query("DELETE FROM secrets WHERE hash = ?")
        .bind(secret.as_bytes())
        .execute(conn)
        .await?;
    one(done.rows_affected())
}

async fn add_secret(
    conn: &mut SqliteConnection,
    id: PlayerId,
    secret: TokenHash,
    at: UnixMillis,
) -> Result<(), Error> {
    query("INSERT INTO secrets (hash, player, created_at) VALUES (?, ?, ?)")
        .bind(secret.as_bytes())
        .bind(id.as_str())
        .bind(at.0)
        .execute(conn)
        .await?;
    Ok(())
}

fn one(rows: u64) -> Result<(), Error> {
    match rows {
        0 => Err(Refusal::NoSuchPlayer.into()),
        _ => Ok(()),
    }
}

fn player(row: &SqliteRow) -> Result<Player, Error> {
    Ok(Player {
        id: parsed(row, "id")?,
        name: row.try_get("name")?,
        created_at: UnixMillis(row.try_get("created_at")?),
    })
}
