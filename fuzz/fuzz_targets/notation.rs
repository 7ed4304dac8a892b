//! Any text as an action of every game.

#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| protocol::testing::notation(text));
