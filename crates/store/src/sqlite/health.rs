//! Whether changes can be kept: what the last one met. Known in memory, so that asking is free.

use std::sync::{Arc, Mutex, PoisonError};

use crate::Fault;

/// Shared by the writer, which notes, and whoever asks.
#[derive(Clone, Debug, Default)]
pub struct Health {
    trouble: Arc<Mutex<Option<Fault>>>,
}

impl Health {
    /// Something became durable.
    pub fn note_kept(&self) {
        *self.lock() = None;
    }

    /// Something was not kept. What says nothing of the next change is not noted.
    pub fn note(&self, fault: &Fault) {
        match fault {
            Fault::Stopped | Fault::Damaged(_) => {}
            lasting => *self.lock() = Some(lasting.clone()),
        }
    }

    /// Why nothing can be kept; nothing if the last change was.
    pub fn trouble(&self) -> Option<Fault> {
        self.lock().clone()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Option<Fault>> {
        self.trouble.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
