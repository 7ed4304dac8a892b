//! Cells of a city (C-4a) as bits of a board, and the geometry of C-21.

use std::fmt;
use std::str::FromStr;

use kernel::{Id, Set};

const ROWS: i8 = 7;
const COLUMNS: i8 = 6;
const FIRST_ROW: i8 = -3;
const FIRST_COLUMN: i8 = -2;
/// A board row is eight bits; the two beyond the columns stay empty, so that a shift by one
/// never runs into the next row.
const STRIDE: i8 = 8;
/// The most rows, and the most columns, a city spans (C-21).
const SPAN: i8 = 4;

/// Cells that a board has room for.
pub(crate) const CELLS: usize = (ROWS * STRIDE) as usize;

/// A place in a city. The order is reading order: row, then column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The cell in this row and column; `None` beyond what C-21 can reach.
    pub const fn new(row: i8, column: i8) -> Option<Cell> {
        // A number that somebody wrote may be as far off as it can.
        let down = row.saturating_sub(FIRST_ROW);
        let right = column.saturating_sub(FIRST_COLUMN);
        if down < 0 || down >= ROWS || right < 0 || right >= COLUMNS {
            return None;
        }
        Some(Cell((down * STRIDE + right) as u8))
    }

    /// Rows count downwards; the starting cards lie in row 0.
    pub const fn row(self) -> i8 {
        self.0 as i8 / STRIDE + FIRST_ROW
    }

    /// Columns count to the right; the starting residence lies in column 0.
    pub const fn column(self) -> i8 {
        self.0 as i8 % STRIDE + FIRST_COLUMN
    }
}

impl Id for Cell {
    #[inline]
    fn from_index(index: usize) -> Cell {
        Cell(index as u8)
    }

    /// The cell's place in an array of all cells.
    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }
}

/// C-4: where the starting residence lies.
pub(crate) const RESIDENCE_CELL: Cell = Cell::new(0, 0).expect("on the board");
/// C-4: where the starting farm lies.
pub(crate) const FARM_CELL: Cell = Cell::new(0, 1).expect("on the board");

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row(), self.column())
    }
}

/// Text that is no cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ParseCellError;

impl fmt::Display for ParseCellError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a cell is ROW,COLUMN with rows from -3 to 3 and columns from -2 to 3")
    }
}

impl std::error::Error for ParseCellError {}

impl FromStr for Cell {
    type Err = ParseCellError;

    fn from_str(text: &str) -> Result<Cell, ParseCellError> {
        let number = |text: &str| text.parse::<i8>().ok();
        text.split_once(',')
            .and_then(|(row, column)| Cell::new(number(row)?, number(column)?))
            .filter(|cell| cell.to_string() == text)
            .ok_or(ParseCellError)
    }
}

kernel::serde_as_text!(Cell);

/// A set of cells.
pub type Cells = Set<Cell, u64>;

const BOARD: u64 = {
    let mut board = 0;
    let mut row = 0;
    while row < ROWS {
        board |= ((1 << COLUMNS) - 1) << (row * STRIDE);
        row += 1;
    }
    board
};

/// Cells that share a full edge with a cell of the set, those of the set included.
#[inline]
fn grown(set: Cells) -> Cells {
    let cells = set.bits();
    let spread = cells | cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE;
    Cells::from_bits(spread & BOARD)
}

/// Cells outside the set that share a full edge with one of it.
#[inline]
pub(crate) fn border(set: Cells) -> Cells {
    grown(set) - set
}

/// All cells connected to `cell` by edges within the set.
pub(crate) fn zone(set: Cells, cell: Cell) -> Cells {
    let mut zone = Cells::one(cell);
    loop {
        let next = grown(zone) & set;
        if next == zone {
            return zone;
        }
        zone = next;
    }
}

