//! The token by which operators are let in. Only its hash is kept in memory, and comparing takes as
//! long for a wrong one as for the right one.

use std::fmt;

use sha2::{Digest as _, Sha256};

/// The fewest characters: enough of them that nobody guesses it.
pub const MIN_CHARS: usize = 20;

/// The token by which operators are let in.
#[derive(Clone)]
pub struct AdminToken([u8; 32]);

/// A token that is too short.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShortToken;

impl fmt::Display for ShortToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an operator's token has at least {MIN_CHARS} characters")
    }
}

impl std::error::Error for ShortToken {}

impl AdminToken {
    /// This text, without what surrounds it.
    ///
    /// # Errors
    /// It is too short.
    pub fn new(text: &str) -> Result<AdminToken, ShortToken> {
        let text = text.trim();
        let long = text.chars().count() >= MIN_CHARS;
        long.then(|| AdminToken(Sha256::digest(text).into()))
            .ok_or(ShortToken)
    }

    /// Whether this is it.
    pub fn matches(&self, given: &str) -> bool {
        let given: [u8; 32] = Sha256::digest(given).into();
        let pairs = self.0.iter().zip(given);
        pairs.fold(0, |differs, (ours, theirs)| differs | (ours ^ theirs)) == 0
    }
}

impl fmt::Debug for AdminToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("AdminToken(secret)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_token_itself_matches() {
        let token = AdminToken::new(" correct horse battery staple\n").unwrap();
        assert!(token.matches("correct horse battery staple"));
        for wrong in [
            "",
            "correct horse battery stapl",
            "correct horse battery staple ",
        ] {
            assert!(!token.matches(wrong), "{wrong:?}");
        }
        assert_eq!(AdminToken::new("short").err(), Some(ShortToken));
        assert_eq!(format!("{token:?}"), "AdminToken(secret)");
    }
}
