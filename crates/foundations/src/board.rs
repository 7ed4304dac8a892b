//! The city's lots: names, sets of lots as one 128-bit word, neighbours, and the area in play.
//! What stands on them is in `city`.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};
use std::str::FromStr;

use kernel::Seats;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The largest area has so many columns and rows.
pub const MOST_SIDE: usize = 10;
/// Bits from a column to the next: one more than its rows, so that no shift by one row ever
/// lands on a lot of the next column.
pub(crate) const STRIDE: usize = 11;
/// How long a table by lot must be.
pub(crate) const LOT_SPACE: usize = STRIDE * MOST_SIDE;

/// One lot of the city. Ordered A1, A2 … A10, B1 … J10: the board order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Lot(u8);

impl Lot {
    /// The lot in this column and row, both counted from 0; `None` outside the board.
    pub const fn at(column: usize, row: usize) -> Option<Lot> {
        if column < MOST_SIDE && row < MOST_SIDE {
            Some(Lot((column * STRIDE + row) as u8))
        } else {
            None
        }
    }

    /// The column, A = 0.
    pub const fn column(self) -> usize {
        self.0 as usize / STRIDE
    }

    /// The row, counted from 0.
    pub const fn row(self) -> usize {
        self.0 as usize % STRIDE
    }

    /// The set of this lot alone.
    pub const fn alone(self) -> Lots {
        Lots(1 << self.0)
    }

    /// The place in tables by lot.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Lot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}{}",
            (b'A' + self.column() as u8) as char,
            self.row() + 1
        )
    }
}

/// Text that names no lot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseLotError;

impl fmt::Display for ParseLotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a lot is a letter from A to J and a number from 1 to 10")
    }
}

impl std::error::Error for ParseLotError {}

impl FromStr for Lot {
    type Err = ParseLotError;

    fn from_str(text: &str) -> Result<Lot, ParseLotError> {
        let (column, row) = match text.as_bytes() {
            [column @ b'A'..=b'J', row @ b'1'..=b'9'] => (column - b'A', row - b'1'),
            [column @ b'A'..=b'J', b'1', b'0'] => (column - b'A', 9),
            _ => return Err(ParseLotError),
        };
        Lot::at(column as usize, row as usize).ok_or(ParseLotError)
    }
}

impl Serialize for Lot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Lot {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Lot, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

/// A set of lots.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Lots(pub(crate) u128);

/// Every lot of the largest area.
const BOARD: Lots = square(MOST_SIDE);

/// The lots of the first `side` columns and rows.
const fn square(side: usize) -> Lots {
    let mut bits = 0;
    let mut column = 0;
    while column < side {
        bits |= ((1 << side) - 1) << (column * STRIDE);
        column += 1;
    }
    Lots(bits)
}

impl Lots {
    /// No lot.
    pub const EMPTY: Lots = Lots(0);

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the lot is one of them.
    pub const fn contains(self, lot: Lot) -> bool {
        self.0 >> lot.0 & 1 == 1
    }

    /// Whether all of these are among `others`.
    pub const fn is_within(self, others: Lots) -> bool {
        self.0 & !others.0 == 0
    }

    /// Whether the two sets share a lot.
    pub const fn meets(self, others: Lots) -> bool {
        self.0 & others.0 != 0
    }

    /// The first one in board order.
    pub const fn first(self) -> Option<Lot> {
        if self.0 == 0 {
            None
        } else {
            Some(Lot(self.0.trailing_zeros() as u8))
        }
    }

    /// F-6: the lots of the board that share an edge with one of these, less these.
    pub const fn beside(self) -> Lots {
        let around = self.0 << 1 | self.0 >> 1 | self.0 << STRIDE | self.0 >> STRIDE;
        Lots(around & BOARD.0 & !self.0)
    }

    /// The lots, in board order.
    pub fn iter(self) -> impl Iterator<Item = Lot> + Clone {
        let mut rest = self;
        std::iter::from_fn(move || {
            let lot = rest.first()?;
            rest.0 &= rest.0 - 1;
            Some(lot)
        })
    }
}

impl BitOr for Lots {
    type Output = Lots;
    fn bitor(self, other: Lots) -> Lots {
        Lots(self.0 | other.0)
    }
}

impl BitAnd for Lots {
    type Output = Lots;
    fn bitand(self, other: Lots) -> Lots {
        Lots(self.0 & other.0)
    }
}

/// The difference of two sets.
impl Sub for Lots {
    type Output = Lots;
    fn sub(self, other: Lots) -> Lots {
        Lots(self.0 & !other.0)
    }
}

impl BitOrAssign for Lots {
    fn bitor_assign(&mut self, other: Lots) {
        self.0 |= other.0;
    }
}

impl SubAssign for Lots {
    fn sub_assign(&mut self, other: Lots) {
        self.0 &= !other.0;
    }
}

impl FromIterator<Lot> for Lots {
    fn from_iter<I: IntoIterator<Item = Lot>>(lots: I) -> Lots {
        lots.into_iter()
            .fold(Lots::EMPTY, |set, lot| set | lot.alone())
    }
}

/// Lots joined by `+`, in board order: `D4+D5+E4`.
impl fmt::Display for Lots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, lot) in self.iter().enumerate() {
            let join = if index == 0 { "" } else { "+" };
            write!(f, "{join}{lot}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Lots {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Lots({self})")
    }
}

/// Reads what `Display` writes; the order must be the board's, each lot once.
impl FromStr for Lots {
    type Err = ParseLotError;

    fn from_str(text: &str) -> Result<Lots, ParseLotError> {
        let mut lots = Lots::EMPTY;
        for word in text.split('+') {
            let lot: Lot = word.parse()?;
            if lots.0 >> lot.0 != 0 {
                return Err(ParseLotError);
            }
            lots |= lot.alone();
        }
        Ok(lots)
    }
}

impl Serialize for Lots {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Lots {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Lots, D::Error> {
        Ok(Vec::<Lot>::deserialize(deserializer)?.into_iter().collect())
    }
}

/// F-1: the area in play, a square that grows with the number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Area {
    side: u8,
}

impl Area {
    /// 7 × 7 for two players, one more column and row for each further one.
    pub const fn of(seats: Seats) -> Area {
        Area {
            side: seats.count() as u8 + 5,
        }
    }

    /// Columns, and rows.
    pub const fn side(self) -> usize {
        self.side as usize
    }

    /// All its lots.
    pub const fn lots(self) -> Lots {
        square(self.side())
    }

    /// One of its columns.
    pub const fn column(self, column: usize) -> Lots {
        Lots(((1 << self.side) - 1) << (column * STRIDE))
    }

    /// One of its rows.
    pub const fn row(self, row: usize) -> Lots {
        let mut bits = 0;
        let mut column = 0;
        while column < self.side() {
            bits |= 1 << (column * STRIDE + row);
            column += 1;
        }
        Lots(bits)
    }

    /// F-24: its four edges, each a line of lots.
    pub const fn edges(self) -> [Lots; 4] {
        let last = self.side() - 1;
        [
            self.column(0),
            self.column(last),
            self.row(0),
            self.row(last),
        ]
    }

    /// F-24: the lots on its edge.
    pub const fn edge(self) -> Lots {
        let [left, right, top, bottom] = self.edges();
        Lots(left.0 | right.0 | top.0 | bottom.0)
    }

    /// Its four corner lots.
    pub const fn corners(self) -> Lots {
        let [left, right, top, bottom] = self.edges();
        Lots((left.0 | right.0) & (top.0 | bottom.0))
    }
}
