//! The connections to one file: to write, to read, and to read where nothing can be written.

use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, SqliteConnection};

use super::fault::fault;
use super::{files, schema};
use crate::Fault;

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

/// A file and how it is used.
#[derive(Clone, Debug)]
pub struct Source {
    path: PathBuf,
    settings: Settings,
}

/// A connection that may write.
pub struct Pen {
    pub conn: SqliteConnection,
    /// Why it cannot, at the moment.
    pub trouble: Option<Fault>,
}

impl Source {
    pub fn new(path: &Path, settings: Settings) -> Source {
        Source {
            path: path.to_path_buf(),
            settings,
        }
    }

    /// What every connection agrees on. The journal mode belongs to the file: see `schema`.
    fn options(&self) -> SqliteConnectOptions {
        SqliteConnectOptions::new()
            .filename(&self.path)
            .foreign_keys(true)
            .synchronous(SqliteSynchronous::Full)
            // Where a plain fsync does not reach the disk (macOS), ask for the one that does.
            .pragma("fullfsync", "ON")
            .pragma("checkpoint_fullfsync", "ON")
            // What is deleted is overwritten where its page is written anyway: a name that is
            // forgotten does not stay behind in the file.
            .pragma("secure_delete", "FAST")
            // After a rush the write-ahead log gives its room back: 64 MiB are enough.
            .pragma("journal_size_limit", "67108864")
            .busy_timeout(self.settings.patience)
            // A log comes in few pieces: handing rows over one by one takes longer than reading.
            .row_buffer_size(1024)
            .disable_statement_logging()
    }

    /// Opens the file to write to it; makes it, or brings it to the newest version.
    pub async fn pen(&self) -> Result<Pen, Fault> {
        files::create_private(&self.path);
        let mut options = self.options().create_if_missing(true);
        if let Some(pages) = self.settings.max_pages {
            options = options.pragma("max_page_count", pages.to_string());
        }
        let mut conn = options.connect().await.map_err(|error| fault(&error))?;
        let trouble = schema::prepare(&mut conn).await?;
        files::make_private(&self.path);
        Ok(Pen { conn, trouble })
    }

    /// The data file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Connections that read what was kept last.
    pub fn readers(&self) -> SqlitePool {
        self.pool(self.options().pragma("query_only", "ON"))
    }

    /// Connections that read a file nobody writes to, where the disk has no room even for what
    /// readers share. Nothing if the file is not all there is, or not of the newest version.
    pub async fn frozen(&self) -> Option<SqlitePool> {
        if !files::is_whole(&self.path) {
            return None;
        }
        let options = self.options().read_only(true).immutable(true);
        let mut conn = options.connect().await.ok()?;
        let newest = schema::is_newest(&mut conn).await.ok()?;
        newest.then(|| self.pool(options))
    }

    /// A connection that never writes to the file.
    pub async fn onlooker(&self) -> Result<SqliteConnection, Fault> {
        let options = self.options().read_only(true);
        let opened = options.connect().await.map_err(|error| fault(&error));
        let fault = match opened {
            Ok(mut conn) => match schema::version(&mut conn).await {
                Ok(_) => return Ok(conn),
                Err(fault) => fault,
            },
            Err(fault) => fault,
        };
        // What readers share cannot be made: a full disk, or a folder that is not ours.
        let unshared = matches!(fault, Fault::Full | Fault::Disk(_) | Fault::CannotOpen);
        if !unshared || !files::is_whole(&self.path) {
            return Err(fault);
        }
        let alone = options.immutable(true).connect().await;
        alone.map_err(|_| fault)
    }

    fn pool(&self, options: SqliteConnectOptions) -> SqlitePool {
        SqlitePoolOptions::new()
            .max_connections(self.settings.readers)
            .test_before_acquire(false)
            .connect_lazy_with(options)
    }
}
