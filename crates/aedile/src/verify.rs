//! `aedile verify`: whether a game was dealt from the seed that was promised before it began.

use std::io::Write;
use std::path::Path;

use kernel::{Advice, Record, replay};
use scene::Show;
use table::Visitor;

use crate::failure::Failure;
use crate::file;

/// Checks the record of a file: the commitment against the seed, the actions against the deal.
pub fn verify(path: &Path, out: &mut dyn Write) -> Result<(), Failure> {
    let (game, record) = file::read(path)?;
    let record = &record;
    game.visit(Verify { path, record, out })
}

struct Verify<'a> {
    path: &'a Path,
    record: &'a Record,
    out: &'a mut dyn Write,
}

impl Visitor for Verify<'_> {
    type Output = Result<(), Failure>;

    fn visit<G: Advice + Show>(self) -> Result<(), Failure> {
        let played = replay::<G>(self.record).map_err(|error| file::refuted(self.path, &error))?;
        let (promised, actions) = (self.record.header.commitment, played.actions.len());
        writeln!(
            self.out,
            "commitment {promised} holds for seed {}",
            played.seed
        )?;
        writeln!(self.out, "all {actions} actions fit the deal of that seed")?;
        Ok(())
    }
}
