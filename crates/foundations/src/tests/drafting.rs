//! drafting
