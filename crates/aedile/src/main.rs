//! The program: reads the command line, does one thing, and says how it went. Results go to
//! stdout; timing, progress and the one sentence about what went wrong go to stderr.

#![allow(
    clippy::disallowed_methods,
    reason = "the program faces the outside world: files, clock, threads"
)]

mod admin_args;
mod args;
mod failure;
mod file;
mod json;
mod options;
mod series;

mod admin;
mod arena;
mod bench;
mod data;
mod draw;
mod dump;
mod games;
mod laboratory;
mod replay;
mod selfplay;
mod serve;
mod sim;
mod verify;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use args::{Command, Request};
use failure::Failure;
use table::with_game;

fn main() -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let answered = answer(&mut out);
    // What was printed before a failure comes before its sentence.
    let flushed = out.flush().map_err(Failure::from);
    match answered.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn answer(out: &mut dyn Write) -> Result<(), Failure> {
    match args::parse(std::env::args_os())? {
        Request::Do(command) => run(&command, out),
        Request::Tell(text) => Ok(out.write_all(text.as_bytes())?),
    }
}

fn run(command: &Command, out: &mut dyn Write) -> Result<(), Failure> {
    match command {
        Command::Serve(args) => serve::serve(args, out),
        Command::Games(args) => games::games(args, out),
        Command::Sim(args) => with_game!(args.series.game, G => sim::sim::<G>(args, out)),
        Command::Arena(args) => {
            with_game!(args.series.game, G => arena::arena::<G>(args, out))
        }
        Command::Lab(args) => with_game!(args.series.game, G => laboratory::laboratory::<G>(args)),
        Command::SelfPlay(args) => {
            with_game!(args.series.game, G => selfplay::selfplay::<G>(args))
        }
        Command::Bench(args) => bench::bench(args, out),
        Command::Replay(args) => replay::replay(args, out),
        Command::Dump(args) => dump::dump(&args.file, out),
        Command::Draw(args) => draw::draw(args),
        Command::Verify(args) => verify::verify(&args.file, out),
        Command::Admin(args) => admin::admin(args, out),
        Command::Backup(args) => data::backup(args, out),
        Command::Export(args) => data::export(args, out),
        Command::Compact(args) => data::compact(args, out),
        Command::Import(args) => data::import(args, out),
    }
}
