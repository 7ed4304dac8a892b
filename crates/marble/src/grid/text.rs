//! Places as text: a vertex `j,k`, a triangle `c,k`, a position by its two triangles
//! `c,k+c,k`, an edge by its two ends `j,k-j,k`.

use std::fmt;
use std::str::FromStr;

use super::{Edge, TilePosition, Triangle, Vertex};

/// Text that names no place of the grid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseGridError {
    /// What was looked for.
    pub kind: &'static str,
    /// What was found instead.
    pub text: String,
}

impl fmt::Display for ParseGridError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the grid has no {} {:?}", self.kind, self.text)
    }
}

impl std::error::Error for ParseGridError {}

/// A number as it is written: digits only, no sign, no leading zero.
fn number(text: &str) -> Option<usize> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let padded = text.len() > 1 && text.starts_with('0');
    (plain && !padded).then(|| text.parse().ok())?
}

/// Two parts with something between them.
fn pair<T>(text: &str, between: &str, part: impl Fn(&str) -> Option<T>) -> Option<(T, T)> {
    let (a, b) = text.split_once(between)?;
    Some((part(a)?, part(b)?))
}

macro_rules! places_as_text {
    ($($name:ident, $kind:literal, $parts:ident $between:literal $part:expr, $of:expr;)+) => { $(
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let (a, b) = self.$parts().into();
                write!(f, "{a}{}{b}", $between)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{self}")
            }
        }

        impl FromStr for $name {
            type Err = ParseGridError;

            fn from_str(text: &str) -> Result<$name, ParseGridError> {
                let found = pair(text, $between, $part).and_then(|(a, b)| $of(a, b));
                found.ok_or_else(|| ParseGridError { kind: $kind, text: text.to_string() })
            }
        }

        kernel::serde_as_text!($name);
    )+ };
}

places_as_text! {
    Vertex, "vertex", coordinates "," number, Vertex::at;
    Triangle, "triangle", coordinates "," number, Triangle::at;
    TilePosition, "tile position", triangles "+" |half| half.parse().ok(), TilePosition::of;
    Edge, "edge", ends "-" |end| end.parse().ok(), Edge::between;
}
