//! Places as text: a vertex `j,k`, a triangle `c,k`, a position by its two triangles
//! `c,k+c,k`, an edge by its two ends `j,k-j,k`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

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

fn coordinates(text: &str) -> Option<(usize, usize)> {
    let (column, row) = text.split_once(',')?;
    Some((number(column)?, number(row)?))
}

fn vertex(text: &str) -> Option<Vertex> {
    let (j, k) = coordinates(text)?;
    Vertex::at(j, k)
}

fn triangle(text: &str) -> Option<Triangle> {
    let (c, k) = coordinates(text)?;
    Triangle::at(c, k)
}

fn position(text: &str) -> Option<TilePosition> {
    let (a, b) = text.split_once('+')?;
    TilePosition::of(triangle(a)?, triangle(b)?)
}

fn edge(text: &str) -> Option<Edge> {
    let (a, b) = text.split_once('-')?;
    Edge::between(vertex(a)?, vertex(b)?)
}

impl fmt::Display for Vertex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (j, k) = self.coordinates();
        write!(f, "{j},{k}")
    }
}

impl fmt::Display for Triangle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (c, k) = self.coordinates();
        write!(f, "{c},{k}")
    }
}

impl fmt::Display for TilePosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b] = self.triangles();
        write!(f, "{a}+{b}")
    }
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b] = self.ends();
        write!(f, "{a}-{b}")
    }
}

macro_rules! places_as_text {
    ($($name:ident, $kind:literal, $parse:ident;)+) => { $(
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{self}")
            }
        }

        impl FromStr for $name {
            type Err = ParseGridError;

            fn from_str(text: &str) -> Result<$name, ParseGridError> {
                $parse(text).ok_or_else(|| ParseGridError { kind: $kind, text: text.to_string() })
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$name, D::Error> {
                String::deserialize(deserializer)?
                    .parse()
                    .map_err(serde::de::Error::custom)
            }
        }
    )+ };
}

places_as_text! {
    Vertex, "vertex", vertex;
    Triangle, "triangle", triangle;
    TilePosition, "tile position", position;
    Edge, "edge", edge;
}
