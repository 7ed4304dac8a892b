//! How much of the hidden part of a position is seen. A game's position is generic over it: at
//! [`Full`] sight it is the game itself, at [`Partial`] sight it is a view.

use std::fmt::Debug;

/// What can lie in a position: flat, comparable, with a value that stands for nothing.
pub trait Plain: Copy + Eq + Debug + Default + Send + Sync + 'static {}

impl<T: Copy + Eq + Debug + Default + Send + Sync + 'static> Plain for T {}

/// A level of sight.
///
/// ```
/// use aedile_kernel::{Full, Partial, Sight};
///
/// #[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// struct Hidden<S: Sight> {
///     top_card: S::Of<u8>,
/// }
///
/// /// The rule, once, at any sight.
/// fn is_high<S: Sight>(hidden: &Hidden<S>) -> Option<bool> {
///     S::get(hidden.top_card).map(|card| card > 6)
/// }
///
/// assert_eq!(is_high(&Hidden::<Full> { top_card: 9 }), Some(true));
/// assert_eq!(is_high(&Hidden::<Partial> { top_card: None }), None);
/// ```
pub trait Sight: Plain {
    /// Something hidden: the thing itself, or the thing if it is known.
    type Of<T: Plain>: Plain;

    /// What only somebody's sight of a position has, such as whose it is, or cards seen together
    /// of which it is not known who has which. Nothing in the position itself.
    type Note<T: Plain>: Plain;

    /// The thing, as far as it is known.
    fn get<T: Plain>(thing: Self::Of<T>) -> Option<T>;
}

/// Everything is seen: the position itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Full;

/// Only what a viewer lawfully knows is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct Partial;

impl Sight for Full {
    type Of<T: Plain> = T;
    type Note<T: Plain> = ();

    #[inline(always)]
    fn get<T: Plain>(thing: T) -> Option<T> {
        Some(thing)
    }
}

impl Sight for Partial {
    type Of<T: Plain> = Option<T>;
    type Note<T: Plain> = T;

    #[inline(always)]
    fn get<T: Plain>(thing: Option<T>) -> Option<T> {
        thing
    }
}
