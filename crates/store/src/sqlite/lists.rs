//! Pages of tables, and counts.

use log::{PlayerId, Status, TableInfo, UnixMillis};
use sqlx::{Row, SqliteConnection, query};

use super::row::{info_columns, infos, parsed};
use crate::{Counts, Cursor, Error, Listed, Listing, Page};

/// A page of the tables that satisfy a condition, ordered by a time, with their seats.
/// `?1` and `?2` are where the page before ended, `?3` is the limit, `?4` the player. Where an
/// index has the right order it is named, because SQLite might prefer one that has not.
macro_rules! page_of {
    ($tables:literal, $time:literal, $condition:literal) => {
        concat!(
            "SELECT ",
            info_columns!(),
            " FROM (SELECT * FROM ",
            $tables,
            " WHERE ",
            $condition,
            " AND (",
            $time,
            ", id) < (?1, ?2) ORDER BY ",
            $time,
            " DESC, id DESC LIMIT ?3) t
             JOIN seats s ON s.table_key = t.key LEFT JOIN players p ON p.id = s.player
             ORDER BY t.",
            $time,
            " DESC, t.id DESC, s.seat"
        )
    };
}

const MINE: &str = page_of!(
    "tables",
    "touched_at",
    "status IN ('waiting', 'running')
     AND key IN (SELECT table_key FROM seats WHERE player = ?4
                 UNION SELECT key FROM tables WHERE owner = ?4)"
);
const TO_JOIN: &str = page_of!(
    "tables INDEXED BY tables_to_join",
    "created_at",
    "status = 'waiting' AND visibility = 'open'
     AND EXISTS (SELECT 1 FROM seats WHERE table_key = key AND kind = 'open')"
);
const TO_WATCH: &str = page_of!(
    "tables INDEXED BY tables_to_watch",
    "started_at",
    "status = 'running' AND visibility = 'open'"
);
const FINISHED: &str = page_of!(
    "tables INDEXED BY tables_finished",
    "finished_at",
    "status = 'finished' AND visibility = 'open'"
);
const FINISHED_BY: &str = page_of!(
    "tables",
    "finished_at",
    "status = 'finished' AND key IN (SELECT table_key FROM seats WHERE player = ?4)"
);
const ALL: &str = page_of!("tables INDEXED BY tables_by_age", "created_at", "TRUE");
const BOT_TO_ACT: &str = page_of!(
    "tables INDEXED BY tables_by_status",
    "touched_at",
    "status = 'running' AND EXISTS (SELECT 1 FROM seats s
         WHERE s.table_key = key AND instr(to_act, s.seat) > 0
         AND (s.kind = 'bot' OR EXISTS (SELECT 1 FROM log l
             WHERE l.table_key = key AND l.kind = 'hand-over' AND l.seat = s.seat)))"
);

pub async fn list(
    conn: &mut SqliteConnection,
    listing: Listing,
    page: Page,
) -> Result<Listed, Error> {
    let (question, player) = question(&listing);
    // Before the first page lies a moment after all others.
    let start = (i64::MAX, String::new());
    let (at, id) = page
        .after
        .map_or(start, |end| (end.at.0, end.id.to_string()));
    // One more than asked for tells whether there is another page.
    let limit = i64::from(page.limit) + 1;
    let question = query(question).bind(at).bind(id).bind(limit);
    let question = match player {
        Some(player) => question.bind(player.as_str()),
        None => question,
    };
    let mut tables = infos(&question.fetch_all(conn).await?)?;
    let more = tables.len() > page.limit as usize;
    tables.truncate(page.limit as usize);
    let end = tables.last().filter(|_| more);
    Ok(Listed {
        next: end.map(|table| cursor(&listing, table)),
        tables,
    })
}

fn question(listing: &Listing) -> (&'static str, Option<&PlayerId>) {
    match listing {
        Listing::Mine(player) => (MINE, Some(player)),
        Listing::ToJoin => (TO_JOIN, None),
        Listing::ToWatch => (TO_WATCH, None),
        Listing::Finished => (FINISHED, None),
        Listing::FinishedBy(player) => (FINISHED_BY, Some(player)),
        Listing::All => (ALL, None),
        Listing::BotToAct => (BOT_TO_ACT, None),
    }
}

/// The place of a table in a listing: by the time its question orders by.
fn cursor(listing: &Listing, table: &TableInfo) -> Cursor {
    let at = match listing {
        Listing::Mine(_) | Listing::BotToAct => Some(table.touched_at),
        Listing::ToJoin | Listing::All => Some(table.created_at),
        Listing::ToWatch => table.started_at,
        Listing::Finished | Listing::FinishedBy(_) => table.finished_at,
    };
    Cursor {
        at: at.unwrap_or(UnixMillis(i64::MIN)),
        id: table.id,
    }
}

/// Read from where triggers keep them: see `0005_growth.sql`.
pub async fn counts(conn: &mut SqliteConnection) -> Result<Counts, Error> {
    let rows = query("SELECT what, number FROM counts")
        .fetch_all(conn)
        .await?;
    let mut counts = Counts::default();
    for row in rows {
        let number = row.try_get("number")?;
        if row.try_get::<&str, _>("what")? == "players" {
            counts.players = number;
            continue;
        }
        match parsed(&row, "what")? {
            Status::Waiting => counts.waiting = number,
            Status::Running => counts.running = number,
            Status::Finished => counts.finished = number,
            Status::Closed => counts.closed = number,
        }
    }
    Ok(counts)
}

#[cfg(test)]
mod tests {
    use sqlx::AssertSqlSafe;

    use super::*;
    use crate::SqliteStore;

    async fn plan(store: &SqliteStore, question: &str) -> String {
        let question = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {question}"));
        let rows = query(question)
            .fetch_all(&store.readers.now())
            .await
            .expect("the question makes sense");
        let steps = rows.iter().map(|row| row.get::<String, _>("detail"));
        steps.collect::<Vec<_>>().join("\n")
    }

    /// However many tables are stored, a page is found by an index.
    #[tokio::test]
    async fn no_list_reads_all_tables() {
        let folder = tempfile::tempdir().unwrap();
        let store = SqliteStore::open(&folder.path().join("a.db")).await;
        let store = store.unwrap();
        for (question, index) in [
            (MINE, "rowid=?"),
            (TO_JOIN, "tables_to_join"),
            (TO_WATCH, "tables_to_watch"),
            (FINISHED, "tables_finished"),
            (FINISHED_BY, "rowid=?"),
            (ALL, "tables_by_age"),
        ] {
            let plan = plan(&store, question).await;
            assert!(plan.contains(index), "{plan}");
            assert!(!plan.contains("SCAN tables"), "{plan}");
        }
    }
}
