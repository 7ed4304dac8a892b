//! Whole games as text: header, one `SEAT ACTION` a line, result. Reading and writing only;
//! whether a record holds is for `replay` to say. The format is described in docs/records.md.

#[cfg(test)]
mod tests;

use std::fmt;

use crate::{BySeat, Commitment, Game, Scores, Seat, Seats, Seed, Setup, Standing};

const FORMAT: &str = "aedile record 1";

/// What was agreed before the first action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// The rules it was played by.
    pub rules_version: u32,
    /// How many played.
    pub seats: Seats,
    /// Every option with its value.
    pub options: Vec<(String, String)>,
    /// The promise made at the start.
    pub commitment: Commitment,
    /// The secret, told once the game is over.
    pub seed: Option<Seed>,
}

impl Header {
    /// The header of a game that begins now.
    pub fn new<G: Game>(setup: &Setup<G>, seed: &Seed) -> Header {
        let owned = |(key, value): (&str, &str)| (key.to_string(), value.to_string());
        Header {
            game: G::META.id.to_string(),
            rules_version: setup.rules(),
            seats: setup.seats(),
            options: setup.entries().into_iter().map(owned).collect(),
            commitment: setup.commitment(seed),
            seed: None,
        }
    }
}

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

/// The last line of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordResult {
    /// Final points by seat.
    pub scores: BySeat<i32>,
    /// Final points of the rival, in cooperative games.
    pub rival: Option<i32>,
    /// Places, or the team's result.
    pub standing: Standing,
}

impl RecordResult {
    /// The result line of a finished game.
    pub fn new<C: crate::Vocabulary>(scores: &Scores<C>, standing: Standing) -> RecordResult {
        RecordResult {
            scores: scores.totals(),
            rival: scores.rival_total(),
            standing,
        }
    }

    /// Reads the line of a table with so many seats; `None` if it is no result.
    pub fn parse(line: &str, seats: Seats) -> Option<RecordResult> {
        parse_result(line, seats)
    }
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
    /// The record of a game that is over; `None` if it is not.
    pub fn finished<G: Game>(
        setup: &Setup<G>,
        seed: Seed,
        actions: &[(Seat, G::Action)],
        last: &G,
    ) -> Option<Record> {
        let result = RecordResult::new(&last.scores(), last.standing()?);
        let mut header = Header::new(setup, &seed);
        header.seed = Some(seed);
        let first_line = FIXED_HEADER_LINES + header.options.len() + 2;
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
        FIXED_HEADER_LINES + self.header.options.len() + 1
    }
}

/// `aedile record`, `game`, `rules`, `seats`, `commitment`.
const FIXED_HEADER_LINES: usize = 5;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Header {
            game,
            rules_version,
            seats,
            options,
            commitment,
            seed,
        } = &self.header;
        writeln!(f, "{FORMAT}")?;
        writeln!(f, "game {game}\nrules {rules_version}\nseats {seats}")?;
        for (key, value) in options {
            writeln!(f, "option {key}={value}")?;
        }
        writeln!(f, "commitment {commitment}")?;
        if let Some(seed) = seed {
            writeln!(f, "seed {seed}")?;
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

impl fmt::Display for RecordResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("result scores")?;
        self.scores
            .as_slice()
            .iter()
            .try_for_each(|score| write!(f, " {score}"))?;
        if let Some(rival) = self.rival {
            write!(f, " rival {rival}")?;
        }
        match &self.standing {
            Standing::Places(places) => {
                f.write_str(" places")?;
                places
                    .as_slice()
                    .iter()
                    .try_for_each(|place| write!(f, " {place}"))
            }
            Standing::Team { won } => f.write_str(if *won { " team won" } else { " team lost" }),
        }
    }
}

/// A text that is no record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The first bad line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: RecordFault,
}

/// What can be wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFault {
    /// The text is empty.
    Empty,
    /// The first line does not say that this is a record.
    NotARecord,
    /// A header line is missing; this one was expected.
    Expected(&'static str),
    /// The value of a header line makes no sense.
    BadValue(&'static str),
    /// A line that is neither an action nor the result.
    BadEntry,
    /// The result cannot be read.
    BadResult,
    /// Something stands after the result.
    AfterResult,
    /// The seed is told, so the game is over, but there is no result.
    Truncated,
    /// There is a result, but the seed is not told.
    ResultWithoutSeed,
    /// The line is written otherwise than a record writes it.
    NotCanonical,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: ", self.line)?;
        match &self.fault {
            RecordFault::Empty => write!(f, "the record is empty"),
            RecordFault::NotARecord => write!(f, "not a record: it must begin with {FORMAT:?}"),
            RecordFault::Expected(key) => write!(f, "expected a line {key:?}"),
            RecordFault::BadValue(key) => write!(f, "the value of {key:?} makes no sense"),
            RecordFault::BadEntry => write!(f, "expected a seat and an action, or the result"),
            RecordFault::BadResult => write!(f, "the result cannot be read"),
            RecordFault::AfterResult => write!(f, "nothing may follow the result"),
            RecordFault::Truncated => {
                write!(
                    f,
                    "the record is cut short: it tells the seed but has no result"
                )
            }
            RecordFault::NotCanonical => {
                write!(f, "not written as a record writes it")
            }
            RecordFault::ResultWithoutSeed => {
                write!(f, "a finished game must tell its seed")
            }
        }
    }
}

impl std::error::Error for RecordError {}

struct Reader<'a> {
    lines: std::iter::Peekable<std::iter::Enumerate<std::str::Lines<'a>>>,
    line: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Reader<'a> {
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

    fn record(mut self) -> Result<Record, RecordError> {
        match self.next_line() {
            None => return self.fail(RecordFault::Empty),
            Some(line) if line != FORMAT => return self.fail(RecordFault::NotARecord),
            Some(_) => {}
        }
        let header = self.header()?;
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

    fn header(&mut self) -> Result<Header, RecordError> {
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
        let commitment = self.required("commitment")?;
        let commitment = self.parsed("commitment", commitment.parse().ok())?;
        let seed = match self.optional("seed") {
            Some(seed) => Some(self.parsed("seed", seed.parse().ok())?),
            None => None,
        };
        Ok(Header {
            game,
            rules_version,
            seats,
            options,
            commitment,
            seed,
        })
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
        let Some(result) = parse_result(line, header.seats) else {
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

fn parse_result(line: &str, seats: Seats) -> Option<RecordResult> {
    let mut words = line.strip_prefix("result scores ")?.split(' ');
    let scores = numbers(&mut words, seats)?;
    let mut word = words.next()?;
    let mut rival = None;
    if word == "rival" {
        rival = Some(words.next()?.parse().ok()?);
        word = words.next()?;
    }
    let standing = match word {
        "places" => Standing::Places(numbers(&mut words, seats)?),
        "team" => match words.next()? {
            "won" => Standing::Team { won: true },
            "lost" => Standing::Team { won: false },
            _ => return None,
        },
        _ => return None,
    };
    words.next().is_none().then_some(RecordResult {
        scores,
        rival,
        standing,
    })
}

fn numbers<'a, T: Default + std::str::FromStr>(
    words: &mut impl Iterator<Item = &'a str>,
    seats: Seats,
) -> Option<BySeat<T>> {
    let list: Option<Vec<T>> = words
        .take(seats.count())
        .map(|word| word.parse().ok())
        .collect();
    let mut list = list.filter(|list| list.len() == seats.count())?.into_iter();
    Some(BySeat::from_fn(seats, |_| list.next().unwrap_or_default()))
}
