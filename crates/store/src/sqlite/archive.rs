//! A file that is only looked at: nothing in it is changed, not even its version, whoever else
//! uses it meanwhile.

use std::path::Path;

use log::{StoredTable, TableId};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::backup::{self, Partial};
use super::fault::fault;
use super::source::{Settings, Source};
use super::{lists, schema, tables};
use crate::{Counts, Error, Fault};

/// A store's file, opened to be read: for backups and exports.
#[derive(Debug)]
pub struct Archive {
    /// Of the file itself.
    conn: SqliteConnection,
    /// A copy in today's schema, where the file has an older one.
    copy: Option<(SqliteConnection, Partial)>,
}

impl Archive {
    /// Opens a file that must be there.
    ///
    /// # Errors
    /// It is not there, no store, newer than the program, or cannot be read.
    pub async fn open(path: &Path) -> Result<Archive, Fault> {
        let mut conn = Source::new(path, Settings::default()).onlooker().await?;
        let copy = match schema::version(&mut conn).await? {
            // An empty file is no store yet.
            0 => return Err(Fault::Foreign),
            _ if schema::is_newest(&mut conn).await? => None,
            _ => Some(brought_up(&mut conn).await?),
        };
        Ok(Archive { conn, copy })
    }

    /// A whole table, of one moment.
    ///
    /// # Errors
    /// There is none, or it cannot be read.
    pub async fn open_table(&mut self, id: TableId) -> Result<StoredTable, Error> {
        let mut moment = self.today().begin().await?;
        tables::open(&mut moment, id).await
    }

    /// How much is kept.
    ///
    /// # Errors
    /// It cannot be read.
    pub async fn counts(&mut self) -> Result<Counts, Error> {
        lists::counts(self.today()).await
    }

    /// Copies everything as it is into a new file, which appears whole or not at all.
    ///
    /// # Errors
    /// The target is there already or cannot be written.
    pub async fn backup(&mut self, target: &Path) -> Result<(), Fault> {
        backup::write(&mut self.conn, target).await
    }

    /// Ends it; nothing is left behind.
    pub async fn close(self) {
        // What was only looked at is not changed by closing it.
        let _closed = self.conn.close().await;
        if let Some((copy, _gone_with_this)) = self.copy {
            let _closed = copy.close().await;
        }
    }

    fn today(&mut self) -> &mut SqliteConnection {
        match &mut self.copy {
            Some((copy, _)) => copy,
            None => &mut self.conn,
        }
    }
}

/// A copy among the temporary files, brought to the newest version.
async fn brought_up(conn: &mut SqliteConnection) -> Result<(SqliteConnection, Partial), Fault> {
    let partial = Partial::in_folder(&std::env::temp_dir());
    backup::copy(conn, partial.path()).await?;
    let options = SqliteConnectOptions::new().filename(partial.path());
    let opened = options.disable_statement_logging().connect().await;
    let mut copy = opened.map_err(|error| fault(&error))?;
    schema::migrate(&mut copy).await?;
    Ok((copy, partial))
}
