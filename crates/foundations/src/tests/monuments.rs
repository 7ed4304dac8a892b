//! monuments
