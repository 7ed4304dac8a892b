//! Tables: made, imported, opened.

use kernel::{BySeat, Header, Record, Secret, Share};
use log::{
    Entry, NewTable, Origin, Pace, Payload, Sequence, StoredTable, TableId, TableInfo, Visibility,
};
use sha2::{Digest, Sha256};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection, query};

use super::row::{
    entries, in_force, info_columns, infos, lines, log_of, one_line, origin_of, parsed,
    seat_numbers,
};
use super::{append, origin, quota, seats};
use crate::{Error, Held, Import, Quota, Refusal, random};

/// The number by which the other tables of the file refer to a table.
#[derive(Clone, Copy, Debug)]
pub struct Key(pub i64);

pub async fn create(
    conn: &mut SqliteConnection,
    new: NewTable,
    quota: Quota,
) -> Result<TableId, Error> {
    one_line(&new.game)?;
    let begins = |entry: &Entry<String>| entry.payload == Payload::Start;
    if !new.entries.iter().any(begins) {
        quota::check(conn, new.owner, Held::Waiting, quota).await?;
    }
    // What waits may begin at any time, and is not asked again then.
    quota::check(conn, new.owner, Held::Running, quota).await?;
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
    let hash = record_hash(&import.record);
    if let Some(id) = find_record(conn, &hash).await? {
        if import.visibility == Visibility::Open {
            show_to_all(conn, id).await?;
        }
        return Ok(id);
    }
    if let Some((player, quota)) = import.uploader {
        quota::check(conn, player, Held::Records, quota).await?;
    }
    let id = TableId::from_random(random());
    let key = insert_finished(conn, id, &import, &hash).await?;
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

/// Equal records have equal hashes, however their lines ended where they came from.
pub fn record_hash(record: &Record) -> [u8; 32] {
    Sha256::digest(record.to_string()).into()
}

/// The table of an imported record with this hash.
pub async fn find_record(
    conn: &mut SqliteConnection,
    hash: &[u8],
) -> Result<Option<TableId>, Error> {
    let row = query("SELECT id FROM tables WHERE record_hash = ?")
        .bind(hash)
        .fetch_optional(conn)
        .await?;
    row.map(|row| parsed(&row, "id")).transpose()
}

async fn show_to_all(conn: &mut SqliteConnection, id: TableId) -> Result<(), Error> {
    query("UPDATE tables SET visibility = 'open' WHERE id = ?")
        .bind(id.as_str())
        .execute(conn)
        .await?;
    Ok(())
}

async fn insert_finished(
    conn: &mut SqliteConnection,
    id: TableId,
    import: &Import,
    hash: &[u8],
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
            created_at, started_at, finished_at, touched_at, origin, record_hash, uploader, deal,
            known_deal)
         VALUES (?1, ?2, ?3, ?4, '', ?5, ?6, ?7, 'finished', ?8, '', ?9, ?10, ?10, ?10, ?10, ?11,
            ?12, ?13, ?14, 1)",
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
    .bind(hash)
    .bind(import.uploader.as_ref().map(|(player, _)| player.as_str()))
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
    let Opened { info, row, key } = Opened::of(conn, id).await?;
    let entries = query(
        "SELECT sequence, seat, player, submission, kind, words, at FROM log
         WHERE table_key = ? ORDER BY sequence",
    )
    .bind(key.0)
    .fetch_all(conn)
    .await?;
    Ok(StoredTable {
        origin: origin_of(&row, info.seats.seats())?,
        secret: parsed(&row, "seed")?,
        log: log_of(&entries, info.next)?,
        info,
    })
}

pub async fn open_played(conn: &mut SqliteConnection, id: TableId) -> Result<StoredTable, Error> {
    let Opened { info, row, key } = Opened::of(conn, id).await?;
    let entries = query(
        "SELECT sequence, seat, player, submission, kind, words, at FROM log
         WHERE table_key = ? AND kind IN ('action', 'automatic', 'undo') ORDER BY sequence",
    )
    .bind(key.0)
    .fetch_all(&mut *conn)
    .await?;
    let shares = dealt_shares(conn, key, origin_of(&row, info.seats.seats())?.shares).await?;
    let occupants = info.seats.clone().map(|state| state.occupant.clone());
    let log = in_force(&entries)?;
    Ok(StoredTable {
        origin: Origin {
            shares,
            ..Origin::running(occupants, info.started_at.unwrap_or(info.created_at))
        },
        secret: parsed(&row, "seed")?,
        info: TableInfo {
            next: Sequence(log.len() as u32),
            ..info
        },
        log,
    })
}

/// The shares that a game was dealt from: those that were there when it began.
async fn dealt_shares(
    conn: &mut SqliteConnection,
    key: Key,
    mut shares: BySeat<Option<Share>>,
) -> Result<BySeat<Option<Share>>, Error> {
    let rows = query(
        "SELECT sequence, seat, player, submission, kind, words, at FROM log
         WHERE table_key = ?1 AND kind IN ('sit', 'share')
            AND sequence < (SELECT sequence FROM log WHERE table_key = ?1 AND kind = 'start')
         ORDER BY sequence",
    )
    .bind(key.0)
    .fetch_all(conn)
    .await?;
    for entry in entries(&rows)? {
        entry.put_share(&mut shares);
    }
    Ok(shares)
}

/// A table without its log.
struct Opened {
    info: TableInfo,
    /// Its seed and origin.
    row: SqliteRow,
    key: Key,
}

impl Opened {
    async fn of(conn: &mut SqliteConnection, id: TableId) -> Result<Opened, Error> {
        let info = info(conn, id).await?;
        let row = query("SELECT key, seed, origin FROM tables WHERE id = ?")
            .bind(id.as_str())
            .fetch_one(conn)
            .await?;
        let key = Key(row.try_get("key")?);
        Ok(Opened { info, row, key })
    }
}
