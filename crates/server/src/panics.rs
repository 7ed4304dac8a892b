//! Panics: bugs of ours, wherever they happen. Each is a line of the log and counts for `/metrics`.

use std::panic::PanicHookInfo;
use std::sync::atomic::{AtomicU64, Ordering};

/// A panic hook belongs to the whole process, and so does its count.
static COUNT: AtomicU64 = AtomicU64::new(0);

/// Counts and logs a panic: for the hook of a program that serves.
pub fn note_panic(info: &PanicHookInfo<'_>) {
    COUNT.fetch_add(1, Ordering::Relaxed);
    let place = info.location().map(tracing::field::display);
    let message = info.payload_as_str().unwrap_or_default();
    tracing::error!(place, message, "panic");
}

/// How many there were.
pub(crate) fn count() -> u64 {
    COUNT.load(Ordering::Relaxed)
}
