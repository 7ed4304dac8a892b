//! Which table is the rematch of which: the last ones, so that two who ask for one meet.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use log::TableId;
use tokio::sync::OnceCell;

use crate::error::ApiError;

const MAX_ENTRIES: usize = 1000;

type Cell = Arc<OnceCell<TableId>>;

/// The last rematches.
#[derive(Debug, Default)]
pub struct Rematches(Mutex<VecDeque<(TableId, Cell)>>);

impl Rematches {
    /// The rematch of a table, made if there is none. Whoever asks while it is made waits for it;
    /// other tables go on.
    ///
    /// # Errors
    /// It could not be made; the next one who asks tries again.
    pub async fn get_or_make<F>(
        &self,
        table: TableId,
        make: impl FnOnce() -> F,
    ) -> Result<TableId, ApiError>
    where
        F: Future<Output = Result<TableId, ApiError>>,
    {
        self.cell(table).get_or_try_init(make).await.copied()
    }

    fn cell(&self, table: TableId) -> Cell {
        let mut entries = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, cell)) = entries.iter().rev().find(|(old, _)| *old == table) {
            return cell.clone();
        }
        if entries.len() == MAX_ENTRIES {
            entries.pop_front();
        }
        let cell = Cell::default();
        entries.push_back((table, cell.clone()));
        cell
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_rematch_that_takes_long_holds_up_no_other() {
        let [first, other, again] = [1, 2, 3].map(|number| TableId::from_random([number; _]));
        let rematches = Rematches::default();
        let long = rematches.get_or_make(first, std::future::pending);
        let quick = rematches.get_or_make(other, async || Ok(again));
        tokio::select! {
            _ = long => unreachable!("it never ends"),
            made = quick => assert_eq!(made, Ok(again)),
        }
        let twice = rematches.get_or_make(other, async || unreachable!("it is made once"));
        assert_eq!(twice.await, Ok(again));
    }
}
