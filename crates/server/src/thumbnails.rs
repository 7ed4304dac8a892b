//! Miniatures of tables, drawn once for everybody: the watchers of a lobby all ask for the same one
//! after each move.

use std::collections::VecDeque;
use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError};

use log::{Sequence, Status, TableId, TableInfo};
use scene::Theme;
use tokio::sync::OnceCell;

use crate::error::ApiError;

/// The longest unused give way to new ones.
const MAX_ENTRIES: usize = 512;

type Cell = Arc<OnceCell<Arc<str>>>;

/// Everything that a miniature depends on.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Key {
    table: TableId,
    theme: Theme,
    sequence: Sequence,
    status: Status,
    names: Vec<Option<String>>,
}

/// The miniatures that were drawn last.
#[derive(Debug, Default)]
pub struct Thumbnails {
    /// In the order of their last use. At most one of a table and a theme: what is older than the
    /// table is never asked for again.
    entries: Mutex<VecDeque<(Key, Cell)>>,
}

impl Thumbnails {
    /// The miniature of the table as it stands. Whoever asks while it is drawn waits for it.
    ///
    /// # Errors
    /// It could not be drawn; the next one who asks tries again.
    pub async fn get_or_draw<F>(
        &self,
        info: &TableInfo,
        theme: Theme,
        draw: impl FnOnce() -> F,
    ) -> Result<Arc<str>, ApiError>
    where
        F: Future<Output = Result<Arc<str>, ApiError>>,
    {
        let cell = self.cell(Key {
            table: info.id,
            theme,
            sequence: info.next,
            status: info.status,
            names: info
                .seats
                .iter()
                .map(|(_, seat)| seat.name.clone())
                .collect(),
        });
        cell.get_or_try_init(draw).await.cloned()
    }

    fn cell(&self, key: Key) -> Cell {
        let mut entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        let same = |(known, _): &(Key, Cell)| (known.table, known.theme) == (key.table, key.theme);
        let known = entries.iter().position(same);
        let known = known.and_then(|index| entries.remove(index));
        let cell = match known {
            Some((found, cell)) if found == key => cell,
            _ => Cell::default(),
        };
        if entries.len() >= MAX_ENTRIES {
            entries.pop_front();
        }
        entries.push_back((key, cell.clone()));
        cell
    }
}
