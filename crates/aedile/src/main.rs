//! The program: reads the command line, does one thing, and says how it went. Results go to
//! stdout; timing, progress and the one sentence about what went wrong go to stderr.

#![allow(
    clippy::disallowed_methods,
    reason = "the program faces the outside world: files, clock, threads"
)]

mod args;
mod failure;
mod file;
mod options;
mod play;

mod bench;
mod dump;
mod games;
mod replay;
mod sim;
mod verify;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use args::Command;
use failure::Failure;

fn main() -> ExitCode {
    let done = args::parse().and_then(|command| {
        let mut out = BufWriter::new(io::stdout().lock());
        run(&command, &mut out)?;
        Ok(out.flush()?)
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(command: &Command, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        Command::Games(args) => games::games(args, out),
        Command::Sim(args) => args.game.visit(sim::Sim { args, out }),
        Command::Bench(args) => bench::bench(args, out),
        Command::Replay(args) => replay::replay(args, out),
        Command::Dump(args) => dump::dump(&args.file, out),
        Command::Verify(args) => verify::verify(&args.file, out),
    }
}
