//! Where the one writer writes: its connection, which a full disk may keep it from having, and
//! what readers and others learn of how it goes.

use std::sync::{Arc, PoisonError, RwLock};

use sqlx::sqlite::SqlitePool;
use sqlx::{Connection, SqliteConnection};

use super::health::Health;
use super::source::{Pen, Source};
use super::writer::Outcome;
use crate::Fault;

/// The writer's side of a store.
#[derive(Debug)]
pub struct Desk {
    source: Source,
    conn: Option<SqliteConnection>,
    readers: Readers,
    health: Health,
}

/// The connections to read with. They are others once the file can be written to again.
#[derive(Clone, Debug)]
pub struct Readers(Arc<RwLock<SqlitePool>>);

impl Readers {
    pub fn now(&self) -> SqlitePool {
        let pool = self.0.read().unwrap_or_else(PoisonError::into_inner);
        pool.clone()
    }

    fn replace(&self, pool: SqlitePool) {
        *self.0.write().unwrap_or_else(PoisonError::into_inner) = pool;
    }
}

impl Desk {
    /// Opens the file. On a full disk one that needs no change can be read, and is written to as
    /// soon as there is room.
    pub async fn open(source: Source) -> Result<Desk, Fault> {
        let health = Health::default();
        let (conn, readers, trouble) = match source.pen().await {
            Ok(Pen { conn, trouble }) => (Some(conn), source.readers(), trouble),
            Err(fault @ (Fault::Full | Fault::Disk(_))) => {
                let frozen = source.frozen().await.ok_or_else(|| fault.clone())?;
                (None, frozen, Some(fault))
            }
            Err(fault) => return Err(fault),
        };
        if let Some(fault) = &trouble {
            health.note(fault);
        }
        Ok(Desk {
            source,
            conn,
            readers: Readers(Arc::new(RwLock::new(readers))),
            health,
        })
    }

    pub fn readers(&self) -> Readers {
        self.readers.clone()
    }

    pub fn health(&self) -> Health {
        self.health.clone()
    }

    /// The connection; made where there was no room for it before.
    pub async fn conn(&mut self) -> Result<&mut SqliteConnection, Fault> {
        if self.conn.is_none() {
            let pen = self.source.pen().await?;
            self.readers.replace(self.source.readers());
            self.conn = Some(pen.conn);
        }
        self.conn.as_mut().ok_or(Fault::Stopped)
    }

    /// Tells others how it went.
    pub fn note(&self, committed: &Result<Outcome, Fault>) {
        match committed {
            Ok(Outcome::Kept) => self.health.note_kept(),
            Ok(Outcome::Refused) => {}
            Ok(Outcome::Failed(fault)) | Err(fault) => self.health.note(fault),
        }
    }

    pub async fn close(self) {
        if let Some(conn) = self.conn {
            // Nobody is left to hear that closing failed; what is acknowledged is in the file.
            let _closed = conn.close().await;
        }
    }
}
