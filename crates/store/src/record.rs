//! Stored tables as text and back: records of finished games, the bare log of others.
//! Nothing is replayed here; a record's result is the text that was stored with the end.

use std::collections::BTreeSet;
use std::fmt::Write;

use kernel::{Entry, Header, Record, RecordError};

use crate::{LogEntry, Payload, Status, StoredTable, UnixMillis, Visibility};

/// A game that was played elsewhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Import {
    /// The game, with its result.
    pub record: Record,
    /// Who finds it.
    pub visibility: Visibility,
    /// Now.
    pub at: UnixMillis,
}

impl StoredTable {
    /// The header of the table's record; it tells the seed once the game is over.
    pub fn header(&self) -> Header {
        let info = &self.info;
        Header {
            game: info.game.clone(),
            rules_version: info.rules_version,
            seats: info.seats.seats(),
            options: info.options.clone(),
            commitment: info.commitment,
            seed: (info.status == Status::Finished).then_some(self.seed),
        }
    }

    /// The entries that are actions and were not taken back.
    pub fn in_force(&self) -> impl Iterator<Item = (&LogEntry, &str)> {
        let undone: BTreeSet<_> = self.log.iter().flat_map(taken_back).collect();
        self.log.iter().filter_map(move |entry| {
            let action = action(&entry.payload).filter(|_| !undone.contains(&entry.sequence));
            action.map(|action| (entry, action))
        })
    }

    /// The table's record: with seed and result once the game is over, without before. Actions
    /// stand in the order of the log.
    ///
    /// # Errors
    /// The stored result or an action is not what a record can hold.
    pub fn record(&self) -> Result<Record, RecordError> {
        let entries = self.in_force().map(|(entry, action)| Entry {
            seat: entry.seat,
            action: action.to_string(),
            line: 0,
        });
        let record = Record {
            header: self.header(),
            entries: entries.collect(),
            result: None,
        };
        // Reading the text back numbers the lines and checks the stored result.
        let mut text = record.to_string();
        if let Some(result) = &self.info.result {
            text.push_str(result);
            text.push('\n');
        }
        Record::parse(&text)
    }

    /// What an operator gets to keep: the record once the game is over, the bare log before.
    ///
    /// # Errors
    /// As [`StoredTable::record`].
    pub fn export(&self) -> Result<String, RecordError> {
        match self.info.status {
            Status::Finished => self.record().map(|record| record.to_string()),
            Status::Waiting | Status::Running | Status::Closed => Ok(self.log_text()),
        }
    }

    /// The log as it is, for a person to read: one `SEQUENCE TIME SEAT KIND TEXT` a line.
    pub fn log_text(&self) -> String {
        self.log.iter().fold(String::new(), |mut text, entry| {
            let LogEntry {
                sequence, seat, at, ..
            } = entry;
            let (kind, words) = (entry.payload.kind(), entry.payload.words());
            writeln!(text, "{sequence} {} {seat} {kind} {words}", at.0)
                .expect("a string takes any text");
            text
        })
    }
}

fn action(payload: &Payload) -> Option<&str> {
    match payload {
        Payload::Action(action) | Payload::Automatic(action) => Some(action),
        Payload::Undo(_) | Payload::HandOver(_) | Payload::Note(_) => None,
    }
}

fn taken_back(entry: &LogEntry) -> &[crate::Sequence] {
    match &entry.payload {
        Payload::Undo(entries) => entries,
        Payload::Action(_) | Payload::Automatic(_) | Payload::HandOver(_) | Payload::Note(_) => &[],
    }
}
