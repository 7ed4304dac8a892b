//! consul
