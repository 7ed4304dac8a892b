//! Messages to a table: a byte that says which table, then a message a line.

#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| protocol::testing::messages(data));
