//! Tests by chapter of the rules.
