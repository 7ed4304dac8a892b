//! Names for what can be pointed at: `kind:name`, with `@seat` where seats own like things.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use arrayvec::ArrayString;

/// The most bytes a hit has.
pub const MAX_HIT: usize = 40;

/// A place or piece as programs name it: `lot:D4`, `cell:-1,2@3`, `tray:insula-l`. Unique over all
/// areas of a view. Games have their own closed enum of hits; this is its text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hit(ArrayString<MAX_HIT>);

impl Hit {
    /// The text of a game's hit.
    ///
    /// # Panics
    /// If the text is too long or no hit: both are mistakes in the game that its picture tests
    /// find.
    pub fn of(name: impl fmt::Display) -> Hit {
        let mut text = ArrayString::new();
        write!(text, "{name}").expect("a hit has at most 40 bytes");
        assert!(is_hit(&text), "{text:?} is not of the form kind:name");
        Hit(text)
    }

    /// `kind:name`.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What stands before the colon.
    pub fn kind(&self) -> &str {
        self.0.split(':').next().unwrap_or_default()
    }
}

fn is_hit(text: &str) -> bool {
    let Some((kind, name)) = text.split_once(':') else {
        return false;
    };
    let plain = |c: char| c.is_ascii_alphanumeric() || "-+,.@/".contains(c);
    !kind.is_empty()
        && !name.is_empty()
        && kind.chars().all(|c| c.is_ascii_lowercase() || c == '-')
        && name.chars().all(plain)
}

impl fmt::Display for Hit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Hit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Text that is no hit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseHitError;

impl fmt::Display for ParseHitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a hit is kind:name, at most {MAX_HIT} bytes")
    }
}

impl std::error::Error for ParseHitError {}

impl FromStr for Hit {
    type Err = ParseHitError;

    fn from_str(text: &str) -> Result<Hit, ParseHitError> {
        if !is_hit(text) {
            return Err(ParseHitError);
        }
        ArrayString::from(text).map(Hit).map_err(|_| ParseHitError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hits_are_kind_and_name() {
        for good in ["lot:D4", "cell:-1,2@3", "tray:insula-l", "pos:4,4+4,5"] {
            assert_eq!(good.parse::<Hit>().unwrap().as_str(), good);
        }
        for bad in [
            "", "lot", "lot:", ":D4", "Lot:D4", "lot:D 4", "lot:\"", "lot:<b>",
        ] {
            assert_eq!(bad.parse::<Hit>(), Err(ParseHitError), "{bad:?}");
        }
        assert!("lot:x".repeat(20).parse::<Hit>().is_err());
        assert_eq!(Hit::of("slot:3").kind(), "slot");
    }
}
