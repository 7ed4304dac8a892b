//! Reading a record line by line, up to the first bad one.

use super::header::{FORMAT_1, FORMAT_2};
use super::{Entry, Header, Parts, Record, RecordError, RecordFault, RecordResult};
use crate::{BySeat, Dealing, Seat, Seats, Seed, Share};

pub(super) struct Reader<'a> {
    lines: std::iter::Peekable<std::iter::Enumerate<std::str::Lines<'a>>>,
    line: usize,
}

impl<'a> Reader<'a> {
    pub fn new(text: &'a str) -> Reader<'a> {
        Reader {
            lines: text.lines().enumerate().peekable(),
            line: 1,
        }
    }

    fn fail<T>(&self, fault: RecordFault) -> Result<T, RecordError> {
        Err(RecordError {
            line: self.line,
            fault,
        })
    }

    fn next_line(&mut self) -> Option<&'a str> {
        let (index, text) = self.lines.next()?;
        self.line = index + 1;
        Some(text)
    }

    /// The rest of the next line if it begins with the key; otherwise the line stays.
    fn optional(&mut self, key: &str) -> Option<&'a str> {
        let rest = self.lines.peek()?.1.strip_prefix(key)?.strip_prefix(' ')?;
        self.next_line();
        Some(rest)
    }

    fn required(&mut self, key: &'static str) -> Result<&'a str, RecordError> {
        if let Some(value) = self.optional(key) {
            return Ok(value);
        }
        if self.next_line().is_none() {
            self.line += 1;
        }
        self.fail(RecordFault::Expected(key))
    }

    fn parsed<T>(&self, key: &'static str, value: Option<T>) -> Result<T, RecordError> {
        value.map_or_else(|| self.fail(RecordFault::BadValue(key)), Ok)
    }

    pub fn record(mut self) -> Result<Record, RecordError> {
        let header = match self.next_line() {
            None => return self.fail(RecordFault::Empty),
            Some(FORMAT_1) => self.header(false)?,
            Some(FORMAT_2) => self.header(true)?,
            Some(_) => return self.fail(RecordFault::NotARecord),
        };
        let mut entries = Vec::new();
        while let Some(line) = self.next_line() {
            if line.starts_with("result") {
                return self.finish(header, entries, line);
            }
            entries.push(self.entry(line, header.seats)?);
        }
        if header.seed.is_some() {
            self.line += 1;
            return self.fail(RecordFault::Truncated);
        }
        Ok(Record {
            header,
            entries,
            result: None,
        })
    }

    /// The header; `tells_deal` in the second format.
    fn header(&mut self, tells_deal: bool) -> Result<Header, RecordError> {
        let game = self.required("game")?.to_string();
        let rules = self.required("rules")?;
        let rules_version = self.parsed("rules", rules.parse().ok())?;
        let seats = self.required("seats")?;
        let seats = self.parsed("seats", seats.parse().ok().and_then(Seats::new))?;
        let mut options = Vec::new();
        while let Some(option) = self.optional("option") {
            let (key, value) = self.parsed("option", option.split_once('='))?;
            options.push((key.to_string(), value.to_string()));
        }
        let dealing = match tells_deal {
            true => self.dealing()?,
            false => Dealing::Seed,
        };
        let commitment = self.required("commitment")?;
        let commitment = self.parsed("commitment", commitment.parse().ok())?;
        let parts = match dealing {
            Dealing::Shared { .. } => self.parts(seats)?,
            Dealing::Seed | Dealing::Continued { .. } => None,
        };
        Ok(Header {
            game,
            rules_version,
            seats,
            options,
            dealing,
            commitment,
            seed: self.seed(&dealing, parts.as_ref())?,
            parts,
        })
    }

    fn dealing(&mut self) -> Result<Dealing, RecordError> {
        let table = self.required("table")?;
        let table = self.parsed("table", table.parse().ok())?;
        let Some(from) = self.optional("from") else {
            return Ok(Dealing::Shared { table });
        };
        let from = self.parsed("from", from.parse().ok())?;
        Ok(Dealing::Continued { table, from })
    }

    /// What a shared deal was made from, if it is told.
    fn parts(&mut self, seats: Seats) -> Result<Option<Parts>, RecordError> {
        let Some(secret) = self.optional("secret") else {
            return Ok(None);
        };
        let secret = self.parsed("secret", secret.parse().ok())?;
        let mut shares = BySeat::new(seats);
        for seat in seats.iter() {
            let line = self.required("share")?;
            shares[seat] = self.parsed("share", parse_share(line, seat))?;
        }
        Ok(Some(Parts { secret, shares }))
    }

    /// The seed: of a shared deal it is told together with what it was made from.
    fn seed(
        &mut self,
        dealing: &Dealing,
        parts: Option<&Parts>,
    ) -> Result<Option<Seed>, RecordError> {
        let seed = match (dealing, parts) {
            (Dealing::Shared { .. }, None) => None,
            (Dealing::Shared { .. }, Some(_)) => Some(self.required("seed")?),
            (Dealing::Seed | Dealing::Continued { .. }, _) => self.optional("seed"),
        };
        let seed = seed.map(|seed| self.parsed("seed", seed.parse().ok()));
        seed.transpose()
    }

    fn entry(&self, line: &str, seats: Seats) -> Result<Entry, RecordError> {
        let parsed = line.split_once(' ').and_then(|(seat, action)| {
            let seat = seat.parse().ok().filter(|seat| seats.contains(*seat))?;
            Some(Entry {
                seat,
                action: action.to_string(),
                line: self.line,
            })
        });
        parsed.map_or_else(|| self.fail(RecordFault::BadEntry), Ok)
    }

    fn finish(
        mut self,
        header: Header,
        entries: Vec<Entry>,
        line: &str,
    ) -> Result<Record, RecordError> {
        let Some(result) = RecordResult::parse(line, header.seats) else {
            return self.fail(RecordFault::BadResult);
        };
        if header.seed.is_none() {
            return self.fail(RecordFault::ResultWithoutSeed);
        }
        let result = Some((result, self.line));
        match self.next_line() {
            Some(_) => self.fail(RecordFault::AfterResult),
            None => Ok(Record {
                header,
                entries,
                result,
            }),
        }
    }
}

/// The share of this seat: `SEAT HEX` or `SEAT none`.
fn parse_share(line: &str, seat: Seat) -> Option<Option<Share>> {
    let (number, share) = line.split_once(' ')?;
    if number.parse() != Ok(seat) {
        return None;
    }
    match share {
        "none" => Some(None),
        share => share.parse().ok().map(Some),
    }
}
