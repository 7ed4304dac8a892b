//! The store in one SQLite file: opening it, and the way of each request to the one writer or
//! to one of the readers.

mod aliases;
mod append;
mod backup;
mod fault;
mod lists;
mod operator;
mod origin;
mod players;
mod right;
mod row;
mod schema;
mod seats;
mod sessions;
mod tables;
mod writer;

#[cfg(test)]
mod tests;

use std::path::Path;
use std::time::Duration;

use kernel::Seat;
use log::{
    Append, NewTable, PlayerId, Sequence, SessionId, StoredTable, TableId, TableInfo, TokenHash,
    UnixMillis,
};
use sqlx::pool::PoolConnection;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Executor, Sqlite, SqliteConnection, Transaction};

use self::fault::fault;
use self::writer::Writer;
use crate::{
    AuditId, Ban, Counts, Ending, Error, Fault, Import, Listed, Listing, NewPlayer, Noted, Order,
    Page, Player, PlayerListed, Session, SignedIn, Store,
};

/// How a file is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// How long to wait for another process that writes to the file.
    pub patience: Duration,
    /// How many reads may go on at a time.
    pub readers: u32,
    /// The file grows to this many pages of 4 KiB at most; beyond, the disk counts as full.
    pub max_pages: Option<u32>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            patience: Duration::from_secs(5),
            readers: 4,
            max_pages: None,
        }
    }
}

/// A store in one SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    writer: Writer,
    readers: SqlitePool,
    options: SqliteConnectOptions,
}

impl SqliteStore {
    /// Opens the file, or makes it; brings an older one to the newest version. Needs a tokio
    /// runtime.
    ///
    /// # Errors
    /// The file is newer than the program, is no store, is locked, or cannot be written to.
    pub async fn open(path: &Path) -> Result<SqliteStore, Fault> {
        SqliteStore::open_with(path, Settings::default()).await
    }

    /// Like [`SqliteStore::open`], used in this way.
    ///
    /// # Errors
    /// As there.
    pub async fn open_with(path: &Path, settings: Settings) -> Result<SqliteStore, Fault> {
        let options = connect_options(path, &settings);
        let mut writing = options.clone().create_if_missing(true);
        if let Some(pages) = settings.max_pages {
            writing = writing.pragma("max_page_count", pages.to_string());
        }
        let mut conn = writing.connect().await.map_err(|error| fault(&error))?;
        schema::prepare(&mut conn).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(settings.readers)
            .test_before_acquire(false)
            .connect_lazy_with(options.clone().pragma("query_only", "ON"));
        Ok(SqliteStore {
            writer: Writer::start(conn),
            readers,
            options,
        })
    }

    /// For a read that asks one question.
    async fn reader(&self) -> Result<PoolConnection<Sqlite>, Error> {
        Ok(self.readers.acquire().await?)
    }

    /// For a read of one moment, however many questions it asks.
    async fn moment(&self) -> Result<Transaction<'static, Sqlite>, Error> {
        Ok(self.readers.begin().await?)
    }
}

/// What every connection agrees on. The journal mode belongs to the file: see `schema`.
fn connect_options(path: &Path, settings: &Settings) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .synchronous(SqliteSynchronous::Full)
        // Where a plain fsync does not reach the disk (macOS), ask for the one that does.
        .pragma("fullfsync", "ON")
        .pragma("checkpoint_fullfsync", "ON")
        // What is deleted is overwritten where its page is written anyway: a name that is forgotten
        // does not stay behind in the file.
        .pragma("secure_delete", "FAST")
        // After a rush the write-ahead log gives its room back: 64 MiB are enough.
        .pragma("journal_size_limit", "67108864")
        .busy_timeout(settings.patience)
        .disable_statement_logging()
}

/// Runs statements that take and give nothing.
async fn execute(conn: &mut SqliteConnection, statements: &'static str) -> Result<(), Fault> {
    let done = conn.execute(statements).await;
    done.map(|_| ()).map_err(|error| fault(&error))
}

impl Store for SqliteStore {
    async fn create_player(&self, new: NewPlayer) -> Result<PlayerId, Error> {
        self.writer
            .write(|conn| Box::pin(players::create(conn, new)))
            .await
    }

