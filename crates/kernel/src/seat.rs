//! Seats at a table, sets of seats, and the map from seats to things.
//! Inside the code seats count from 0; everything people or files see counts from 1.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Id, Set};

/// The most seats any table has.
pub const MAX_SEATS: usize = 5;

/// One place at the table. Seats are numbered clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from 0; `None` beyond the largest table.
    pub const fn from_index(index: usize) -> Option<Seat> {
        if index < MAX_SEATS {
            Some(Seat(index as u8))
        } else {
            None
        }
    }

    /// The seat with this number, counted from 1 as people do.
    pub const fn from_number(number: usize) -> Option<Seat> {
        if number == 0 {
            None
        } else {
            Seat::from_index(number - 1)
        }
    }

    /// Counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Counted from 1.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The seat at the left hand: the next one clockwise.
    pub const fn next(self, seats: Seats) -> Seat {
        let next = self.0 + 1;
        Seat(if next < seats.0 { next } else { 0 })
    }

    /// The seat at the right hand: the one before.
    pub const fn previous(self, seats: Seats) -> Seat {
        Seat(if self.0 == 0 { seats.0 - 1 } else { self.0 - 1 })
    }

    /// The seat `steps` places clockwise from here.
    pub const fn after(self, steps: usize, seats: Seats) -> Seat {
        Seat(((self.0 as usize + steps) % seats.0 as usize) as u8)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// Text that is no seat number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseSeatError;

impl fmt::Display for ParseSeatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a seat is a number from 1 to {MAX_SEATS}")
    }
}

impl std::error::Error for ParseSeatError {}

impl FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Seat, ParseSeatError> {
        match text.as_bytes() {
            [digit @ b'1'..=b'9'] => {
                Seat::from_number((digit - b'0') as usize).ok_or(ParseSeatError)
            }
            _ => Err(ParseSeatError),
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Seat::from_number(number as usize).ok_or_else(|| serde::de::Error::custom(ParseSeatError))
    }
}

/// How many seats a table has: 1 to [`MAX_SEATS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seats(u8);

impl Seats {
    /// `None` for an empty or too large table.
    pub const fn new(count: usize) -> Option<Seats> {
        if count >= 1 && count <= MAX_SEATS {
            Some(Seats(count as u8))
        } else {
            None
        }
    }

    /// The number of seats.
    pub const fn count(self) -> usize {
        self.0 as usize
    }

    /// All seats from the first to the last.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.0).map(Seat)
    }

    /// All seats once, clockwise from `first`.
    pub fn clockwise_from(self, first: Seat) -> impl Iterator<Item = Seat> + Clone {
        (0..self.count()).map(move |steps| first.after(steps, self))
    }

    /// Whether this table has that seat.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < self.0
    }
}

impl fmt::Display for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl Id for Seat {
    #[inline]
    fn from_index(index: usize) -> Seat {
        Seat(index as u8)
    }

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }
}

/// A set of seats.
pub type SeatSet = Set<Seat, u8>;

impl SeatSet {
    /// Every seat of a table.
    pub const fn all(seats: Seats) -> SeatSet {
        Set::from_bits((1 << seats.0) - 1)
    }
}

/// One `T` per seat. Flat, so that a state that holds it copies without the heap; the places
/// beyond the table keep the default value.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BySeat<T> {
    items: [T; MAX_SEATS],
    seats: Seats,
}

impl<T: Default> BySeat<T> {
    /// Asks `make` for each seat's thing, in seat order.
    pub fn from_fn(seats: Seats, mut make: impl FnMut(Seat) -> T) -> BySeat<T> {
        let items = std::array::from_fn(|index| {
            let seat = Seat(index as u8);
            if seats.contains(seat) {
                make(seat)
            } else {
                T::default()
            }
        });
        BySeat { items, seats }
    }

    /// The default thing for each seat.
    pub fn new(seats: Seats) -> BySeat<T> {
        BySeat {
            items: std::array::from_fn(|_| T::default()),
            seats,
        }
    }

    /// The same map with each thing replaced by what `change` makes of it.
    pub fn map<U: Default>(&self, mut change: impl FnMut(&T) -> U) -> BySeat<U> {
        BySeat::from_fn(self.seats, |seat| change(&self[seat]))
    }
}

impl<T> BySeat<T> {
    /// How many seats there are.
    pub const fn seats(&self) -> Seats {
        self.seats
    }

    /// The things in seat order.
    pub fn as_slice(&self) -> &[T] {
        &self.items[..self.seats.count()]
    }

    /// Seat and thing, in seat order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> + ExactSizeIterator {
        self.seats.iter().zip(self.as_slice())
    }

    /// Seat and thing, in seat order, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Seat, &mut T)> {
        self.seats.iter().zip(&mut self.items)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        debug_assert!(
            self.seats.contains(seat),
            "seat {seat} is not at this table"
        );
        &self.items[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        debug_assert!(
            self.seats.contains(seat),
            "seat {seat} is not at this table"
        );
        &mut self.items[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BySeat<T>, D::Error> {
        let list = Vec::<T>::deserialize(deserializer)?;
        let seats = Seats::new(list.len())
            .ok_or_else(|| serde::de::Error::invalid_length(list.len(), &"1 to 5 seats"))?;
        let mut items = list.into_iter();
        Ok(BySeat::from_fn(seats, |_| items.next().unwrap_or_default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(count: usize) -> Seats {
        Seats::new(count).unwrap()
    }

    fn seat(number: usize) -> Seat {
        Seat::from_number(number).unwrap()
    }

    #[test]
    fn neighbours_go_round_the_table() {
        assert_eq!(seat(3).next(seats(3)), seat(1));
        assert_eq!(seat(1).previous(seats(3)), seat(3));
        assert_eq!(seat(4).after(6, seats(5)), seat(5));
        let around: Vec<_> = seats(4).clockwise_from(seat(3)).map(Seat::number).collect();
        assert_eq!(around, [3, 4, 1, 2]);
    }

    #[test]
    fn seats_count_from_one_outside() {
        assert_eq!(seat(1).to_string(), "1");
        assert_eq!("5".parse(), Ok(seat(5)));
        for bad in ["0", "6", "", "12", "+1", "x"] {
            assert_eq!(bad.parse::<Seat>(), Err(ParseSeatError), "{bad:?}");
        }
    }

    #[test]
    fn sets_hold_their_seats() {
        let set: SeatSet = [seat(2), seat(5)].into_iter().collect();
        assert_eq!(set.len(), 2);
        assert_eq!(set.iter().map(Seat::number).collect::<Vec<_>>(), [2, 5]);
        assert_eq!(set.without(seat(2)), SeatSet::one(seat(5)));
        assert_eq!(SeatSet::all(seats(3)).len(), 3);
        assert_eq!(SeatSet::EMPTY.first(), None);
    }

    #[test]
    fn maps_by_seat_compare_only_real_seats() {
        let doubled = BySeat::from_fn(seats(3), |seat| seat.number()).map(|n| n * 2);
        assert_eq!(doubled.as_slice(), [2, 4, 6]);
        assert_eq!(doubled[seat(2)], 4);
        assert_ne!(BySeat::<u8>::new(seats(2)), BySeat::<u8>::new(seats(3)));
    }
}
