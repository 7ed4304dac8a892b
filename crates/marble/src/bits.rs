//! Sets of small ids as bits: the board's neighbourhoods and what lies on it.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub};

/// Something that is known by a small number.
pub trait Id: Copy + fmt::Display {
    /// The id with this number.
    fn from_index(index: usize) -> Self;

    /// The id's number.
    fn index(self) -> usize;
}

/// A set of ids below `64 * WORDS`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct IdSet<T, const WORDS: usize> {
    words: [u64; WORDS],
    of: PhantomData<T>,
}

impl<T, const WORDS: usize> IdSet<T, WORDS> {
    /// Nothing.
    pub const EMPTY: Self = IdSet {
        words: [0; WORDS],
        of: PhantomData,
    };

    /// Adds the id with this number; for tables made at compile time.
    pub(crate) const fn insert_index(&mut self, index: usize) {
        self.words[index / 64] |= 1 << (index % 64);
    }

    /// Adds everything of another set; for tables made at compile time.
    pub(crate) const fn insert_all(&mut self, other: &Self) {
        let mut word = 0;
        while word < WORDS {
            self.words[word] |= other.words[word];
            word += 1;
        }
    }

    /// Whether nothing is in it.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.words == [0; WORDS]
    }

    /// How many are in it.
    #[inline]
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones()).sum::<u32>() as usize
    }

    /// Whether all of this set are in the other.
    #[inline]
    pub fn is_subset(&self, other: &Self) -> bool {
        (0..WORDS).all(|word| self.words[word] & !other.words[word] == 0)
    }

    #[inline]
    fn zip(&self, other: &Self, op: impl Fn(u64, u64) -> u64) -> Self {
        IdSet {
            words: std::array::from_fn(|word| op(self.words[word], other.words[word])),
            of: PhantomData,
        }
    }
}

impl<T: Id, const WORDS: usize> IdSet<T, WORDS> {
    /// Exactly this id.
    #[inline]
    pub fn one(id: T) -> Self {
        let mut set = Self::EMPTY;
        set.insert(id);
        set
    }

    /// Whether the id is in it.
    #[inline]
    pub fn contains(&self, id: T) -> bool {
        self.words[id.index() / 64] & (1 << (id.index() % 64)) != 0
    }

    /// Adds the id.
    #[inline]
    pub fn insert(&mut self, id: T) {
        self.insert_index(id.index());
    }

    /// Takes the id out.
    #[inline]
    pub fn remove(&mut self, id: T) {
        self.words[id.index() / 64] &= !(1 << (id.index() % 64));
    }

    /// The lowest id.
    #[inline]
    pub fn first(&self) -> Option<T> {
        self.iter().next()
    }

    /// The ids in ascending order.
    #[inline]
    pub fn iter(&self) -> Iter<T, WORDS> {
        Iter {
            left: *self,
            word: 0,
        }
    }
}

/// The ids of a set in ascending order.
#[derive(Clone, Debug)]
pub struct Iter<T: Id, const WORDS: usize> {
    left: IdSet<T, WORDS>,
    word: usize,
}

impl<T: Id, const WORDS: usize> Iterator for Iter<T, WORDS> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        while self.word < WORDS {
            let bits = &mut self.left.words[self.word];
            if *bits != 0 {
                let index = self.word * 64 + bits.trailing_zeros() as usize;
                *bits &= *bits - 1;
                return Some(T::from_index(index));
            }
            self.word += 1;
        }
        None
    }
}

impl<T: Id, const WORDS: usize> IntoIterator for IdSet<T, WORDS> {
    type Item = T;
    type IntoIter = Iter<T, WORDS>;

    #[inline]
    fn into_iter(self) -> Iter<T, WORDS> {
        self.iter()
    }
}

impl<T: Id, const WORDS: usize> FromIterator<T> for IdSet<T, WORDS> {
    fn from_iter<I: IntoIterator<Item = T>>(ids: I) -> Self {
        let mut set = Self::EMPTY;
        ids.into_iter().for_each(|id| set.insert(id));
        set
    }
}

impl<T, const WORDS: usize> BitAnd for IdSet<T, WORDS> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.zip(&other, |a, b| a & b)
    }
}

impl<T, const WORDS: usize> BitOr for IdSet<T, WORDS> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.zip(&other, |a, b| a | b)
    }
}

impl<T, const WORDS: usize> BitOrAssign for IdSet<T, WORDS> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.insert_all(&other);
    }
}

impl<T, const WORDS: usize> Sub for IdSet<T, WORDS> {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        self.zip(&other, |a, b| a & !b)
    }
}

impl<T, const WORDS: usize> Default for IdSet<T, WORDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Id, const WORDS: usize> fmt::Debug for IdSet<T, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let texts = self.iter().map(|id| id.to_string());
        f.debug_set().entries(texts).finish()
    }
}
