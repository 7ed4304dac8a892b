//! determinize
