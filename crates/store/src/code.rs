//! Random codes that people may read aloud: ids of players and tables, and the secret tokens
//! of cookies and links. Of a token only its hash is ever stored.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
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
    fn random() -> Self {
        let mut bytes = [0; LENGTH];
        getrandom::fill(&mut bytes).expect("the operating system gives randomness");
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

/// A kind of code: `random`, `as_str`, `Display`, `FromStr`.
macro_rules! code {
    ($(#[$meta:meta])* $name:ident, $length:literal) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(Code<$length>);

        impl $name {
            /// A new one that nobody can guess.
            pub fn random() -> $name {
                $name(Code::random())
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

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
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
    pub(crate) fn as_bytes(&self) -> &[u8] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_go_there_and_back() {
        let id = TableId::random();
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_ne!(id, TableId::random());
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
        let first_bytes = [0x57, 0x5b, 0x83, 0x48, 0x0d, 0x34, 0x8c, 0xd3];
        assert!(token.hash().as_bytes().starts_with(&first_bytes));
        assert_ne!(token.hash(), Token::random().hash());
        assert_eq!(format!("{token:?}"), "Token(secret)");
    }
}
