//! [`Set`]: a typed set of small ids as bits, for boards, hands and whatever else a state counts
//! by membership.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Bits;

/// Something known by a small number, counted from 0: a lot, a card, a seat.
pub trait Id: Copy {
    /// The id with this number.
    fn from_index(index: usize) -> Self;

    /// The id's number.
    fn index(self) -> usize;
}

/// A set of ids, held by the bits `B`. `|` unites, `&` intersects, `-` takes out. Its text is the
/// ids in ascending order, joined by `+`.
///
/// ```
/// use aedile_kernel::{Seat, SeatSet};
///
/// let seat = |number| Seat::from_number(number).unwrap();
/// let odd: SeatSet = [1, 3, 5].map(seat).into_iter().collect();
/// assert!(odd.contains(seat(3)) && !odd.contains(seat(2)));
/// assert_eq!((odd - SeatSet::one(seat(1))).to_string(), "3+5");
/// ```
pub struct Set<T, B> {
    bits: B,
    of: PhantomData<fn() -> T>,
}

impl<T, B> Set<T, B> {
    /// The set with these bits.
    pub const fn from_bits(bits: B) -> Set<T, B> {
        Set {
            bits,
            of: PhantomData,
        }
    }
}

impl<T, B: Bits> Set<T, B> {
    /// Nothing.
    pub const EMPTY: Set<T, B> = Set::from_bits(B::EMPTY);

    /// One bit for each member, by its number.
    #[inline]
    pub const fn bits(self) -> B {
        self.bits
    }

    /// Whether nothing is in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == B::EMPTY
    }

    /// How many are in it.
    #[inline]
    pub fn len(self) -> usize {
        self.bits.count()
    }

    /// Whether all of this set are in the other.
    #[inline]
    pub fn is_subset(self, other: Self) -> bool {
        self.bits.and_not(other.bits) == B::EMPTY
    }

    /// Whether the two have something in common.
    #[inline]
    pub fn intersects(self, other: Self) -> bool {
        self.bits.and(other.bits) != B::EMPTY
    }
}

impl<T: Id, B: Bits> Set<T, B> {
    /// Exactly this one.
    #[inline]
    pub fn one(id: T) -> Set<T, B> {
        Set::EMPTY.with(id)
    }

    /// Whether it is in the set.
    #[inline]
    pub fn contains(self, id: T) -> bool {
        self.bits.has(id.index())
    }

    /// Puts it in.
    #[inline]
    pub fn insert(&mut self, id: T) {
        self.bits.set(id.index());
    }

    /// Takes it out.
    #[inline]
    pub fn remove(&mut self, id: T) {
        self.bits.clear(id.index());
    }

    /// This set and that one.
    #[inline]
    #[must_use]
    pub fn with(mut self, id: T) -> Set<T, B> {
        self.insert(id);
        self
    }

    /// This set less that one.
    #[inline]
    #[must_use]
    pub fn without(mut self, id: T) -> Set<T, B> {
        self.remove(id);
        self
    }

    /// The lowest one.
    #[inline]
    pub fn first(self) -> Option<T> {
        self.iter().next()
    }

    /// The members in ascending order.
    #[inline]
    pub fn iter(self) -> Members<T, B> {
        Members { left: self }
    }
}

/// The members of a [`Set`] in ascending order.
pub struct Members<T, B> {
    left: Set<T, B>,
}

impl<T: Id, B: Bits> Iterator for Members<T, B> {
    type Item = T;

    #[inline]
    fn next(&mut self) -> Option<T> {
        self.left.bits.pop_lowest().map(T::from_index)
    }

    #[inline]
    fn fold<A, F: FnMut(A, T) -> A>(self, init: A, mut each: F) -> A {
        let words = self.left.bits;
        words.fold(init, |all, index| each(all, T::from_index(index)))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left.len(), Some(self.left.len()))
    }
}

impl<T: Id, B: Bits> ExactSizeIterator for Members<T, B> {}

impl<T: Id + fmt::Debug, B: Bits> fmt::Debug for Members<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.left.fmt(f)
    }
}

impl<T: Id, B: Bits> IntoIterator for Set<T, B> {
    type Item = T;
    type IntoIter = Members<T, B>;

    #[inline]
    fn into_iter(self) -> Members<T, B> {
        self.iter()
    }
}

impl<T: Id, B: Bits> FromIterator<T> for Set<T, B> {
    fn from_iter<I: IntoIterator<Item = T>>(ids: I) -> Set<T, B> {
        let mut set = Set::EMPTY;
        ids.into_iter().for_each(|id| set.insert(id));
        set
    }
}

impl<T: Id, B: Bits> Extend<T> for Set<T, B> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, ids: I) {
        ids.into_iter().for_each(|id| self.insert(id));
    }
}

macro_rules! operator {
    ($operator:ident $name:ident, $assign:ident $assign_name:ident, $bits:ident) => {
        impl<T, B: Bits> $operator for Set<T, B> {
            type Output = Set<T, B>;

            #[inline]
            fn $name(self, other: Set<T, B>) -> Set<T, B> {
                Set::from_bits(self.bits.$bits(other.bits))
            }
        }

        impl<T, B: Bits> $assign for Set<T, B> {
            #[inline]
            fn $assign_name(&mut self, other: Set<T, B>) {
                self.bits = self.bits.$bits(other.bits);
            }
        }
    };
}

