//! Areas: the parts of a table's picture that are drawn, compared and sent by themselves.

use std::fmt;
use std::ops::{Deref, DerefMut};

use kernel::Seat;

use crate::{Drawing, Size};

/// The name of an area: a word, and a seat where each seat has one (`offer`, `city-2`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct AreaId {
    word: &'static str,
    seat: Option<Seat>,
}

impl AreaId {
    /// An area that the table has once.
    pub const fn shared(word: &'static str) -> AreaId {
        AreaId { word, seat: None }
    }

    /// An area that each seat has.
    pub const fn of(word: &'static str, seat: Seat) -> AreaId {
        AreaId {
            word,
            seat: Some(seat),
        }
    }

    /// The word.
    pub const fn word(self) -> &'static str {
        self.word
    }

    /// Whose it is.
    pub const fn seat(self) -> Option<Seat> {
        self.seat
    }
}

impl fmt::Display for AreaId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seat {
            None => f.write_str(self.word),
            Some(seat) => write!(f, "{}-{seat}", self.word),
        }
    }
}

/// A game's own names for its areas: an enum made by [`areas!`](crate::areas).
pub trait AreaName: Copy + Eq + Ord + fmt::Debug + Into<AreaId> + Send + Sync + 'static {}

impl<T: Copy + Eq + Ord + fmt::Debug + Into<AreaId> + Send + Sync + 'static> AreaName for T {}

/// Declares the areas of a game: a word each, and `(Seat)` where each seat has one.
///
/// ```
/// use aedile_scene::{AreaId, areas};
/// use kernel::Seat;
///
/// areas! {
///     /// The parts of the table.
///     pub enum Area {
///         /// What lies in the middle.
///         Offer = "offer",
///         /// What each player built.
///         City(Seat) = "city",
///     }
/// }
/// assert_eq!(AreaId::from(Area::City(Seat::default())).to_string(), "city-1");
/// ```
#[macro_export]
macro_rules! areas {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $( $(#[$area_meta:meta])* $area:ident $(($seat:ident))? = $word:literal ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        $vis enum $name { $( $(#[$area_meta])* $area $(($seat))? ),+ }

        impl From<$name> for $crate::AreaId {
            fn from(area: $name) -> $crate::AreaId {
                $( $crate::areas!(@id $name, area, $area $(($seat))? = $word); )+
                unreachable!("every area has its line above")
            }
        }
    };
    (@id $name:ident, $value:ident, $area:ident = $word:literal) => {
        if let $name::$area = $value {
            return $crate::AreaId::shared($word);
        }
    };
    (@id $name:ident, $value:ident, $area:ident (Seat) = $word:literal) => {
        if let $name::$area(seat) = $value {
            return $crate::AreaId::of($word, seat);
        }
    };
}

/// One area as drawn: a [`Drawing`] with a name, a size and a label.
#[derive(Clone, PartialEq, Debug)]
pub struct Area {
    id: AreaId,
    size: Size,
    label: String,
    drawing: Drawing,
}

impl Area {
    /// An empty area. The label is what a screen reader says when it gets there.
    pub fn new(id: impl Into<AreaId>, size: Size, label: impl Into<String>) -> Area {
        Area {
            id: id.into(),
            size,
            label: label.into(),
            drawing: Drawing::new(),
        }
    }

    /// Its name.
    pub fn id(&self) -> AreaId {
        self.id
    }

    /// Its size.
    pub fn size(&self) -> Size {
        self.size
    }

    /// Its name in words.
    pub fn label(&self) -> &str {
        &self.label
    }
}

impl Deref for Area {
    type Target = Drawing;

    fn deref(&self) -> &Drawing {
        &self.drawing
    }
}

impl DerefMut for Area {
    fn deref_mut(&mut self) -> &mut Drawing {
        &mut self.drawing
    }
}
