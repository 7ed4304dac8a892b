//! `aedile replay`: plays a record through, for people to read or only to check it.

use std::io::Write;
use std::path::Path;

use kernel::{Advice, BySeat, Record, RecordResult, Viewer, replay_with};
use scene::Show;
use table::Visitor;

use crate::args::ReplayArgs;
use crate::failure::Failure;
use crate::file;

/// Plays the record of a file through.
pub fn replay(args: &ReplayArgs, out: &mut dyn Write) -> Result<(), Failure> {
    let (game, record) = file::read(&args.file)?;
    game.visit(Replay {
        path: &args.file,
        record: &record,
        quiet: args.check,
        out,
    })
}

struct Replay<'a> {
    path: &'a Path,
    record: &'a Record,
    quiet: bool,
    out: &'a mut dyn Write,
}

impl Visitor for Replay<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Advice + Show>(self) -> Result<(), Failure> {
        let Replay {
            path,
            record,
            quiet,
            out,
        } = self;
        let mut printed = Ok(());
        let mut step = 0;
        let played = replay_with::<G>(record, |game, seat, action| {
            step += 1;
            if !quiet && printed.is_ok() {
                let totals = points(&game.scores(Viewer::Everything).totals());
                printed = writeln!(out, "{step:>5}  {totals:<16}  {seat} {action}");
            }
        });
        printed?;
        played.map_err(|error| file::refuted(path, &error))?;
        match &record.result {
            Some((result, _)) if quiet => holds(result, step, out),
            Some((result, _)) => Ok(writeln!(out, "{result}")?),
            None => Ok(()),
        }
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
