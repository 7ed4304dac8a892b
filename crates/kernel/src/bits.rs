//! [`Bits`]: the words that hold a set.

use std::hash::Hash;

/// What holds a [`Set`](crate::Set): `u8` to `u128`, or `[u64; N]` where that is too short.
pub trait Bits: Copy + Eq + Hash + Send + Sync + 'static {
    /// No bit.
    const EMPTY: Self;

    /// The bits set in both.
    fn and(self, other: Self) -> Self;
    /// The bits set in either.
    fn or(self, other: Self) -> Self;
    /// The bits set here and not there.
    fn and_not(self, other: Self) -> Self;
    /// How many are set.
    fn count(self) -> usize;
    /// Whether this bit is set.
    fn has(&self, index: usize) -> bool;
    /// Sets this bit.
    fn set(&mut self, index: usize);
    /// Clears this bit.
    fn clear(&mut self, index: usize);
    /// Clears the lowest one and tells which it was.
    fn pop_lowest(&mut self) -> Option<usize>;
    /// Goes through those that are set, from the lowest on.
    fn fold<A>(self, init: A, each: impl FnMut(A, usize) -> A) -> A;
}

macro_rules! bits {
    ($($word:ty),+) => {$(
        impl Bits for $word {
            const EMPTY: $word = 0;

            #[inline]
            fn and(self, other: $word) -> $word {
                self & other
            }

            #[inline]
            fn or(self, other: $word) -> $word {
                self | other
            }

            #[inline]
            fn and_not(self, other: $word) -> $word {
                self & !other
            }

            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }

            #[inline]
            fn has(&self, index: usize) -> bool {
                self & (1 << index) != 0
            }

            #[inline]
            fn set(&mut self, index: usize) {
                *self |= 1 << index;
            }

            #[inline]
            fn clear(&mut self, index: usize) {
                *self &= !(1 << index);
            }

            #[inline]
            fn pop_lowest(&mut self) -> Option<usize> {
                let lowest = self.trailing_zeros() as usize;
                let left = self.checked_sub(1)?;
                *self &= left;
                Some(lowest)
            }

            #[inline]
            fn fold<A>(mut self, mut all: A, mut each: impl FnMut(A, usize) -> A) -> A {
                while let Some(lowest) = self.pop_lowest() {
                    all = each(all, lowest);
                }
                all
            }
        }
    )+};
}

bits!(u8, u16, u32, u64, u128);

impl<const N: usize> Bits for [u64; N] {
    const EMPTY: [u64; N] = [0; N];

    #[inline]
    fn and(self, other: Self) -> Self {
        std::array::from_fn(|word| self[word] & other[word])
    }

    #[inline]
    fn or(self, other: Self) -> Self {
        std::array::from_fn(|word| self[word] | other[word])
    }

    #[inline]
    fn and_not(self, other: Self) -> Self {
        std::array::from_fn(|word| self[word] & !other[word])
    }

    #[inline]
    fn count(self) -> usize {
        self.iter().map(|word| word.count_ones()).sum::<u32>() as usize
    }

    #[inline]
    fn has(&self, index: usize) -> bool {
        self[index / 64] & (1 << (index % 64)) != 0
    }

    #[inline]
    fn set(&mut self, index: usize) {
        self[index / 64] |= 1 << (index % 64);
    }

    #[inline]
    fn clear(&mut self, index: usize) {
        self[index / 64] &= !(1 << (index % 64));
    }

    #[inline]
    fn pop_lowest(&mut self) -> Option<usize> {
        let mut words = self.iter_mut().enumerate();
        words.find_map(|(place, word)| Some(place * 64 + word.pop_lowest()?))
    }

    #[inline]
    fn fold<A>(self, init: A, mut each: impl FnMut(A, usize) -> A) -> A {
        let words = self.iter().enumerate();
        words.fold(init, |all, (place, word)| {
            word.fold(all, |all, lowest| each(all, place * 64 + lowest))
        })
    }
}
