//! Rows by the hundred thousand, written by SQL as no game would write them.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Executor};

async fn run(data: &Path, statements: String) {
    let options = SqliteConnectOptions::new().filename(data);
    let mut conn = options.connect().await.expect("the file opens");
    let done = conn.execute(AssertSqlSafe(statements)).await;
    done.expect("the rows are written");
    conn.close().await.expect("the file closes");
}

/// So many tables like the first one, of every status, none of them ever opened.
pub async fn tables(data: &Path, number: u32) {
    run(
        data,
        format!(
            "BEGIN;
             INSERT INTO tables (id, game, rules_version, options, settings, seed, commitment,
                 owner, visibility, status, result, to_act, sequence, created_at, started_at,
                 finished_at, touched_at)
             WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {number})
             SELECT printf('%010d', n), game, rules_version, options, settings, seed, commitment,
                 owner, 'open',
                 CASE n % 4 WHEN 0 THEN 'waiting' WHEN 1 THEN 'running'
                     WHEN 2 THEN 'finished' ELSE 'closed' END,
                 iif(n % 4 = 2, 'result scores 1 2 places 2 1', NULL), '', 0,
                 created_at + n, created_at + n, iif(n % 4 = 2, created_at + n, NULL),
                 created_at + n
             FROM n, (SELECT * FROM tables LIMIT 1);
             INSERT INTO seats (table_key, seat, kind, level)
             SELECT key, number, 'bot', 'builder'
             FROM tables, (SELECT 1 AS number UNION SELECT 2) WHERE id GLOB '0*[0-9]';
             COMMIT"
        ),
    )
    .await;
}

/// A log in which a seat changes hands until it has so many entries.
pub async fn entries(data: &Path, table: &str, number: u32) {
    run(
        data,
        format!(
            "BEGIN;
             INSERT INTO log (table_key, sequence, seat, kind, words, at)
             WITH RECURSIVE n(n) AS (
                 SELECT sequence FROM tables WHERE id = '{table}'
                 UNION ALL SELECT n + 1 FROM n WHERE n < {number} - 1)
             SELECT key, n, 2, 'hand-over',
                 iif(({number} - n) % 2 = 0, 'bot first', 'person'), touched_at
             FROM n, tables WHERE id = '{table}';
             UPDATE tables SET sequence = {number} WHERE id = '{table}';
             COMMIT"
        ),
    )
    .await;
}
