//! The secret of a game: its seed, and the commitment that proves afterwards that the deal was
//! fixed before the first decision.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::{Agreed, Dealing, Rng, Seats};

/// Text that is not 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseHexError;

impl fmt::Display for ParseHexError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected 64 lower-case hexadecimal digits")
    }
}

impl std::error::Error for ParseHexError {}

pub(crate) fn write_hex(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

pub(crate) fn parse_hex(text: &str) -> Result<[u8; 32], ParseHexError> {
    let digit = |byte: u8| match byte {
        b'0'..=b'9' => Ok(byte - b'0'),
        b'a'..=b'f' => Ok(byte - b'a' + 10),
        _ => Err(ParseHexError),
    };
    let digits: &[u8; 64] = text.as_bytes().try_into().map_err(|_| ParseHexError)?;
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Ok(bytes)
}

/// All the chance of one game: seed, options and actions together are the game.
/// It stays secret until the game is over; no state holds it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from 32 secret bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    pub(crate) const fn to_bytes(self) -> [u8; 32] {
        self.0
    }

    /// Game `index` of the series `series`: SHA-256 over `aedile` and the two numbers, each as
    /// eight bytes, lowest first.
    pub fn of_series(series: u64, index: u64) -> Seed {
        let hash = Sha256::new()
            .chain_update(b"aedile")
            .chain_update(series.to_le_bytes())
            .chain_update(index.to_le_bytes());
        Seed(hash.finalize().into())
    }

    /// The stream for the shuffles of the set-up.
    pub fn rng(&self) -> Rng {
        Rng::from_key(self.0)
    }

    /// Another seed that follows from this one but tells nothing about it: the key of a shuffle
    /// that happens after the set-up, or of a bot's choices.
    #[must_use]
    pub fn derive(&self, purpose: &str) -> Seed {
        Seed(
            Sha256::new()
                .chain_update(self.0)
                .chain_update(purpose)
                .finalize()
                .into(),
        )
    }

    /// The promise for this seed: SHA-256 over the lines `game`, `rules`, `seats`, one `option`
    /// line each in the game's order, and `seed`, as a record writes them.
    pub fn commitment(
        &self,
        game: &str,
        rules_version: u32,
        seats: Seats,
        options: &[(&str, &str)],
    ) -> Commitment {
        let agreed = Agreed::new(game, rules_version, seats, options.iter().copied());
        Dealing::Seed.commitment(&agreed, &(*self).into())
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

// A seed in a debug line would give the game away.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

impl FromStr for Seed {
    type Err = ParseHexError;

    fn from_str(text: &str) -> Result<Seed, ParseHexError> {
        parse_hex(text).map(Seed)
    }
}

/// What is shown at the start of a game in place of its seed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// The promise that this text would be told.
    pub(crate) fn to_text(text: &str) -> Commitment {
        Commitment(Sha256::digest(text).into())
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hex(&self.0, f)
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl FromStr for Commitment {
    type Err = ParseHexError;

    fn from_str(text: &str) -> Result<Commitment, ParseHexError> {
        parse_hex(text).map(Commitment)
    }
}

crate::serde_as_text!(Commitment);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_series_of_seeds_never_changes() {
        let golden = "07f78dfe1f24c2dfe4730d62a1d7b3ec8a88f0e74cf26410356eb277f18f3dd5";
        assert_eq!(Seed::of_series(7, 0).to_string(), golden);
        assert_ne!(Seed::of_series(7, 0), Seed::of_series(7, 1));
        assert_ne!(Seed::of_series(7, 0), Seed::of_series(7, 0).derive("bot"));
    }

    #[test]
    fn hexadecimal_goes_there_and_back() {
        let seed = Seed::of_series(1, 2);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        for bad in ["", "00", &"g".repeat(64), &"A".repeat(64), &"0".repeat(65)] {
            assert_eq!(bad.parse::<Seed>(), Err(ParseHexError));
        }
    }

    #[test]
    fn debug_keeps_the_secret() {
        assert_eq!(format!("{:?}", Seed::of_series(1, 2)), "Seed(secret)");
    }

    #[test]
    fn a_commitment_covers_everything_that_was_agreed() {
        let seats = |n| Seats::new(n).unwrap();
        let seed = Seed::of_series(1, 1);
        let base = seed.commitment("city", 1, seats(3), &[("first", "1")]);
        assert_ne!(
            base,
            seed.commitment("marble", 1, seats(3), &[("first", "1")])
        );
        assert_ne!(
            base,
            seed.commitment("city", 2, seats(3), &[("first", "1")])
        );
        assert_ne!(
            base,
            seed.commitment("city", 1, seats(4), &[("first", "1")])
        );
        assert_ne!(
            base,
            seed.commitment("city", 1, seats(3), &[("first", "2")])
        );
        let other = Seed::of_series(1, 2);
        assert_ne!(
            base,
            other.commitment("city", 1, seats(3), &[("first", "1")])
        );
    }
}
