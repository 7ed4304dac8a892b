//! One JSON object a line.

use std::io::Write;

use serde::Serialize;

use crate::failure::Failure;

/// Prints the value on a line of its own.
pub fn line(out: &mut dyn Write, value: &impl Serialize) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, value)?;
    Ok(writeln!(out)?)
}
