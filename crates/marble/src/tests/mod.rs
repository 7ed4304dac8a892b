//! Tests by chapter of the rules.

mod contract;
