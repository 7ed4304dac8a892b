//! stealing
