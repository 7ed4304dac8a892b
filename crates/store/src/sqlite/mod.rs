//! The store in one SQLite file: opening it, and the way of each request to the one writer or
//! to one of the readers.

mod aliases;
mod append;
mod archive;
mod backup;
mod compact;
mod desk;
mod fault;
mod files;
mod health;
mod idle;
mod lists;
mod operator;
mod origin;
mod players;
mod quota;
mod right;
mod row;
mod schema;
mod seats;
mod sessions;
mod sizes;
mod source;
mod tables;
mod writer;

#[cfg(test)]
mod tests;

use std::path::Path;

use kernel::{Record, Seat};
use log::{
    Append, NewTable, PlayerId, Sequence, SessionId, Status, StoredTable, TableId, TableInfo,
    TokenHash, UnixMillis,
};
use sqlx::pool::PoolConnection;
use sqlx::{Connection, Executor, Sqlite, SqliteConnection, Transaction};

use self::desk::{Desk, Readers};
use self::fault::fault;
use self::health::Health;
use self::source::Source;
use self::writer::Writer;
use crate::{
    AuditId, Ban, Counts, Ending, Error, Fault, Idle, IdleCursor, IdlePage, Import, Listed,
    Listing, NewPlayer, Noted, Order, Page, Player, PlayerListed, Quota, Session, SignedIn, Store,
    random,
};

pub use self::archive::Archive;
pub use self::compact::compact;
pub use self::sizes::FileSizes;
pub use self::source::Settings;

/// A store in one SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    writer: Writer,
    readers: Readers,
    health: Health,
    source: Source,
}

impl SqliteStore {
    /// Opens the file, or makes it; brings an older one to the newest version. Needs a tokio
    /// runtime. On a full disk one of the newest version is opened all the same: it can be read,
    /// and [`Store::trouble`] says so.
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
        let source = Source::new(path, settings);
        let desk = Desk::open(source.clone()).await?;
        Ok(SqliteStore {
            readers: desk.readers(),
            health: desk.health(),
            writer: Writer::start(desk),
            source,
        })
    }

    /// How large the files are.
    pub fn file_sizes(&self) -> FileSizes {
        FileSizes::of(self.source.path())
    }

    /// For a read that asks one question.
    async fn reader(&self) -> Result<PoolConnection<Sqlite>, Error> {
        Ok(self.readers.now().acquire().await?)
    }

    /// For a read of one moment, however many questions it asks.
    async fn moment(&self) -> Result<Transaction<'static, Sqlite>, Error> {
        Ok(self.readers.now().begin().await?)
    }
}

/// Runs statements that take and give nothing.
async fn execute(conn: &mut SqliteConnection, statements: &'static str) -> Result<(), Fault> {
    let done = conn.execute(statements).await;
    done.map(|_| ()).map_err(|error| fault(&error))
}

/// Asks for a few pages of room and gives them back.
async fn probe(conn: &mut SqliteConnection) -> Result<(), Error> {
    let there_and_back = "CREATE TABLE probe (bytes BLOB);
        INSERT INTO probe VALUES (zeroblob(16384));
        DROP TABLE probe";
    Ok(execute(conn, there_and_back).await?)
}

impl Store for SqliteStore {
    async fn create_player(&self, new: NewPlayer) -> Result<PlayerId, Error> {
        self.writer
            .write(|conn| {
                let id = PlayerId::from_random(random());
                Box::pin(players::create(conn, id, new))
            })
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

    async fn create_table_within(&self, new: NewTable, quota: Quota) -> Result<TableId, Error> {
        self.writer
            .write(move |conn| Box::pin(tables::create(conn, new, quota)))
            .await
    }

    async fn create_first_table(
        &self,
        id: PlayerId,
        owner: NewPlayer,
        new: NewTable,
    ) -> Result<TableId, Error> {
        self.writer
            .write(move |conn| {
                Box::pin(async move {
                    players::create(&mut *conn, id, owner).await?;
                    tables::create(conn, new, Quota::NONE).await
                })
            })
            .await
    }

    async fn import(&self, import: Import) -> Result<TableId, Error> {
        self.writer
            .write(|conn| Box::pin(tables::import(conn, import)))
            .await
    }

    async fn find_record(&self, record: &Record) -> Result<Option<TableId>, Error> {
        let hash = tables::record_hash(record);
        tables::find_record(&mut *self.reader().await?, &hash).await
    }

    async fn table(&self, id: TableId) -> Result<TableInfo, Error> {
        tables::info(&mut *self.reader().await?, id).await
    }

    async fn open_table(&self, id: TableId) -> Result<StoredTable, Error> {
        tables::open(&mut *self.moment().await?, id).await
    }

    async fn open_played(&self, id: TableId) -> Result<StoredTable, Error> {
        tables::open_played(&mut *self.moment().await?, id).await
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

    async fn idle(
        &self,
        idle: Idle,
        until: UnixMillis,
        after: IdleCursor,
    ) -> Result<IdlePage, Error> {
        idle::page(&mut *self.reader().await?, idle, until, after).await
    }

    async fn warn(
        &self,
        tables: Vec<TableId>,
        until: UnixMillis,
        closes_at: UnixMillis,
    ) -> Result<(), Error> {
        self.writer
            .write(move |conn| Box::pin(idle::warn(conn, tables, until, closes_at)))
            .await
    }

    async fn reprieve(&self, status: Status) -> Result<(), Error> {
        self.writer
            .write(move |conn| Box::pin(idle::reprieve(conn, status)))
            .await
    }

    async fn forget_unplayed(&self, tables: Vec<TableId>) -> Result<(), Error> {
        self.writer
            .write(move |conn| Box::pin(idle::forget(conn, tables)))
            .await
    }

    fn trouble(&self) -> Option<Fault> {
        self.health.trouble()
    }

    async fn probe(&self) -> Result<(), Error> {
        self.writer.write(|conn| Box::pin(probe(conn))).await
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
        lists::counts(&mut *self.reader().await?).await
    }

    async fn backup(&self, target: &Path) -> Result<(), Error> {
        let mut conn = self.source.onlooker().await?;
        let written = backup::write(&mut conn, target).await;
        // The copy is what counts; closing changes nothing in it.
        let _closed = conn.close().await;
        Ok(written?)
    }

    async fn close(&self) {
        self.readers.now().close().await;
        self.writer.stop().await;
    }
}
