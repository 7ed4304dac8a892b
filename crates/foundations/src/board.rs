//! The city's lots: names, sets of lots as one 128-bit word, neighbours, and the area in play.
//! What stands on them is in `city`.

use std::fmt;
use std::str::FromStr;

use kernel::{Id, Seats, Set};

/// The largest area has so many columns and rows.
pub(crate) const MAX_SIDE: usize = 10;
/// Bits from a column to the next: one more than its rows, so that no shift by one row ever
/// lands on a lot of the next column.
pub(crate) const STRIDE: usize = 11;
/// How long a table by lot must be.
pub(crate) const LOT_SPACE: usize = STRIDE * MAX_SIDE;

/// One lot of the city. Ordered A1, A2 … A10, B1 … J10: the board order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Lot(u8);

impl Lot {
    /// The lot in this column and row, both counted from 0; `None` outside the board.
    pub const fn at(column: usize, row: usize) -> Option<Lot> {
        if column < MAX_SIDE && row < MAX_SIDE {
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
        Lots::from_bits(1 << self.0)
    }
}

impl Id for Lot {
    #[inline]
    fn from_index(index: usize) -> Lot {
        Lot(index as u8)
    }

    #[inline]
    fn index(self) -> usize {
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

kernel::serde_as_text!(Lot);

/// A set of lots. Its text is the lots joined by `+`, in board order: `D4+D5+E4`.
pub type Lots = Set<Lot, u128>;

/// Every lot of the largest area.
const BOARD: Lots = square(MAX_SIDE);

/// The lots of the first `side` columns and rows.
const fn square(side: usize) -> Lots {
    let mut bits = 0;
    let mut column = 0;
    while column < side {
        bits |= ((1 << side) - 1) << (column * STRIDE);
        column += 1;
    }
    Lots::from_bits(bits)
}

/// What lies around lots.
pub trait Neighbors {
    /// F-6: the lots of the board that share an edge with one of these, less these.
    #[must_use]
    fn beside(self) -> Lots;

    /// The groups of these lots that are connected by edges.
    fn groups(self) -> impl Iterator<Item = Lots>;
}

impl Neighbors for Lots {
    #[inline]
    fn beside(self) -> Lots {
        let lots = self.bits();
        let around = lots << 1 | lots >> 1 | lots << STRIDE | lots >> STRIDE;
        Lots::from_bits(around & BOARD.bits() & !lots)
    }

    #[inline]
    fn groups(self) -> impl Iterator<Item = Lots> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let mut group = rest.first()?.alone();
            loop {
                let grown = group | (group.beside() & rest);
                if grown == group {
                    break;
                }
                group = grown;
            }
            rest -= group;
            Some(group)
        })
    }
}

/// F-1: the area in play, a square that grows with the number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ground {
    side: u8,
}

impl Ground {
    /// 7 × 7 for two players, one more column and row for each further one.
    pub const fn of(seats: Seats) -> Ground {
        Ground {
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
        Lots::from_bits(((1 << self.side) - 1) << (column * STRIDE))
    }

    /// One of its rows.
    pub const fn row(self, row: usize) -> Lots {
        let mut bits = 0;
        let mut column = 0;
        while column < self.side() {
            bits |= 1 << (column * STRIDE + row);
            column += 1;
        }
        Lots::from_bits(bits)
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
    pub fn edge(self) -> Lots {
        let [left, right, top, bottom] = self.edges();
        left | right | top | bottom
    }

    /// Its four corner lots.
    pub fn corners(self) -> Lots {
        let [left, right, top, bottom] = self.edges();
        (left | right) & (top | bottom)
    }
}
