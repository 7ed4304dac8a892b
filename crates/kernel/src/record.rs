//! Whole games as text: header, one `SEAT ACTION` a line, result. Reading and writing only;
//! whether a record holds is for `replay` to say. The format is described in docs/records.md.

mod fault;
mod header;
mod reader;
mod result;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_of_deals;

use std::fmt;

pub use self::fault::{RecordError, RecordFault};
pub use self::header::{Header, Parts};
use self::reader::Reader;
pub use self::result::RecordResult;
use crate::{BySeat, Game, Seat, Seed, Setup};

/// One action of a record, and where it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Who acted.
    pub seat: Seat,
    /// What was done, in the game's notation.
    pub action: String,
    /// The line of the file, counted from 1.
    pub line: usize,
}

/// A game as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What was agreed.
    pub header: Header,
    /// What was done.
    pub entries: Vec<Entry>,
    /// How it ended, with the line it stands on; nothing while the game goes on.
    pub result: Option<(RecordResult, usize)>,
}

impl Record {
    /// The record of a game that was dealt from a seed and is over; `None` if it is not.
    pub fn finished<G: Game>(
        setup: &Setup<G>,
        seed: Seed,
        actions: &[(Seat, G::Action)],
        last: &G,
    ) -> Option<Record> {
        let header = Header::new(setup, &seed);
        let header = header.told(seed.into(), BySeat::new(setup.seats()));
        Record::over(header, actions, last)
    }

    /// The record of a game that is over, whose header tells the seed; `None` if it is not over.
    pub fn over<G: Game>(
        header: Header,
        actions: &[(Seat, G::Action)],
        last: &G,
    ) -> Option<Record> {
        let result = RecordResult::new(&last.scores(), last.standing()?);
        let first_line = header.lines().len() + 1;
        let entry = |(line, (seat, action)): (usize, &(Seat, G::Action))| Entry {
            seat: *seat,
            action: action.to_string(),
            line,
        };
        Some(Record {
            header,
            entries: (first_line..).zip(actions).map(entry).collect(),
            result: Some((result, first_line + actions.len())),
        })
    }

    /// Reads a record; stops at the first bad line.
    ///
    /// # Errors
    /// The line, and what is wrong with it.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let record = Reader::new(text).record()?;
        // One game, one text: a line that does not print as it was read is refused. Line ends
        // are the editor's business.
        let printed = record.to_string();
        let mut lines = text.lines().zip(printed.lines());
        match lines.position(|(read, printed)| read != printed) {
            None => Ok(record),
            Some(index) => Err(RecordError {
                line: index + 1,
                fault: RecordFault::NotCanonical,
            }),
        }
    }

    /// The line the seed stands on, if it is told.
    pub fn seed_line(&self) -> usize {
        self.header.line_of("seed")
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for line in self.header.lines() {
            writeln!(f, "{line}")?;
        }
        for Entry { seat, action, .. } in &self.entries {
            writeln!(f, "{seat} {action}")?;
        }
        if let Some((result, _)) = &self.result {
            writeln!(f, "{result}")?;
        }
        Ok(())
    }
}
