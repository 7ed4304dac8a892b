//! The live tables. A stored table costs nothing until somebody opens it, and is let go when
//! nobody looks and no bot thinks.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::TableId;
use tokio::sync::OnceCell;

use crate::base::Base;
use crate::error::Trouble;
use crate::room::Room;

type Cell = Arc<OnceCell<Arc<Room>>>;

/// The live tables.
#[derive(Debug)]
pub struct Rooms {
    base: Arc<Base>,
    live: Mutex<BTreeMap<TableId, Cell>>,
}

impl Rooms {
    /// None is open.
    pub fn new(base: Arc<Base>) -> Rooms {
        Rooms {
            base,
            live: Mutex::default(),
        }
    }

    /// The room of a table; opened if it is not.
    ///
    /// # Errors
    /// There is no such table, or it cannot be opened.
    pub async fn get(&self, id: TableId) -> Result<Arc<Room>, Trouble> {
        let cell = self.lock().entry(id).or_default().clone();
        let opened = cell
            .get_or_try_init(|| Room::open(self.base.clone(), id))
            .await;
        match opened {
            Ok(room) => Ok(room.clone()),
            Err(trouble) => {
                drop(cell);
                self.forget_empty(id);
                Err(trouble)
            }
        }
    }

    /// Lets go of a cell that nobody could open and nobody waits for.
    fn forget_empty(&self, id: TableId) {
        let mut live = self.lock();
        let unused = |cell: &Cell| cell.get().is_none() && Arc::strong_count(cell) == 1;
        if live.get(&id).is_some_and(unused) {
            live.remove(&id);
        }
    }

    /// The room of a table, if it is open.
    pub fn opened(&self, id: TableId) -> Option<Arc<Room>> {
        self.lock().get(&id)?.get().cloned()
    }

    /// How many are open.
    pub fn count(&self) -> usize {
        self.lock().len()
    }

    /// Lets go of the rooms that nobody holds.
    pub fn sweep(&self) {
        self.lock().retain(|_, cell| {
            let held = cell.get().is_some_and(|room| Arc::strong_count(room) > 1);
            held || Arc::strong_count(cell) > 1
        });
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<TableId, Cell>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
