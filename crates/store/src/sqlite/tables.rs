//! Tables: made, imported, opened.

use kernel::{BySeat, Header, Record, Secret, Share};
use log::{Entry, NewTable, Origin, Pace, Payload, Sequence, StoredTable, TableId, TableInfo};
use sqlx::{Row, SqliteConnection, query};

use super::row::{info_columns, infos, lines, log_of, one_line, origin_of, parsed, seat_numbers};
use super::{append, origin, seats};
use crate::{Error, Import, Refusal, random};

/// The number by which the other tables of the file refer to a table.
#[derive(Clone, Copy, Debug)]
pub struct Key(pub i64);

pub async fn create(conn: &mut SqliteConnection, new: NewTable) -> Result<TableId, Error> {
    one_line(&new.game)?;
    let turn_limit = match new.pace {
        Pace::Unlimited => None,
        Pace::PerTurn(limit) => Some(i64::try_from(limit.as_millis()).unwrap_or(i64::MAX)),
    };
    let done = query(
        "INSERT INTO tables (id, game, rules_version, options, settings, seed, commitment, owner,
            turn_limit, visibility, status, to_act, sequence, created_at, touched_at, deal,
            known_deal)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, 'waiting', ?11, 0, ?12, ?12, ?13, ?14)",
    )
    .bind(new.id.as_str())
    .bind(&new.game)
    .bind(new.rules_version)
    .bind(lines(&new.options)?)
    .bind(lines(&new.settings)?)
    .bind(new.secret.to_string())
    .bind(new.commitment.to_string())
    .bind(new.owner.as_str())
    .bind(turn_limit)
    .bind(new.visibility.as_str())
    .bind(seat_numbers(new.to_act))
    .bind(new.at.0)
    .bind(new.dealing.to_string())
    .bind(new.is_known_deal())
    .execute(&mut *conn)
    .await?;
    let key = Key(done.last_insert_rowid());
    seats::create(conn, key, new.seats).await?;
    append::begin(conn, key, &new.entries, new.to_act).await?;
    Ok(new.id)
}

pub async fn import(conn: &mut SqliteConnection, import: Import) -> Result<TableId, Error> {
    let id = TableId::from_random(random());
    let key = insert_finished(conn, id, &import).await?;
    let header = &import.record.header;
    seats::create(conn, key, header.seats).await?;
    for (seat, _) in shares(header).iter().filter(|(_, share)| share.is_some()) {
        seats::share(conn, key, seat).await?;
    }
    let imported =
        |entry: kernel::Entry| Entry::of_seat(entry.seat, Payload::Action(entry.action), import.at);
    let entries: Vec<_> = import.record.entries.into_iter().map(imported).collect();
    append::insert(conn, key, Sequence(0), &entries).await?;
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
    let (Some(secret), Some((result, _))) = (secret(header), result) else {
        return Err(Refusal::NotOver.into());
    };
    one_line(&header.game)?;
    let origin = Origin {
        shares: shares(header),
        ..Origin::running(BySeat::new(header.seats), import.at)
    };
    let done = query(
        "INSERT INTO tables (id, game, rules_version, options, settings, seed, commitment,
            visibility, status, result, to_act, sequence,
            created_at, started_at, finished_at, touched_at, origin, deal, known_deal)
         VALUES (?1, ?2, ?3, ?4, '', ?5, ?6, ?7, 'finished', ?8, '', ?9, ?10, ?10, ?10, ?10, ?11,
            ?12, 1)",
    )
    .bind(id.as_str())
    .bind(&header.game)
    .bind(header.rules_version)
    .bind(lines(&header.options)?)
    .bind(secret.to_string())
    .bind(header.commitment.to_string())
    .bind(import.visibility.as_str())
    .bind(result.to_string())
    .bind(entries.len() as i64)
    .bind(import.at.0)
    .bind(origin::to_text(&origin))
    .bind(header.dealing.to_string())
    .execute(conn)
    .await?;
    Ok(Key(done.last_insert_rowid()))
}

/// What the record tells of the deal's secret, once the game is over.
fn secret(header: &Header) -> Option<Secret> {
    match &header.parts {
        Some(parts) => Some(parts.secret),
        None => header.seed.map(Secret::from),
    }
}

fn shares(header: &Header) -> BySeat<Option<Share>> {
    let parts = header.parts.as_ref();
    parts.map_or_else(|| BySeat::new(header.seats), |parts| parts.shares)
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
    let row = query("SELECT key, seed, origin FROM tables WHERE id = ?")
        .bind(id.as_str())
        .fetch_one(&mut *conn)
        .await?;
    let entries = query(
        "SELECT sequence, seat, player, submission, kind, words, at FROM log
         WHERE table_key = ? ORDER BY sequence",
    )
    .bind(row.try_get::<i64, _>("key")?)
    .fetch_all(conn)
    .await?;
    Ok(StoredTable {
        origin: origin_of(&row, info.seats.seats())?,
        secret: parsed(&row, "seed")?,
        log: log_of(&entries, info.next)?,
        info,
    })
}
