//! Pebbles.
