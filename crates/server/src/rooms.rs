//! The open rooms. A stored table costs nothing until somebody opens it, and is dropped from memory
//! when nobody looks and no bot thinks.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use log::TableId;
use tokio::sync::OnceCell;

use crate::error::ApiError;
use crate::room::Room;
use crate::services::Services;

type Cell = Arc<OnceCell<Arc<Room>>>;

/// The open rooms.
#[derive(Debug)]
pub struct Rooms {
    services: Arc<Services>,
    open: Mutex<BTreeMap<TableId, Cell>>,
}

impl Rooms {
    /// None is open.
    pub fn new(services: Arc<Services>) -> Rooms {
        Rooms {
            services,
            open: Mutex::default(),
        }
    }

    /// The room of a table; opened if it is not.
    ///
    /// # Errors
    /// There is no such table, or it cannot be opened.
    pub async fn get_or_open(&self, id: TableId) -> Result<Arc<Room>, ApiError> {
        let cell = self.lock().entry(id).or_default().clone();
        let opened = cell
            .get_or_try_init(|| Room::open(self.services.clone(), id))
            .await;
        match opened {
            Ok(room) => Ok(room.clone()),
            Err(error) => {
                drop(cell);
                self.drop_empty(id);
                Err(error)
            }
        }
    }

    /// Drops a cell that nobody could open and nobody waits for.
    fn drop_empty(&self, id: TableId) {
        let mut open = self.lock();
        let unused = |cell: &Cell| cell.get().is_none() && Arc::strong_count(cell) == 1;
        if open.get(&id).is_some_and(unused) {
            open.remove(&id);
        }
    }

    /// The room of a table, if it is open.
    pub fn get_open(&self, id: TableId) -> Option<Arc<Room>> {
        self.lock().get(&id)?.get().cloned()
    }

    /// Every open room.
    pub fn all_open(&self) -> Vec<Arc<Room>> {
        let open = self.lock();
        open.values()
            .filter_map(|cell| cell.get().cloned())
            .collect()
    }

    /// Reads a table again that another hand has written to.
    pub async fn refresh(&self, room: &Arc<Room>) {
        if let Err(error) = room.refresh().await {
            tracing::warn!(table = %room.id(), code = %error.code(), "a table is not read again");
        }
    }

    /// How many are open.
    pub fn count(&self) -> usize {
        self.lock().len()
    }

    /// Drops the rooms that nobody holds.
    pub fn drop_idle(&self) {
        self.lock().retain(|_, cell| {
            let held = cell.get().is_some_and(|room| Arc::strong_count(room) > 1);
            held || Arc::strong_count(cell) > 1
        });
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<TableId, Cell>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