operator!(BitAnd bitand, BitAndAssign bitand_assign, and);
operator!(BitOr bitor, BitOrAssign bitor_assign, or);
operator!(Sub sub, SubAssign sub_assign, and_not);

// By hand, because a derive would ask the same of `T`, which the set does not hold.
impl<T, B: Copy> Clone for Set<T, B> {
    #[inline]
    fn clone(&self) -> Set<T, B> {
        *self
    }
}

impl<T, B: Copy> Copy for Set<T, B> {}

impl<T, B: Bits> Default for Set<T, B> {
    fn default() -> Set<T, B> {
        Set::EMPTY
    }
}

impl<T, B: PartialEq> PartialEq for Set<T, B> {
    #[inline]
    fn eq(&self, other: &Set<T, B>) -> bool {
        self.bits == other.bits
    }
}

impl<T, B: Eq> Eq for Set<T, B> {}

impl<T, B: Hash> Hash for Set<T, B> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<T, B: PartialOrd> PartialOrd for Set<T, B> {
    fn partial_cmp(&self, other: &Set<T, B>) -> Option<std::cmp::Ordering> {
        self.bits.partial_cmp(&other.bits)
    }
}

impl<T, B: Ord> Ord for Set<T, B> {
    fn cmp(&self, other: &Set<T, B>) -> std::cmp::Ordering {
        self.bits.cmp(&other.bits)
    }
}

impl<T: Id + fmt::Debug, B: Bits> fmt::Debug for Set<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Id + fmt::Display, B: Bits> fmt::Display for Set<T, B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, id) in self.iter().enumerate() {
            let join = if index == 0 { "" } else { "+" };
            write!(f, "{join}{id}")?;
        }
        Ok(())
    }
}

/// Why a text is no set: a part of it, or its order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ParseSetError<E> {
    /// A part names nothing that can be in the set.
    Member(E),
    /// The parts are not in ascending order, each once.
    Order,
}

impl<E: fmt::Display> fmt::Display for ParseSetError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseSetError::Member(error) => error.fmt(f),
            ParseSetError::Order => f.write_str("the parts must be in ascending order, each once"),
        }
    }
}

impl<E: fmt::Display + fmt::Debug> std::error::Error for ParseSetError<E> {}

/// Reads what `Display` writes, and nothing else; the empty set has no text.
impl<T: Id + FromStr, B: Bits> FromStr for Set<T, B> {
    type Err = ParseSetError<T::Err>;

    fn from_str(text: &str) -> Result<Set<T, B>, ParseSetError<T::Err>> {
        let mut set = Set::EMPTY;
        let mut next = 0;
        for part in text.split('+') {
            let id: T = part.parse().map_err(ParseSetError::Member)?;
            if id.index() < next {
                return Err(ParseSetError::Order);
            }
            next = id.index() + 1;
            set.insert(id);
        }
        Ok(set)
    }
}

impl<T: Id + Serialize, B: Bits> Serialize for Set<T, B> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Id + Deserialize<'de>, B: Bits> Deserialize<'de> for Set<T, B> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<T, B>, D::Error> {
        Ok(Vec::<T>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    struct Place(u8);

    impl Id for Place {
        fn from_index(index: usize) -> Place {
            Place(index as u8)
        }

        fn index(self) -> usize {
            self.0.into()
        }
    }

    fn holds_its_members<B: Bits>(places: &[u8]) {
        let set: Set<Place, B> = places.iter().copied().map(Place).collect();
        let mut sorted: Vec<Place> = places.iter().copied().map(Place).collect();
        sorted.sort_by_key(|place| place.0);
        sorted.dedup();
        assert_eq!(set.iter().collect::<Vec<_>>(), sorted);
        assert_eq!((set.len(), set.iter().len()), (sorted.len(), sorted.len()));
        assert_eq!(set.first(), sorted.first().copied());
        for place in sorted {
            let one = Set::one(place);
            assert!(set.contains(place) && one.is_subset(set) && one.intersects(set));
            assert_eq!((set - one).len() + 1, set.len());
            assert_eq!((set - one) | one, set);
            assert_eq!(set & one, one);
        }
        let mut none = set;
        none -= set;
        assert!(none.is_empty() && none.is_subset(set) && !none.intersects(set));
    }

    #[test]
    fn every_width_holds_its_members() {
        holds_its_members::<u8>(&[7, 0, 3, 3]);
        holds_its_members::<u64>(&[63, 1, 62]);
        holds_its_members::<u128>(&[127, 64, 63, 0]);
        holds_its_members::<[u64; 3]>(&[191, 128, 127, 64, 0, 63]);
        holds_its_members::<[u64; 3]>(&[]);
    }

    #[test]
    fn text_goes_there_and_back_in_ascending_order_only() {
        type Seats = Set<crate::Seat, u8>;
        let set: Seats = "1+3+4".parse().unwrap();
        assert_eq!(set.to_string(), "1+3+4");
        assert_eq!("3+1".parse::<Seats>(), Err(ParseSetError::Order));
        assert_eq!("1+1".parse::<Seats>(), Err(ParseSetError::Order));
        for bad in ["", "1+", "0"] {
            assert!(matches!(
                bad.parse::<Seats>(),
                Err(ParseSetError::Member(_))
            ));
        }
    }
}
