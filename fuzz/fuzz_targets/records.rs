//! Any text as the record of a game. `records/` is a good corpus to begin with.

#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| protocol::testing::record(text));
