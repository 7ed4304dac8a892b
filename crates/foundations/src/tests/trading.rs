//! trading
