//! Whose word a deal rests on: one party's seed, a secret of the host with a share of each player,
//! or another game. What is promised before, and how the seed follows. The texts that are hashed
//! are lines of a record behind a tag, so that `sha256sum` checks them (docs/records.md).

#[cfg(test)]
mod tests;

use std::fmt;
use std::fmt::Write as _;
use std::str::FromStr;

use arrayvec::ArrayString;
use sha2::{Digest, Sha256};

use crate::seed::{parse_hex, write_hex};
use crate::{BySeat, Commitment, ParseHexError, Seats, Seed};

/// The first line of what a commitment hashes; format 1 had none.
const DEAL_TAG: &str = "aedile deal 2";
/// The first line of what a seed is the hash of.
const SEED_TAG: &str = "aedile seed 2";

/// What the host keeps to itself until the game is over: its part of a shared seed, or the seed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A secret from 32 bytes that nobody can guess.
    pub const fn from_bytes(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }
}

impl From<Seed> for Secret {
    fn from(seed: Seed) -> Secret {
        Secret(seed.to_bytes())
    }
}

// A secret in a debug line would give the game away.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(secret)")
    }
}

/// What a player adds to the deal by sitting down. Without the secret it tells nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Share([u8; 32]);

impl Share {
    /// A share from 32 bytes of the player's own chance.
    pub const fn from_bytes(bytes: [u8; 32]) -> Share {
        Share(bytes)
    }
}

impl fmt::Debug for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Share({self})")
    }
}

macro_rules! hexadecimal {
    ($($name:ident),+) => {$(
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write_hex(&self.0, f)
            }
        }

        impl FromStr for $name {
            type Err = ParseHexError;

            fn from_str(text: &str) -> Result<$name, ParseHexError> {
                parse_hex(text).map($name)
            }
        }
    )+};
}

hexadecimal!(Secret, Share);
crate::serde_as_text!(Share);

/// Names the table that a promise was made for: 1 to 32 lower-case letters and digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DealId(ArrayString<32>);

impl fmt::Display for DealId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl FromStr for DealId {
    type Err = ParseDealError;

    fn from_str(text: &str) -> Result<DealId, ParseDealError> {
        let plain = |sign: u8| sign.is_ascii_lowercase() || sign.is_ascii_digit();
        let fits = !text.is_empty() && text.bytes().all(plain);
        let id = ArrayString::from(text).map_err(|_| ParseDealError)?;
        fits.then_some(DealId(id)).ok_or(ParseDealError)
    }
}

/// The game that another one goes on from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Source {
    /// Its commitment.
    pub commitment: Commitment,
    /// How many of its decisions were taken over.
    pub decisions: u32,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.commitment, self.decisions)
    }
}

impl FromStr for Source {
    type Err = ParseDealError;

    fn from_str(text: &str) -> Result<Source, ParseDealError> {
        let (commitment, decisions) = text.split_once(' ').ok_or(ParseDealError)?;
        Ok(Source {
            commitment: commitment.parse().map_err(|_| ParseDealError)?,
            decisions: decisions.parse().map_err(|_| ParseDealError)?,
        })
    }
}

/// Text that says nothing about a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseDealError;

impl fmt::Display for ParseDealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a deal is `seed`, `shared TABLE` or `continued TABLE COMMITMENT DECISIONS`")
    }
}

impl std::error::Error for ParseDealError {}

/// What everybody agreed to before a game, as lines of a record: game, rules, seats, options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Agreed(String);

impl Agreed {
    /// The options are all of the game's, in its order.
    pub fn new<'a>(
        game: &str,
        rules_version: u32,
        seats: Seats,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Agreed {
        let mut lines = format!("game {game}\nrules {rules_version}\nseats {seats}\n");
        for (key, value) in options {
            writeln!(lines, "option {key}={value}").expect("a string takes any text");
        }
        Agreed(lines)
    }
}

impl fmt::Display for Agreed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// How a game is dealt, without any secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dealing {
    /// From a seed that is one party's word: a program's, a host's, a record's.
    Seed,
    /// From the host's secret and the shares of those who sit down.
    Shared {
        /// The table that it is promised for.
        table: DealId,
    },
    /// As another game was, which this one goes on from: who knows that game knows the deal.
    Continued {
        /// The table that it is promised for.
        table: DealId,
        /// That game.
        from: Source,
    },
}

impl Dealing {
    /// What is shown before the game in place of the secret.
    pub fn commitment(&self, agreed: &Agreed, secret: &Secret) -> Commitment {
        Commitment::to_text(&match self {
            Dealing::Seed => format!("{agreed}seed {secret}\n"),
            Dealing::Shared { table } => {
                format!("{DEAL_TAG}\n{agreed}table {table}\nsecret {secret}\n")
            }
            Dealing::Continued { table, from } => {
                format!("{DEAL_TAG}\n{agreed}table {table}\nfrom {from}\nseed {secret}\n")
            }
        })
    }

    /// The seed that all chance of the game comes from. Shares count in a shared deal only.
    pub fn seed(
        &self,
        commitment: &Commitment,
        secret: &Secret,
        shares: &BySeat<Option<Share>>,
    ) -> Seed {
        let Dealing::Shared { table } = self else {
            return Seed::from_bytes(secret.0);
        };
        let mut text =
            format!("{SEED_TAG}\ntable {table}\ncommitment {commitment}\nsecret {secret}\n");
        for line in share_lines(shares) {
            writeln!(text, "{line}").expect("a string takes any text");
        }
        Seed::from_bytes(Sha256::digest(text).into())
    }
}

/// `share SEAT HEX` or `share SEAT none`, a line for each seat.
pub(crate) fn share_lines(shares: &BySeat<Option<Share>>) -> impl Iterator<Item = String> {
    shares.iter().map(|(seat, share)| match share {
        Some(share) => format!("share {seat} {share}"),
        None => format!("share {seat} none"),
    })
}

/// `seed`, `shared TABLE` or `continued TABLE COMMITMENT DECISIONS`.
impl fmt::Display for Dealing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Dealing::Seed => f.write_str("seed"),
            Dealing::Shared { table } => write!(f, "shared {table}"),
            Dealing::Continued { table, from } => write!(f, "continued {table} {from}"),
        }
    }
}

impl FromStr for Dealing {
    type Err = ParseDealError;

    fn from_str(text: &str) -> Result<Dealing, ParseDealError> {
        match text.split_once(' ') {
            None if text == "seed" => Ok(Dealing::Seed),
            Some(("shared", table)) => table.parse().map(|table| Dealing::Shared { table }),
            Some(("continued", rest)) => {
                let (table, from) = rest.split_once(' ').ok_or(ParseDealError)?;
                Ok(Dealing::Continued {
                    table: table.parse()?,
                    from: from.parse()?,
                })
            }
            _ => Err(ParseDealError),
        }
    }
}
