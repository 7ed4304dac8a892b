//! The closed sets of words that the components are named by, and the map by colour.

use std::ops::{Index, IndexMut};

use kernel::vocabulary;
use serde::{Deserialize, Serialize};

vocabulary! {
    /// A colour of district tiles, and of the imperium tiles of the same type.
    pub enum Color: "color" { Red = "red", Yellow = "yellow", Green = "green", Blue = "blue" }
}

vocabulary! {
    /// A type of civic building, in the order of the colours.
    pub enum Civic: "civic building" {
        Arena = "arena", Theatre = "theatre", Temple = "temple", Bath = "bath",
    }
}

vocabulary! {
    /// An aqueduct, named by the colour of its pieces.
    pub enum Aqueduct: "aqueduct" { Grey = "grey", Brown = "brown", White = "white" }
}

vocabulary! {
    /// A hill of Rome.
    pub enum Hill: "hill" {
        Quirinal = "quirinal", Viminal = "viminal", Esquiline = "esquiline",
        Capitoline = "capitoline", Palatine = "palatine", Caelian = "caelian",
        Aventine = "aventine",
    }
}

vocabulary! {
    /// Where a row of the tables comes from.
    pub enum Source: "source" {
        /// Printed in the rulebook.
        Rulebook = "rulebook",
        /// Follows from the rulebook by logic or geometry.
        Inferred = "inferred",
        /// Our own value.
        House = "house",
    }
}

impl Civic {
    /// The colour that counts for it.
    #[inline]
    pub const fn color(self) -> Color {
        Color::ALL[self.index()]
    }
}

impl Color {
    /// The building that its magistrates count for.
    #[inline]
    pub const fn civic(self) -> Civic {
        Civic::ALL[self.index()]
    }
}

/// One `T` per colour.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ByColor<T>(pub [T; 4]);

impl<T> ByColor<T> {
    /// Asks `make` for each colour's thing.
    pub fn from_fn(mut make: impl FnMut(Color) -> T) -> ByColor<T> {
        ByColor(std::array::from_fn(|index| make(Color::ALL[index])))
    }

    /// Colour and thing, in colour order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Color, &T)> {
        Color::ALL.iter().copied().zip(&self.0)
    }
}

impl ByColor<u8> {
    /// How many of all colours.
    #[inline]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    #[inline]
    fn index(&self, color: Color) -> &T {
        &self.0[color.index()]
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    #[inline]
    fn index_mut(&mut self, color: Color) -> &mut T {
        &mut self.0[color.index()]
    }
}

/// Written as `{"red": …, "yellow": …, "green": …, "blue": …}`.
#[derive(Serialize, Deserialize)]
struct Named<T> {
    red: T,
    yellow: T,
    green: T,
    blue: T,
}

impl<T: Serialize + Copy> Serialize for ByColor<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [red, yellow, green, blue] = self.0;
        let named = Named {
            red,
            yellow,
            green,
            blue,
        };
        named.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for ByColor<T> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Named {
            red,
            yellow,
            green,
            blue,
        } = Named::deserialize(deserializer)?;
        Ok(ByColor([red, yellow, green, blue]))
    }
}
