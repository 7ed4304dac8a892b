//! roles
