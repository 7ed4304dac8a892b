//! Stored tables as text: records of finished games, the bare log of others. Nothing is replayed
//! here; a record's result is the text that was stored with the end.

use std::collections::BTreeSet;
use std::fmt::Write;

use kernel::{BySeat, Header, Record, RecordError, Seat, Seed, Share};

use crate::{Entry, Payload, Status, StoredTable};

impl<A> Entry<A> {
    /// What an entry before the start does to the shares: they come with who sits down and go with
    /// who leaves.
    pub fn put_share(&self, shares: &mut BySeat<Option<Share>>) {
        match (&self.payload, self.seat) {
            (Payload::Sit(_), Some(seat)) => shares[seat] = None,
            (Payload::Share(share), Some(seat)) => shares[seat] = Some(*share),
            _ => {}
        }
    }
}

impl StoredTable {
    /// The shares that the game was dealt from, or those that were added so far.
    pub fn shares(&self) -> BySeat<Option<Share>> {
        let mut shares = self.origin.shares;
        let waiting = self.origin.status == Status::Waiting;
        let before = self.log.iter().filter(|_| waiting);
        let before = before.take_while(|entry| entry.payload != Payload::Start);
        for entry in before {
            entry.put_share(&mut shares);
        }
        shares
    }

    /// What the game is dealt from; of use once it has begun.
    pub fn seed(&self) -> Seed {
        let info = &self.info;
        let dealing = info.dealing;
        dealing.seed(&info.commitment, &self.secret, &self.shares())
    }

    /// The header of the table's record; it tells the secrets once the game is over.
    pub fn header(&self) -> Header {
        let info = &self.info;
        let header = Header {
            game: info.game.clone(),
            rules_version: info.rules_version,
            seats: info.seats.seats(),
            options: info.options.clone(),
            dealing: info.dealing,
            commitment: info.commitment,
            parts: None,
            seed: None,
        };
        match info.status {
            Status::Finished => header.told(self.secret, self.shares()),
            Status::Waiting | Status::Running | Status::Closed => header,
        }
    }

    /// The entries that are actions and were not taken back, with seat and action.
    pub fn in_force(&self) -> impl Iterator<Item = (&Entry<String>, Seat, &str)> {
        let undone = self.log.iter().flat_map(|entry| entry.payload.takes_back());
        let undone: BTreeSet<_> = undone.map(|sequence| sequence.index()).collect();
        let entries = self.log.iter().enumerate();
        entries.filter_map(move |(index, entry)| {
            let action = entry.payload.action()?;
            (!undone.contains(&index)).then_some((entry, entry.seat?, action.as_str()))
        })
    }

    /// The table's record: with seed and result once the game is over, without before. Actions
    /// stand in the order of the log.
    ///
    /// # Errors
    /// The stored result or an action is not what a record can hold.
    pub fn record(&self) -> Result<Record, RecordError> {
        let entries = self.in_force().map(|(_, seat, action)| kernel::Entry {
            seat,
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

    /// The log as it is, for a person to read: one `SEQUENCE TIME SEAT KIND TEXT` a line, with `-`
    /// for a seat where it is about the whole table.
    pub fn log_text(&self) -> String {
        let mut text = String::new();
        for (sequence, entry) in self.log.iter().enumerate() {
            let (kind, words) = (entry.payload.kind(), entry.payload.words());
            let seat = entry.seat.map_or("-".to_string(), |seat| seat.to_string());
            let line = format!("{sequence} {} {seat} {kind} {words}", entry.at.0);
            writeln!(text, "{}", line.trim_end()).expect("a string takes any text");
        }
        text
    }
}
