//! The ways in which the program fails, and the exit code of each.

use std::io;
use std::process::ExitCode;

/// Why the program stops. The text is one sentence in lower case without a final dot.
#[derive(Debug)]
pub enum Failure {
    /// What was asked for makes no sense or cannot be done: exit code 2.
    Input(String),
    /// A readable record does not hold: exit code 1.
    Broken(String),
    /// Whoever read our output has had enough: exit code 0.
    Closed,
}

impl Failure {
    /// Tells the user, and gives the exit code.
    pub fn report(&self) -> ExitCode {
        match self {
            Failure::Input(text) => {
                eprintln!("aedile: {text}");
                ExitCode::from(2)
            }
            Failure::Broken(text) => {
                eprintln!("aedile: {text}");
                ExitCode::from(1)
            }
            Failure::Closed => ExitCode::SUCCESS,
        }
    }
}

/// Only output is written with `?`; files have sentences of their own.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::Closed,
            _ => Failure::Input(format!("cannot write the output: {error}")),
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        io::Error::from(error).into()
    }
}

/// A table that cannot be.
impl From<kernel::OptionError> for Failure {
    fn from(error: kernel::OptionError) -> Failure {
        Failure::Input(error.to_string())
    }
}

impl From<lab::LineUpError> for Failure {
    fn from(error: lab::LineUpError) -> Failure {
        Failure::Input(error.to_string())
    }
}