    async fn player(&self, id: PlayerId) -> Result<Player, Error> {
        players::by_id(&mut *self.reader().await?, id).await
    }

    async fn session(&self, secret: TokenHash) -> Result<Option<SignedIn>, Error> {
        sessions::by_secret(&mut *self.reader().await?, secret).await
    }

    async fn sessions(&self, player: PlayerId) -> Result<Vec<Session>, Error> {
        sessions::of_player(&mut *self.reader().await?, player).await
    }

    async fn touch_session(
        &self,
        id: SessionId,
        hint: String,
        at: UnixMillis,
    ) -> Result<(), Error> {
        self.writer
            .write(move |conn| Box::pin(sessions::touch(conn, id, hint, at)))
            .await
    }

    async fn end_sessions(&self, player: PlayerId, which: Ending) -> Result<Vec<SessionId>, Error> {
        self.writer
            .write(move |conn| Box::pin(sessions::end(conn, player, which)))
            .await
    }

    async fn end_unused_sessions(&self, since: UnixMillis) -> Result<u64, Error> {
        self.writer
            .write(move |conn| Box::pin(sessions::end_unused(conn, since)))
            .await
    }

    async fn rename_player(&self, id: PlayerId, name: String) -> Result<(), Error> {
        self.writer
            .write(move |conn| Box::pin(players::rename(conn, id, name)))
            .await
    }

    async fn renew_recovery(&self, id: PlayerId, recovery: TokenHash) -> Result<(), Error> {
        self.writer
            .write(move |conn| Box::pin(players::renew_recovery(conn, id, recovery)))
            .await
    }

    async fn recover(
        &self,
        recovery: TokenHash,
        secret: TokenHash,
        renewed: TokenHash,
        at: UnixMillis,
    ) -> Result<Player, Error> {
        self.writer
            .write(move |conn| Box::pin(players::recover(conn, recovery, secret, renewed, at)))
            .await
    }

    async fn create_table(&self, new: NewTable) -> Result<TableId, Error> {
        self.writer
            .write(|conn| Box::pin(tables::create(conn, new)))
            .await
    }

    async fn import(&self, import: Import) -> Result<TableId, Error> {
        self.writer
            .write(|conn| Box::pin(tables::import(conn, import)))
            .await
    }

    async fn table(&self, id: TableId) -> Result<TableInfo, Error> {
        tables::info(&mut *self.reader().await?, id).await
    }

    async fn open_table(&self, id: TableId) -> Result<StoredTable, Error> {
        tables::open(&mut *self.moment().await?, id).await
    }

    async fn list(&self, listing: Listing, page: Page) -> Result<Listed, Error> {
        lists::list(&mut *self.reader().await?, listing, page).await
    }

    async fn find_invite(&self, invite: TokenHash) -> Result<Option<(TableId, Seat)>, Error> {
        seats::find_invite(&mut *self.reader().await?, invite).await
    }

    async fn append(&self, append: Append) -> Result<Sequence, Error> {
        self.writer
            .write(|conn| Box::pin(append::append(conn, append)))
            .await
    }

    async fn carry_out(&self, order: Order) -> Result<AuditId, Error> {
        self.writer
            .write(|conn| Box::pin(operator::carry_out(conn, order)))
            .await
    }

    async fn audit_since(&self, after: AuditId, limit: u32) -> Result<Vec<Noted>, Error> {
        operator::audit_since(&mut *self.reader().await?, after, limit).await
    }

    async fn audit_latest(&self, limit: u32) -> Result<Vec<Noted>, Error> {
        operator::audit_latest(&mut *self.reader().await?, limit).await
    }

    async fn bans(&self) -> Result<Vec<Ban>, Error> {
        operator::bans(&mut *self.reader().await?).await
    }

    async fn players(&self, search: String, limit: u32) -> Result<Vec<PlayerListed>, Error> {
        players::search(&mut *self.reader().await?, &search, limit).await
    }

    async fn counts(&self) -> Result<Counts, Error> {
        lists::counts(&mut *self.moment().await?).await
    }

    async fn backup(&self, target: &Path) -> Result<(), Error> {
        Ok(backup::write(&self.options, target).await?)
    }

    async fn close(&self) {
        self.readers.close().await;
        self.writer.stop().await;
    }
}
