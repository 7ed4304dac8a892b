//! The closed sets of words that the components are named by, and the map by colour.

use std::ops::{Index, IndexMut};

use kernel::vocabulary;
use serde::{Deserialize, Serialize};

vocabulary! {
    /// A colour of district tiles, and of the imperium tiles of the same type.
    #[allow(missing_docs, reason = "each is what its word says")]
    pub enum Color: "color" { Red = "red", Yellow = "yellow", Green = "green", Blue = "blue" }
}

vocabulary! {
    /// A type of civic building, in the order of the colours.
    #[allow(missing_docs, reason = "each is what its word says")]
    pub enum Civic: "civic building" {
        Arena = "arena", Theatre = "theatre", Temple = "temple", Bath = "bath",
    }
}

vocabulary! {
    /// An aqueduct, named by the colour of its pieces.
    #[allow(missing_docs, reason = "each is what its word says")]
    pub enum Aqueduct: "aqueduct" { Grey = "grey", Brown = "brown", White = "white" }
}

vocabulary! {
    /// A hill of Rome.
    #[allow(missing_docs, reason = "each is what its word says")]
    pub enum Hill: "hill" {
        Quirinal = "quirinal", Viminal = "viminal", Esquiline = "esquiline",
        Capitoline = "capitoline", Palatine = "palatine", Caelian = "caelian",
        Aventine = "aventine",
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

/// One `T` per colour; written as `{"red": …, "yellow": …, "green": …, "blue": …}`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(into = "Named<T>", from = "Named<T>")]
#[serde(bound(
    serialize = "T: Serialize + Clone",
    deserialize = "T: Deserialize<'de>"
))]
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
    pub fn total(&self) -> usize {
        self.0.iter().map(|count| usize::from(*count)).sum()
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

/// How the things are written.
#[derive(Serialize, Deserialize)]
struct Named<T> {
    red: T,
    yellow: T,
    green: T,
    blue: T,
}

impl<T> From<ByColor<T>> for Named<T> {
    fn from(ByColor([red, yellow, green, blue]): ByColor<T>) -> Named<T> {
        Named {
            red,
            yellow,
            green,
            blue,
        }
    }
}

impl<T> From<Named<T>> for ByColor<T> {
    fn from(named: Named<T>) -> ByColor<T> {
        ByColor([named.red, named.yellow, named.green, named.blue])
    }
}
