//! The suite over SQLite. What SQLite alone must hold is in `tests/`.

use std::sync::Arc;

use tempfile::TempDir;

use crate::SqliteStore;

async fn empty() -> (Arc<SqliteStore>, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&folder.path().join("test.db")).await;
    (Arc::new(store.unwrap()), folder)
}

crate::store_suite!(empty);