/// C-21: the cells where a city on these cells may lie without spanning more than four rows or four
/// columns. The set must not be empty.
#[inline]
pub(crate) fn window(set: Cells) -> Cells {
    let (bits, columns) = (set.bits(), columns(set.bits()));
    let whole_rows = |bits: u32| bits / STRIDE as u32 * STRIDE as u32;
    // What lies four or more away from the first or last row or column is out of reach.
    let below = u64::MAX << whole_rows(bits.trailing_zeros()) << (SPAN * STRIDE);
    let above = u64::MAX >> whole_rows(bits.leading_zeros()) >> (SPAN * STRIDE);
    let right = u8::MAX << columns.trailing_zeros() << SPAN;
    let left = u8::MAX >> columns.leading_zeros() >> SPAN;
    Cells::from_bits(BOARD & !(below | above | in_every_row(left | right)))
}

/// All cells that share a row or a column with one of the set (C-22).
#[inline]
pub(crate) fn lines(set: Cells) -> Cells {
    let columns = in_every_row(columns(set.bits()));
    let mut rows = set.bits();
    rows |= rows >> 4;
    rows |= rows >> 2;
    rows |= rows >> 1;
    rows = (rows & 0x0101_0101_0101_0101) * 0xff;
    Cells::from_bits((rows | columns) & BOARD)
}

/// One bit per column that a cell lies in.
#[inline]
const fn columns(cells: u64) -> u8 {
    let half = cells | cells >> 32;
    let quarter = half | half >> 16;
    (quarter | quarter >> 8) as u8
}

/// These columns in all rows.
#[inline]
fn in_every_row(columns: u8) -> u64 {
    u64::from(columns) * 0x0101_0101_0101_0101
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(list: &[(i8, i8)]) -> Cells {
        let cells = list.iter().map(|(row, column)| Cell::new(*row, *column));
        cells.map(Option::unwrap).collect()
    }

    fn all_cells() -> impl Iterator<Item = Cell> {
        (-3..=3).flat_map(|row| (-2..=3).map(move |column| Cell::new(row, column).unwrap()))
    }

    #[test]
    fn names_go_there_and_back_in_reading_order() {
        let names: Vec<Cell> = all_cells().collect();
        assert!(names.is_sorted());
        for cell in names {
            assert_eq!(cell.to_string().parse(), Ok(cell));
            assert_eq!(Cell::new(cell.row(), cell.column()), Some(cell));
        }
        for bad in [
            "4,0", "0,-3", "0", "0,", "+1,0", "0,1,2", "01,2", "a,b", "-4,0", "0,4",
        ] {
            assert_eq!(bad.parse::<Cell>(), Err(ParseCellError), "{bad}");
        }
    }

    #[test]
    fn lines_and_borders_agree_with_counting() {
        for cell in all_cells() {
            let (row, column) = (cell.row(), cell.column());
            for other in all_cells() {
                let (down, right) = (other.row() - row, other.column() - column);
                let set = Cells::one(cell);
                assert_eq!(lines(set).contains(other), down == 0 || right == 0);
                assert_eq!(border(set).contains(other), down.abs() + right.abs() == 1);
            }
        }
    }

    #[test]
    fn whatever_is_not_on_the_board_is_no_cell() {
        let all = || i8::MIN..=i8::MAX;
        let there = all().flat_map(|row| all().filter_map(move |column| Cell::new(row, column)));
        assert_eq!(there.count(), all_cells().count());
        assert_eq!("-1,127".parse::<Cell>(), Err(ParseCellError));
    }

    #[test]
    fn the_window_agrees_with_counting() {
        let set = cells(&[(0, 0), (0, 1), (-1, 1), (1, 0), (1, -1)]);
        for cell in all_cells() {
            let fits = (-2..=2).contains(&cell.row()) && (-2..=2).contains(&cell.column());
            assert_eq!(window(set).contains(cell), fits, "{cell}");
        }
    }

    #[test]
    fn a_zone_is_connected_by_edges() {
        let set = cells(&[(0, 0), (0, 1), (1, 2), (2, 2)]);
        let zone = zone(set, Cell::new(0, 1).unwrap());
        assert_eq!(zone, cells(&[(0, 0), (0, 1)]));
    }
}
