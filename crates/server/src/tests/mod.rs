//! Tests that need the inside of the server. Those that ask it from outside are in `tests/`.

mod redaction;
