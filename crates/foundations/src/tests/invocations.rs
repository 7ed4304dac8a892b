//! invocations
