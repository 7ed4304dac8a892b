//! Sessions: found by their secret, listed, ended.

use log::{PlayerId, SessionId, TokenHash, UnixMillis};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, query};

use super::players::player;
use super::row::parsed;
use crate::{Ending, Error, Refusal, Session, SignedIn, random};

pub async fn add(
    conn: &mut SqliteConnection,
    player: PlayerId,
    secret: TokenHash,
    at: UnixMillis,
) -> Result<(), Error> {
    query(
        "INSERT INTO sessions (hash, id, player, hint, created_at, seen_at)
         VALUES (?1, ?2, ?3, '', ?4, ?4)",
    )
    .bind(secret.as_bytes())
    .bind(SessionId::from_random(random()).as_str())
    .bind(player.as_str())
    .bind(at.0)
    .execute(conn)
    .await?;
    Ok(())
}

pub async fn by_secret(
    conn: &mut SqliteConnection,
    secret: TokenHash,
) -> Result<Option<SignedIn>, Error> {
    let row = query(
        "SELECT p.id, p.name, p.created_at, s.id AS session, s.hint, s.created_at AS signed_in_at,
            s.seen_at, b.why
         FROM sessions s JOIN players p ON p.id = s.player
            LEFT JOIN bans b ON b.subject = 'player ' || p.id
         WHERE s.hash = ?",
    )
    .bind(secret.as_bytes())
    .fetch_optional(conn)
    .await?;
    let signed_in = |row: &SqliteRow| {
        Ok(SignedIn {
            player: player(row)?,
            session: session(row)?,
            banned: row.try_get("why")?,
        })
    };
    row.as_ref().map(signed_in).transpose()
}

pub async fn of_player(
    conn: &mut SqliteConnection,
    player: PlayerId,
) -> Result<Vec<Session>, Error> {
    let rows = query(
        "SELECT id AS session, hint, created_at AS signed_in_at, seen_at FROM sessions
         WHERE player = ? ORDER BY seen_at DESC, id",
    )
    .bind(player.as_str())
    .fetch_all(conn)
    .await?;
    rows.iter().map(session).collect()
}

pub async fn touch(
    conn: &mut SqliteConnection,
    id: SessionId,
    hint: String,
    at: UnixMillis,
) -> Result<(), Error> {
    query("UPDATE sessions SET seen_at = max(seen_at, ?), hint = ? WHERE id = ?")
        .bind(at.0)
        .bind(hint)
        .bind(id.as_str())
        .execute(conn)
        .await?;
    Ok(())
}

pub async fn end(
    conn: &mut SqliteConnection,
    player: PlayerId,
    which: Ending,
) -> Result<Vec<SessionId>, Error> {
    let (statement, id) = match which {
        Ending::One(id) => (
            "DELETE FROM sessions WHERE player = ? AND id = ? RETURNING id",
            id,
        ),
        Ending::Others(id) => (
            "DELETE FROM sessions WHERE player = ? AND id <> ? RETURNING id",
            id,
        ),
    };
    let rows = query(statement)
        .bind(player.as_str())
        .bind(id.as_str())
        .fetch_all(conn)
        .await?;
    match (which, rows.is_empty()) {
        (Ending::One(_), true) => Err(Refusal::NoSuchSession.into()),
        _ => rows.iter().map(|row| parsed(row, "id")).collect(),
    }
}

pub async fn end_unused(conn: &mut SqliteConnection, since: UnixMillis) -> Result<u64, Error> {
    let done = query("DELETE FROM sessions WHERE seen_at < ?")
        .bind(since.0)
        .execute(conn)
        .await?;
    Ok(done.rows_affected())
}

fn session(row: &SqliteRow) -> Result<Session, Error> {
    Ok(Session {
        id: parsed(row, "session")?,
        hint: row.try_get("hint")?,
        created_at: UnixMillis(row.try_get("signed_in_at")?),
        seen_at: UnixMillis(row.try_get("seen_at")?),
    })
}
