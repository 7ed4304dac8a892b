//! What an operator orders: carried out with all that follows at the tables, and noted, in one
//! savepoint. What was noted and who is banned.

use log::{Append, Closing, Departure, Entry, Payload, PlayerId, Right, TableId, UnixMillis};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, query};

use super::row::{one_line, parsed};
use super::{aliases, append, players, tables};
use crate::{AuditId, Ban, Banned, Deed, Error, Noted, Order, Refusal};

pub async fn carry_out(conn: &mut SqliteConnection, order: Order) -> Result<AuditId, Error> {
    one_line(&order.who)?;
    one_line(&order.why)?;
    match order.what {
        Deed::Close(table) => close(conn, table, &order).await?,
        Deed::Ban(banned) => ban(conn, banned, &order).await?,
        Deed::Unban(banned) => unban(conn, banned).await?,
        Deed::Forget(player) => forget(conn, player, &order).await?,
    }
    let done = query("INSERT INTO audit (at, who, what, why) VALUES (?, ?, ?, ?)")
        .bind(order.at.0)
        .bind(&order.who)
        .bind(order.what.to_string())
        .bind(&order.why)
        .execute(conn)
        .await?;
    Ok(AuditId(done.last_insert_rowid()))
}

async fn close(conn: &mut SqliteConnection, table: TableId, order: &Order) -> Result<(), Error> {
    let closing = Payload::Close(Closing::Operator(order.why.clone()));
    add(conn, table, |_| vec![Entry::of_table(closing, order.at)]).await
}

async fn ban(conn: &mut SqliteConnection, banned: Banned, order: &Order) -> Result<(), Error> {
    if let Banned::Player(player) = banned {
        players::by_id(conn, player).await?;
        depart(conn, player, Departure::Banned, order).await?;
    }
    query(
        "INSERT INTO bans (subject, why, at) VALUES (?1, ?2, ?3)
         ON CONFLICT (subject) DO UPDATE SET why = ?2, at = ?3",
    )
    .bind(banned.to_string())
    .bind(&order.why)
    .bind(order.at.0)
    .execute(conn)
    .await?;
    Ok(())
}

async fn unban(conn: &mut SqliteConnection, banned: Banned) -> Result<(), Error> {
    let done = query("DELETE FROM bans WHERE subject = ?")
        .bind(banned.to_string())
        .execute(conn)
        .await?;
    match done.rows_affected() {
        0 => Err(Refusal::NoSuchBan.into()),
        _ => Ok(()),
    }
}

async fn forget(conn: &mut SqliteConnection, player: PlayerId, order: &Order) -> Result<(), Error> {
    players::forget(conn, player, order.at).await?;
    aliases::forget(conn, player).await?;
    depart(conn, player, Departure::Forgotten, order).await?;
    match unban(conn, Banned::Player(player)).await {
        Ok(()) | Err(Error::Refused(Refusal::NoSuchBan)) => Ok(()),
        Err(error) => Err(error),
    }
}

/// The player leaves every table that is not over.
async fn depart(
    conn: &mut SqliteConnection,
    player: PlayerId,
    how: Departure,
    order: &Order,
) -> Result<(), Error> {
    let rows = query(
        "SELECT id FROM tables WHERE status IN ('waiting', 'running')
         AND key IN (SELECT table_key FROM seats WHERE player = ?1
                     UNION SELECT key FROM tables WHERE owner = ?1)",
    )
    .bind(player.as_str())
    .fetch_all(&mut *conn)
    .await?;
    for row in rows {
        let entries =
            |info: &log::TableInfo| info.departure(player, how, order.substitute, order.at);
        add(conn, parsed(&row, "id")?, entries).await?;
    }
    Ok(())
}

/// The table itself adds to its log; nothing where there are no entries. Whose decision it is
/// stays.
async fn add(
    conn: &mut SqliteConnection,
    table: TableId,
    entries: impl FnOnce(&log::TableInfo) -> Vec<Entry<String>>,
) -> Result<(), Error> {
    let info = tables::info(conn, table).await?;
    let append = Append {
        table,
        expected: info.next,
        right: Right::Table,
        entries: entries(&info),
        to_act: info.to_act,
        result: None,
    };
    if !append.entries.is_empty() {
        append::append(conn, append).await?;
    }
    Ok(())
}

pub async fn audit_since(
    conn: &mut SqliteConnection,
    after: AuditId,
    limit: u32,
) -> Result<Vec<Noted>, Error> {
    let rows = query("SELECT id, at, who, what, why FROM audit WHERE id > ? ORDER BY id LIMIT ?")
        .bind(after.0)
        .bind(limit)
        .fetch_all(conn)
        .await?;
    rows.iter().map(noted).collect()
}

pub async fn audit_latest(conn: &mut SqliteConnection, limit: u32) -> Result<Vec<Noted>, Error> {
    let rows = query("SELECT id, at, who, what, why FROM audit ORDER BY id DESC LIMIT ?")
        .bind(limit)
        .fetch_all(conn)
        .await?;
    rows.iter().map(noted).collect()
}

fn noted(row: &SqliteRow) -> Result<Noted, Error> {
    Ok(Noted {
        id: AuditId(row.try_get("id")?),
        at: UnixMillis(row.try_get("at")?),
        who: row.try_get("who")?,
        what: parsed(row, "what")?,
        why: row.try_get("why")?,
    })
}

pub async fn bans(conn: &mut SqliteConnection) -> Result<Vec<Ban>, Error> {
    let rows = query("SELECT subject, why, at FROM bans ORDER BY at DESC, subject")
        .fetch_all(conn)
        .await?;
    let ban = |row: &SqliteRow| {
        Ok(Ban {
            banned: parsed(row, "subject")?,
            why: row.try_get("why")?,
            at: UnixMillis(row.try_get("at")?),
        })
    };
    rows.iter().map(ban).collect()
}
