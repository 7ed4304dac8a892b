//! Sets of cards or monuments as one word of bits.

use std::fmt;
use std::marker::PhantomData;

use kernel::Vocabulary;

use crate::data::{Building, Invocation, Objective, Role};

/// A vocabulary whose values know their place in it.
pub trait Numbered: Vocabulary {
    /// The place in `ALL`.
    fn number(self) -> usize;
}

macro_rules! numbered {
    ($($name:ty),+) => {
        $( impl Numbered for $name {
            fn number(self) -> usize {
                self.index()
            }
        }

        /// Fills the unused places of a pile.
        impl Default for $name {
            fn default() -> Self {
                <$name>::ALL[0]
            }
        } )+
    };
}

numbered!(Building, Invocation, Objective, Role);

/// A set of values of a vocabulary of at most 64 words.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SetOf<T> {
    bits: u64,
    of: PhantomData<T>,
}

impl<T> Default for SetOf<T> {
    fn default() -> Self {
        SetOf {
            bits: 0,
            of: PhantomData,
        }
    }
}

impl<T> SetOf<T> {
    /// How many are in it.
    pub fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// One bit each, by their numbers.
    pub(crate) fn bits(self) -> u64 {
        self.bits
    }

    /// The set with these bits.
    pub(crate) fn from_bits(bits: u64) -> SetOf<T> {
        SetOf {
            bits,
            of: PhantomData,
        }
    }

    /// Whether none is in it.
    pub fn is_empty(self) -> bool {
        self.bits == 0
    }
}

impl<T: Numbered> SetOf<T> {
    /// Whether it is in.
    #[inline]
    pub fn has(self, item: T) -> bool {
        self.bits >> item.number() & 1 == 1
    }

    /// Puts it in.
    pub fn put(&mut self, item: T) {
        self.bits |= 1 << item.number();
    }

    /// Takes it out.
    pub fn take(&mut self, item: T) {
        self.bits &= !(1 << item.number());
    }

    /// Those of this set and the other.
    #[must_use]
    pub fn and(self, other: SetOf<T>) -> SetOf<T> {
        SetOf {
            bits: self.bits | other.bits,
            of: PhantomData,
        }
    }

    /// Those of this set that are not in the other.
    #[must_use]
    pub fn less(self, other: SetOf<T>) -> SetOf<T> {
        SetOf {
            bits: self.bits & !other.bits,
            of: PhantomData,
        }
    }

    /// The values in it, in canonical order.
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut rest = self.bits;
        std::iter::from_fn(move || {
            let item = *T::ALL.get(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(item)
        })
    }
}

impl<T: Numbered> FromIterator<T> for SetOf<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut set = SetOf::default();
        items.into_iter().for_each(|item| set.put(item));
        set
    }
}

impl<T: Numbered> fmt::Debug for SetOf<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
