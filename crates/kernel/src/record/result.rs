//! The last line of a finished game.

use std::fmt;

use crate::{BySeat, Scores, Seats, Standing};

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
        parse(line, seats)
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

fn parse(line: &str, seats: Seats) -> Option<RecordResult> {
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
