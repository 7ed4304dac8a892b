//! `aedile verify`: whether a game was dealt from the seed that was promised before it began.

use std::io::Write;
use std::path::Path;

use kernel::{Game, Record, replay};
use table::with_game;

use crate::failure::Failure;
use crate::file;

/// Checks the record of a file: the commitment against the seed, the actions against the deal.
pub fn verify(path: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let (game, record) = file::read(path)?;
    with_game!(game, G => check::<G>(path, &record, out))
}

fn check<G: Game>(path: &Path, record: &Record, out: &mut dyn Write) -> Result<(), Failure> {
    let played = replay::<G>(record).map_err(|error| file::refuted(path, &error))?;
    let (promised, actions) = (record.header.commitment, played.actions.len());
    writeln!(out, "commitment {promised} holds for seed {}", played.seed)?;
    writeln!(out, "all {actions} actions fit the deal of that seed")?;
    Ok(())
}
