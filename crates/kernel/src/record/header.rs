//! The header of a record: what was agreed, how it was dealt, and once the game is over the
//! secrets.

use crate::dealing::share_lines;
use crate::{Agreed, BySeat, Commitment, Dealing, Game, Seats, Secret, Seed, Setup, Share};

/// The first line of a record whose deal is one party's word.
pub(super) const FORMAT_1: &str = "aedile record 1";
/// The first line of one that tells more of its deal.
pub(super) const FORMAT_2: &str = "aedile record 2";

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
    /// How it was dealt.
    pub dealing: Dealing,
    /// The promise made at the start.
    pub commitment: Commitment,
    /// What a shared deal was made from, told together with the seed.
    pub parts: Option<Parts>,
    /// What the game was dealt from, told once it is over.
    pub seed: Option<Seed>,
}

/// What a shared deal was made from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parts {
    /// The host's.
    pub secret: Secret,
    /// The players'; nothing where nobody added one.
    pub shares: BySeat<Option<Share>>,
}

impl Header {
    /// The header of a game that begins now from a seed.
    pub fn new<G: Game>(setup: &Setup<G>, seed: &Seed) -> Header {
        Header::dealt(setup, Dealing::Seed, &(*seed).into())
    }

    /// The header of a game that begins now, dealt like this.
    pub fn dealt<G: Game>(setup: &Setup<G>, dealing: Dealing, secret: &Secret) -> Header {
        let owned = |(key, value): (&str, &str)| (key.to_string(), value.to_string());
        Header {
            game: G::META.id.to_string(),
            rules_version: setup.rules(),
            seats: setup.seats(),
            options: setup.entries().into_iter().map(owned).collect(),
            dealing,
            commitment: dealing.commitment(&setup.agreed(), secret),
            parts: None,
            seed: None,
        }
    }

    /// The same once the game is over: the secrets are told.
    #[must_use]
    pub fn told(self, secret: Secret, shares: BySeat<Option<Share>>) -> Header {
        let seed = self.dealing.seed(&self.commitment, &secret, &shares);
        let parts = match self.dealing {
            Dealing::Shared { .. } => Some(Parts { secret, shares }),
            Dealing::Seed | Dealing::Continued { .. } => None,
        };
        Header {
            parts,
            seed: Some(seed),
            ..self
        }
    }

    /// What the commitment covers beside the secret and where it is from.
    pub fn agreed(&self) -> Agreed {
        let options = self.options.iter();
        let options = options.map(|(key, value)| (key.as_str(), value.as_str()));
        Agreed::new(&self.game, self.rules_version, self.seats, options)
    }

    /// Its lines, the record's first one included.
    pub(super) fn lines(&self) -> Vec<String> {
        let (format, table, from) = match &self.dealing {
            Dealing::Seed => (FORMAT_1, None, None),
            Dealing::Shared { table } => (FORMAT_2, Some(table), None),
            Dealing::Continued { table, from } => (FORMAT_2, Some(table), Some(from)),
        };
        let mut lines = vec![format.to_string()];
        lines.extend(self.agreed().to_string().lines().map(str::to_string));
        lines.extend(table.map(|table| format!("table {table}")));
        lines.extend(from.map(|from| format!("from {from}")));
        lines.push(format!("commitment {}", self.commitment));
        if let Some(Parts { secret, shares }) = &self.parts {
            lines.push(format!("secret {secret}"));
            lines.extend(share_lines(shares));
        }
        lines.extend(self.seed.map(|seed| format!("seed {seed}")));
        lines
    }

    /// The line that begins with this word, counted from 1; the one after the header if none does.
    pub(crate) fn line_of(&self, word: &str) -> usize {
        let lines = self.lines();
        let found = lines.iter().position(|line| {
            let rest = line.strip_prefix(word);
            rest.is_some_and(|rest| rest.starts_with(' '))
        });
        found.unwrap_or(lines.len()) + 1
    }
}
