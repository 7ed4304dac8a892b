//! `aedile replay`: plays a record through, for people to read or only to check it.

use std::io::Write;

use kernel::{BySeat, Game, Record, RecordResult, replay_with};
use table::with_game;

use crate::args::ReplayArgs;
use crate::failure::Failure;
use crate::file;

/// Plays the record of a file through.
pub fn replay(args: &ReplayArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let (game, record) = file::read(&args.file)?;
    with_game!(game, G => play::<G>(args, &record, out))
}

fn play<G: Game>(args: &ReplayArgs, record: &Record, out: &mut dyn Write) -> Result<(), Failure> {
    let mut printed = Ok(());
    let mut step = 0;
    let played = replay_with::<G>(record, |game, seat, action| {
        step += 1;
        if !args.check && printed.is_ok() {
            let totals = points(&game.scores().totals());
            printed = writeln!(out, "{step:>5}  {totals:<16}  {seat} {action}");
        }
    });
    printed?;
    played.map_err(|error| file::refuted(&args.file, &error))?;
    match &record.result {
        Some((result, _)) if args.check => holds(result, step, out),
        Some((result, _)) => Ok(writeln!(out, "{result}")?),
        None => Ok(()),
    }
}

fn holds(result: &RecordResult, steps: usize, out: &mut dyn Write) -> Result<(), Failure> {
    Ok(writeln!(out, "holds: {steps} actions, {result}")?)
}

/// Everybody's points so far: `12/9/15`.
fn points(totals: &BySeat<i32>) -> String {
    let words: Vec<String> = totals.as_slice().iter().map(i32::to_string).collect();
    words.join("/")
}
