//! Codes that people may read aloud: ids of players and tables, and the secret tokens of cookies
//! and links. Of a token only its hash is ever stored. Chance is passed in. And the ids that
//! clients give to their submissions.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use kernel::serde_as_text;
use sha2::{Digest, Sha256};

/// 32 signs, five bits each, without those that look alike (i, l, o, u).
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Text that is no code of the kind asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseCodeError;

impl fmt::Display for ParseCodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is no id or token")
    }
}

impl std::error::Error for ParseCodeError {}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Code<const LENGTH: usize>([u8; LENGTH]);

impl<const LENGTH: usize> Code<LENGTH> {
    fn from_random(bytes: [u8; LENGTH]) -> Self {
        Code(bytes.map(|byte| ALPHABET[usize::from(byte % 32)]))
    }

    fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).expect("the alphabet is ASCII")
    }
}

impl<const LENGTH: usize> FromStr for Code<LENGTH> {
    type Err = ParseCodeError;

    fn from_str(text: &str) -> Result<Self, ParseCodeError> {
        let signs: [u8; LENGTH] = text.as_bytes().try_into().map_err(|_| ParseCodeError)?;
        let known = signs.iter().all(|sign| ALPHABET.contains(sign));
        known.then_some(Code(signs)).ok_or(ParseCodeError)
    }
}

/// A kind of code: `from_random`, `as_str`, `Display`, `FromStr`.
macro_rules! code {
    ($(#[$meta:meta])* $name:ident, $length:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(Code<$length>);

        impl $name {
            /// One that nobody can guess, if nobody can guess the bytes.
            pub fn from_random(bytes: [u8; $length]) -> $name {
                $name(Code::from_random(bytes))
            }

            /// As text.
            pub fn as_str(&self) -> &str {
                self.0.as_str()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl FromStr for $name {
            type Err = ParseCodeError;

            fn from_str(text: &str) -> Result<$name, ParseCodeError> {
                text.parse().map($name)
            }
        }
    };
}

/// What may be shown to everybody: `Debug` and serde as the text.
macro_rules! public {
    ($name:ident) => {
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({self})", stringify!($name))
            }
        }

        serde_as_text!($name);
    };
}

code! {
    /// Names a player: 80 random bits.
    PlayerId, 16
}
public!(PlayerId);

code! {
    /// Names a table, short enough for a link: 50 random bits.
    TableId, 10
}
public!(TableId);

code! {
    /// Names one of a player's sessions in that player's list: 60 random bits. No secret, and of no
    /// use without one.
    SessionId, 12
}
public!(SessionId);

code! {
    /// A secret of 130 random bits: in a cookie, a recovery link or a seat link. It exists
    /// outside the store only; hand its [`hash`](Token::hash) in.
    Token, 26
}

impl Token {
    /// What the store keeps in its place.
    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.as_str()).into())
    }
}

// A token in a debug line would give the seat away.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(secret)")
    }
}

/// SHA-256 of a [`Token`]'s text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    /// The hash.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }
}

/// In hexadecimal.
impl fmt::Display for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for TokenHash {
    type Err = ParseCodeError;

    fn from_str(text: &str) -> Result<TokenHash, ParseCodeError> {
        let digits: Option<Vec<u8>> = text
            .chars()
            .map(|sign| sign.to_digit(16).map(|digit| digit as u8))
            .collect();
        let digits = digits.filter(|_| !text.contains(|sign: char| sign.is_uppercase()));
        let (pairs, rest) = digits.as_deref().ok_or(ParseCodeError)?.as_chunks();
        let bytes: Vec<u8> = pairs.iter().map(|[high, low]| high << 4 | low).collect();
        let bytes = bytes.try_into().map_err(|_| ParseCodeError)?;
        rest.is_empty()
            .then_some(TokenHash(bytes))
            .ok_or(ParseCodeError)
    }
}

/// The most characters of a submission's id.
const MAX_SUBMISSION: usize = 64;

/// What a client calls something that it asks for, so that asking again does not do it twice: up to
/// 64 letters, digits, `-` and `_` of its choice. All entries of a submission share it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SubmissionId(Arc<str>);

impl SubmissionId {
    /// As text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for SubmissionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl FromStr for SubmissionId {
    type Err = ParseCodeError;

    fn from_str(text: &str) -> Result<SubmissionId, ParseCodeError> {
        let plain = |sign: char| sign.is_ascii_alphanumeric() || sign == '-' || sign == '_';
        let fits = (1..=MAX_SUBMISSION).contains(&text.len()) && text.chars().all(plain);
        fits.then(|| SubmissionId(text.into()))
            .ok_or(ParseCodeError)
    }
}

serde_as_text!(SubmissionId);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_go_there_and_back() {
        let id = TableId::from_random([7, 8, 9, 250, 0, 1, 2, 3, 4, 5]);
        assert_eq!(id.to_string().parse(), Ok(id));
        for bad in [
            "",
            "short",
            "UPPERCASE0",
            "with-dash0",
            "looklikeit",
            "0123456789a",
        ] {
            assert_eq!(bad.parse::<TableId>(), Err(ParseCodeError), "{bad:?}");
        }
    }

    #[test]
    fn tokens_are_stored_as_sha_256() {
        let token: Token = "0".repeat(26).parse().unwrap();
        let hash = token.hash();
        assert!(hash.to_string().starts_with("575b83480d348cd3"), "{hash}");
        assert_eq!(hash.to_string().parse(), Ok(hash));
        assert_eq!(format!("{token:?}"), "Token(secret)");
        for bad in ["", "00", &"g".repeat(64), &"A".repeat(64), &"0".repeat(65)] {
            assert_eq!(bad.parse::<TokenHash>(), Err(ParseCodeError), "{bad:?}");
        }
    }

    #[test]
    fn submissions_are_named_by_a_short_word() {
        let id: SubmissionId = "Zk3_-9".parse().unwrap();
        assert_eq!(id.to_string().parse(), Ok(id));
        for bad in ["", "a b", "ü", &"x".repeat(65)] {
            assert_eq!(bad.parse::<SubmissionId>(), Err(ParseCodeError), "{bad:?}");
        }
    }
}
