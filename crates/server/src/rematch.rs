//! Which table is the rematch of which: the last ones, so that two who ask for one meet.

use std::collections::VecDeque;

use log::TableId;

const MAX_ENTRIES: usize = 1000;

/// The last rematches.
#[derive(Debug, Default)]
pub struct Rematches(VecDeque<(TableId, TableId)>);

impl Rematches {
    /// The rematch of a table.
    pub fn of(&self, table: TableId) -> Option<TableId> {
        let found = self.0.iter().rev().find(|(old, _)| *old == table);
        found.map(|(_, rematch)| *rematch)
    }

    /// One more.
    pub fn insert(&mut self, table: TableId, rematch: TableId) {
        if self.0.len() == MAX_ENTRIES {
            self.0.pop_front();
        }
        self.0.push_back((table, rematch));
    }
}
